import type { Library } from "../library/library.ts";
import { openLibrary } from "../library/open-library.ts";
import { moveNames } from "../newsletter/move-names.store.ts";
import { openReviewActs } from "../reviews/moderation/review-acts.service.ts";
import { countByPlayers, idsOf } from "../reviews/moved-reviews.store.ts";
import { countedReviews } from "../reviews/orphaned-reviews.ts";
import { command, CommandError } from "./command.ts";
import { confirm, withContext } from "./context.ts";
import { reason } from "./options.ts";
import { plain, writeLine } from "./output.ts";

/** Reviews that are deleted in one transaction. */
const batch = 500;

/** @throws CommandError if a page has this address: its reviews stay there */
function refuseLiving({ isSubject }: Library, subject: string): void {
  if (isSubject(subject))
    throw new CommandError(
      `'${subject}' has a page of its own, so its reviews stay there. Rename or remove its file first.`,
    );
}

const noReviews = (subject: string) =>
  new CommandError(`No review by a player is stored under '${plain(subject)}'.`);

export const move = command("move", {
  about: "Move the reviews of a page that is gone to another page",
  more: "It takes hidden reviews and reports along, too. The addresses are as the pages' URLs end. Unlike movedFrom in a content file, it doesn't redirect the old page.",
  example: 'reviews move joola-perseus-iv joola-perseus-pro-iv --reason "the paddle was renamed"',
})
  .argument("<old>")
  .argument("<new>")
  .addOption(reason)
  .action(
    withContext(async (context, old, to, given) => {
      const library = await openLibrary(process.cwd(), true);
      refuseLiving(library, old);
      const target = library.subjectNamed(to);
      if (target === undefined)
        throw new CommandError(
          `No paddle or ball article has the address '${plain(to)}': write the name of a file in content/paddles or content/ball-tests.`,
        );
      const store = await context.store();
      const count = (await countByPlayers(store.db)).get(old);
      if (count === undefined) throw noReviews(old);
      const names = { subjects: new Map([[old, target]]), paths: new Map<string, string>() };
      const note = context.note(given.reason);
      await moveNames(store, names, note);
      await writeLine(`Moved ${countedReviews(count)} to ${target}.`);
    }),
  );

export const removeAll = command("delete-all", {
  about: "Delete all reviews of a page that is gone, for good, with their reports",
  example: 'reviews delete-all joola-perseus-iv --reason "we no longer cover it"',
})
  .argument("<old>")
  .addOption(reason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, old, given) => {
      refuseLiving(await openLibrary(process.cwd(), true), old);
      const store = await context.store();
      const { db } = store;
      const count = (await countByPlayers(db)).get(old);
      if (count === undefined) throw noReviews(old);
      await confirm(`Delete ${countedReviews(count)} by players for good?`, given.yes);
      const note = context.note(given.reason);
      const acts = openReviewActs(store, () => {});
      for (;;) {
        const ids = await idsOf(db, old, batch);
        if (ids.length === 0) break;
        await acts.moderate("delete", ids, note);
      }
      await writeLine(`Deleted ${countedReviews(count)}.`);
    }),
  );
