import { sql } from "kysely";
import type { Database } from "../platform/store/tables.ts";
import { newsletterSubject } from "./newsletter.ts";
import type { SubscriberState } from "./newsletter.tables.ts";

/** Counts the subscriptions in each state: to the newsletter, and to new reviews. */
export async function countSubscribers(db: Database) {
  const rows = await db
    .selectFrom("subscribers")
    .select((query) => [
      "state",
      query.fn.countAll<number>().as("all"),
      sql<number>`sum(case when subject = ${newsletterSubject} then 1 else 0 end)`.as("newsletter"),
    ])
    .groupBy("state")
    .execute();
  const none = { pending: 0, confirmed: 0, unsubscribed: 0 };
  const counts = { newsletter: { ...none }, reviews: { ...none } };
  for (const { state, all, newsletter } of rows) {
    counts.newsletter[state] = newsletter;
    counts.reviews[state] = all - newsletter;
  }
  return counts;
}

/** A place in the list of subscribers. */
export type SubscriberPlace = { email_key: string; subject: string } | undefined;

/**
 * Subscribers sorted by address: those after `after`, from the first if it's undefined.
 * @param only the newsletter's in one state; all subscriptions if it's undefined
 */
export async function listSubscribers(
  db: Database,
  {
    only,
    after,
    limit,
  }: { only?: SubscriberState | undefined; after: SubscriberPlace; limit: number },
) {
  return await db
    .selectFrom("subscribers")
    .select(["email_key", "subject", "email", "state"])
    .select(["created_at", "confirmed_at", "unsubscribed_at"])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(email_key, subject) > (${after!.email_key}, ${after!.subject})`),
    )
    .$if(only !== undefined, (query) =>
      query.where("state", "=", only!).where("subject", "=", newsletterSubject),
    )
    .orderBy("email_key")
    .orderBy("subject")
    .limit(limit)
    .execute();
}

/** The subscriptions of one address, the newsletter's first. */
export async function subscriptionsOf(db: Database, emailKey: string) {
  return await db
    .selectFrom("subscribers")
    .select(["subject", "email", "state", "created_at", "confirmed_at", "unsubscribed_at"])
    .where("email_key", "=", emailKey)
    .orderBy("subject")
    .execute();
}
