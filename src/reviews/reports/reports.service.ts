import type { Store } from "../../platform/store/connect.ts";
import { queueMail } from "../../platform/email/outbox.store.ts";
import { addReport, type NewReport } from "./reports.store.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.service.ts";

/** What visitors report of reviews, mailed to the site's own address. */
export function openReports(
  { db }: Store,
  rateLimiter: RateLimiter,
  clock: () => number,
  contactEmail: () => string,
  queued: () => void,
) {
  return {
    /**
     * Stores a report, once, and the mail that brings it to the site's own address.
     * @param mail makes that mail, once the report is let in
     * @param from the visitor's IP address
     * @throws LimitReached, or when it cannot be stored
     */
    async add(report: NewReport, mail: () => MailContent, from: string) {
      const visitor = await rateLimiter.identify(from);
      await db.transaction().execute(async (transaction) => {
        const now = clock();
        if (!(await addReport(transaction, report, now))) return;
        await rateLimiter.consume(transaction, "report", visitor);
        const content = mail();
        await queueMail(transaction, { kind: "report", recipient: contactEmail(), content }, now);
      });
      queued();
    },
  };
}
