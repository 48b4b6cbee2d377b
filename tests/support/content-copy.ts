import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { ContentMistakes } from "../../src/platform/content/content-mistakes.ts";
import { readContent } from "../../src/library/read-library.ts";
import type { ReadBefore } from "../../src/platform/content/content-reader.ts";

/** What earlier copies had: only the files that a test edits are parsed again. */
const before: ReadBefore = new Map();

/** A copy of the project's content, to make mistakes in. */
export function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  const at = (path: string) => join(folder, "content", path);
  const read = (path: string) => readFileSync(at(path), "utf8");
  const write = (path: string, text: string) => writeFileSync(at(path), text);
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
        readContent(folder, before);
      } catch (error) {
        if (!(error instanceof ContentMistakes)) throw error;
        expect(error.message).toBe(error.sentences.join("\n"));
        return error.sentences;
      }
      return [];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;
