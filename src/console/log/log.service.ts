import { listAuditLog } from "../../platform/store/audit-log.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import { cursorText, type ListCursor } from "../../platform/text/list-cursor.ts";

/** How many entries a page shows. */
const pageSize = 50;

/** The audit log, for owners. */
export function openLog({ db }: Store) {
  return {
    /**
     * Entries, newest first, and where the next page begins; undefined at the end.
     * @throws if the store can't be reached
     */
    async list(after: ListCursor | undefined) {
      const found = await listAuditLog(db, { after, limit: pageSize + 1 });
      const entries = found.slice(0, pageSize);
      const last = found.length > pageSize ? entries.at(-1) : undefined;
      return {
        entries,
        next: last && cursorText({ createdAt: last.done_at, id: last.id }),
      };
    },
  };
}
