import type { Store } from "../platform/store/connect.ts";
import type { Database } from "../platform/store/tables.ts";
import { type Acceptance, readVersion } from "../reviews/moderation/accept-as-read.store.ts";
import { similarReviews } from "../reviews/moderation/similar-reviews.store.ts";
import {
  anyReviews,
  type Moderated,
  type Moderation,
  type ReviewState,
} from "../reviews/moderation/moderation.store.ts";
import { countFuture } from "../reviews/moderation/redate-reviews.store.ts";
import { openReviewActs } from "../reviews/moderation/review-acts.service.ts";
import { reportsOfAll } from "../reviews/reports/reports.store.ts";
import { command, CommandError, UsageError } from "./command.ts";
import { type CommandContext, confirm, withContext } from "./context.ts";
import { optionalReason } from "./options.ts";
import { formatTime, plain, writeLine } from "./output.ts";
import { readNamed, reportsMark, showBefore, writeReview } from "./review-text.ts";

/** The error about reviews that don't exist. @param acts what was done to one that once did */
export function noReview(ids: readonly string[], acts: readonly string[] = []): CommandError {
  const named = ids.map((id) => `'${plain(id)}'`).join(", ");
  if (acts.includes("reviews withdraw"))
    return new CommandError(`The review ${named} was withdrawn by its writer.`);
  if (acts.includes("reviews delete")) return new CommandError(`The review ${named} was deleted.`);
  return new CommandError(`No review has the id ${named}: 'reviews list' shows the ids.`);
}

type ReviewAct = Moderation | Exclude<Acceptance, "close">;

const changedNow = {
  hide: "Hidden",
  restore: "Shown again",
  approve: "Approved",
  delete: "Deleted",
};

/** Of a review that something wasn't done to, by what it is now. */
const changedBefore = {
  hide: { hidden: "Hidden already" },
  restore: {
    shown: "Shown already",
    hidden: "Hidden meanwhile, and left so",
    held: "Waits to be approved by now",
  },
  approve: { shown: "Not waiting", hidden: "Hidden meanwhile, and left so", held: "Waits" },
  delete: {},
} satisfies Record<string, Partial<Record<ReviewState, string>>>;

/** What commands do to reviews. The running site's processes hear of it from the store. */
const actsOn = (store: Store) => openReviewActs(store, () => {});

async function moderate(
  context: CommandContext,
  moderation: Moderation,
  repeatedIds: readonly string[],
  given: { reason?: string | undefined },
): Promise<void> {
  const acts = actsOn(await context.store());
  const ids = [...new Set(repeatedIds)];
  await writeModerated(
    moderation,
    await acts.moderate(moderation, ids, context.note(given.reason)),
  );
}

/** Says that reviews are fine: as the versions say that were read, or after showing those named without one. */
async function accept(
  context: CommandContext,
  acceptance: Exclude<Acceptance, "close">,
  typed: readonly string[],
  given: { reason?: string | undefined },
): Promise<void> {
  const store = await context.store();
  const { db } = store;
  const named = readNamed(typed);
  const ids = named.map(({ id }) => id);
  const reviews = new Map((await anyReviews(db, ids)).map((review) => [review.id, review]));
  const missing = ids.filter((id) => !reviews.has(id));
  if (missing.length > 0) throw noReview(missing);
  const reports = Map.groupBy(await reportsOfAll(db, ids), ({ review_id }) => review_id);
  const reportsOf = (id: string) => reports.get(id) ?? [];
  const unread = named.filter(({ version }) => version === undefined);
  if (unread[0]) {
    const shown = unread.map(({ id }) => reviews.get(id)!);
    await showBefore(db, shown, unread[0].id);
    const what = unread.length === 1 ? "this review" : "these reviews";
    await confirm(`Show ${what} on the site?`, false);
  }
  const others = named.filter(
    ({ id, version, mark }) => version !== undefined && mark !== reportsMark(reportsOf(id)),
  );
  if (others.length > 0)
    throw new CommandError(
      `There are other reports than those you read of ${others.map(({ id }) => id).join(", ")}. Nothing was done: read it again, with 'reviews show'.`,
    );
  const read = named.map(({ id, version }) => ({
    id,
    version: version ?? readVersion(reviews.get(id)!),
    reports: reportsOf(id).map((report) => report.id),
  }));
  const accepted = await actsOn(store).accept(acceptance, read, context.note(given.reason));
  await refuseEdited(db, accepted.edited);
  await writeModerated(acceptance, accepted);
  if (accepted.closed > 0)
    await writeLine(
      accepted.closed === 1 ? "Closed 1 report." : `Closed ${accepted.closed} reports.`,
    );
}

/** Shows what reviews say now whose writers changed them after they were read. @throws CommandError if there are any */
export async function refuseEdited(db: Database, repeatedIds: readonly string[]): Promise<void> {
  const ids = [...new Set(repeatedIds)];
  for (const review of await anyReviews(db, ids)) {
    await writeReview(db, review);
    await writeLine("");
  }
  if (ids.length > 0)
    throw new CommandError(
      `This isn't what you read: ${ids.join(", ")} was changed since. Nothing was done. Above is how it reads now.`,
    );
}

