import type { ContentReader } from "../platform/content/content-reader.ts";
import { lintMarkdown } from "../platform/content/lint-markdown.ts";
import { lineOf, textsIn } from "../platform/content/mistakes.ts";
import type { ReadText } from "../platform/content/read-before.ts";
import { isNewer, isOlderSince } from "./newer-file.ts";

/** Reports Markdown that wouldn't look as intended, and pages with the same title or description. */
export function checkTexts(reader: ContentReader): void {
  const said = new Map<string, { text: ReadText; line: number }>();
  for (const text of reader.texts) {
    const { file, folder, below } = text;
    for (const { line, sentence } of below ? lintMarkdown(below.text) : [])
      reader.mistakes.push(`${file.path}:${below!.firstLine + line} (the text): ${sentence}`);
    for (const [path, words] of textsIn(file.document.toJS())) {
      const kind = headOf(folder, path);
      if (!kind) continue;
      const here = { text, line: lineOf(file, path) };
      const other = said.get(`${kind} ${words}`);
      if (!other) said.set(`${kind} ${words}`, here);
      else if (isNewer(reader, text, other.text)) report(reader, path, here, other);
      else report(reader, path, other, here);
    }
  }
}

interface Place {
  text: ReadText;
  line: number;
}

function report(
  reader: ContentReader,
  path: (string | number)[],
  newer: Place,
  older: Place,
): void {
  const { path: name } = older.text.file;
  const age = isOlderSince(newer.text, older.text);
  reader.report(
    newer.text.file,
    path,
    `${name}:${older.line} has the same text${age}. Write one for this page alone.`,
  );
}

/** The kind of a field in a page's head, which must be unique, or undefined for other fields. */
function headOf(folder: string, path: readonly (string | number)[]): string | undefined {
  const [key, further] = path;
  if (path.length > 2 || typeof (further ?? key) === "number") return undefined;
  if (path.at(-1) === "description") return "description";
  const names = folder === "paddles" ? "name" : "title";
  return path.length === 1 && folder !== "." && key === names ? `${folder} ${names}` : undefined;
}

/** Notes about dates in the future. They aren't mistakes, but pages are published regardless of them. */
export function futureDates(reader: ContentReader, now: number): string[] {
  const tomorrow = new Date(now + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const notes: string[] = [];
  for (const { file, folder } of reader.texts) {
    const note = (path: (string | number)[], day: string) =>
      notes.push(
        reader.sentence(file, path, `${day} is in the future. The page is published anyway.`),
      );
    for (const [path, text] of textsIn(file.document.toJS()))
      if (/^\d{4}-\d\d(-\d\d)?$/.test(text) && text > tomorrow) note(path, text);
    const year: unknown = folder === "paddles" ? file.document.get("year") : undefined;
    if (typeof year === "number" && year > Number(tomorrow.slice(0, 4)))
      note(["year"], String(year));
  }
  return notes;
}
