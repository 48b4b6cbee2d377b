import { type ReviewCursor, readCursor } from "../../model/review-address.ts";
import { UsageError, type Option } from "./command.ts";

/** A switch: it is given, or it is not. */
export function flag(about: string): Option<boolean> {
  return { about, read: (typed) => typed !== undefined };
}

/** Any text. */
export function text(value: string, about: string): Option<string | undefined> {
  return { value, about, read: (typed) => typed };
}

/** One of a few words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  about: string,
): Option<Word | undefined> {
  return {
    value: words.join("|"),
    about,
    read(typed) {
      const word = words.find((each) => each === typed);
      if (typed !== undefined && word === undefined)
        throw new UsageError(`is one of ${words.join(", ")}, not '${typed}'.`);
      return word;
    },
  };
}

interface Bounds {
  least: number;
  most: number;
}

function readWhole(typed: string, { least, most }: Bounds): number {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new UsageError(`is a whole number from ${least} to ${most}, not '${typed}'.`);
  return number;
}

/** A whole number. */
export function whole(bounds: Bounds, about: string): Option<number | undefined> {
  return {
    value: "number",
    about,
    read: (typed) => (typed === undefined ? undefined : readWhole(typed, bounds)),
  };
}

/** A day in UTC, as the epoch milliseconds of its beginning. */
export function day(about: string): Option<number | undefined> {
  return {
    value: "YYYY-MM-DD",
    about,
    read(typed) {
      if (typed === undefined) return undefined;
      const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN;
      // A day that no month has is read as one of the next month.
      if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(typed))
        throw new UsageError(`is a day like 2026-11-20, not '${typed}'.`);
      return time;
    },
  };
}

/** How much a list shows at once. */
export const limit: Option<number> = {
  value: "number",
  about: "how many at most, 20 where it is left out",
  read: (typed = "20") => readWhole(typed, { least: 1, most: 1000 }),
};

/** Where a list goes on. */
export const after: Option<ReviewCursor | undefined> = {
  value: "place",
  about: "goes on after this place, which the page before names",
  read(typed) {
    const place = typed === undefined ? undefined : readCursor(typed);
    if (typed !== undefined && !place)
      throw new UsageError(`is a place as the page before names it, not '${typed}'.`);
    return place;
  },
};

export const json = flag("prints JSON, for programs");
/** Why something is done. */
export const reason: Option<string> = {
  value: "text",
  about: "why, for the record; it must be given",
  read(typed = "") {
    if (typed.trim() === "")
      throw new UsageError(`is missing: say why, as in --reason "advertising".`);
    return typed.trim();
  },
};
