import { agedOf } from "../../site/reviews/aged/aged.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { logOf } from "../../platform/store/log.store.ts";
import type { Database } from "../../platform/store/tables.ts";
import { stateOf } from "../../site/contributions/contribution.ts";
import {
  type ModeratedReview,
  readVersion,
  wholeVersion,
} from "../../site/reviews/moderation/moderation.store.ts";
import { type ListedReport, reportsOf } from "../../site/reviews/reports/reports.store.ts";
import { optionalReviewFields } from "../../site/reviews/review.ts";
import { editedAt, logListing, stateText } from "../console/listings.service.ts";
import { lineOf } from "./list-command.ts";
import { writeReports } from "./reading.ts";
import { block, formatTime, plain, table, writeLine } from "./output.ts";

function stateSince(review: ModeratedReview): string {
  const { hidden_at, approved_at } = review;
  if (hidden_at !== null) return `${stateText(review)} since ${formatTime(hidden_at)}`;
  return approved_at === null ? "shown" : `shown, approved ${formatTime(approved_at)}`;
}

/**
 * Writes a review in full, with its reports and history.
 * @param offersYes whether to add the command that accepts it
 */
export async function writeReview(
  db: Database,
  review: ModeratedReview,
  { offersYes = true } = {},
): Promise<void> {
  const reports = await reportsOf(db, review.id);
  const log = await logOf(db, review.id);
  const edited = editedAt(review);
  await writeLine(
    table([
      ["Review", review.id],
      ["Of", review.paddle_name],
      ["By", `${plain(review.first_name)}, DUPR ${plain(review.dupr_rating)}`],
      ["Stars", `${review.rating} of 5`],
      ...optionalReviewFields.map(({ noun, column }) => [
        capitalized(noun),
        plain(String(review[column])),
      ]),
      ["Written", formatTime(review.created_at)],
      ...(edited === null ? [] : [["Edited", formatTime(edited)]]),
      ...agedOf(review).map(({ months, answer, again, at }) => [
        `After ${months} months`,
        `${answer}${again === null ? "" : `, would buy it again: ${again}`} (${formatTime(at)})`,
      ]),
      ["State", stateSince(review)],
      ["Sample", review.is_sample === 1 ? "yes" : "no"],
    ]),
  );
  await writeLine(`\n${block(review.review_text)}`);
  if (review.answered_at !== null) {
    await writeLine(`\nAnswered ${formatTime(review.answered_at)}:`);
    await writeLine(block(review.answer));
  }
  await writeReports(reports);
  if (log.length > 0)
    await writeLine(`\n${table(log.map((entry) => lineOf(logListing.facts, entry)))}`);
  const accept = offersYes ? acceptCommand(review, reports) : undefined;
  if (accept) await writeLine(`\nIf it's fine: npm run owner -- ${accept}`);
}

/** The command that accepts a review as it was read; undefined if there is nothing to accept. */
function acceptCommand(
  review: ModeratedReview,
  reports: readonly Pick<ListedReport, "id">[],
): string | undefined {
  const state = stateOf(review);
  if (state !== "shown")
    return `reviews ${state === "held" ? "approve" : "restore"} ${review.id}@${wholeVersion(review, reports)}`;
  if (reports.length === 0) return undefined;
  const version = readVersion(review);
  return `reports close ${reports.map(({ id }) => `${id}@${version}`).join(" ")}`;
}

export async function writeReviews(
  db: Database,
  reviews: readonly ModeratedReview[],
  options = { offersYes: false },
): Promise<void> {
  for (const review of reviews) {
    await writeReview(db, review, options);
    await writeLine("");
  }
}
