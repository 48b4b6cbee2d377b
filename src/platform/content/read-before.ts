import type { ParsedFile } from "./mistakes.ts";

/** A file's fields and, for an article, the text below them: for checks over all files. */
export interface ReadText {
  file: ParsedFile;
  /** The file's name without folder and extension. */
  name: string;
  folder: string;
  /** The paths of the fields that have a mistake, joined by points. */
  wrong: ReadonlySet<string>;
  /** The text below the fields, and the line it starts on. */
  below: { text: string; firstLine: number } | undefined;
}

/** What reading a file gave. */
interface FileRead {
  text: string;
  value: unknown;
  mistakes: readonly string[];
  texts: readonly ReadText[];
}

/** By path: what earlier readers with the same code read. */
export type ReadBefore = Map<string, FileRead>;
