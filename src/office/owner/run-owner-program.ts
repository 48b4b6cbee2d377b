import { CommanderError } from "@commander-js/extra-typings";
import { isExplained } from "../../platform/explained-errors.ts";
import { actsGroup, logGroup } from "./log.command.ts";
import { CommandError, program, UsageError } from "./command.ts";
import { consoleGroup, passkeysGroup, sessionsGroup } from "./console.command.ts";
import { contentGroup } from "./content.command.ts";
import { dataGroup } from "./data.command.ts";
import { doctor } from "./doctor.command.ts";
import { figures } from "./figures.command.ts";
import { init } from "./init.command.ts";
import { messagesGroup } from "./messages.command.ts";
import { requested } from "./requested.command.ts";
import { moveToPostgres, restore } from "./move-store.command.ts";
import { newsletterGroup } from "./newsletter.command.ts";
import { outboxGroup } from "./outbox.command.ts";
import { photosGroup } from "./photos.command.ts";
import { reportsGroup } from "./reports.command.ts";
import { kindGroups } from "./kinds.command.ts";
import { reviewsGroup } from "./reviews.command.ts";
import { ballsGroup, paddlesGroup } from "./sheets.command.ts";
import { subscribersGroup } from "./subscribers.command.ts";
import { back, update } from "./update.command.ts";
import { watchGroup } from "./watch.command.ts";
import { wordsGroup } from "./words.command.ts";
import { plain } from "./output.ts";

/** Everything an owner can do from the command line. */
export const ownerProgram = program(
  [
    reviewsGroup,
    reportsGroup,
    photosGroup,
    wordsGroup,
    ...kindGroups,
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
    paddlesGroup,
    ballsGroup,
    watchGroup,
    doctor,
    init,
    update,
    back,
    restore,
    moveToPostgres,
    requested,
  ],
  ["acts", "requested"],
);

/** An error in one sentence, and the exit code. */
function explain(error: unknown): { sentence: string; code: 1 | 2 } {
  if (error instanceof UsageError || error instanceof CommanderError)
    return { sentence: error.message, code: 2 };
  if (error instanceof CommandError || isExplained(error))
    return { sentence: error.message, code: 1 };
  const { message, code, name } = error as Error & { code?: string };
  // After failing on several addresses, the error's message is empty.
  const why = plain(message || code || name);
  return { sentence: `The store could not do it: ${why.replace(/\.$/, "")}.`, code: 1 };
}

/** Runs the command in the process's arguments. A failure is one sentence and the exit code. */
export async function runOwnerProgram(): Promise<void> {
  // The reader of our output may stop reading, like 'head'.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  try {
    await ownerProgram.parseAsync(process.argv);
  } catch (error) {
    // Commander also throws after showing help.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const { sentence, code } = explain(error);
    console.error(sentence);
    process.exitCode = code;
  }
}
