import {
  anyReview,
  anyReviews,
  approveReviews,
  deleteReviews,
  hideReviews,
  listEveryReview,
  type ModeratedReview,
  redateReviews,
  restoreReviews,
  wholeVersion,
} from "../reviews/moderation/moderation.store.ts";
import { logOf } from "../platform/store/log.store.ts";
import { reportsOf } from "../reviews/reports/reports.store.ts";
import { logJson } from "./log.command.ts";
import { actCommand } from "./act-command.ts";
import {
  after,
  command,
  CommandError,
  day,
  group,
  json,
  limit,
  numberBetween,
  UsageError,
} from "./command.ts";
import { withContext } from "./context.ts";
import {
  beginning,
  entries,
  formatTime,
  isoTime,
  placeOf,
  plain,
  writeJson,
  writePage,
} from "./output.ts";
import { pageActs } from "../newsletter/move-names.store.ts";
import { openLibrary } from "../library/open-library.ts";
import type { Place } from "../platform/acts.ts";
import { reportJson } from "./reports.command.ts";
import { editedAt, optionalFields, stateText, writeReview, writeReviews } from "./review-text.ts";

function reviewJson(review: ModeratedReview) {
  return {
    id: review.id,
    subject: review.paddle_name,
    firstName: review.first_name,
    dupr: review.dupr_rating,
    stars: review.rating,
    text: review.review_text,
    ...Object.fromEntries(optionalFields(review).map(({ field, value }) => [field, value])),
    writtenAt: isoTime(review.created_at),
    editedAt: isoTime(editedAt(review)),
    hiddenAt: isoTime(review.held_because === null ? review.hidden_at : null),
    heldBecause: review.held_because,
    approvedAt: isoTime(review.approved_at),
    sample: review.is_sample === 1,
    reports: review.reports,
  };
}

const reportCount = ({ reports }: ModeratedReview) =>
  reports === 0 ? "" : `${reports} ${reports === 1 ? "report" : "reports"}`;

function reviewEntry(review: ModeratedReview) {
  return {
    cells: [
      review.id,
      formatTime(review.created_at),
      `${review.rating} of 5`,
      stateText(review),
      reportCount(review),
      review.paddle_name,
      `${beginning(review.first_name, 50)}${review.is_sample ? " (sample)" : ""}`,
    ],
    below: `    ${beginning(review.review_text)}`,
  };
}

const list = command("list", {
  about: "List reviews, including hidden ones, newest first",
  more: "--search ignores case from A to Z. --json prints { reviews, next }; next is the place for --after, or null at the end.",
  example: 'reviews list --subject diadem-hero --stars 1 --search "buy now"',
})
  .option("--subject <address>", "of one paddle or article, as its page's address ends")
  .option("--stars <number>", "with so many stars", numberBetween(1, 5))
  .option("--hidden", "hidden ones only")
  .option("--held", "only held ones, with the reason")
  .option("--shown", "shown ones only")
  .option("--reported", "reported ones only")
  .option("--search <text>", "with this in the text or the first name")
  .option("--since <YYYY-MM-DD>", "written on this day (UTC) or later", day)
  .option("--samples", "include seeded samples")
  .addOption(limit)
  .addOption(after)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const states = (["held", "hidden", "shown"] as const).filter((state) => given[state]);
      if (states.length > 1)
        throw new UsageError("--held, --hidden and --shown exclude each other.");
      const { db } = await context.store();
      const reviews = await listEveryReview(
        db,
        {
          ...given,
          state: states[0],
          reported: given.reported ?? false,
          samples: given.samples ?? false,
        },
        given,
      );
      const since = given.since === undefined ? undefined : isoTime(given.since).slice(0, 10);
      await writePage(
        "reviews list",
        { ...given, since },
        {
          rows: reviews,
          place: ({ created_at, id }) => placeOf(created_at, id),
          json: () => ({ reviews: reviews.map(reviewJson) }),
          text: () => entries(reviews.map(reviewEntry)),
          empty: "There are no such reviews.",
        },
      );
    }),
  );

const show = command("show", {
  about: "Show a review in full, with its reports and what was done to it",
  more: "If the review needs your decision, it ends with the command to approve it, which names the version you've read. --json has that version too.",
  example: "reviews show 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
})
  .argument("<id>")
  .addOption(json)
  .action(
    withContext(async (context, id, given) => {
      const { db } = await context.store();
      const review = await anyReview(db, id);
      const log = await logOf(db, id);
      if (!review)
        throw noReview(
          id,
          log.map(({ act }) => act),
        );
      const reports = await reportsOf(db, id);
      if (given.json)
        return writeJson({
          ...reviewJson(review),
          version: wholeVersion(review, reports),
          reports: reports.map(reportJson),
          log: log.map(logJson),
          // Its name for scripts since version 1.
          acts: log.map(logJson),
        });
      await writeReview(db, review);
    }),
  );

/** The error about a missing review. @param acts its history, if it once existed */
function noReview(id: string, acts: readonly string[]): CommandError {
  const named = `'${plain(id)}'`;
  if (acts.includes("reviews withdraw"))
    return new CommandError(`The review ${named} was withdrawn by its writer.`);
  if (acts.some((act) => act.startsWith("reviews delete")))
    return new CommandError(`The review ${named} was deleted.`);
  return new CommandError(`No review has the id ${named}: 'reviews list' shows the ids.`);
}

/** How commands show reviews that must be read: before the act, or because they have changed. */
const reading = {
  async read({ db }: Place, typed: readonly string[]) {
    const unread = typed.filter((each) => !each.includes("@"));
    const reviews = await anyReviews(db, unread);
    await writeReviews(db, reviews);
    const read = new Map<string, string>();
    for (const review of reviews)
      read.set(review.id, `${review.id}@${wholeVersion(review, await reportsOf(db, review.id))}`);
    const question = `Show ${unread.length === 1 ? "this review" : "these reviews"} on the site?`;
    return { of: typed.map((each) => read.get(each) ?? each), question };
  },
  async showChanged({ db }: Place, ids: readonly string[]) {
    await writeReviews(db, await anyReviews(db, ids), { offersYes: true });
  },
};

const withLibrary = async () => ({ library: await openLibrary(process.cwd(), true) });

export const reviewsGroup = group("reviews", "What players wrote", [
  list,
  show,
  actCommand(approveReviews, reading),
  actCommand(hideReviews),
  actCommand(restoreReviews, reading),
  actCommand(redateReviews),
  actCommand(deleteReviews),
  ...pageActs.map((act) => actCommand(act, { needs: withLibrary })),
]);
