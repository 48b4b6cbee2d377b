import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { contentFiles } from "../../src/library/content-files.ts";
import { ContentReader } from "../../src/platform/content/content-reader.ts";
import { mistakeText } from "../../src/platform/content/mistake.ts";
import { ContentMistakes } from "../../src/platform/content/content-folder.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText, piece } from "./hostile-text.ts";

let folder: string;
const at = (path: string) => join(folder, "content", path);
const files = globSync("**/*.{yaml,md}", { cwd: "content" }).toSorted();

/** One edit that breaks a file: replaces `removed` characters with `text`. */
interface Edit {
  /** From 0 to 1, of the file's length. */
  place: number;
  removed: number;
  text: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
  text: fc.oneof(fc.constant(""), piece, hostileText),
});

function breakText(text: string, edits: readonly Edit[]): string {
  return edits.reduce((broken, { place, removed, text: put }) => {
    const from = Math.floor(place * broken.length);
    return broken.slice(0, from) + put + broken.slice(from + removed);
  }, text);
}

const broken = (paths: readonly string[]) =>
  fc.record({
    path: fc.constantFrom(...paths),
    edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  });

/** Each message is one line that starts with the file and line. */
function expectSentences(sentences: readonly string[]): void {
  for (const sentence of sentences)
    if (
      !/^content[^\n:]*:[1-9]\d* \S/.test(sentence) ||
      /\n\s+at |undefined:|TypeError|RangeError/.test(sentence)
    )
      throw new Error(JSON.stringify(sentence));
}

/** Breaks a file, reads the content, and restores the file. */
function whileBroken(path: string, edits: readonly Edit[], read: () => void): void {
  const text = readFileSync(at(path), "utf8");
  writeFileSync(at(path), breakText(text, edits));
  try {
    read();
  } finally {
    writeFileSync(at(path), text);
  }
}

const kinds = {
  paddles: (reader: ContentReader) => void reader.folder(contentFiles.paddles),
  balls: (reader: ContentReader) => void reader.folder(contentFiles.balls),
  "sample-reviews": (reader: ContentReader) => void reader.folder(contentFiles.sampleReviews),
  "ball-tests": (reader: ContentReader) => void reader.articles(contentFiles.ballTests),
  "best-of": (reader: ContentReader) => void reader.articles(contentFiles.guides),
  blog: (reader: ContentReader) => void reader.articles(contentFiles.blog),
  pages: (reader: ContentReader) => void reader.articles(contentFiles.textPages),
  "home.yaml": (reader: ContentReader) => void reader.file(contentFiles.home),
  "site.yaml": (reader: ContentReader) => void reader.file(contentFiles.site),
};

export const content: FuzzGroup = {
  name: "content",
  open: async () => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
    cpSync("content", join(folder, "content"), { recursive: true });
  },
  close: async () => rmSync(folder, { recursive: true, force: true }),
  properties: [
    ...Object.entries(kinds).map(([kind, read]) =>
      forAll(
        `a broken file of ${kind} is told in sentences`,
        150,
        broken(files.filter((path) => path.startsWith(kind))),
        ({ path, edits }) =>
          whileBroken(path, edits, () => {
            const reader = new ContentReader(folder);
            read(reader);
            expectSentences(reader.mistakes.map(mistakeText));
          }),
      ),
    ),
    forAll(
      "all content is read, or rejected with messages",
      400,
      broken(files),
      ({ path, edits }) =>
        whileBroken(path, edits, () => {
          try {
            readLibrary(folder);
          } catch (error) {
            if (!(error instanceof ContentMistakes)) throw error;
            expectSentences(error.mistakes.map(mistakeText));
          }
        }),
    ),
  ],
};
