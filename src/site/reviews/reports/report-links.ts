import { isReviewId, sampleIndex } from "./report.ts";
import { dayLength } from "../../../platform/today.ts";

/** What the links in an email about a report do: hide the review, or close its reports. */
export const reportActs = ["hide", "close"] as const;
export type ReportAct = (typeof reportActs)[number];

/** A link's content, before it's signed. */
export interface ReportLink {
  act: ReportAct;
  /** A stored review's id. */
  review: string;
  /** In epoch milliseconds. */
  expiresAt: number;
}

/** How long the links work, in milliseconds: two weeks. */
export const reportLinkLife = 14 * dayLength;

/** The text that a link's signature covers. Paths are lower case, so all of it is. */
export function signedText({ act, review, expiresAt }: ReportLink): string {
  return `${act}_${review}_${expiresAt}`;
}

/** Parses a token; its signature isn't checked yet. */
export function readReportToken(
  token: string,
): { link: ReportLink; signature: string } | undefined {
  const [typed, review = "", time = "", signature = "", ...more] = token.split("_");
  const act = reportActs.find((each) => each === typed);
  const isReview = isReviewId(review) && sampleIndex(review) === undefined;
  if (!act || !isReview || !/^\d{13}$/.test(time) || more.length > 0) return undefined;
  return { link: { act, review, expiresAt: Number(time) }, signature };
}
