import { CommanderError } from "@commander-js/extra-typings";
import { isExplained } from "../platform/explained-errors.ts";
import { CommandError, UsageError } from "./command.ts";
import { plain } from "./output.ts";
import { ownerProgram } from "./owner-program.ts";

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
