import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { type ListCursor, readCursor } from "../platform/text/list-cursor.ts";

/** Reads a whole number within bounds. */
export function numberBetween(min: number, max: number): (typed: string) => number {
  return (typed) => {
    const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(number >= min && number <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return number;
  };
}

/** Reads a day in UTC, as the epoch milliseconds of its start. */
export function day(typed: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN;
  // Date.parse takes February 31 for a day in March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(typed))
    throw new InvalidArgumentError("It must be a day like 2026-11-20.");
  return time;
}

function place(typed: string): ListCursor {
  const cursor = readCursor(typed);
  if (!cursor) throw new InvalidArgumentError("It must be a place that the previous page names.");
  return cursor;
}

function nonEmpty(typed: string): string {
  if (typed.trim() === "") throw new InvalidArgumentError(`Say why, as in --reason "advertising".`);
  return typed.trim();
}

/** How much a list shows at once. */
export const limit = new Option("--limit <number>", "how many at most")
  .default(20)
  .argParser(numberBetween(1, 1000));
/** Where a list goes on. */
export const after = new Option(
  "--after <place>",
  "start after this place, which the previous page names",
).argParser(place);
export const json = new Option("--json", "print JSON, for programs");
/** Why something is done. */
export const reason = new Option("--reason <text>", "why, for the record; required")
  .makeOptionMandatory()
  .argParser(nonEmpty);
export const optionalReason = new Option("--reason <text>", "why, for the record");
