import { command, CommandError, group } from "./command.ts";
import { writeLine } from "./output.ts";

const check = command("check", {
  about: "Read all content and list each mistake, with its file and line",
  example: "content check",
}).action(async () => {
  try {
    // Loaded only here: no other command needs so much code.
    const { readContent } = await import("../library/read-library.ts");
    const { content, notes } = readContent(process.cwd());
    const { paddles, ballTests, guides, blog } = content;
    for (const note of notes) await writeLine(`Note: ${note}`);
    await writeLine(
      `All content is right: ${paddles.length} paddles, ${ballTests.length} ball articles, ${guides.length} guides, ${blog.length} blog articles.`,
    );
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
});

export const contentGroup = group("content", "What editors write", [check]);
