// Reads the content folder. Each file is parsed once and checked against its schema; every mistake becomes one sentence
// with the file, line, field and fix, and all are reported together. A file with mistakes has no value, but its name
// still counts, so that one mistake doesn't cause a hundred.

import { isUtf8 } from "node:buffer";
import { dirname, extname, join, parse } from "node:path";
import type { z } from "zod";
import { contentFolder, maxMistakes } from "./content-folder.ts";
import type { Mistake } from "./mistake.ts";
import { type ContentSource, filesIn, isMissing, plainText, textIn } from "./content-source.ts";
import {
  meantName,
  type ParsedFile,
  placeholderMistakes,
  readYaml,
  mistakeIn,
  schemaMistakes,
} from "./mistakes.ts";
import { keepUnitsIn } from "../text/units.ts";
import { headingIds, linksIn, lintMarkdown, renderMarkdown, sentencesIn } from "./markdown.ts";
import { oncePer } from "../once-per.ts";

/** A file's fields and, for an article, its text, for checks across files. */
export interface ReadText {
  file: ParsedFile;
  /** The file name without folder and extension. */
  name: string;
  folder: string;
  /** The dotted paths of fields with mistakes. */
  wrong: ReadonlySet<string>;
  below: Below | undefined;
}

/** The Markdown below an article's fields, and its first line. */
interface Below {
  text: string;
  firstLine: number;
}

/** What checks across files need of an article's Markdown. It's parsed once for all checks of the same text. */
export const markdownFacts = oncePer(({ text }: Below) => ({
  links: linksIn(text),
  headingIds: headingIds(text),
  mistakes: lintMarkdown(text),
  sentences: sentencesIn(text),
}));

interface FileRead {
  text: string;
  /** The project's own text of it, if what it lacks may be from there: see `ContentReader.file`. */
  shipped: string | undefined;
  value: unknown;
  mistakes: readonly Mistake[];
  texts: readonly ReadText[];
}

/** Files that earlier readers read, by path. */
export type ReadBefore = Map<string, FileRead>;

/** UTF-8 letters beyond ASCII that were opened in another encoding: 'CafÃ©', 'itâ€™s'. */
const misread = /Ã[\u0080-\u00BF]|â€[\u0080-\u2122]/;

/**
 * Finds letters that were lost because a file was saved or opened in the wrong encoding.
 * @param isWhole whether the whole file is valid UTF-8
 */
export function encodingMistake(
  text: string,
  isWhole: boolean,
): { line: number; sentence: string } | undefined {
  const isLost = (part: string) => /[\uFFFD\0]/.test(part) || misread.test(part);
  const rows = text.split("\n");
  const lost = rows.findIndex(isLost);
  if (lost === -1) return undefined;
  const word = rows[lost]!.split(/\s/).find(isLost) ?? "";
  const shown = word.replaceAll("\0", "").slice(0, 30);
  return {
    line: lost + 1,
    sentence: isWhole
      ? `"${shown}" has a letter that got lost when the file was opened or saved as something else than UTF-8. Type the letter again.`
      : `is not saved as UTF-8, so "${shown}" can't be read. Save the file again with the encoding UTF-8.`,
  };
}

/** Reads a content file's text, or says why it can't be read. @param instead its text if there is no such file */
export function readText(
  source: ContentSource,
  path: string,
  instead?: string,
): { text: string } | { mistake: Mistake } {
  const shown = join(contentFolder, path);
  try {
    const bytes = source.bytes(path);
    const text = plainText(bytes);
    const wrong = encodingMistake(text, isUtf8(bytes));
    return wrong ? { mistake: { file: shown, at: "the whole file", ...wrong } } : { text };
  } catch (cause) {
    if (instead !== undefined && isMissing(cause)) return { text: instead };
    return { mistake: unreadable(shown, cause, "file") };
  }
}

/** The mistake of a file or folder that the OS can't read. */
export function unreadable(file: string, cause: unknown, what: "file" | "folder"): Mistake {
  const sentence = `cannot be read (${(cause as NodeJS.ErrnoException).code}). Put the ${what} back.`;
  return { file, line: 1, at: `the whole ${what}`, sentence };
}

/** A mistake in a line of an article's text. */
export const inText = ({ path }: ParsedFile, line: number, sentence: string): Mistake => ({
  file: path,
  line,
  at: "the text",
  sentence,
});

/** The parts of an article's file, or why it can't be split. */
type Parts = { fields: string; body: string; bodyLine: number } | { line: number; wrong: string };

