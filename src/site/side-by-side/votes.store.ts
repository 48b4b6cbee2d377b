import { sql } from "kysely";
import type { Database } from "../../platform/store/tables.ts";
import type { AlikeVotes } from "./tally.ts";
import type { CountedVotes } from "./vote-evidence.ts";
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

/** The subjects of votes. */
export const votedSubjects = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom("side_by_side_votes").select("subject").distinct().execute();
  return rows.map(({ subject }) => subject);
};

/**
 * A subject's votes that count, from before a time. Held ones and those that were taken down aren't among them.
 * @param month when this month began, in epoch milliseconds
 */
export async function countedVotes(
  db: Database,
  subject: string,
  { before, month }: { before: number; month: number },
): Promise<CountedVotes[]> {
  const by = [...asked, "level", "played_first"] as const;
  const rows = await db
    .selectFrom("side_by_side_votes")
    .select([...by, ({ fn }) => fn.countAll<number>().as("votes")])
    .select(sql<number>`sum(case when created_at < ${month} then 1 else 0 end)`.as("early"))
    .where("subject", "=", subject)
    .where("hidden_at", "is", null)
    .where("created_at", "<", before)
    .groupBy(by)
    // Always in the same order, so that the same votes have the same ranking.
    .$call((query) => by.reduce((ordered, column) => ordered.orderBy(column), query))
    .execute();
  return rows.map(({ played_first: playedFirst, ...each }) => ({
    ...each,
    playedFirst,
    isHeld: false,
  }));
}
