import { hideSimilar, similarReviews } from "../reviews/moderation/similar-reviews.store.ts";
import {
  type Moderated,
  type Moderation,
  moderateReviews,
} from "../reviews/moderation/moderation.store.ts";
import { command, CommandError, UsageError } from "./command.ts";
import { type CommandContext, confirm, withContext } from "./context.ts";
import { optionalReason, reason } from "./options.ts";
import { plain, writeLine } from "./output.ts";

/** The error about reviews that don't exist. @param acts what was done to one that once did */
export function noReview(ids: readonly string[], acts: readonly string[] = []): CommandError {
  const named = ids.map((id) => `'${plain(id)}'`).join(", ");
  if (acts.includes("reviews withdraw"))
    return new CommandError(`The review ${named} was withdrawn by its writer.`);
  if (acts.includes("reviews delete")) return new CommandError(`The review ${named} was deleted.`);
  return new CommandError(`No review has the id ${named}: 'reviews list' shows the ids.`);
}

const changedNow = {
  hide: "Hidden",
  restore: "Shown again",
  approve: "Approved",
  delete: "Deleted",
};
const changedBefore = {
  hide: "Hidden already",
  restore: "Shown already",
  approve: "Not waiting",
  delete: "Deleted already",
};

async function moderate(
  context: CommandContext,
  moderation: Moderation,
  repeatedIds: readonly string[],
  given: { reason: string },
): Promise<void> {
  const { db } = await context.store();
  const ids = [...new Set(repeatedIds)];
  const note = context.note(given.reason);
  const { missing, changed } = await moderateReviews(db, moderation, ids, note);
  if (missing.length > 0) throw noReview(missing);
  await writeChanged(moderation, changed);
  const changedIds = new Set(changed.map(({ id }) => id));
  for (const id of ids)
    if (!changedIds.has(id)) await writeLine(`${changedBefore[moderation]}: ${id}`);
}

async function writeChanged(moderation: Moderation, changed: Moderated["changed"]): Promise<void> {
  for (const { id, first_name, paddle_name } of changed)
    await writeLine(`${changedNow[moderation]}: ${id} (${plain(first_name)} on ${paddle_name})`);
}

/** Hides a review and all that have its text, once the owner has heard how many they are. */
async function hideLike(
  context: CommandContext,
  id: string,
  given: { reason: string; yes?: true | undefined },
): Promise<void> {
  const { db } = await context.store();
  const similar = await similarReviews(db, id);
  if (!similar) throw noReview([id]);
  const { ids, shown } = similar;
  if (ids.length === 0) return writeLine("All reviews with this text are hidden already.");
  const count = ids.length === 1 ? "1 review has" : `${ids.length} reviews have`;
  const question = `${count} this text, ${shown} of them shown. Hide all?`;
  await confirm(question, given.yes, `${count} this text`);
  const changed = await hideSimilar(db, id, context.note(given.reason));
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
  .addOption(reason)
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
  about: "Show reviews that waited for you; the newsletter may then quote them",
  example: "reviews approve 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
})
  .argument("<id...>")
  .addOption(optionalReason)
  .action(
    withContext((context, ids, given) =>
      moderate(context, "approve", ids, { reason: given.reason ?? "" }),
    ),
  );

export const restore = command("restore", {
  about: "Show hidden reviews again",
  example: 'reviews restore 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "it was a fair one"',
})
  .argument("<id...>")
  .addOption(reason)
  .action(withContext((context, ids, given) => moderate(context, "restore", ids, given)));

export const remove = command("delete", {
  about: "Delete reviews for good, with their reports",
  more: "A deleted review can be sent again; to keep a text out, hide it instead.",
  example: 'reviews delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"',
})
  .argument("<id...>")
  .addOption(reason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, ids, given) => {
      const count = new Set(ids).size;
      const what = count === 1 ? "this review" : `these ${count} reviews`;
      await confirm(`Delete ${what} for good?`, given.yes);
      await moderate(context, "delete", ids, given);
    }),
  );
