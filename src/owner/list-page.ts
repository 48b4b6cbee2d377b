import { cursorText } from "../platform/text/list-cursor.ts";
import { plain, writeJson, writeLine } from "./output.ts";

/** A list's options, by name. */
type Given = Record<string, unknown> & { limit: number; json?: true | undefined };

/**
 * Writes a page of a list: as text with the command that shows the next page, or as one JSON document with its place.
 * @param command as in 'reviews list'
 * @param place the option that starts the next page after a row
 * @param empty written instead of the text if there are no rows
 */
export async function writePage<Row>(
  command: string,
  given: Given,
  page: {
    rows: readonly Row[];
    place(last: Row): Record<string, string | number>;
    json(): object;
    text(): string;
    empty: string;
  },
): Promise<void> {
  const last = page.rows.length === given.limit ? page.rows.at(-1) : undefined;
  const next = last && page.place(last);
  if (given.json) return writeJson({ ...page.json(), next: next ? Object.values(next)[0] : null });
  await writeLine(page.rows.length === 0 ? page.empty : page.text());
  // The place replaces the only option that was read as an object.
  const options = { ...given, ...next } as Parameters<typeof nextPage>[1];
  if (next) await writeLine(`\n${nextPage(command, options)}`);
}

/** The place of a row in a list whose newest rows come first. */
export const placeOf = (createdAt: number, id: string) => ({
  after: cursorText({ createdAt, id }),
});

/** A word as a shell reads it. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${plain(word).replaceAll("'", "'\\''")}'`;
}

/** The command that shows a list's next page; options that are undefined or false are left out. */
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
