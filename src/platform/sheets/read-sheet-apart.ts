import { join } from "node:path";
import { ownRelease } from "../releases.ts";
import type { SheetAnswer } from "./read-sheet.worker.ts";
import { maxSheet, type Sheet, SheetRefused, tooLargeFile } from "./sheet.ts";

/** The processor time and memory that reading one may take: the largest that are read take a tenth. */
const limits = { milliseconds: 8000, megabytes: 384 } as const;
/** How long one may take however busy the machine is, in milliseconds. */
const longest = 60_000;

const tooMuch =
  "Reading the spreadsheet takes too much time or memory. Save only the cells with data, or save it as CSV.";

let last: Promise<unknown> = Promise.resolve();

/** Reads a spreadsheet in a thread with limits, one at a time. @throws SheetRefused */
export async function readSheetApart(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length > maxSheet.bytes) throw new SheetRefused(tooLargeFile);
  const read = last.then(() => readInThread(bytes));
  last = read.catch(() => undefined);
  return await read;
}

async function readInThread(bytes: Uint8Array): Promise<Sheet> {
  // Loaded on demand: most servers read no spreadsheet.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const script =
    ownRelease === undefined
      ? join(import.meta.dirname, "read-sheet.worker.ts")
      : join(ownRelease, "server", "read-sheet.js");
  const { promise, resolve, reject } = Promise.withResolvers<Sheet>();
  const worker = new Worker(script, {
    workerData: { sheetBytes: bytes },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  const refuse = (sentence: string) => reject(new SheetRefused(sentence));
  const late = setTimeout(() => refuse(tooMuch), longest);
  const watch = setInterval(async () => {
    // One that has ended meanwhile has none, and its 'exit' or 'message' says the rest.
    const used = await worker.cpuUsage().catch(() => undefined);
    if (used && (used.user + used.system) / 1000 > limits.milliseconds) refuse(tooMuch);
  }, 250);
  worker.on("message", (answer: SheetAnswer) =>
    "sheet" in answer ? resolve(answer.sheet) : refuse(answer.refused),
  );
  worker.on("error", (error: NodeJS.ErrnoException) =>
    error.code === "ERR_WORKER_OUT_OF_MEMORY" ? refuse(tooMuch) : reject(error),
  );
  worker.on("exit", () => refuse(tooMuch));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    await worker.terminate();
  }
}
