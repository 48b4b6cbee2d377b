import type { Library } from "../library/library.ts";
import { countByPlayers } from "../reviews/moved-reviews.store.ts";
import { countedReviews, orphanedReviews, orphanSentence } from "../reviews/orphaned-reviews.ts";
import { contentActs } from "../library/content-acts.store.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { writeLine } from "./output.ts";

const check = command("check", {
  about:
    "Read all content and list each mistake, with its file and line, and stored reviews that no page shows",
  more: "It changes nothing. If it can't open the store, it says so and only checks content.",
  example: "content check",
}).action(
  withContext(async (context) => {
    // Loaded on demand: no other command needs as much code.
    const { readContent } = await import("../library/read-library.ts");
    const { publish } = await import("../library/library.ts");
    const { content, notes } = contentOr(() => readContent(process.cwd()));
    const { paddles, ballTests, guides, blog } = content;
    for (const note of notes) await writeLine(`Note: ${note}`);
    await checkStored(context, publish(content, true));
    await writeLine(
      `All content is right: ${paddles.length} paddles, ${ballTests.length} ball articles, ${guides.length} guides, ${blog.length} blog articles.`,
    );
  }),
);

function contentOr<Content>(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** Lists the stored reviews that the next start moves. @throws CommandError for those that would lose their page */
async function checkStored(context: CommandContext, library: Library): Promise<void> {
  let stored: ReadonlyMap<string, number>;
  try {
    const { db } = await context.store();
    stored = await countByPlayers(db);
  } catch (error) {
    await writeLine(`Note: Stored reviews weren't checked. ${(error as Error).message}`);
    return;
  }
  for (const [from, to] of library.moved.subjects)
    if (stored.has(from))
      await writeLine(
        `Note: ${countedReviews(stored.get(from)!)} of ${from} will move to ${to} when the site is restarted.`,
      );
  const orphaned = orphanedReviews(stored, library.subjectNamed);
  if (orphaned.length > 0) throw new CommandError(orphaned.map(orphanSentence).join("\n"));
}

export const contentGroup = group("content", "What editors write", [
  check,
  ...contentActs.map((act) =>
    actCommand(act, { needs: async (context) => ({ content: await context.content() }) }),
  ),
]);
