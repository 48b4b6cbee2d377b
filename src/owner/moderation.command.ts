import { type Moderation, moderateReviews } from "../reviews/moderation/moderation.store.ts";
import { command, CommandError } from "./command.ts";
import { type CommandContext, confirm, withContext } from "./context.ts";
import { reason } from "./options.ts";
import { plain, writeLine } from "./output.ts";

/** The error about reviews that don't exist. @param acts what was done to one that once did */
export function noReview(ids: readonly string[], acts: readonly string[] = []): CommandError {
  const named = ids.map((id) => `'${plain(id)}'`).join(", ");
  if (acts.includes("reviews withdraw"))
    return new CommandError(`The review ${named} was withdrawn by its writer.`);
  if (acts.includes("reviews delete")) return new CommandError(`The review ${named} was deleted.`);
  return new CommandError(`No review has the id ${named}: 'reviews list' shows the ids.`);
}

const changedNow = { hide: "Hidden", restore: "Shown again", delete: "Deleted" };
const changedBefore = {
  hide: "Hidden already",
  restore: "Shown already",
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
  for (const { id, first_name, paddle_name } of changed)
    await writeLine(`${changedNow[moderation]}: ${id} (${plain(first_name)} on ${paddle_name})`);
  const changedIds = new Set(changed.map(({ id }) => id));
  for (const id of ids)
    if (!changedIds.has(id)) await writeLine(`${changedBefore[moderation]}: ${id}`);
}

export const hide = command("hide", {
  about: "Take reviews off the site and out of all figures; they stay in the store",
  more: "If one of several ids belongs to no review, nothing is done. A hidden review that is sent again stays hidden.",
  example: 'reviews hide 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"',
})
  .argument("<id...>")
  .addOption(reason)
  .action(withContext((context, ids, given) => moderate(context, "hide", ids, given)));

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
