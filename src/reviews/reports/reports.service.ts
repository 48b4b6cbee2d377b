import { storeOnce, type StoringContext } from "../../contributions/contributions.service.ts";
import { queueMail } from "../../platform/email/outbox.store.ts";
import { sampleIndex } from "./report.ts";
import {
  openReportLinks,
  type ReportLinksContext,
  type ReportTokens,
} from "./report-links.service.ts";
import { addReport, type NewReport } from "./reports.store.ts";
import type { MailContent } from "../../platform/email/mail.ts";

interface ReportsContext extends StoringContext, Omit<ReportLinksContext, "store"> {
  store: StoringContext["store"] & ReportLinksContext["store"];
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
  const { rateLimiter, contactEmail, queued } = context;
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
      const asMail = () =>
        ({ kind: "report", recipient: contactEmail(), content: mail(tokens) }) as const;
      await storeOnce(
        context,
        "report",
        visitor,
        async (db, now) => [null, (await addReport(db, report, now)) ? 1 : 0],
        (db, now) => queueMail(db, asMail(), now),
      );
      queued();
    },
  };
}
