import { queueMail } from "../../platform/email/outbox.store.ts";
import { sampleIndex } from "./report.ts";
import {
  openReportLinks,
  type ReportLinksContext,
  type ReportTokens,
} from "./report-links.service.ts";
import { addReport, type NewReport } from "./reports.store.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.service.ts";

interface ReportsContext extends ReportLinksContext {
  rateLimiter: RateLimiter;
  contactEmail: () => string;
  queued: () => void;
}

declare module "../../platform/render/site.ts" {
  interface Site {
    reports: ReturnType<typeof openReports>;
  }
}

/** Visitors' reports of reviews, emailed to the site's own address. */
export function openReports(context: ReportsContext) {
  const { rateLimiter, clock, contactEmail, queued } = context;
  const { db } = context.store;
  const links = openReportLinks(context);
  return {
    /** What the links in that email lead to. */
    links,
    /**
     * Stores a report, once, and the email that delivers it.
     * @param mail renders the email once the report is accepted, with the tokens of its links; a sample's has none
     * @param from the visitor's IP address
     * @throws LimitReached, or if it can't be stored
     */
    async add(
      report: NewReport,
      mail: (tokens: ReportTokens | undefined) => MailContent,
      from: string,
    ) {
      const visitor = await rateLimiter.identify(from);
      const isSample = sampleIndex(report.reviewId) !== undefined;
      const tokens = isSample ? undefined : await links.tokens(report.reviewId);
      await db.transaction().execute(async (transaction) => {
        const now = clock();
        if (!(await addReport(transaction, report, now))) return;
        await rateLimiter.consume(transaction, "report", visitor);
        const content = mail(tokens);
        await queueMail(transaction, { kind: "report", recipient: contactEmail(), content }, now);
      });
      queued();
    },
  };
}
