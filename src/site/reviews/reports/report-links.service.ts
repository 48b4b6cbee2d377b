import { createHmac, timingSafeEqual } from "node:crypto";
import { perform, type Place } from "../../../platform/acts.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { secretOf } from "../../../platform/store/secrets.store.ts";
import { type ReviewView, showStored } from "../read-reviews.service.ts";
import {
  anyReview,
  closeReports,
  hideReviews,
  readVersion,
} from "../moderation/moderation.store.ts";
import {
  readReportToken,
  type ReportAct,
  type ReportLink,
  reportLinkLife,
  signedText,
} from "./report-links.ts";
import { type ListedReport, reportsOf } from "./reports.store.ts";
import type { Reviews } from "../reviews.service.ts";

/** What a link leads to: a visible review with its open reports; or nothing left to do. */
export type LinkedReports =
  | {
      kind: "open";
      act: ReportAct;
      subject: string;
      review: ReviewView;
      /** The version of the review shown here. */
      version: string;
      reports: ListedReport[];
    }
  | { kind: "done"; act: ReportAct };

/**
 * The result of a link's act: nothing was left to do; it's done; nothing was done because the writer changed the review
 * after it was read; or unread reports are still open.
 */
export type LinkActed = "before" | "done" | "changed" | "more";

export type ReportTokens = Record<ReportAct, string>;

export interface ReportLinksContext {
  store: Place;
  clock: () => number;
  reviews: Pick<Reviews, "ballName">;
}

/**
 * The links in emails about reports, each for one act on one review. Every method throws if the store can't be reached.
 */
export function openReportLinks({ store, clock, reviews }: ReportLinksContext) {
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
    const stored = reports.length === 0 ? undefined : await anyReview(db, id);
    if (!stored || stored.hidden_at !== null) return { kind: "done", act };
    const review = showStored({ ...stored, helpful: 0 }, reviews);
    const version = readVersion(stored);
    return { kind: "open", act, subject: stored.paddle_name, review, version, reports };
  }

  return {
    /** The tokens for the email about a stored review. */
    async tokens(review: string): Promise<ReportTokens> {
      const expiresAt = clock() + reportLinkLife;
      const token = async (act: ReportAct) => {
        const link = { act, review, expiresAt };
        return `${signedText(link)}_${await sign(link)}`;
      };
      return { hide: await token("hide"), close: await token("close") };
    },

    /** What a link leads to, without changing anything. Undefined if it's forged, altered or expired. */
    async read(token: string): Promise<LinkedReports | undefined> {
      const link = await verify(token);
      return link && (await linkedBy(link));
    },

    /**
     * Performs a link's act, and logs it. Undefined as in `read`.
     * @param read what the owner has read: the review's version, and the ids of its reports
     */
    async act(
      token: string,
      read: { version: string; reports: readonly string[] },
    ): Promise<LinkActed | undefined> {
      const link = await verify(token);
      if (!link) return undefined;
      const linked = await linkedBy(link);
      if (linked.kind === "done") return "before";
      const reasons = [...new Set(linked.reports.map(({ reason }) => reason))].join(", ");
      const note = (reason: string) =>
        ({ reason, now: clock(), by: "report email", role: "moderator" }) as const;
      const asked = { options: {}, isSure: true };
      if (link.act === "hide") {
        const of = [link.review];
        await perform(store, hideReviews, { ...asked, of }, note(`reported: ${reasons}`));
        return "done";
      }
      const of = linked.reports
        .filter(({ id }) => read.reports.includes(id))
        .map(({ id }) => `${id}@${read.version}`);
      const why = note(`fine, though reported: ${reasons}`);
      try {
        if (of.length > 0) await perform(store, closeReports, { ...asked, of }, why);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.why === "changed") return "changed";
      }
      return (await linkedBy(link)).kind === "open" ? "more" : "done";
    },
  };
}