/** Splits a Markdown file into its YAML front matter and its text. */
export function splitArticle(text: string): Parts {
  const lines = text.split("\n");
  const isFence = (line: string) => line.trimEnd() === "---";
  if (!isFence(lines[0] ?? "")) {
    const almost = /^\s*[-–—_=]{2,}\s*$/.test(lines[0] ?? "");
    return {
      line: 1,
      wrong: almost
        ? "the first line must be three hyphens and nothing else. Write ---"
        : "has no fields. Start with a line of three hyphens, then the fields, then three hyphens again, then the text.",
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1) {
    const blank = lines.findIndex((line) => line.trim() === "");
    return {
      line: blank === -1 ? lines.length : blank,
      wrong:
        "the fields are never closed. Write a line of three hyphens after them, before the text.",
    };
  }
  return {
    fields: `${lines.slice(1, end).join("\n")}\n`,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

/** A content file, or a folder of files with the same fields. */
export interface ContentFile<
  Kind extends "file" | "folder" | "articles" = "file" | "folder" | "articles",
  Schema extends z.ZodType = z.ZodType,
> {
  /** A YAML file, a folder of YAML files, or a folder of Markdown files with front matter. */
  kind: Kind;
  /** Relative to the content folder: "site.yaml", "paddles/<address>.yaml", "downloads/<name>.md". */
  path: string;
  /** Its description in the editors' manual. */
  about: string;
  schema: Schema;
  /** A folder that needn't exist. */
  isOptional?: boolean;
  /** Dotted paths of fields that earlier versions knew, and that edited files may still have. */
  retired?: readonly string[];
}

export interface ReadFile<Value> {
  file: ParsedFile;
  value: Value;
}

/** An article: its fields, and its text as Markdown and as HTML. */
export type Article<Fields> = Fields & {
  slug: string;
  markdown: string;
  html: string;
  words: number;
};

const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Puts what a file lacks into its fields, as far as the shipped file has it. @returns whether anything has changed */
function complete(fields: unknown, shipped: string, issues: readonly z.core.$ZodIssue[]): boolean {
  const read = readYaml(shipped);
  const own: unknown = read.mistake ? undefined : read.document.toJS();
  let isChanged = false;
  for (const { path } of issues) {
    const [parent, name] = [valueAt(fields, path.slice(0, -1)), path.at(-1)];
    if (typeof parent !== "object" || parent === null || Array.isArray(parent)) continue;
    if (name === undefined || (name as string) in parent) continue;
    const value = valueAt(own, path);
    if (value === undefined) continue;
    (parent as Record<PropertyKey, unknown>)[name] = value;
    isChanged = true;
  }
  return isChanged;
}

/**
 * Parses a file's fields, and first puts into them what they lack of the project's own file.
 * @param shipped that file's text; undefined if nothing may be taken from it
 */
export function parseWhole<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  shipped: string | undefined,
) {
  const checked = schema.safeParse(fields);
  if (shipped === undefined || !checked.error) return checked;
  return complete(fields, shipped, checked.error.issues) ? schema.safeParse(fields) : checked;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (inner as Record<PropertyKey, unknown> | undefined)?.[name],
    value,
  );

/** Reads content files and collects their mistakes. */
export class ContentReader {
  readonly mistakes: Mistake[] = [];
  /** Every file whose YAML parses, even if its fields have mistakes. */
  readonly texts: ReadText[] = [];
  readonly projectFolder: string;
  readonly source: ContentSource;
  /** The files and folders directly in the content folder that were read. */
  readonly #known = new Set<string>();
  readonly #slugs = new Map<string, string[]>();
  /** Folders that can't be read, or contain file names that aren't valid addresses. */
  readonly #incomplete = new Set<string>();
  readonly #before: ReadBefore;
  readonly #shipped: ContentSource;
  readonly #strict: readonly string[];
  /** How many mistakes `report` got of a file, by its path. */
  readonly #reported = new Map<string, number>();

  /**
   * @param projectFolder for what isn't content: public files and examples
   * @param before results of earlier readers; only files whose text has changed are parsed again
   * @param strict the paths of files that are about to be published: these need every required field themselves
   */
  constructor(
    projectFolder: string,
    before: ReadBefore = new Map(),
    source?: ContentSource,
    strict: readonly string[] = [],
  ) {
    this.projectFolder = projectFolder;
    this.#shipped = filesIn(join(projectFolder, contentFolder));
    this.source = source ?? this.#shipped;
    this.#before = before;
    this.#strict = strict;
  }

  /** Whether none of a folder's files has a mistake. If one has, a name that seems unknown may be in that file. */
  isValid(folder: string): boolean {
    const path = join(contentFolder, folder);
    return !this.mistakes.some(({ file }) => file === path || file.startsWith(`${path}/`));
  }

  /**
   * Whether all names in a folder are known. If a file's name isn't a valid address, a name that seems unknown may mean
   * it.
   */
  knowsAllIn(folder: string): boolean {
    return !this.#incomplete.has(folder);
  }

  /** The addresses of a folder's files, including files with mistakes. */
  slugsIn(folder: string): readonly string[] {
    return this.#slugs.get(folder) ?? [];
  }

  /** Reports files and folders in the content folder that nothing reads. */
  reportUnknownFiles(): void {
    const known = [...this.#known].join(", ");
    for (const { name } of this.#entries(""))
      if (!this.#known.has(name))
        this.reportName(join(contentFolder, name), `is not read. Use one of these names: ${known}`);
  }

  /** The names of the files of a folder that needn't exist, and that aren't texts. */
  names(folder: string): readonly string[] {
    this.#known.add(folder);
    return this.#entries(folder, true).map(({ name }) => name);
  }

  /** A folder's entries in alphabetical order. */
  #entries(folder: string, isOptional = false) {
    try {
      return this.source.entries(folder);
    } catch (cause) {
      if (isOptional && isMissing(cause)) return [];
      this.mistakes.push(unreadable(join(contentFolder, folder), cause, "folder"));
      this.#incomplete.add(folder);
      return [];
    }
  }

  /** Whether more mistakes of a file were reported than are listed: finding others would only take time. */
  isFull({ path }: ParsedFile): boolean {
    return (this.#reported.get(path) ?? 0) > maxMistakes;
  }

  /** Reports a mistake that shows only across files, in a field or in a line of the text below the fields. */
  report(
    file: ParsedFile,
    place: readonly (string | number)[] | { line: number },
    sentence: string,
  ): void {
    if (this.isFull(file)) return;
    this.#reported.set(file.path, (this.#reported.get(file.path) ?? 0) + 1);
    this.mistakes.push(
      "line" in place ? inText(file, place.line, sentence) : mistakeIn(file, place, sentence),
    );
  }

  /**
   * Reports a name that no file in a folder has.
   * @param what it should be: 'a ball'
   * @param otherwise what to write, unless the intended name is clear
   */
  checkName(
    file: ParsedFile,
    path: readonly (string | number)[],
    name: string,
    [what, folder, otherwise]: readonly [what: string, folder: string, otherwise: string],
  ): void {
    if (this.isFull(file)) return;
    const known = this.slugsIn(folder).filter(
      (slug) => !file.path.startsWith(`${join(contentFolder, folder, slug)}.`),
    );
    if (this.knowsAllIn(folder) && !known.includes(name))
      this.report(file, path, `"${name}" is not ${what}. ${meantName(name, known, otherwise)}`);
  }

  /** Reports a file's name. @param path from the project's folder */
  reportName(path: string, sentence: string): void {
    this.mistakes.push({ file: path, line: 1, at: "file name", sentence });
  }

  /**
   * Reads a file that every site has. What it lacks is as in the project's own: an edited file is older than the texts
   * that a later version needs in it, and would keep the site from starting.
   */
  file<Schema extends z.ZodType>({
    path,
    schema,
    retired,
  }: ContentFile<"file", Schema>): ReadFile<z.infer<Schema>> | undefined {
    this.#known.add(path);
    const shipped = this.#shippedText(path);
    return this.#once(
      path,
      (text) => this.#check({ path, text, linesBefore: 0, shipped, retired }, schema),
      shipped,
    );
  }

  /** Whether the project's own content has a file. */
  isShipped(path: string): boolean {
    return textIn(this.#shipped, path) !== null;
  }

  /** The project's own text of a file, unless nothing may be taken from it. */
  #shippedText(path: string): string | undefined {
    if (this.source === this.#shipped || this.#strict.includes(path)) return undefined;
    return textIn(this.#shipped, path) ?? undefined;
  }

  /** Reads a folder of YAML files, by name. */
  folder<Schema extends z.ZodType>({
    path,
    schema,
    isOptional,
  }: ContentFile<"folder", Schema>): Map<string, ReadFile<z.infer<Schema>>> {
    const folder = { name: dirname(path), isOptional };
    return this.#each(folder, ".yaml", (file) => this.#yaml(file, schema));
  }

  /**
   * Reads a folder of Markdown files with YAML front matter.
   * @param needed files that every site has: what the folder lacks of them is as in the project's own
   */
  articles<Schema extends z.ZodObject>(
    { path, schema }: ContentFile<"articles", Schema>,
    needed: readonly string[] = [],
  ): Map<string, ReadFile<Article<z.infer<Schema>>>> {
    return this.#each({ name: dirname(path), needed }, ".md", (file, slug) =>
      this.#once(
        file,
        (text) => this.#article(file, slug, text, schema),
        needed.includes(slug) ? this.#shippedText(file) : undefined,
      ),
    );
  }

  #article<Schema extends z.ZodObject>(path: string, slug: string, text: string, schema: Schema) {
    const parts = splitArticle(text);
    if ("wrong" in parts) {
      const { line, wrong: sentence } = parts;
      this.mistakes.push({ file: join(contentFolder, path), line, at: "the fields", sentence });
      return undefined;
    }
    const { fields, body, bodyLine: firstLine } = parts;
    const read = this.#check({ path, text: fields, linesBefore: 1 }, schema, {
      text: body,
      firstLine,
    });
    if (!read) return undefined;
    const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    const html = renderMarkdown(body);
    return { file: read.file, value: { ...read.value, slug, words, markdown: body, html } };
  }

  #yaml<Schema extends z.ZodType>(path: string, schema: Schema) {
    return this.#once(path, (text) => this.#check({ path, text, linesBefore: 0 }, schema));
  }

  /** Reads a file, or the one that's shipped if there is none, unless an earlier reader read the same text. */
  #once<Value>(
    path: string,
    read: (text: string) => Value | undefined,
    shipped?: string,
  ): Value | undefined {
    const text = this.#text(path, shipped);
    if (text === undefined) return undefined;
    const before = this.#before.get(path);
    if (before?.text === text && before.shipped === shipped) {
      this.mistakes.push(...before.mistakes);
      this.texts.push(...before.texts);
      return before.value as Value | undefined;
    }
    const [mistakes, texts] = [this.mistakes.length, this.texts.length];
    const value = read(text);
    const added = { mistakes: this.mistakes.slice(mistakes), texts: this.texts.slice(texts) };
    this.#before.set(path, { text, shipped, value, ...added });
    return value;
  }

  #check<Schema extends z.ZodType>(
    {
      path,
      text,
      linesBefore,
      shipped,
      retired = [],
    }: {
      path: string;
      text: string;
      linesBefore: number;
      shipped?: string | undefined;
      retired?: readonly string[] | undefined;
    },
    schema: Schema,
    below?: ReadText["below"],
  ): ReadFile<z.infer<Schema>> | undefined {
    const shownPath = join(contentFolder, path);
    // Empty lines in front keep the line numbers of the whole file.
    const read = readYaml("\n".repeat(linesBefore) + text);
    if (read.mistake) {
      this.mistakes.push({ file: shownPath, at: "YAML", ...read.mistake });
      return undefined;
    }
    const file = { path: shownPath, ...read };
    for (const name of retired)
      if (file.document.hasIn(name.split("."))) file.document.deleteIn(name.split("."));
    const fields: unknown = file.document.toJS();
    const checked = parseWhole(schema, fields, shipped);
    const wrong = new Set(checked.error?.issues.map((issue) => issue.path.join(".")));
    this.texts.push({ file, folder: dirname(path), name: parse(path).name, below, wrong });
    if (checked.success) {
      this.mistakes.push(...placeholderMistakes(file, schema));
      return { file, value: keepUnitsIn(checked.data) };
    }
    this.mistakes.push(...schemaMistakes(file, schema, checked.error.issues));
    return undefined;
  }

  #text(path: string, instead?: string): string | undefined {
    const read = readText(this.source, path, instead);
    if ("mistake" in read) this.mistakes.push(read.mistake);
    return "text" in read ? read.text : undefined;
  }

  #each<Value>(
    {
      name: folder,
      isOptional,
      needed = [],
    }: { name: string; isOptional?: boolean | undefined; needed?: readonly string[] },
    ending: ".yaml" | ".md",
    read: (path: string, slug: string) => Value | undefined,
  ): Map<string, Value> {
    const shownPath = join(contentFolder, folder);
    const found = new Map<string, Value>();
    this.#known.add(folder);
    const entries = this.#entries(folder, isOptional);
    const absent = needed
      .map((name) => ({ name: `${name}${ending}`, isFolder: false }))
      .filter(({ name }) => !entries.some((entry) => entry.name === name))
      .filter(({ name }) => this.#shippedText(join(folder, name)) !== undefined);
    for (const { name, isFolder } of [...entries, ...absent]) {
      const slug = name.slice(0, -ending.length);
      if (extname(name) !== ending || !address.test(slug)) {
        this.#incomplete.add(folder);
        const file = join(shownPath, name);
        if (isFolder) {
          const sentence = `is not read. Move its files to ${shownPath}.`;
          this.mistakes.push({ file, line: 1, at: "the whole folder", sentence });
        } else
          this.reportName(
            file,
            `is not an address. Use lower-case letters, digits and single hyphens, then ${ending}.`,
          );
        continue;
      }
      this.#slugs.set(folder, [...this.slugsIn(folder), slug]);
      const value = read(join(folder, name), slug);
      if (value !== undefined) found.set(slug, value);
    }
    return found;
  }
}
