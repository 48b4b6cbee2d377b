import { isReviewId, sampleIndex } from "./report.ts";

/** What the links in a report's email do: take the review off the site, or end its reports. */
export const reportActs = ["hide", "close"] as const;
export type ReportAct = (typeof reportActs)[number];

/** What a link is about, before it's signed. */
export interface ReportLink {
  act: ReportAct;
  /** A stored review's id. */
  review: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** How long the links work, in milliseconds: two weeks. */
export const reportLinkLife = 14 * 24 * 3_600_000;

/** What a link's signature is of. Paths are in lower case, so everything in it is. */
export function signedText({ act, review, expiresAt }: ReportLink): string {
  return `${act}_${review}_${expiresAt}`;
}

/** Reads a token's parts; its signature isn't checked yet. */
export function readReportToken(
  token: string,
): { link: ReportLink; signature: string } | undefined {
  const [typed, review = "", time = "", signature = "", ...more] = token.split("_");
  const act = reportActs.find((each) => each === typed);
  const isReview = isReviewId(review) && sampleIndex(review) === undefined;
  if (!act || !isReview || !/^\d{13}$/.test(time) || more.length > 0) return undefined;
  return { link: { act, review, expiresAt: Number(time) }, signature };
}
