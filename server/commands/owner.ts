import { readLibrary } from "../library/read-library.ts";

/** A command of the owner's: what it is for, and what it does; it returns the exit code. */
interface Command {
  about: string;
  run(): number;
}

const commands: Record<string, Command> = {
  "content check": {
    about: "reads all content and says, a sentence for each mistake, what is wrong where",
    run: checkContent,
  },
};

function checkContent(): number {
  try {
    const { paddles, ballTests, guides, blog, notes } = readLibrary(process.cwd());
    for (const note of notes) console.log(`Note: ${note}`);
    console.log(
      `All content is right: ${paddles.length} paddles, ${ballTests.length} ball articles, ${guides.length} guides, ${blog.length} blog articles.`,
    );
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

const asked = process.argv.slice(2).join(" ");
const command = commands[asked];
if (command) process.exitCode = command.run();
else {
  const isHelp = asked === "" || asked === "--help";
  console[isHelp ? "log" : "error"](
    isHelp ? help() : `There is no command '${asked}'.\n\n${help()}`,
  );
  process.exitCode = isHelp ? 0 : 1;
}
