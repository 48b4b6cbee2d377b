import { command, type Group, CommandError } from "./command.ts";
import { print } from "./print.ts";

const check = command({
  about: "reads all content and says, a sentence for each mistake, what is wrong where",
  options: {},
  example: "content check",
  run: checkContent,
});

async function checkContent(): Promise<void> {
  try {
    // Reading content takes much code that no other command needs.
    const { readLibrary } = await import("../library/read-library.ts");
    const { paddles, ballTests, guides, blog, notes } = readLibrary(process.cwd());
    for (const note of notes) await print(`Note: ${note}`);
    await print(
      `All content is right: ${paddles.length} paddles, ${ballTests.length} ball articles, ${guides.length} guides, ${blog.length} blog articles.`,
    );
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

export const contentGroup: Group = {
  about: "what editors write",
  commands: { check },
};