async function writeModerated(
  act: ReviewAct,
  { missing, changed, unchanged }: Moderated,
): Promise<void> {
  if (missing.length > 0) throw noReview(missing);
  await writeChanged(act, changed);
  const before: Partial<Record<ReviewState, string>> = changedBefore[act];
  for (const { id, state } of unchanged) await writeLine(`${before[state] ?? state}: ${id}`);
}

async function writeChanged(act: ReviewAct, changed: Moderated["changed"]): Promise<void> {
  for (const { id, first_name, paddle_name } of changed)
    await writeLine(`${changedNow[act]}: ${id} (${plain(first_name)} on ${paddle_name})`);
}

/** Hides a review and all that have its text, once the owner has heard how many they are. */
async function hideLike(
  context: CommandContext,
  id: string,
  given: { reason?: string | undefined; yes?: true | undefined },
): Promise<void> {
  const store = await context.store();
  const similar = await similarReviews(store.db, id);
  if (!similar) throw noReview([id]);
  const { ids, shown } = similar;
  if (ids.length === 0) return writeLine("All reviews with this text are hidden already.");
  const count = ids.length === 1 ? "1 review has" : `${ids.length} reviews have`;
  const question = `${count} this text, ${shown} of them shown. Hide all?`;
  await confirm(question, given.yes, `${count} this text`);
  const changed = await actsOn(store).hideSimilar(id, context.note(given.reason));
  if (!changed) throw noReview([id]);
  await writeChanged("hide", changed);
}

export const hide = command("hide", {
  about: "Take reviews off the site and out of all figures; they stay in the store",
  more: "If one of several ids belongs to no review, nothing is done. A hidden review that is sent again stays hidden. --like hides all reviews with one's text, even with other punctuation, spaces, case or look-alike letters; it asks first.",
  example: 'reviews hide 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"',
})
  .argument("[id...]")
  .option("--like <id>", "this review and all with the same text")
  .addOption(optionalReason)
  .option("--yes", "with --like, don't ask; required if there is no terminal")
  .action(
    withContext(async (context, ids, given) => {
      if ((given.like === undefined) === (ids.length === 0))
        throw new UsageError("Name either reviews by their ids, or one with --like.");
      if (given.like === undefined) await moderate(context, "hide", ids, given);
      else await hideLike(context, given.like, given);
    }),
  );

export const approve = command("approve", {
  about: "Show reviews that waited for you, and close their reports",
  more: "Each is named with the version that you read: 'reviews show' prints the command. If its writer has changed it since, or another report came in, nothing is done. An id alone works at a terminal, where the command shows the review and asks. The newsletter may quote what you approve.",
  example: "reviews approve 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA",
})
  .argument("<id...>", "ID@VERSION")
  .addOption(optionalReason)
  .action(withContext((context, ids, given) => accept(context, "approve", ids, given)));

export const restore = command("restore", {
  about: "Show hidden reviews again",
  more: "Each is named as 'reviews approve' takes it, with the version that you read. One that waits for you is approved by that.",
  example:
    'reviews restore 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "it was a fair one"',
})
  .argument("<id...>", "ID@VERSION")
  .addOption(optionalReason)
  .action(withContext((context, ids, given) => accept(context, "restore", ids, given)));

export const redate = command("redate", {
  about: "Date reviews now that are dated in the future, because the clock was wrong",
  more: "Set the clock right first: it takes the date of every review that's later than it. The reviews keep their order. When they were really written isn't known.",
  example: "reviews redate --all",
})
  .argument("[id...]")
  .option("--all", "all reviews that are dated in the future, and seeded samples")
  .addOption(optionalReason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, ids, given) => {
      if ((given.all ?? false) === ids.length > 0)
        throw new UsageError("Name reviews by their ids, or --all.");
      const store = await context.store();
      const note = context.note(given.reason);
      const found = await countFuture(store.db, note.now);
      if (found === 0) return writeLine("No review is dated in the future.");
      const count = given.all ? found : new Set(ids).size;
      const what = count === 1 ? "1 review" : `${count} reviews`;
      await confirm(`Change the date of ${what} to now, ${formatTime(note.now)}?`, given.yes);
      const { missing, changed } = await actsOn(store).redate(given.all ? undefined : ids, note);
      if (missing.length > 0) throw noReview(missing);
      for (const { id, first_name, paddle_name } of changed)
        await writeLine(`Dated now: ${id} (${plain(first_name)} on ${paddle_name})`);
      for (const id of new Set(ids))
        if (!changed.some((each) => each.id === id))
          await writeLine(`Not dated in the future: ${id}`);
    }),
  );

export const remove = command("delete", {
  about: "Delete reviews for good, with their reports",
  more: "A deleted review can be sent again; to keep a text out, hide it instead.",
  example: 'reviews delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"',
})
  .argument("<id...>")
  .addOption(optionalReason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, ids, given) => {
      const count = new Set(ids).size;
      const what = count === 1 ? "this review" : `these ${count} reviews`;
      await confirm(`Delete ${what} for good?`, given.yes);
      await moderate(context, "delete", ids, given);
    }),
  );
