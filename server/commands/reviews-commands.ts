import {
  anyReview,
  listEveryReview,
  type ModeratedReview,
  type Moderation,
  moderateReviews,
} from "../../db/moderation.ts";
import { actsOn } from "../../db/owner-acts.ts";
import { reportsOf } from "../../db/reports.ts";
import { cursorText } from "../../model/review-address.ts";
import { command, type Desk, type Group, UsageError, CommandError } from "./command.ts";
import { confirm } from "./desk.ts";
import { actJson, actLine } from "./acts-commands.ts";
import { after, day, flag, json, limit, reason, text, whole } from "./options.ts";
import {
  beginning,
  block,
  entries,
  isoTime,
  moment,
  nextPage,
  plain,
  print,
  printJson,
  table,
} from "./print.ts";
import { reportJson } from "./reports-commands.ts";

function reviewJson(review: ModeratedReview) {
  return {
    id: review.id,
    subject: review.paddle_name,
    firstName: review.first_name,
    dupr: review.dupr_rating,
    stars: review.rating,
    text: review.review_text,
    writtenAt: isoTime(review.created_at),
    hiddenAt: isoTime(review.hidden_at),
    sample: review.is_sample === 1,
    reports: review.reports,
  };
}

const reportCount = ({ reports }: ModeratedReview) =>
  reports === 0 ? "" : `${reports} ${reports === 1 ? "report" : "reports"}`;

const list = command({
  about: "lists reviews, hidden ones too, newest first",
  options: {
    subject: text("address", "those of one paddle or article, as its page's address ends"),
    stars: whole({ least: 1, most: 5 }, "those with so many stars"),
    hidden: flag("hidden ones only"),
    shown: flag("shown ones only"),
    reported: flag("those that somebody reported"),
    search: text("text", "those with this in the text or the first name"),
    since: day("those written on this day (UTC) or later"),
    samples: flag("the samples that were put into the store too"),
    limit,
    after,
    json,
  },
  example: 'reviews list --subject diadem-hero --stars 1 --search "buy now"',
  more: "--search takes upper and lower case letters from A to Z as the same. --json prints { reviews, next }; next is the place for --after, or null at the end.",
  async run(given, _, desk) {
    if (given.hidden && given.shown)
      throw new UsageError("--hidden and --shown exclude each other.");
    const { db } = await desk.store();
    const state = given.hidden ? "hidden" : given.shown ? "shown" : undefined;
    const page = { after: given.after, limit: given.limit };
    const reviews = await listEveryReview(db, { ...given, state }, page);
    const last = reviews.length === given.limit ? reviews.at(-1) : undefined;
    const next = last && cursorText({ createdAt: last.created_at, id: last.id });
    if (given.json) return printJson({ reviews: reviews.map(reviewJson), next: next ?? null });
    if (reviews.length === 0) return print("There are no such reviews.");
    await print(
      entries(
        reviews.map((review) => ({
          cells: [
            review.id,
            moment(review.created_at),
            `${review.rating} of 5`,
            review.hidden_at === null ? "shown" : "hidden",
            reportCount(review),
            review.paddle_name,
            `${beginning(review.first_name, 50)}${review.is_sample ? " (sample)" : ""}`,
          ],
          below: `    ${beginning(review.review_text)}`,
        })),
      ),
    );
    const since = given.since === undefined ? undefined : isoTime(given.since).slice(0, 10);
    if (next) await print(`\n${nextPage("reviews list", { ...given, since, after: next })}`);
  },
});

const show = command({
  about: "shows a review whole, what was reported of it and what was done to it",
  operand: { name: "id", count: "one" },
  options: { json },
  example: "reviews show 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  async run(given, [id = ""], desk) {
    const { db } = await desk.store();
    const review = await anyReview(db, id);
    const acts = await actsOn(db, id);
    if (!review)
      throw noReview(
        [id],
        acts.some(({ act }) => act === "reviews delete"),
      );
    const reports = await reportsOf(db, id);
    if (given.json)
      return printJson({
        ...reviewJson(review),
        reports: reports.map(reportJson),
        acts: acts.map(actJson),
      });
    await print(
      table([
        ["Review", review.id],
        ["Of", review.paddle_name],
        ["By", `${plain(review.first_name)}, DUPR ${plain(review.dupr_rating)}`],
        ["Stars", `${review.rating} of 5`],
        ["Written", moment(review.created_at)],
        ["State", review.hidden_at === null ? "shown" : `hidden since ${moment(review.hidden_at)}`],
        ["Sample", review.is_sample === 1 ? "yes" : "no"],
      ]),
    );
    await print(`\n${block(review.review_text)}`);
    for (const report of reports) {
      await print(`\nReported ${moment(report.created_at)}: ${plain(report.reason)}`);
      if (report.details !== "") await print(block(report.details));
    }
    if (acts.length > 0) await print(`\n${table(acts.map(actLine))}`);
  },
});

function noReview(ids: readonly string[], deleted = false): CommandError {
  const named = ids.map((id) => `'${plain(id)}'`).join(", ");
  if (deleted) return new CommandError(`The review ${named} was deleted.`);
  return new CommandError(`No review has the id ${named}: 'reviews list' shows the ids.`);
}

/** What is said of reviews that were moderated, and of those that were so already. */
const said = { hide: "Hidden", restore: "Shown again", delete: "Deleted" };
const already = { hide: "Hidden already", restore: "Shown already", delete: "Deleted already" };

async function moderate(
  moderation: Moderation,
  given: { reason: string },
  operands: readonly string[],
  desk: Desk,
): Promise<void> {
  const { db } = await desk.store();
  const ids = [...new Set(operands)];
  const note = { reason: given.reason, now: desk.now() };
  const { missing, changed } = await moderateReviews(db, moderation, ids, note);
  if (missing.length > 0) throw noReview(missing);
  for (const { id, first_name, paddle_name } of changed)
    await print(`${said[moderation]}: ${id} (${plain(first_name)} on ${paddle_name})`);
  const changedIds = new Set(changed.map(({ id }) => id));
  for (const id of ids) if (!changedIds.has(id)) await print(`${already[moderation]}: ${id}`);
}

const many = { name: "id", count: "many" } as const;

const hide = command({
  about: "takes reviews off the site and out of every figure; they stay in the store",
  operand: many,
  options: { reason },
  example: 'reviews hide 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"',
  more: "Where one of several ids is no review's, nothing is done. A hidden review that is sent again stays hidden.",
  run: (given, ids, desk) => moderate("hide", given, ids, desk),
});

const restore = command({
  about: "shows hidden reviews again",
  operand: many,
  options: { reason },
  example: 'reviews restore 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "it was a fair one"',
  run: (given, ids, desk) => moderate("restore", given, ids, desk),
});

const remove = command({
  about: "deletes reviews for good, with what was reported of them",
  operand: many,
  options: { reason, yes: flag("does not ask; needed where there is no terminal") },
  example: 'reviews delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"',
  more: "A deleted review can be sent once more; to keep a text out, hide it instead.",
  async run(given, ids, desk) {
    const count = new Set(ids).size;
    const what = count === 1 ? "this review" : `these ${count} reviews`;
    await confirm(`Delete ${what} for good?`, given.yes);
    await moderate("delete", given, ids, desk);
  },
});

export const reviewsGroup: Group = {
  about: "what players wrote",
  commands: { list, show, hide, restore, delete: remove },
};
