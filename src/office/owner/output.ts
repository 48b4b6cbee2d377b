// Everything commands print: tables, pages of lists, JSON and progress. Text that visitors wrote can't control the
// terminal.

import { once } from "node:events";
import { shortened } from "../../platform/text/plain-text.ts";

// Control characters (terminal escapes begin with one), line and paragraph separators, direction marks, and lone
// surrogates.
const acting = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const code = (character: string) => character.codePointAt(0)!.toString(16).padStart(4, "0");

/** A text on one line that can't control a terminal: unsafe characters are shown as code points. */
export function plain(text: string): string {
  return (
    text
      // The lookbehind matches only at the first space, so a long gap takes linear time.
      .replaceAll(/(?<!\s)\s*\n\s*/g, " ")
      .replaceAll("\t", " ")
      .replaceAll(acting, (character) => `\\u{${code(character)}}`)
  );
}

/** A text in several indented lines that can't control a terminal. */
export function block(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${plain(line)}`)
    .join("\n");
}

/** The beginning of a text, on one line, in at most `max` characters. */
export const beginning = (text: string, max = 100) => shortened(plain(text), max);

/** Formats a time (epoch milliseconds) to the minute, in UTC. */
export function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** Formats a time (epoch milliseconds) as ISO 8601, for programs; null stays null. */
export function isoTime<Time extends number | null>(time: Time) {
  return (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string;
}

const width = (text: string) => [...text].length;

/** Aligns the cells of rows. The last cell of a row may have any length. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((widest, row) => {
    for (const [index, cell] of row.entries())
      if (index < row.length - 1) widest[index] = Math.max(widest[index] ?? 0, width(cell));
    return widest;
  }, []);
  return rows
    .map((row) =>
      row
        .map((cell, index) =>
          index === row.length - 1 ? cell : cell + " ".repeat(widths[index]! - width(cell)),
        )
        .join("  "),
    )
    .join("\n");
}

/** A table in which each row is followed by lines of its own. */
export function entries(items: readonly { cells: readonly string[]; below: string }[]): string {
  const lines = table(items.map(({ cells }) => cells)).split("\n");
  return items
    .map(({ below }, index) => [lines[index], below].filter(Boolean).join("\n"))
    .join("\n\n");
}

/** A value as JSON that can't control a terminal. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    /[\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${code(character)}`,
  );
}

/** Writes to standard output, no faster than it's read. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

export const writeLine = (text: string) => write(`${text}\n`);
export const writeJson = (value: unknown) => writeLine(jsonText(value, 2));

/** When progress is first shown and how often it's updated, in milliseconds. */
const delay = 1000;
const interval = { terminal: 100, file: 10_000 };

/** Shows a long command's progress on stderr: a bar on a terminal, otherwise a line every 10 seconds. */
export function progressBar(
  label: string,
  total = 0,
  stream: Pick<NodeJS.WriteStream, "write" | "isTTY"> = process.stderr,
  clock: () => number = Date.now,
) {
  const begun = clock();
  const isTerminal = stream.isTTY;
  let shownAt: number | undefined;
  let last = { done: 0, of: total };

  function show(now: number): void {
    shownAt = now;
    const { done, of } = last;
    const share = of > 0 ? Math.min(done / of, 1) : 1;
    const said = `${Math.floor(share * 100)}% (${done} of ${of})`;
    const bar = "#".repeat(Math.round(share * 30)).padEnd(30, ".");
    stream.write(isTerminal ? `\r${label} [${bar}] ${said}` : `${label}: ${said}\n`);
  }

  return {
    /** @param done how much of the total is done so far */
    step(done: number, of = total) {
      last = { done, of };
      const now = clock();
      const due =
        shownAt === undefined
          ? begun + delay
          : shownAt + interval[isTerminal ? "terminal" : "file"];
      if (now >= due) show(now);
    },
    end() {
      if (shownAt === undefined) return;
      show(clock());
      if (isTerminal) stream.write("\n");
    },
  };
}
