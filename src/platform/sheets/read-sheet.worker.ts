// Reads spreadsheets in a thread of its own: one may be made to take all the memory and time there is.

import { parentPort, workerData } from "node:worker_threads";
import { answerApart } from "../apart.ts";
import { packSheet, readSheet, type SheetReading, unpackSheet } from "./read-sheet.ts";
import { type Sheet, SheetRefused } from "./sheet.ts";

/** What the thread is asked: to read a file, and perhaps to pack what it read, or to unpack that. */
export type SheetAsked =
  | { bytes: Uint8Array; reading: SheetReading; isPacked?: boolean }
  | { packed: string };

/** What it answers: the spreadsheet, or the sentence with which it's refused. */
export type SheetAnswer = { sheet: Sheet; packed?: string } | { refused: string };

async function answerTo(asked: SheetAsked): Promise<SheetAnswer> {
  try {
    if ("packed" in asked) return { sheet: unpackSheet(asked.packed) };
    const sheet = await readSheet(asked.bytes, asked.reading);
    return asked.isPacked ? { sheet, packed: packSheet(sheet) } : { sheet };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { refused: error.message };
  }
}

// A test runner's threads load this file, too.
const { readsSheets } = (workerData ?? {}) as { readsSheets?: boolean };
if (parentPort && readsSheets) answerApart(parentPort, answerTo);
