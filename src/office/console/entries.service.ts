import { type State, stateOf } from "../../site/contributions/contribution.ts";
import { anyOf, listOf, type ReadKindRow } from "../../site/contributions/contributions.store.ts";
import type { FieldKind } from "../../site/contributions/kind.ts";
import {
  countWaiting,
  listWaiting,
  wholeVersion,
} from "../../site/contributions/moderation.store.ts";
import { type ListedReport, reportsOf } from "../../site/contributions/reports.store.ts";
import type { ListCursor } from "../../platform/listing.ts";
import type { Store } from "../../platform/store/connect.ts";

/** A contribution as moderators see it. */
export interface KindEntry {
  kind: string;
  row: ReadKindRow;
  state: State;
  /** What acts are given. */
  version: string;
  reports: readonly ListedReport[];
}

/** How many of each list the page shows. */
const shown = 50;

/** Contributions of some kinds for moderators. Every method throws if the store can't be reached. */
export function openEntries({ db }: Pick<Store, "db">, kinds: readonly FieldKind[]) {
  async function entries(kind: FieldKind, rows: readonly ReadKindRow[]): Promise<KindEntry[]> {
    const ids = rows.map(({ id }) => id);
    const reports = Map.groupBy(await reportsOf(db, kind, ids), ({ of }) => of);
    return rows.map((row) => {
      const open = reports.get(row.id) ?? [];
      const version = wholeVersion(kind, row, open);
      return { kind: kind.name, row, state: stateOf(row), version, reports: open };
    });
  }
  async function ofEach(read: (kind: FieldKind) => Promise<ReadKindRow[]>) {
    const all: KindEntry[] = [];
    for (const kind of kinds) all.push(...(await entries(kind, await read(kind))));
    return all;
  }

  return {
    countWaiting: () => countWaiting(db, kinds),
    /** What waits: first what visitors see, then what waited longest. */
    async waiting(): Promise<KindEntry[]> {
      const waiting = await listWaiting(db, kinds, shown);
      const found = await ofEach((kind) => {
        const own = waiting.filter((each) => each.kind === kind.name);
        return anyOf(
          db,
          kind,
          own.map(({ id }) => id),
        );
      });
      const byId = new Map(found.map((each) => [each.row.id, each]));
      return waiting.flatMap(({ id }) => byId.get(id) ?? []);
    },
    /** All of them, newest first, hidden or not, and where the next page begins; `next` is undefined at the end. */
    async newest(
      after: ListCursor | undefined,
    ): Promise<{ entries: KindEntry[]; next: ListCursor | undefined }> {
      const all = await ofEach((kind) => listOf(db, kind, { after, limit: shown + 1 }));
      const found = all.toSorted(
        ({ row: a }, { row: b }) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1),
      );
      const page = found.slice(0, shown);
      const last = page.at(-1)?.row;
      const hasMore = last !== undefined && found.length > shown;
      const next = hasMore ? { createdAt: last.created_at, id: last.id } : undefined;
      return { entries: page, next };
    },
  };
}
