import { globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { parse } from "yaml";
import {
  type ContentReader,
  type ReadText,
  splitArticle,
} from "../platform/content/content-reader.ts";
import { lintMarkdown } from "../platform/content/markdown.ts";
import { lineOf, textsIn } from "../platform/content/mistakes.ts";
import { sentencesOf } from "./figures-in-prose.ts";

type Dated = Pick<ReadText, "file">;

/** The last day a file gives for itself, if any. */
function dayOf({ file }: Dated): string | undefined {
  const days = ["updated", "publishDate", "date"].map((field) => file.document.get(field));
  return days.find((day) => typeof day === "string");
}

/** Whether a file is newer than another: by the dates in both or, if these are equal, by when they were saved. */
export function isNewer(reader: ContentReader, one: Dated, other: Dated): boolean {
  const [day = "", otherDay = ""] = [dayOf(one), dayOf(other)];
  if (day !== otherDay && day !== "" && otherDay !== "") return day > otherDay;
  return savedAt(reader, one) >= savedAt(reader, other);
}

function savedAt(reader: ContentReader, { file }: Dated): number {
  const path = join(reader.projectFolder, file.path);
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Describes the older of two files: ' and is older, of 2025-03-11'. Empty if no date says so. */
export function isOlderSince(newer: Dated, older: Dated): string {
  const [day, olderDay] = [dayOf(newer), dayOf(older)];
  return day && olderDay && olderDay < day ? ` and is older, of ${olderDay}` : "";
}

/** Reports Markdown that won't look as intended, and pages with the same title or description. */
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

/** Which field of a page's head this is, all of which must be unique; undefined for other fields. */
function headOf(folder: string, path: readonly (string | number)[]): string | undefined {
  const [key, further] = path;
  if (path.length > 2 || typeof (further ?? key) === "number") return undefined;
  if (path.at(-1) === "description") return "description";
  const names = folder === "paddles" ? "name" : "title";
  return path.length === 1 && folder !== "." && key === names ? `${folder} ${names}` : undefined;
}

/** Notes about dates in the future. They aren't mistakes, but they don't delay publishing either. */
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

/** The finished examples that editors copy, relative to the project. */
const examplesFolder = "docs/examples";

/** Shorter sentences are names, units and what anyone may write: 'Little power', 'Room for two hands'. */
const minWords = 5;

/**
 * Reports sentences copied from an example and left unchanged: they're about a made-up paddle. Each is reported once
 * per file. Without the examples, as in an old image, it reports nothing.
 */
export function checkExampleSentences(reader: ContentReader): void {
  const examples = exampleSentences(reader.projectFolder);
  if (examples.size === 0) return;
  for (const { file, below } of reader.texts) {
    const told = new Set<string>();
    const copied = (text: string) =>
      sentencesOf(text, minWords).flatMap((sentence) => {
        const example = examples.get(sentence);
        if (example === undefined || told.has(sentence)) return [];
        told.add(sentence);
        return `This sentence is the example's (${example}): "${sentence}". Write your own.`;
      });
    for (const [path, text] of textsIn(file.document.toJS()))
      for (const mistake of copied(text)) reader.report(file, path, mistake);
    for (const [index, line] of (below?.text.split("\n") ?? []).entries())
      for (const mistake of copied(line))
        reader.mistakes.push(`${file.path}:${below!.firstLine + index} (the text): ${mistake}`);
  }
}

/** The sentences of all examples, each with its file. */
function exampleSentences(projectFolder: string): Map<string, string> {
  return new Map(
    globSync(`${examplesFolder}/*.{yaml,md}`, { cwd: projectFolder }).flatMap((path) =>
      textsOf(readFileSync(join(projectFolder, path), "utf8"), extname(path))
        .flatMap((text) => sentencesOf(text, minWords))
        .map((sentence): [string, string] => [sentence, path]),
    ),
  );
}

/** The texts of an example: its fields and, in an article, each line of text. */
function textsOf(source: string, extension: string): string[] {
  const fieldsOf = (yaml: string) => textsIn(parse(yaml)).map(([, text]) => text);
  if (extension === ".yaml") return fieldsOf(source);
  const parts = splitArticle(source);
  return "wrong" in parts ? [] : [...fieldsOf(parts.fields), ...parts.body.split("\n")];
}
