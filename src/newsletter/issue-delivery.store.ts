import type { Database } from "../platform/store/tables.ts";

/** How an issue's mails stand: how many still wait to be delivered, and how many failed for good. */
export interface IssueDelivery {
  waiting: number;
  failed: number;
}

/** Counts the mails of the issue of a date that aren't delivered. */
export async function countUndelivered(db: Database, date: string): Promise<IssueDelivery> {
  const counts = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("mails")])
    .where("issue_date", "=", date)
    .where("state", "in", ["waiting", "failed"])
    .groupBy("state")
    .execute();
  const of = (state: string) => counts.find((each) => each.state === state)?.mails ?? 0;
  return { waiting: of("waiting"), failed: of("failed") };
}
