import { dayAt, dayLength } from "../today.ts";

// A spreadsheet as it's read, whatever file it was: rows of cells, and what is wrong with cells that can't be read.

/** A cell: its text or number, a day or month ('2026-03-14', '2026-03'), or why it can't be read, with the remedy. */
export type SheetCell = string | number | { date: string } | { wrong: string };

/** A row that isn't empty. `row` is its number in the spreadsheet, from 1. */
export interface SheetRow {
  row: number;
  /** The line of a text file that it begins in. */
  line?: number;
  cells: readonly SheetCell[];
}

export interface Sheet {
  /** The first has the headings, if any row has some that are known. */
  rows: readonly SheetRow[];
  /** What its reader should know, one sentence each. */
  notes: readonly string[];
}

/** A file that isn't read at all. The message is a sentence with the remedy. */
export class SheetRefused extends Error {
  override name = "SheetRefused";
}

/**
 * What is read: a catalog of 1,000 paddles with all sources takes half of it. Bytes are the file's own, and those of an
 * .xlsx file once it's unpacked; a text is that of one cell, in characters (UTF-16).
 */
export const maxSheet = {
  bytes: 2 * 1024 * 1024,
  unpacked: 32 * 1024 * 1024,
  rows: 5000,
  columns: 200,
  text: 2000,
} as const satisfies SheetLimits;

/** How much of a table is read. */
export type SheetLimits = Record<"bytes" | "unpacked" | "rows" | "columns" | "text", number>;

/** Refuses what is larger than any spreadsheet that is read. */
export const tooLargeFile = `The file is larger than ${maxSheet.bytes / 1024 / 1024} MB. Save only the cells with data, or split it into several files.`;

/** A column's letters, from its index: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The days that Excel counts from this one are a date: 46095 is 2026-03-14. */
const firstDay = Date.UTC(1899, 11, 30);

/** The day that a number in a date's place means, if it's between 2000 and 2100. */
export function dayOfSerial(days: number): string | undefined {
  if (!Number.isInteger(days) || days < 36_526 || days > 73_050) return undefined;
  return dayAt(firstDay + days * dayLength);
}

// Spreadsheets run text that starts like this as a formula. An apostrophe before it keeps them from that.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const isNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A text as a cell that no spreadsheet takes for a formula: `readPlain` takes the apostrophe off again. */
export const neutral = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that `neutral` wrote. */
export const fromNeutral = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** Whether a spreadsheet would take a text for a formula, a signed number aside. */
export const looksLikeFormula = (text: string): boolean =>
  !text.startsWith("'") && formula.test(text) && !isNumber.test(text.trim());
