import { isReviewId, sampleIndex } from "../../reviews/reports/report.ts";
import { lineProblem, tidy } from "../../platform/text/plain-text.ts";

/** What can be done to a review in the console, and the reason that the audit log keeps if none is given. */
export const reviewActs = {
  close: "looks fine",
  approve: "looks fine",
  hide: "doesn't belong on the site",
  /** With all that have its text. */
  "hide alike": "doesn't belong on the site",
  restore: "looks fine",
  delete: "doesn't belong on the site",
} as const;
export type ReviewAct = keyof typeof reviewActs;

const isReviewAct = (text: string): text is ReviewAct => Object.hasOwn(reviewActs, text);

/** The maximum length of a reason, in characters (code points). */
export const maxReasonLength = 200;

/** What a form asks for. */
export interface AskedAct {
  act: ReviewAct;
  /** The ids of stored reviews, each once. */
  reviews: string[];
  /** The ids of the reports that were read. */
  reports: string[];
  /** When the review had last changed when it was read, epoch milliseconds. */
  seen: number | undefined;
  reason: string;
}

/** A reason as it's kept: as typed, or `otherwise` if nothing was. Undefined if it's no line of plain text. */
export function readReason(typed: string, otherwise: string): string | undefined {
  const reason = tidy(typed);
  if (reason === "") return otherwise;
  return lineProblem(reason, maxReasonLength) === undefined ? reason : undefined;
}

/** Why a reason isn't taken. */
export const reasonProblem = `Write the reason as one line of plain text, with at most ${maxReasonLength} characters.`;

/** Reads what a form asks to be done to reviews, or why it can't be done. */
export function readReviewAct(form: URLSearchParams): AskedAct | { problem: string } {
  const act = form.get("act") ?? "";
  if (!isReviewAct(act)) return { problem: "There's no such act." };
  const reviews = [...new Set(form.getAll("review"))];
  const reports = [...new Set((form.get("reports") ?? "").split(" ").filter(Boolean))];
  const stored = (id: string) => isReviewId(id) && sampleIndex(id) === undefined;
  if (![...reviews, ...reports].every(stored)) return { problem: "There's no such review." };
  const isMissing = act === "close" ? reports.length === 0 : reviews.length === 0;
  if (isMissing) return { problem: "Select at least one review." };
  if (act === "delete" && form.get("sure") !== "yes")
    return { problem: "To delete for good, check 'Yes, delete for good' too." };
  const reason = readReason(form.get("reason") ?? "", reviewActs[act]);
  if (reason === undefined) return { problem: reasonProblem };
  const typedTime = form.get("seen") ?? "";
  const seen = /^\d{1,15}$/.test(typedTime) ? Number(typedTime) : undefined;
  return { act, reviews, reports, seen, reason };
}
