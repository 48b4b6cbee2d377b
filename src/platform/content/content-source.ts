// Where content is read from: the files of a folder, and texts that lie over them. Paths are relative to the content
// folder, with slashes: "paddles/diadem-hero.yaml".

import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Texts over files, by path; null for a file that counts as deleted. */
export type Texts = ReadonlyMap<string, string | null>;

export interface ContentSource {
  /** All files, in alphabetical order; none if the folder doesn't exist. */
  files(): readonly string[];
  /** What is directly in a folder; "" is the content folder itself. @throws if it can't be read */
  entries(folder: string): readonly { name: string; isFolder: boolean }[];
  /** @throws if it can't be read */
  bytes(path: string): Uint8Array;
  /** When a file was saved, in epoch milliseconds; 0 if there is none. */
  savedAt(path: string): number;
}

/** Files and folders that the OS or an editor creates. */
const isForeign = (name: string) => /^\.|~$|^Thumbs\.db$|^desktop\.ini$/.test(name);

/** The files of a folder on the disk. */
export function filesIn(folder: string): ContentSource {
  const entriesOf = (inner: string) =>
    readdirSync(join(folder, inner), { withFileTypes: true })
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .filter(({ name }) => !isForeign(name));
  // A folder that Git keeps has thousands of files of Git's own.
  const filesBelow = (inner: string): string[] =>
    entriesOf(inner).flatMap(({ name, isFolder }) => {
      const path = inFolder(inner, name);
      return isFolder ? filesBelow(path) : [path];
    });
  return {
    files: () => {
      try {
        return filesBelow("").toSorted();
      } catch {
        return [];
      }
    },
    entries: (inner) => entriesOf(inner).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    bytes: (path) => readFileSync(join(folder, path)),
    savedAt: (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
}

/** A source with other texts over it, which count as newer than any file. */
export function overlaid(below: ContentSource, texts: Texts): ContentSource {
  if (texts.size === 0) return below;
  const isThere = (path: string) => texts.get(path) !== null;
  return {
    files: () => [...new Set([...below.files(), ...texts.keys()])].filter(isThere).toSorted(),
    entries(folder) {
      const laid = [...texts.keys()].filter((path) => folderOf(path) === folder && isThere(path));
      const own = entriesBelow(below, folder, laid.length > 0).filter(
        ({ name, isFolder }) => isFolder || isThere(inFolder(folder, name)),
      );
      const names = new Set(own.map(({ name }) => name));
      const added = laid
        .map((path) => path.slice(folder === "" ? 0 : folder.length + 1))
        .filter((name) => !names.has(name));
      return [...own, ...added.map((name) => ({ name, isFolder: false }))].toSorted((one, other) =>
        one.name < other.name ? -1 : 1,
      );
    },
    bytes(path) {
      const text = texts.get(path);
      if (text === undefined) return below.bytes(path);
      if (text !== null) return Buffer.from(text);
      throw Object.assign(new Error(`${path} is deleted`), { code: "ENOENT" });
    },
    savedAt: (path) => (texts.has(path) ? Infinity : below.savedAt(path)),
  };
}

/** What is in a folder of a source with texts over it. The first text in a folder needs none below. */
function entriesBelow(below: ContentSource, folder: string, hasTexts: boolean) {
  try {
    return below.entries(folder);
  } catch (cause) {
    if (hasTexts && isMissing(cause)) return [];
    throw cause;
  }
}

/** Whether something can't be read because it isn't there. */
export const isMissing = (cause: unknown): boolean =>
  (cause as NodeJS.ErrnoException).code === "ENOENT";

const inFolder = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);
const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** A text as content files are read: some editors write a byte order mark or CR LF. */
export const plainText = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");

/** A file's text; null if it doesn't exist or can't be read. */
export function textIn(source: ContentSource, path: string): string | null {
  try {
    return plainText(source.bytes(path));
  } catch {
    return null;
  }
}

/** A short digest of a text, by which a draft knows what it was written from; "" for null, a text that isn't there. */
export const textDigest = (text: string | null): string =>
  text === null ? "" : hash("sha256", text).slice(0, 16);
