import { addresses } from "../../../addresses.ts";
import { type TextProblem, textProblem, tidy } from "../../../platform/text/plain-text.ts";

/** Why a review can be reported; content/report.yaml has the words for visitors. */
export const reportReasons = ["spam", "insult", "personal", "unrelated", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The maximum length of the details, in characters (code points). */
export const maxDetailsLength = 1000;

export const reportFields = ["reason", "details"] as const;
export type ReportField = (typeof reportFields)[number];

export type TypedReport = Record<ReportField, string>;

export interface Report {
  reason: ReportReason;
  /** In the visitor's words; may be empty. */
  details: string;
}

/** Why a field is rejected. */
export type ReportProblems = { reason?: "empty" | "notAReason"; details?: TextProblem };

/** Parses a report: the report, or what is wrong with each invalid field. */
export function readReport(typed: TypedReport) {
  const chosen = tidy(typed.reason);
  const reason = reportReasons.find((each) => each === chosen);
  const details = tidy(typed.details);
  const found = textProblem(details, maxDetailsLength);
  const isEmpty = found === "empty";
  if (reason !== undefined && (isEmpty || found === undefined))
    return { report: { reason, details: isEmpty ? "" : details } };
  const problems: ReportProblems = {};
  if (reason === undefined) problems.reason = chosen === "" ? "empty" : "notAReason";
  if (found !== undefined && !isEmpty) problems.details = found;
  return { problems };
}

/** A review as named in a URL. */
export interface ReviewName {
  /** The subject's slug. */
  subject: string;
  /** A stored review's id, or a sample's position among its subject's, from 1: 'sample-3'. */
  id: string;
}

/** Whether a text has the form of a review's id. PostgreSQL rejects NULs. */
export function isReviewId(text: string): boolean {
  return /^(sample-[1-9]\d{0,3}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text);
}

/** The path of the page where a review can be reported. */
export function reportAddress({ subject, id }: ReviewName): string {
  return `${addresses.reportReview.path}?of=${subject}&review=${id}`;
}

/** The path of the page after a report about a subject's review was received. */
export function reportedAddress(subject: string): string {
  return `${addresses.reportReview.path}?of=${subject}&reported`;
}

/** The URL where a row of a kind made of fields is reported. */
export const reportHref = ({ path }: { path: string }, { noun }: { noun: string }, id: string) =>
  `${path}?${noun}=${id}`;

/** Parses such a URL. */
export function readReportAddress(query: URLSearchParams): {
  subject: string;
  /** Undefined if it isn't a valid name. */
  id: string | undefined;
  /** Whether the visitor returns after a report was stored. */
  reported: boolean;
} {
  const id = query.get("review") ?? "";
  return {
    subject: query.get("of") ?? "",
    id: isReviewId(id) ? id : undefined,
    reported: query.has("reported"),
  };
}

/** The index of the sample with this id; undefined for a stored review. */
export function sampleIndex(id: string): number | undefined {
  const place = /^sample-(\d+)$/.exec(id)?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

/** The id of the sample at an index in its subject's list. */
export const sampleId = (index: number) => `sample-${index + 1}`;
