import type { ContentReader } from "../platform/content/content-reader.ts";
import { lintMarkdown } from "../platform/content/markdown.ts";
import { textsIn } from "../platform/content/mistakes.ts";

/** Reports Markdown that wouldn't look as intended, and pages with the same title or description. */
export function checkTexts(reader: ContentReader): void {
  const said = new Map<string, string>();
  for (const { file, folder, below } of reader.texts) {
    for (const { line, sentence } of below ? lintMarkdown(below.text) : [])
      reader.mistakes.push(`${file.path}:${below!.firstLine + line} (the text): ${sentence}`);
    for (const [path, text] of textsIn(file.document.toJS())) {
      const kind = headOf(folder, path);
      if (!kind) continue;
      const other = said.get(`${kind} ${text}`);
      if (other)
        reader.report(file, path, `${other} has the same text. Write one for this page alone.`);
      else said.set(`${kind} ${text}`, file.path);
    }
  }
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
      if (/^\d{4}-\d\d-\d\d$/.test(text) && text > tomorrow) note(path, text);
    const year: unknown = folder === "paddles" ? file.document.get("year") : undefined;
    if (typeof year === "number" && year > Number(tomorrow.slice(0, 4)))
      note(["year"], String(year));
  }
  return notes;
}
