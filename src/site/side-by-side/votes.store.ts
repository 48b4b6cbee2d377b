import { sql } from "kysely";
import type { Database } from "../../platform/store/tables.ts";
import type { AlikeVotes } from "./tally.ts";
import "./votes.tables.ts";

const isHeld = sql<number>`case when held_because is null then 0 else 1 end`;
const asked = ["one", "other", "keep", "drops", "drives"] as const;

/** The votes of a demo day but those that were taken down. */
export async function votesOfDay(db: Database, code: string): Promise<AlikeVotes[]> {
  const rows = await db
    .selectFrom("side_by_side_votes")
    .select([...asked, ({ fn }) => fn.countAll<number>().as("votes")])
    .select(isHeld.as("held"))
    .where("day", "=", code)
    .where(({ or, eb }) => or([eb("hidden_at", "is", null), eb("held_because", "is not", null)]))
    .groupBy([...asked, isHeld])
    .execute();
  return rows.map(({ held, ...each }) => ({ ...each, isHeld: held === 1 }));
}

/** All visible votes, of any pair. What shows them depends on every change. */
export async function shownVotes(db: Database): Promise<AlikeVotes[]> {
  const rows = await db
    .selectFrom("side_by_side_votes")
    .select([...asked, ({ fn }) => fn.countAll<number>().as("votes")])
    .where("hidden_at", "is", null)
    .groupBy(asked)
    .execute();
  return rows.map((each) => ({ ...each, isHeld: false }));
}
