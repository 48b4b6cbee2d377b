import { once } from "node:events";

// Control characters (escapes of terminals begin with one), line and paragraph separators, marks that turn the
// direction of what follows, and halves of characters.
const acting = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const code = (character: string) => character.codePointAt(0)!.toString(16).padStart(4, "0");

/** A text on one line that can't act on a terminal: characters that could are shown by their code. */
export function plain(text: string): string {
  return (
    text
      // The lookbehind starts at the first blank only, so a long gap takes linear time.
      .replaceAll(/(?<!\s)\s*\n\s*/g, " ")
      .replaceAll("\t", " ")
      .replaceAll(acting, (character) => `\\u{${code(character)}}`)
  );
}

/** A text of several lines, each indented and unable to act on a terminal. */
export function block(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${plain(line)}`)
    .join("\n");
}

/** The beginning of a text, on one line, in at most `max` characters. */
export function beginning(text: string, max = 100): string {
  const characters = [...plain(text)];
  return characters.length <= max
    ? characters.join("")
    : `${characters.slice(0, max - 1).join("")}…`;
}

/** A time (epoch milliseconds) to the minute, in UTC. */
export function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** A time (epoch milliseconds) in ISO 8601, for programs; null stays null. */
export function isoTime<Time extends number | null>(time: Time) {
  return (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string;
}

const width = (text: string) => [...text].length;

/** Rows whose cells line up. The last cell of a row may have any length. */
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

/** Rows as a table, each followed by lines of its own. */
export function entries(items: readonly { cells: readonly string[]; below: string }[]): string {
  const lines = table(items.map(({ cells }) => cells)).split("\n");
  return items
    .map(({ below }, index) => [lines[index], below].filter(Boolean).join("\n"))
    .join("\n\n");
}

/** A value as JSON that can't act on a terminal. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    /[\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${code(character)}`,
  );
}

/** Writes to the standard output, no faster than it is read. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

export const writeLine = (text: string) => write(`${text}\n`);
export const writeJson = (value: unknown) => writeLine(jsonText(value, 2));
