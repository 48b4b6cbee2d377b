import { createHmac, timingSafeEqual } from "node:crypto";
import type { Store } from "../../platform/store/connect.ts";
import { secretOf } from "../../platform/store/secrets.store.ts";
import type { ReviewView } from "../list/find-reviews.service.ts";
import { moderateReviews } from "../moderation/moderation.store.ts";
import type { ReviewName } from "./report.ts";
import {
  readReportToken,
  type ReportAct,
  type ReportLink,
  reportLinkLife,
  signedText,
} from "./report-links.ts";
import { closeReports, type ListedReport, reportsOf } from "./reports.store.ts";

/** What a link leads to: a review that is shown, with its open reports; or nothing that is left to do. */
export type LinkedReports =
  | { kind: "open"; act: ReportAct; subject: string; review: ReviewView; reports: ListedReport[] }
  | { kind: "done"; act: ReportAct };

/** The tokens of the links in an email. */
export type ReportTokens = Record<ReportAct, string>;

export interface ReportLinksContext {
  store: Store;
  clock: () => number;
  /** A review that is shown; undefined if there is none. */
  readReview: (name: ReviewName) => Promise<ReviewView | undefined>;
  /** Gets the subject of a review that was hidden. */
  changed: (subject: string) => void;
}

/** The links in reports' emails, each for one act on one review. Every method throws if the store can't be reached. */
export function openReportLinks({ store, clock, readReview, changed }: ReportLinksContext) {
  const { db } = store;
  let secret: string | undefined;
  const sign = async (link: ReportLink) => {
    secret ??= await secretOf(db, "report links");
    return createHmac("sha256", secret).update(signedText(link)).digest("hex");
  };

  /** What a token allows; undefined if it's forged, altered or expired. */
  async function verify(token: string): Promise<ReportLink | undefined> {
    const read = readReportToken(token);
    if (!read || read.link.expiresAt < clock()) return undefined;
    const [given, right] = [Buffer.from(read.signature), Buffer.from(await sign(read.link))];
    return given.length === right.length && timingSafeEqual(given, right) ? read.link : undefined;
  }

  async function linkedBy({ act, review: id }: ReportLink): Promise<LinkedReports> {
    const reports = await reportsOf(db, id);
    const subject = reports[0]?.paddle_name;
    const review = subject === undefined ? undefined : await readReview({ subject, id });
    return subject === undefined || !review
      ? { kind: "done", act }
      : { kind: "open", act, subject, review, reports };
  }

  return {
    /** The tokens for a stored review's email. */
    async tokens(review: string): Promise<ReportTokens> {
      const expiresAt = clock() + reportLinkLife;
      const token = async (act: ReportAct) => {
        const link = { act, review, expiresAt };
        return `${signedText(link)}_${await sign(link)}`;
      };
      return { hide: await token("hide"), close: await token("close") };
    },

    /** What a link leads to. Changes nothing. Undefined if it's forged, altered or expired. */
    async read(token: string): Promise<LinkedReports | undefined> {
      const link = await verify(token);
      return link && (await linkedBy(link));
    },

    /**
     * Does what a link is for, and records it.
     * @param seen the ids of the reports that the owner has read: no other one is closed
     * @returns what is left to do, or undefined as in `read`; "before" if nothing was left before
     */
    async act(
      token: string,
      seen: readonly string[],
    ): Promise<LinkedReports | "before" | undefined> {
      const link = await verify(token);
      if (!link) return undefined;
      const linked = await linkedBy(link);
      if (linked.kind === "done") return "before";
      const { subject, reports } = linked;
      const reasons = [...new Set(reports.map(({ reason }) => reason))].join(", ");
      if (link.act === "hide") {
        const note = { reason: `reported: ${reasons}`, now: clock(), by: "report email" };
        await moderateReviews(db, "hide", [link.review], note);
        changed(subject);
      } else {
        const ids = reports.map(({ id }) => id).filter((id) => seen.includes(id));
        const note = {
          reason: `fine, though reported: ${reasons}`,
          now: clock(),
          by: "report email",
        };
        if (ids.length > 0) await closeReports(db, ids, note);
      }
      return await linkedBy(link);
    },
  };
}
