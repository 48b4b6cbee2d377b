import { once } from "node:events";

// Control characters (escapes of terminals begin with one), line and paragraph separators, marks that turn the
// direction of what follows, and halves of characters.
const acting = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const code = (character: string) => character.codePointAt(0)!.toString(16).padStart(4, "0");

/** A text on one line, in which nothing can act on a terminal: what could is shown by its number. */
export function plain(text: string): string {
  return (
    text
      // From where white space begins alone: it may be long, and is read once.
      .replaceAll(/(?<!\s)\s*\n\s*/g, " ")
      .replaceAll("\t", " ")
      .replaceAll(acting, (character) => `\\u{${code(character)}}`)
  );
}

/** The same over several lines, each indented. */
export function block(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${plain(line)}`)
    .join("\n");
}

/** The beginning of a text, on one line. */
export function beginning(text: string, most = 100): string {
  const characters = [...plain(text)];
  return characters.length <= most
    ? characters.join("")
    : `${characters.slice(0, most - 1).join("")}…`;
}

/** A time, to the minute, in UTC. */
export function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** The same for programs; null stays null. */
export function isoTime<Time extends number | null>(time: Time) {
  return (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string;
}

const width = (text: string) => [...text].length;

/** Rows whose cells stand under one another. The last cell of a row may be as long as it likes. */
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

/** Rows as a table, each with lines of its own below it. */
export function entries(items: readonly { cells: readonly string[]; below: string }[]): string {
  const lines = table(items.map(({ cells }) => cells)).split("\n");
  return items
    .map(({ below }, index) => [lines[index], below].filter(Boolean).join("\n"))
    .join("\n\n");
}

/** A value as JSON in which nothing can act on a terminal either. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    /[\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${code(character)}`,
  );
}

/** Prints to the standard output, no faster than it is read. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

export const print = (text: string) => write(`${text}\n`);
export const printJson = (value: unknown) => print(jsonText(value, 2));

/** A word as a shell reads it. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${plain(word).replaceAll("'", "'\\''")}'`;
}

/**
 * The command that shows the next page of a list.
 * @param options the list's, by their names; those that were not given are left out
 */
export function nextPage(
  command: string,
  options: Record<string, string | number | boolean | undefined>,
): string {
  const words = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}`, shellWord(String(value))];
  });
  return `More: npm run owner -- ${[command, ...words].join(" ")}`;
}
