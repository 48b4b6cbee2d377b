import { logListing, reviewListing } from "../console/listings.service.ts";
import { reviewStates } from "../console/reviews/review-filter.ts";
import { jsonOf } from "../../platform/listing.ts";
import { startOfDay } from "../../platform/text/dates.ts";
import {
  anyReview,
  answerReviews,
  anyReviews,
  approveReviews,
  deleteReviews,
  hideReviews,
  holdOrders,
  type ModeratedReview,
  redateReviews,
  restoreReviews,
  wholeVersion,
} from "../../site/reviews/moderation/moderation.store.ts";
import { logOf } from "../../platform/store/log.store.ts";
import { reportsOf } from "../../site/reviews/reports/reports.store.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, day, group, json, numberBetween, UsageError } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { listCommand } from "./list-command.ts";
import { plain, writeJson } from "./output.ts";
import { pageActs } from "../../mail/newsletter/move-names.store.ts";
import { reviewKind } from "../../site/reviews/reviews.store.ts";
import { readingOf } from "./reading.ts";
import { reportJson } from "./reports.command.ts";
import { writeReview, writeReviews } from "./review-text.ts";

const reviewJson = (review: ModeratedReview) => jsonOf(reviewListing, review);

const list = listCommand(
  command("list", {
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
    .option("--search <text>", "with these words in the text or the first name")
    .option("--since <YYYY-MM-DD>", "written on this day (UTC) or later", day)
    .option("--samples", "include seeded samples"),
  reviewListing,
  {
    filter({ since, reported = false, samples = false, ...given }) {
      const [state, ...others] = reviewStates.filter((each) => given[each]);
      if (others.length > 0)
        throw new UsageError("--held, --hidden and --shown exclude each other.");
      return { ...given, state, reported, samples, since: startOfDay(since ?? "") };
    },
  },
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
          reports: reports.map((report) => reportJson(report, review)),
          log: log.map((entry) => jsonOf(logListing, entry)),
          // Its name for scripts since version 1.
          acts: log.map((entry) => jsonOf(logListing, entry)),
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

const reading = readingOf(reviewKind, { any: anyReviews, write: writeReviews });

const withLibrary = async (context: CommandContext) => ({
  library: (await context.content(true)).current(),
});

export const reviewsGroup = group("reviews", "What players wrote", [
  list,
  show,
  actCommand(approveReviews, reading),
  actCommand(hideReviews),
  actCommand(restoreReviews, reading),
  actCommand(redateReviews),
  actCommand(deleteReviews),
  actCommand(answerReviews),
  ...holdOrders.map((act) => actCommand(act)),
  ...pageActs.map((act) => actCommand(act, { needs: withLibrary })),
]);
