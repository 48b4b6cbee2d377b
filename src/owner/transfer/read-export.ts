import { createReadStream, statSync } from "node:fs";
import { migrations } from "../../platform/store/migrate.ts";

/** The file isn't an export, is incomplete, or was written by a newer version. */
export class NotAnExport extends Error {
  override name = "NotAnExport";
}

/** Splits lines at line feeds only: node:readline would also split at U+2028, which JSON strings may contain. */
export async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = "";
  for await (const chunk of input) {
    const lines = (begun + chunk).split("\n");
    begun = lines.pop()!;
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (begun !== "") yield begun;
}

/** Parses a line as a JSON object, or returns undefined if it isn't one. */
export function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Checks that a file is an export, and a complete one unless `unchecked`. @throws NotAnExport */
export async function checkExport(path: string, unchecked: boolean): Promise<void> {
  if (!statSync(path).isFile())
    throw new NotAnExport("it is read twice, so it must be a file, not a pipe");
  let head: string | undefined;
  let last: string | undefined;
  let lines = 0;
  for await (const line of linesOf(createReadStream(path, "utf8"))) {
    if (head === undefined) {
      checkHead(line);
      if (unchecked) return;
      head = line;
    } else if (line !== "") {
      last = line;
      lines++;
    }
  }
  if (head === undefined) throw new NotAnExport("the file is empty");
  checkEnd(last, lines - 1);
}

function checkHead(line: string): void {
  const head = objectOf(line);
  if (head?.["rallyrank"] !== 1)
    throw new NotAnExport('its first line is not the first line of an export ({"rallyrank":1,…})');
  const { schema } = head;
  if (typeof schema !== "string" || !Object.hasOwn(migrations, schema))
    throw new NotAnExport(
      `it was written by a newer version (schema ${JSON.stringify(schema)}). Update this one first.`,
    );
}

/** @param rows the number of lines between the first and the last */
function checkEnd(last: string | undefined, rows: number): void {
  const end = last === undefined ? undefined : objectOf(last);
  if (!isEnd(end))
    throw new NotAnExport(
      "the last line of an export is missing, so rows may be missing too. Export the data again. If this is all you have, or version 0.1 wrote the file, add --unchecked to import what is there.",
    );
  if (end["rows"] !== rows)
    throw new NotAnExport(
      `it has ${rows} rows, but its last line counts ${JSON.stringify(end["rows"])}. Export the data again. If this is all you have, add --unchecked to import what is there.`,
    );
}

/** Whether an object is an export's last line. */
export const isEnd = (
  object: Record<string, unknown> | undefined,
): object is Record<string, unknown> => object?.["rallyrank"] === "end";
