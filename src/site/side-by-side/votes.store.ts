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

/**
 * The votes that count from before a time, by subject. Held ones and those that were taken down aren't among them.
 * @param subjects all if it's undefined
 * @param month when this month began, in epoch milliseconds
 */
export async function countedVotes(
  db: Database,
  subjects: readonly string[] | undefined,
  { before, month }: { before: number; month: number },
): Promise<Map<string, CountedVotes[]>> {
  const by = ["subject", ...asked, "level", "played_first"] as const;
  const rows = await db
    .selectFrom("side_by_side_votes")
    .select([...by, ({ fn }) => fn.countAll<number>().as("votes")])
    .select(sql<number>`sum(case when created_at < ${month} then 1 else 0 end)`.as("early"))
    .where("hidden_at", "is", null)
    .where("created_at", "<", before)
    .$if(subjects !== undefined, (query) => query.where("subject", "in", subjects!))
    .groupBy(by)
    .orderBy("subject")
    .orderBy("one")
    .orderBy("other")
    .execute();
  return Map.groupBy(
    rows.map(({ played_first: playedFirst, ...each }) => ({ ...each, playedFirst, isHeld: false })),
    ({ subject }) => subject,
  );
}
