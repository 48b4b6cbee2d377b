import { join } from "node:path";
import { openApart, TookTooLong } from "../apart.ts";
import { ownRelease } from "../releases.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { SheetAnswer, SheetAsked } from "./read-sheet.worker.ts";
import { maxSheet, type Sheet, SheetRefused, tooLargeFile } from "./sheet.ts";

const tooMuch =
  "Reading the spreadsheet takes too much time or memory. Save only the cells with data, or save it as CSV.";

const ask = openApart<(asked: SheetAsked) => SheetAnswer>({
  script:
    ownRelease === undefined
      ? join(import.meta.dirname, "read-sheet.worker.ts")
      : join(ownRelease, "server", "read-sheet.js"),
  data: { readsSheets: true },
  // The largest that are read take a tenth.
  limits: { cpu: 8000, wait: 40_000, megabytes: 384 },
  // What it took is given back.
  idleLife: 0,
});

/** Reads a spreadsheet in a thread with limits, one at a time. @throws SheetRefused */
export async function readSheetApart(
  bytes: Uint8Array,
  reading: SheetReading = {},
): Promise<Sheet> {
  if (bytes.length > maxSheet.bytes) throw new SheetRefused(tooLargeFile);
  return (await answered({ bytes, reading })).sheet;
}

/**
 * The same between a dry run and its drafts: reads a file or, from a form, what was read of it before, which is a few
 * kilobytes and may be a million cells.
 * @returns it, and as text for a form
 * @throws SheetRefused
 */
export async function readKeptSheetApart(
  sent: Uint8Array | string,
  reading: SheetReading = {},
): Promise<{ sheet: Sheet; packed: string }> {
  if (sent.length > maxSheet.bytes) throw new SheetRefused(tooLargeFile);
  if (typeof sent === "string") return { ...(await answered({ packed: sent })), packed: sent };
  const { sheet, packed = "" } = await answered({ bytes: sent, reading, isPacked: true });
  return { sheet, packed };
}

/** @throws SheetRefused */
async function answered(asked: SheetAsked) {
  const answer = await ask(asked).catch((error: unknown) => {
    if (error instanceof TookTooLong) return { refused: tooMuch };
    throw error;
  });
  if ("refused" in answer) throw new SheetRefused(answer.refused);
  return answer;
}
