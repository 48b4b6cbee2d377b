import type { ReadReview } from "../../reviews/moderation/accept-as-read.store.ts";
import { isReviewId, sampleIndex } from "../../reviews/reports/report.ts";
import { lineProblem, tidy } from "../../platform/text/plain-text.ts";

/** What can be done to a review in the console. */
const reviewActs = [
  "close",
  "approve",
  "hide",
  "hide alike",
  "restore",
  "redate",
  "delete",
] as const;
export type ReviewAct = (typeof reviewActs)[number];

/** The maximum length of a reason, in characters (code points). */
export const maxReasonLength = 200;

/** What a form asks for. */
export interface AskedAct {
  act: ReviewAct;
  /** The ids of stored reviews, each once. */
  reviews: string[];
  /** The reviews as they were read, for acts that say that they're fine. */
  read: ReadReview[];
  /** Empty if none was given. */
  reason: string;
}

/** A reason as it was typed, which may be empty. Undefined if it's no line of plain text. */
export function readReason(form: URLSearchParams): string | undefined {
  const reason = tidy(form.get("reason") ?? "");
  const isFine = reason === "" || lineProblem(reason, maxReasonLength) === undefined;
  return isFine ? reason : undefined;
}

/** Why nothing is deleted yet. */
export const unsure = "To delete for good, check 'Yes, delete for good' too.";

/** Why a reason isn't taken. */
export const reasonProblem = `Write the reason as one line of plain text, with at most ${maxReasonLength} characters.`;

/** How a form names what is read of a review: its id and version, then its reports. */
export const readText = ({
  id,
  version,
  reports,
}: Pick<ReadReview, "id" | "version"> & { reports: readonly { id: string }[] }) =>
  [`${id}@${version}`, ...reports.map((report) => report.id)].join(" ");

function readAsRead(text: string): ReadReview {
  const [named = "", ...reports] = text.split(" ");
  const [id = "", version = ""] = named.split("@");
  return { id, version, reports: [...new Set(reports)] };
}

/** Reads what a form asks to be done to reviews, or why it can't be done. */
export function readReviewAct(form: URLSearchParams): AskedAct | { problem: string } {
  const act = reviewActs.find((each) => each === form.get("act"));
  if (!act) return { problem: "There's no such act." };
  const reviews = [...new Set(form.getAll("review"))];
  const all = form.getAll("read").map(readAsRead);
  // A list names all that it shows; its checkboxes say which ones are meant.
  const read = act === "close" ? all : all.filter(({ id }) => reviews.includes(id));
  const isStored = (id: string) => isReviewId(id) && sampleIndex(id) === undefined;
  const reports = read.flatMap((each) => each.reports);
  const isKnown =
    [...reviews, ...reports].every(isStored) && read.every(({ id }) => isReviewId(id));
  if (!isKnown) return { problem: "There's no such review." };
  const isMissing = act === "close" ? reports.length === 0 : reviews.length === 0;
  if (isMissing) return { problem: "Select at least one review." };
  const needsReading = act === "approve" || act === "restore";
  if (needsReading && read.length < reviews.length)
    return { problem: "The form doesn't say what you read. Open the page again." };
  if (act === "delete" && form.get("sure") !== "yes") return { problem: unsure };
  const reason = readReason(form);
  if (reason === undefined) return { problem: reasonProblem };
  return { act, reviews, read, reason };
}
