import { CommanderError } from "@commander-js/extra-typings";
import { DataFolderUnusable } from "../../db/connect.ts";
import { EnvironmentMistakes } from "../environment.ts";
import { CommandError, UsageError } from "./command.ts";
import { plain } from "./output.ts";
import { ownerProgram } from "./owner-program.ts";

/** What went wrong, in a sentence, and the exit code. */
function explain(error: unknown): { sentence: string; code: 1 | 2 } {
  if (error instanceof UsageError || error instanceof CommanderError)
    return { sentence: error.message, code: 2 };
  const explained = [CommandError, EnvironmentMistakes, DataFolderUnusable];
  if (error instanceof Error && explained.some((kind) => error instanceof kind))
    return { sentence: error.message, code: 1 };
  const { message, code, name } = error as Error & { code?: string };
  // A connection that was tried on several addresses fails with an empty message.
  const why = plain(message || code || name);
  return { sentence: `The store could not do it: ${why.replace(/\.$/, "")}.`, code: 1 };
}

// The reader of our output may stop reading, as 'head' does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await ownerProgram.parseAsync(process.argv);
} catch (error) {
  // Commander ends by an exception after it has shown help, too.
  if (!(error instanceof CommanderError && error.exitCode === 0)) {
    const { sentence, code } = explain(error);
    console.error(sentence);
    process.exitCode = code;
  }
}
