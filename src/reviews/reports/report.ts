import { addresses } from "../../addresses.ts";
import { type TextProblem, textProblem, tidy } from "../../platform/text/plain-text.ts";

/** Why a review can be reported; what visitors read stands in content/report.yaml. */
export const reportReasons = ["spam", "insult", "personal", "unrelated", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The most that can be said about it, in characters (code points). */
export const maxDetailsLength = 1000;

/** The fields of the report's form, by the names they are posted under. */
export const reportFields = ["reason", "details"] as const;
export type ReportField = (typeof reportFields)[number];

/** What was typed, as it was typed. */
export type TypedReport = Record<ReportField, string>;

/** A report that may be stored. */
export interface Report {
  reason: ReportReason;
  /** In the visitor's words; may be empty. */
  details: string;
}

/** Why a field is refused. */
export type ReportProblems = { reason?: "empty" | "notAReason"; details?: TextProblem };

/** Reads a report as it arrives: the report, or what is wrong with each refused field. */
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

/** A review as an address names it. */
export interface ReviewName {
  /** The subject's slug. */
  subject: string;
  /** A stored review's id, or the place of a sample among its subject's, from 1: 'sample-3'. */
  id: string;
}

/** Whether a text has the form of a review's id. PostgreSQL fails at a NUL, so none may reach the store unchecked. */
export function isReviewId(text: string): boolean {
  return /^(sample-[1-9]\d{0,3}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text);
}

/** The path of the page where a review can be reported. */
export function reportAddress({ subject, id }: ReviewName): string {
  return `${addresses.reportReview.path}?of=${subject}&review=${id}`;
}

/** The path of the page that says a report about a subject's review was received. */
export function reportedAddress(subject: string): string {
  return `${addresses.reportReview.path}?of=${subject}&reported`;
}

/** Reads such an address. */
export function readReportAddress(query: URLSearchParams): {
  subject: string;
  /** Undefined where it is the name of no review. */
  id: string | undefined;
  /** The visitor comes back from a report that was stored. */
  reported: boolean;
} {
  const id = query.get("review") ?? "";
  return {
    subject: query.get("of") ?? "",
    id: isReviewId(id) ? id : undefined,
    reported: query.has("reported"),
  };
}

/** The place, from 0, of the sample that an id names; undefined where it names a stored review. */
export function sampleIndex(id: string): number | undefined {
  const place = /^sample-(\d+)$/.exec(id)?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

/** The id of the sample at a place, from 0, among its subject's. */
export const sampleId = (index: number) => `sample-${index + 1}`;
