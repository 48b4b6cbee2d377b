import { sql } from "kysely";
import type { Store } from "../../platform/store/connect.ts";
import { lockKey, rowsOfJson } from "../../platform/store/dialect.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";
import { dayLength } from "../../platform/today.ts";
import { changesBetween, type KnownFact } from "./changes.ts";
import type { FactChangesTable } from "./changes.tables.ts";

/** The tag of what shows changes, as `onChange` of the store tells it: no subject has a slash. */
export const changesTag = "/data/changes";

/** What is kept: all changes of a year, and older ones as long as there are no more than this. */
const kept = { time: 366 * dayLength, changes: 5000 };

const changeColumns = [
  "noticed_at",
  "id",
  "kind",
  "subject",
  "name",
  "version",
  "fact",
  "before",
  "after",
  "unit",
  "source",
  "source_before",
  "source_kind",
  "link",
] as const satisfies readonly (keyof FactChangesTable)[];

/**
 * Notes in what the open data differ from what was last noted. One process at a time does so, and the next one finds no
 * difference. The first time, it only notes what there is.
 * @returns whether anything changed
 */
export async function noteChanges(
  { db: store, engine }: Pick<Store, "db" | "engine">,
  facts: ReadonlyMap<string, KnownFact>,
  now: number,
): Promise<boolean> {
  return await store.transaction().execute(async (db) => {
    await lockKey(db, engine, "known facts");
    const known = await readKnown(db);
    const said = new Map([...facts].map(([id, fact]) => [id, JSON.stringify(fact)]));
    const before = [...known].filter(([id, was]) => was !== said.get(id));
    const after = [...said].filter(([id, is]) => is !== known.get(id));
    for (const [id] of before) await db.deleteFrom("known_facts").where("id", "=", id).execute();
    const rows = JSON.stringify(after.map(([id, is]) => ({ id, said: is })));
    await sql`insert into known_facts (id, said)
      ${rowsOfJson(engine, "known_facts", ["id", "said"], rows)}`.execute(db);
    if (known.size === 0) return false;
    const changes = changesBetween(
      new Map(before.map(([id, was]) => [id, JSON.parse(was) as KnownFact])),
      new Map(after.map(([id]) => [id, facts.get(id)!])),
    ).map((change) => ({ noticed_at: now, ...change }));
    if (changes.length === 0) return false;
    await sql`insert into fact_changes (${sql.join(changeColumns.map((name) => sql.ref(name)))})
      ${rowsOfJson(engine, "fact_changes", changeColumns, JSON.stringify(changes))}`.execute(db);
    await forgetOldest(db, now);
    return true;
  });
}

async function readKnown(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("known_facts").selectAll().execute();
  return new Map(rows.map(({ id, said }) => [id, said]));
}

async function forgetOldest(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("fact_changes")
    .where("noticed_at", "<", now - kept.time)
    .where("noticed_at", "<", (query) =>
      query
        .selectFrom("fact_changes")
        .select("noticed_at")
        .orderBy("noticed_at", "desc")
        .offset(kept.changes - 1)
        .limit(1),
    )
    .execute();
}

/** The newest changes, those of a time by fact. */
export async function newestChanges(db: Database, limit: number): Promise<FactChangesTable[]> {
  return await readingOf([changesTag], () =>
    db
      .selectFrom("fact_changes")
      .selectAll()
      .orderBy("noticed_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
}

/** Renames a paddle in what was noted of its facts, so that a new address isn't news. */
export async function moveFacts(db: Database, from: string, to: string): Promise<void> {
  const [before, after] = [`paddles/${from}/`, `paddles/${to}/`];
  const moved = (id: string) => (id.startsWith(before) ? after + id.slice(before.length) : id);
  const known = await db
    .selectFrom("known_facts")
    .selectAll()
    .where("id", "like", `${before}%`)
    .execute();
  for (const { id, said } of known) {
    const fact = JSON.parse(said) as KnownFact;
    const renamed = JSON.stringify({ ...fact, id: moved(fact.id), subject: to });
    await db
      .updateTable("known_facts")
      .set({ id: moved(id), said: renamed })
      .where("id", "=", id)
      .execute();
  }
  const changes = await db
    .selectFrom("fact_changes")
    .select(["noticed_at", "id"])
    .where("kind", "=", "paddle")
    .where("subject", "=", from)
    .execute();
  for (const { noticed_at, id } of changes)
    await db
      .updateTable("fact_changes")
      .set({ id: moved(id), subject: to })
      .where("noticed_at", "=", noticed_at)
      .where("id", "=", id)
      .execute();
}
