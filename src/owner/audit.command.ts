import { listAuditLog, type AuditEntry } from "../platform/store/audit-log.store.ts";
import { command, group } from "./command.ts";
import { withContext } from "./context.ts";
import { placeOf, writePage } from "./list-page.ts";
import { after, json, limit } from "./options.ts";
import { formatTime, isoTime, plain, table } from "./output.ts";

export function auditJson({ id, act, target, reason, done_at, actor }: AuditEntry) {
  return { id, act, target, reason, by: actor, doneAt: isoTime(done_at) };
}

export function auditLine({ act, target, reason, done_at, actor }: AuditEntry): string[] {
  return [formatTime(done_at), act, plain(target), plain(actor), plain(reason)];
}

const list = command("list", {
  about: "List what was done here and in the console, by whom and why, newest first",
  more: "A deleted address is listed as a hash only. --json prints { acts, next }.",
  example: "acts list",
})
  .addOption(limit)
  .addOption(after)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const entries = await listAuditLog(db, given);
      await writePage("acts list", given, {
        rows: entries,
        place: ({ done_at, id }) => placeOf(done_at, id),
        json: () => ({ acts: entries.map(auditJson) }),
        text: () => table(entries.map(auditLine)),
        empty: "Nothing was done yet.",
      });
    }),
  );

export const auditGroup = group("acts", "The audit log of what you did, and why", [list]);
