import { readLibrary } from "../library/read-library.ts";
import { previewNewsletter, sendNewsletter } from "./newsletter-commands.ts";

/** A command of the owner's: what it is for, and what it does; it returns the exit code. */
interface Command {
  about: string;
  run(args: readonly string[]): number | Promise<number>;
}

const commands: Record<string, Command> = {
  "content check": {
    about: "reads all content and says, a sentence for each mistake, what is wrong where",
    run: checkContent,
  },
  "newsletter preview": {
    about: "writes this week's issue into a file to look at (--out file.html)",
    run: previewNewsletter,
  },
  "newsletter send": {
    about:
      "sends this week's issue to every reader who has confirmed, each once (--yes: also to a local SITE_URL)",
    run: sendNewsletter,
  },
};

function checkContent(): number {
  try {
    const { paddles, downloads } = readLibrary(process.cwd());
    console.log(`All content is right: ${paddles.length} paddles, ${downloads.length} downloads.`);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name}\n      ${about}`);
  return `Usage: npm run owner -- <command>\n\n${lines.join("\n")}`;
}

const args = process.argv.slice(2);
const asked = args.slice(0, 2).join(" ");
const command = commands[asked];
if (command) process.exitCode = await command.run(args.slice(2));
else {
  const isHelp = asked === "" || asked === "--help";
  console[isHelp ? "log" : "error"](
    isHelp ? help() : `There is no command '${asked}'.\n\n${help()}`,
  );
  process.exitCode = isHelp ? 0 : 1;
}
