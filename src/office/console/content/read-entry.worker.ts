// Reads and writes the texts of entries in a thread of its own: what an editor wrote or pasted may take any time.

import { parentPort, workerData } from "node:worker_threads";
import { answerApart } from "../../../platform/apart.ts";
import { type EntryFields, readFields, writeFields } from "../../publishing/entry-text.ts";
import { contentFiles } from "../../../library/content-files.ts";
import { readContentPath } from "../../../library/content-paths.ts";
import { contentFolder } from "../../../platform/content/content-folder.ts";
import { parseWhole } from "../../../platform/content/content-reader.ts";
import { filesIn, textIn } from "../../../platform/content/content-source.ts";
import type { Mistake } from "../../../platform/content/mistake.ts";
import { changesOf, type EntryChange, type EntryTexts } from "./entry-changes.ts";
import { type EntryKind, formOf } from "./entry-fields.ts";
import { type EntryMistake, placeMistakes } from "./entry-mistakes.ts";
import { type EntryRead, fitsForm, readEntryForm } from "./read-entry-form.ts";

/** The thread's questions, by name. */
export interface EntryWork {
  /** The fields of an entry's text; undefined if it can only be edited as text. */
  read(path: string, text: string): EntryFields | undefined;
  /** A text with other fields; undefined if they can't be written into it. */
  write(path: string, text: string, fields: EntryFields): string | undefined;
  /**
   * What a posted form says, and the text with it; without a text if it can't be written so.
   * @param text what the form was made from; undefined if only its value is wanted
   */
  readPosted(
    kind: EntryKind,
    posted: string,
    from?: { path: string; text: string },
  ): EntryRead & { text?: string | undefined };
  /** What drafts change, in their order. @param max the longest value, in characters */
  changes(drafts: readonly EntryTexts[], max?: number): readonly (readonly EntryChange[])[];
  /** The mistakes of an entry's text, placed beside its fields. */
  placed(path: string, text: string, mistakes: readonly Mistake[]): readonly EntryMistake[];
}

export const entryWork: EntryWork = {
  read(path, text) {
    const fields = readFields(path, text);
    const kind = readContentPath(path)?.kind;
    if (!fields || !kind) return undefined;
    const { kind: of, schema } = contentFiles[kind];
    // An edited file may be older than what this version needs in it.
    if (of === "file")
      parseWhole(schema, fields.value, textIn(filesIn(contentFolder), path) ?? undefined);
    return fitsForm(kind, fields.value) ? fields : undefined;
  },
  write(path, text, fields) {
    try {
      return writeFields(path, text, fields);
    } catch {
      return undefined;
    }
  },
  readPosted(kind, posted, from) {
    const form = new URLSearchParams(posted);
    if (!from) return readEntryForm(kind, form);
    const read = readEntryForm(kind, form, readFields(from.path, from.text));
    return { ...read, text: entryWork.write(from.path, from.text, read) };
  },
  changes: (drafts, max) => drafts.map((each) => changesOf(each, max)),
  placed(path, text, mistakes) {
    const kind = readContentPath(path)!.kind;
    return placeMistakes(formOf(kind), path, readFields(path, text)?.value, mistakes);
  },
};

/** One of its questions, with what it's about. */
export type EntryAsked = {
  [Name in keyof EntryWork]: { name: Name; given: Parameters<EntryWork[Name]> };
}[keyof EntryWork];

export const answerTo = ({ name, given }: EntryAsked): unknown =>
  (entryWork[name] as (...all: unknown[]) => unknown)(...given);

// A test runner's threads load this file, too.
const { readsEntries } = (workerData ?? {}) as { readsEntries?: boolean };
if (parentPort && readsEntries) answerApart(parentPort, answerTo);
