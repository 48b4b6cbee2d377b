import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { ContentMistakes } from "../../src/platform/content/content-folder.ts";
import { mistakeText } from "../../src/platform/content/mistake.ts";
import { splitArticle } from "../../src/platform/content/content-reader.ts";
import { textsIn } from "../../src/platform/content/mistakes.ts";
import { readContent } from "../../src/library/read-library.ts";

/** A copy of the project's content, to make mistakes in. */
export function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  const at = (path: string) => join(folder, "content", path);
  const read = (path: string) => readFileSync(at(path), "utf8");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  return {
    /** The copied project's folder. */
    folder,
    /** A file by its path below content. */
    at,
    read,
    write,
    /** Replaces a text in a file; returns its line. */
    edit(path: string, from: string | RegExp, to: string): number {
      const text = read(path);
      const edited = text.replace(from, () => to);
      expect(edited, `${path} has no ${from}`).not.toBe(text);
      write(path, edited);
      return text
        .slice(0, text.search(typeof from === "string" ? RegExp.escape(from) : from))
        .split("\n").length;
    },
    /** The error message of reading the content; empty without mistakes. */
    sentences(): readonly string[] {
      try {
        readContent(folder);
      } catch (error) {
        if (!(error instanceof ContentMistakes)) throw error;
        const sentences = error.mistakes.map(mistakeText);
        expect(error.message).toBe(sentences.join("\n"));
        return sentences;
      }
      return [];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;

/** A text that an editor wrote, and its place. */
export interface ContentText {
  /** Its file, from the project's folder. */
  file: string;
  /** File and field, for reports. */
  at: string;
  /** The innermost field with a name; 'article' for the text of a Markdown file. */
  field: string;
  text: string;
}

/** The texts of the content files that a pattern matches, in the order of their paths and fields. */
export function contentTexts(pattern = "content/**/*.{yaml,md}"): ContentText[] {
  return globSync(pattern).toSorted().flatMap(textsOfFile);
}

function textsOfFile(file: string): ContentText[] {
  const whole = readFileSync(file, "utf8");
  const article = file.endsWith(".md") ? splitArticle(whole) : { fields: whole, body: "" };
  if (!("fields" in article)) throw new Error(`${file}: ${article.wrong}`);
  const fields = textsIn(parse(article.fields)).map(([steps, text]) => ({
    file,
    at: `${file} ${steps.join(".")}`,
    field: String(steps.findLast((step) => typeof step === "string")),
    text,
  }));
  return [
    ...fields,
    ...(article.body ? [{ file, at: file, field: "article", text: article.body }] : []),
  ];
}
