import { CommanderError } from "@commander-js/extra-typings";
import { isExplained } from "../platform/explained-errors.ts";
import { actsGroup, logGroup } from "./log.command.ts";
import { CommandError, program, UsageError } from "./command.ts";
import { consoleGroup, passkeysGroup, sessionsGroup } from "./console.command.ts";
import { contentGroup } from "./content.command.ts";
import { dataGroup } from "./data.command.ts";
import { doctor } from "./doctor.command.ts";
import { figures } from "./figures.command.ts";
import { messagesGroup } from "./messages.command.ts";
import { newsletterGroup } from "./newsletter.command.ts";
import { outboxGroup } from "./outbox.command.ts";
import { reportsGroup } from "./reports.command.ts";
import { reviewsGroup } from "./reviews.command.ts";
import { subscribersGroup } from "./subscribers.command.ts";
import { wordsGroup } from "./words.command.ts";
import { plain } from "./output.ts";

/** Everything an owner can do from the command line. */
export const ownerProgram = program(
  [
    reviewsGroup,
    reportsGroup,
    wordsGroup,
    subscribersGroup,
    newsletterGroup,
    messagesGroup,
    outboxGroup,
    consoleGroup,
    sessionsGroup,
    passkeysGroup,
    figures,
    logGroup,
    actsGroup,
    dataGroup,
    contentGroup,
    doctor,
  ],
  ["acts"],
);

/** What went wrong, in a sentence, and the exit code. */
function explain(error: unknown): { sentence: string; code: 1 | 2 } {
  if (error instanceof UsageError || error instanceof CommanderError)
    return { sentence: error.message, code: 2 };
  if (error instanceof CommandError || isExplained(error))
    return { sentence: error.message, code: 1 };
  const { message, code, name } = error as Error & { code?: string };
  // A connection that was tried on several addresses fails with an empty message.
  const why = plain(message || code || name);
  return { sentence: `The store could not do it: ${why.replace(/\.$/, "")}.`, code: 1 };
}

/** Runs the command that the process's arguments name. A failure is one sentence and the exit code. */
export async function runOwnerProgram(): Promise<void> {
  // The reader of our output may stop reading, as 'head' does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  try {
    await ownerProgram.parseAsync(process.argv);
  } catch (error) {
    // Commander ends by an exception after it has shown help, too.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const { sentence, code } = explain(error);
    console.error(sentence);
    process.exitCode = code;
  }
}
