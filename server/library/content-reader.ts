import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, parse } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { renderMarkdown } from "./markdown.ts";
import { lineOf, type ParsedFile, sentencesFor } from "./mistakes.ts";

/** Where content lives, seen from the project's folder. */
export const contentFolder = "content";

/** A file that was read and is right. */
export interface ReadFile<Value> {
  file: ParsedFile;
  value: Value;
}

/** A file of fields that was read, with the text below them where it has one, for checks over all files. */
interface ReadText {
  file: ParsedFile;
  /** The name of its file, without its folder and ending. */
  name: string;
  folder: string;
  /** The text below the fields, and the article it became. */
  below?: { text: string; firstLine: number; article: { html: string } };
}

/** An article: the fields before its text, and its text as Markdown and as HTML. */
export type Article<Fields> = Fields & {
  slug: string;
  markdown: string;
  html: string;
  words: number;
};

const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads content files and gathers what is wrong with them, one sentence for each mistake. */
export class ContentReader {
  readonly mistakes: string[] = [];
  /** Every file that is right by itself. */
  readonly texts: ReadText[] = [];
  readonly projectFolder: string;
  readonly #slugs = new Map<string, string[]>();

  constructor(projectFolder: string) {
    this.projectFolder = projectFolder;
  }

  /** Whether no file of a folder has a mistake: what is missed there may be in a file that could not be read. */
  isRead(folder: string): boolean {
    const path = join(contentFolder, folder);
    return !this.mistakes.some(
      (told) => told.startsWith(`${path}/`) || told.startsWith(`${path}:`),
    );
  }

  /** The addresses that the files of a folder have, also of those that could not be read. */
  slugsIn(folder: string): readonly string[] {
    return this.#slugs.get(folder) ?? [];
  }

  /** Says that a file of its own is right by itself and wrong beside others. */
  complain(file: ParsedFile, path: readonly (string | number)[], sentence: string): void {
    this.mistakes.push(`${file.path}:${lineOf(file, path)} ${path.join(".")}: ${sentence}`);
  }

  /** One YAML file, by its path below the content folder. */
  file<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): ReadFile<z.infer<Schema>> | undefined {
    const text = this.#text(path);
    return text === undefined ? undefined : this.#check(path, text, 0, schema);
  }

  /** The YAML files of a folder, by their names, which are addresses. */
  folder<Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
  ): Map<string, ReadFile<z.infer<Schema>>> {
    return this.#each(folder, ".yaml", (path) => this.file(path, schema));
  }

  /** The Markdown files of a folder: fields in YAML between two lines of three hyphens, then the text. */
  articles<Schema extends z.ZodObject>(
    folder: string,
    schema: Schema,
  ): Map<string, ReadFile<Article<z.infer<Schema>>>> {
    return this.#each(folder, ".md", (path, slug) => {
      const text = this.#text(path);
      if (text === undefined) return undefined;
      const parts = /^---\n(.*?\n)---\n(.*)$/s.exec(text);
      if (!parts) {
        this.mistakes.push(
          `${join(contentFolder, path)}:1 (the whole file): has no fields. Begin with a line of three hyphens, then the fields, then three hyphens again, then the text.`,
        );
        return undefined;
      }
      const [, fields = "", body = ""] = parts;
      const read = this.#check(path, fields, 1, schema);
      if (!read) return undefined;
      const firstLine = fields.split("\n").length + 2;
      const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      const article = { ...read.value, slug, words, markdown: body, html: renderMarkdown(body) };
      this.texts.at(-1)!.below = { text: body, firstLine, article };
      return { file: read.file, value: article };
    });
  }

  #check<Schema extends z.ZodType>(
    path: string,
    text: string,
    linesBefore: number,
    schema: Schema,
  ): ReadFile<z.infer<Schema>> | undefined {
    const shownPath = join(contentFolder, path);
    const lines = new LineCounter();
    // Empty lines stand for what comes before the fields, so that line numbers are the file's.
    const document = parseDocument("\n".repeat(linesBefore) + text, { lineCounter: lines });
    // What follows the first error is often its consequence.
    const [error] = document.errors;
    if (error) {
      const said = error.message.split("\n")[0]?.replace(/ at line .*$/, "");
      this.mistakes.push(
        `${shownPath}:${error.linePos?.[0].line ?? 1} (YAML): ${said}. Mind the indentation, and put text with a colon in quotes.`,
      );
      return undefined;
    }
    const file = { path: shownPath, document, lines };
    const checked = schema.safeParse(document.toJS());
    if (checked.success) {
      this.texts.push({ file, folder: dirname(path), name: parse(path).name });
      return { file, value: checked.data };
    }
    this.mistakes.push(...sentencesFor(file, schema, checked.error.issues));
    return undefined;
  }

  #text(path: string): string | undefined {
    const shownPath = join(contentFolder, path);
    try {
      return readFileSync(join(this.projectFolder, shownPath), "utf8").replaceAll("\r\n", "\n");
    } catch (cause) {
      this.mistakes.push(unreadable(shownPath, cause, "file"));
      return undefined;
    }
  }

  #each<Value>(
    folder: string,
    ending: ".yaml" | ".md",
    read: (path: string, slug: string) => Value | undefined,
  ): Map<string, Value> {
    const shownPath = join(contentFolder, folder);
    const found = new Map<string, Value>();
    let names: string[];
    try {
      names = readdirSync(join(this.projectFolder, shownPath)).toSorted();
    } catch (cause) {
      this.mistakes.push(unreadable(shownPath, cause, "folder"));
      return found;
    }
    for (const name of names) {
      const slug = name.slice(0, -ending.length);
      if (extname(name) !== ending || !address.test(slug)) {
        this.mistakes.push(
          `${join(shownPath, name)}:1 (file name): is no address. Use lower-case letters, digits and single hyphens, then ${ending}.`,
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

function unreadable(path: string, cause: unknown, what: "file" | "folder"): string {
  return `${path}:1 (the whole ${what}): cannot be read (${(cause as NodeJS.ErrnoException).code}). Put the ${what} back.`;
}
