import { DataFolderUnusable } from "../../db/connect.ts";
import { EnvironmentMistakes } from "../environment.ts";
import { actsGroup } from "./acts-commands.ts";
import { type Groups, UsageError, CommandError } from "./command.ts";
import { readCommandLine } from "./command-line.ts";
import { contentGroup } from "./content-commands.ts";
import { dataGroup } from "./data-commands.ts";
import { atDesk } from "./desk.ts";
import { help } from "./help.ts";
import { messagesGroup } from "./messages-commands.ts";
import { newsletterGroup } from "./newsletter-commands.ts";
import { outboxGroup } from "./outbox-commands.ts";
import { plain, print } from "./print.ts";
import { reportsGroup } from "./reports-commands.ts";
import { reviewsGroup } from "./reviews-commands.ts";
import { subscribersGroup } from "./subscribers-commands.ts";

/** Everything an owner can do from the command line. */
const groups: Groups = {
  reviews: reviewsGroup,
  reports: reportsGroup,
  subscribers: subscribersGroup,
  newsletter: newsletterGroup,
  messages: messagesGroup,
  outbox: outboxGroup,
  acts: actsGroup,
  data: dataGroup,
  content: contentGroup,
};

/** What went wrong, in a sentence, and the exit code. */
function explain(error: unknown): { sentence: string; code: 1 | 2 } {
  if (error instanceof UsageError) return { sentence: error.message, code: 2 };
  const explained = [CommandError, EnvironmentMistakes, DataFolderUnusable];
  if (error instanceof Error && explained.some((kind) => error instanceof kind))
    return { sentence: error.message, code: 1 };
  const { message, code, name } = error as Error & { code?: string };
  // A connection that was tried on several addresses fails with an empty message.
  const why = plain(message || code || name);
  return { sentence: `The store could not do it: ${why.replace(/\.$/, "")}.`, code: 1 };
}

// Whoever reads our output may stop reading, as 'head' does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  const asked = readCommandLine(process.argv.slice(2), groups);
  if (asked.kind === "help") await print(help(groups, asked.group, asked.command));
  else
    await atDesk(async (desk) => {
      await asked.command.run(asked.given, asked.operands, desk);
    });
} catch (error) {
  const { sentence, code } = explain(error);
  console.error(sentence);
  process.exitCode = code;
}
