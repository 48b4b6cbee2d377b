import { storeOnce, type StoringContext } from "../../contributions/contributions.service.ts";
import type { MailContent } from "../../../platform/email/mail.ts";
import { queueMail } from "../../../platform/email/outbox.store.ts";
import type { Site } from "../../../platform/render/site.ts";
import type { Database } from "../../../platform/store/tables.ts";
import type { Reported } from "../../contributions/reports.store.ts";
import { reviewedPage } from "../reviewed-page.ts";
import { sampleIndex } from "./report.ts";
import {
  openReportLinks,
  type ReportLinksContext,
  type ReportTokens,
} from "./report-links.service.ts";
import {
  addReport,
  markTold,
  type NewReport,
  openReportsOf,
  reportedKinds,
  reportsToTell,
  reviewOfPhoto,
  tellFirst,
} from "./reports.store.ts";
import type { Reviews } from "../reviews.service.ts";

interface ReportsContext extends StoringContext, Omit<ReportLinksContext, "store"> {
  content: Pick<Site, "library" | "settings">;
  /** The email addresses that reports go to. */
  recipients: () => readonly string[];
  reviews: Pick<Reviews, "one" | "ballName">;
  queued: () => void;
}

/** Another process has emailed some of the reports meanwhile. */
class ToldMeanwhile extends Error {
  override name = "ToldMeanwhile";
}

/**
 * Visitors' reports of reviews. The first one of a review is emailed at once; those that come while it's open are
 * gathered, and emailed together at most once an hour.
 */
export function openReports(context: ReportsContext) {
  const { store, rateLimiter, clock, content, recipients, reviews, queued } = context;
  const links = openReportLinks(context);

  const tokensOf = async (review: string) =>
    sampleIndex(review) === undefined ? await links.tokens(review) : undefined;

  async function queueForAll(db: Database, mail: MailContent, now: number): Promise<void> {
    for (const recipient of recipients())
      await queueMail(db, { kind: "report", recipient, content: mail }, now);
  }

  /** Queues the email about the reports of one review, or of its photo. Returns whether there is one. */
  async function tell(
    kind: (typeof reportedKinds)[number],
    of: Reported,
    ids: readonly string[],
    now: number,
  ): Promise<boolean> {
    const { subject } = of;
    const photo = kind.name === "photos" ? of.of : undefined;
    const id = photo === undefined ? of.of : await reviewOfPhoto(store.db, of);
    const on = reviewedPage(content.library, subject);
    const review = on && id !== undefined ? await reviews.one({ subject, id }) : undefined;
    // They stay in the queue. If the review is shown again, the next round emails them.
    if (!on || !review) return false;
    const reports = await openReportsOf(store.db, kind, of);
    const tokens = photo === undefined ? await tokensOf(review.id) : undefined;
    // Loads React, once there is such an email.
    const { reportMail } = await import("./report.email.ts");
    const mail = reportMail(content, { on, review, reports, photo }, tokens);
    try {
      await store.db.transaction().execute(async (db) => {
        if (!(await markTold(db, kind, ids, now))) throw new ToldMeanwhile();
        await queueForAll(db, mail, now);
      });
      return true;
    } catch (error) {
      if (error instanceof ToldMeanwhile) return false;
      throw error;
    }
  }

  return {
    /** What the links in that email lead to. */
    links,
    /**
     * Stores a report, once, and the email that delivers it if it's the only one of its review or photo.
     * @param mail renders that email once the report is accepted, with the tokens of its links; a sample's has none
     * @param from the visitor's IP address
     * @throws LimitReached, or if it can't be stored
     */
    async add(
      report: NewReport,
      mail: (tokens: ReportTokens | undefined) => MailContent,
      from: string,
    ) {
      const visitor = await rateLimiter.identify(from);
      const { reviewId, photoId } = report;
      const tokens = photoId === undefined ? await tokensOf(reviewId) : undefined;
      await storeOnce(
        context,
        "report",
        visitor,
        async (db, now) => [null, (await addReport(db, report, now)) ? 1 : 0],
        async (db, now) => {
          if (await tellFirst(db, report, now)) await queueForAll(db, mail(tokens), now);
        },
      );
      queued();
    },

    /** Queues the emails about gathered reports that are due. Any number of processes may do so at once. */
    async tellGathered(): Promise<void> {
      const now = clock();
      for (const kind of reportedKinds)
        for (const { ids, ...of } of await reportsToTell(store.db, kind, now))
          if (await tell(kind, of, ids, now)) queued();
    },
  };
}
