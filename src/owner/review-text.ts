import { auditOf } from "../platform/store/audit-log.store.ts";
import { digest } from "../platform/store/digest.ts";
import type { Database } from "../platform/store/tables.ts";
import { readVersion } from "../reviews/moderation/accept-as-read.store.ts";
import { type ModeratedReview, stateOf } from "../reviews/moderation/moderation.store.ts";
import { type ListedReport, reportsOf } from "../reviews/reports/reports.store.ts";
import { optionalReviewFields } from "../reviews/review-fields.ts";
import { auditLine } from "./audit.command.ts";
import { UsageError } from "./command.ts";
import { block, formatTime, plain, table, writeLine } from "./output.ts";

/** A review's optional fields, with their titles and values. */
export const optionalFields = (review: ModeratedReview) =>
  optionalReviewFields.map(({ field, noun, column }) => ({
    field,
    title: noun.replace(/^./, (letter) => letter.toUpperCase()),
    value: String(review[column]),
  }));

/** When its writer last changed it, epoch milliseconds; null if never. */
export const editedAt = ({ created_at, updated_at }: ModeratedReview) =>
  updated_at > created_at ? updated_at : null;

/** Whether visitors see it, and if not, why. */
export const stateText = (review: ModeratedReview) =>
  review.held_because === null ? stateOf(review) : `held: ${review.held_because}`;

function stateSince(review: ModeratedReview): string {
  const { hidden_at, approved_at } = review;
  if (hidden_at !== null) return `${stateText(review)} since ${formatTime(hidden_at)}`;
  return approved_at === null ? "shown" : `shown, approved ${formatTime(approved_at)}`;
}

/** Which reports someone has read, in eight characters; empty for none. */
export const reportsMark = (reports: readonly Pick<ListedReport, "id">[]) =>
  reports.length === 0
    ? ""
    : `+${digest(
        reports
          .map(({ id }) => id)
          .toSorted()
          .join(" "),
      ).slice(0, 8)}`;

/** What a command names a review by that was read: its version, and a mark of its reports. */
export const versionText = (
  review: ModeratedReview,
  reports: readonly Pick<ListedReport, "id">[],
) => readVersion(review) + reportsMark(reports);

/** An id as a command is given it, with the version that was read: 'ID@VERSION'. */
export interface NamedVersion {
  id: string;
  /** Undefined if none was named. */
  version: string | undefined;
  /** The mark of the reports; empty if there were none. */
  mark: string;
}

/** Reads ids with or without versions, each id once. */
export function readNamed(typed: readonly string[]): NamedVersion[] {
  const named = typed.map((each): [string, NamedVersion] => {
    const [, id = "", version, mark = ""] = /^([^@]*)(?:@([\w-]*)(\+[\w-]*)?)?$/.exec(each) ?? [];
    if (id === "") throw new UsageError(`'${plain(each)}' is not an id, or ID@VERSION.`);
    return [id, { id, version, mark }];
  });
  return [...new Map(named).values()];
}

/**
 * Writes a review in full, with its reports and what was done to it.
 * @param offersYes whether the command follows that says that it's fine
 */
export async function writeReview(
  db: Database,
  review: ModeratedReview,
  { offersYes = true } = {},
): Promise<void> {
  const reports = await reportsOf(db, review.id);
  const history = await auditOf(db, review.id);
  const edited = editedAt(review);
  await writeLine(
    table([
      ["Review", review.id],
      ["Of", review.paddle_name],
      ["By", `${plain(review.first_name)}, DUPR ${plain(review.dupr_rating)}`],
      ["Stars", `${review.rating} of 5`],
      ...optionalFields(review).map(({ title, value }) => [title, plain(value)]),
      ["Written", formatTime(review.created_at)],
      ...(edited === null ? [] : [["Edited", formatTime(edited)]]),
      ["State", stateSince(review)],
      ["Sample", review.is_sample === 1 ? "yes" : "no"],
    ]),
  );
  await writeLine(`\n${block(review.review_text)}`);
  for (const report of reports) {
    await writeLine(`\nReported ${formatTime(report.created_at)}: ${plain(report.reason)}`);
    if (report.details !== "") await writeLine(block(report.details));
  }
  if (history.length > 0) await writeLine(`\n${table(history.map(auditLine))}`);
  const accept = offersYes ? acceptCommand(review, reports) : undefined;
  if (accept) await writeLine(`\nIf it's fine: npm run owner -- ${accept}`);
}

/** The command that says that a review is fine as it was read; undefined if there is nothing to say that of. */
function acceptCommand(
  review: ModeratedReview,
  reports: readonly Pick<ListedReport, "id">[],
): string | undefined {
  const state = stateOf(review);
  if (state !== "shown")
    return `reviews ${state === "held" ? "approve" : "restore"} ${review.id}@${versionText(review, reports)}`;
  if (reports.length === 0) return undefined;
  const version = readVersion(review);
  return `reports close ${reports.map(({ id }) => `${id}@${version}`).join(" ")}`;
}

/** Shows the reviews that a command says are fine, to someone who can answer. @throws UsageError without a terminal */
export async function showBefore(
  db: Database,
  unread: readonly ModeratedReview[],
  id: string,
): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError(
      `Name the version that you read, as in ${plain(id)}@VERSION: 'reviews show' prints it. At a terminal, this command shows the review and asks.`,
    );
  for (const review of unread) {
    await writeReview(db, review, { offersYes: false });
    await writeLine("");
  }
}
