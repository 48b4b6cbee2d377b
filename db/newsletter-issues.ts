import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** An issue as one reader gets it. */
export interface IssueMail {
  subject: string;
  html: string;
  text: string;
  /** The reader's own. */
  unsubscribeKey: string;
}

/** The issue that a mail is, for its reader; undefined where the reader does not want it any more. */
export async function issueMail(
  db: Kysely<Tables>,
  { issue_date, email_key }: { issue_date: string | null; email_key: string | null },
): Promise<IssueMail | undefined> {
  return await db
    .selectFrom("newsletter_issues")
    .innerJoin("subscribers", (join) => join.on("subscribers.email_key", "=", email_key))
    .where("newsletter_issues.date", "=", issue_date)
    .where("subscribers.state", "=", "confirmed")
    .select(["subject", "html", "text", "unsubscribe_key as unsubscribeKey"])
    .executeTakeFirst();
}
