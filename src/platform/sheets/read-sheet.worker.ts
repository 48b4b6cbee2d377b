// Reads one spreadsheet in a thread of its own: it may be made to take all the memory and time there is.

import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "./read-sheet.ts";
import { type Sheet, SheetRefused } from "./sheet.ts";

/** What the thread answers: the spreadsheet, or the sentence with which it's refused. */
export type SheetAnswer = { sheet: Sheet } | { refused: string };

const { sheetBytes } = (workerData ?? {}) as { sheetBytes?: Uint8Array };
// A test runner's threads load this file, too.
if (parentPort && sheetBytes) {
  const port = parentPort;
  const answer = (said: SheetAnswer) => port.postMessage(said);
  try {
    answer({ sheet: await readSheet(sheetBytes) });
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    answer({ refused: error.message });
  }
}
