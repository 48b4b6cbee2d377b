// Their styles are the page's, which has only those of what it imports itself.
import "../../../platform/styles/forms.css";
import "../../../platform/ui/field.module.css";
import "../../../platform/ui/prose.module.css";
import "../../../site/media/photo.module.css";
import "./entry-form.module.css";
import { join } from "node:path";
import { mistakeText } from "../../../platform/content/mistake.ts";
import { openApart, TookTooLong } from "../../../platform/apart.ts";
import { ownRelease } from "../../../platform/releases.ts";
import type { EntryAsked, EntryWork } from "./read-entry.worker.ts";

/** Reads and writes the texts of entries, in a thread with limits. */
type EntryWorkApart = {
  [Name in keyof EntryWork]: (
    ...given: Parameters<EntryWork[Name]>
  ) => Promise<ReturnType<EntryWork[Name]>>;
};

const ask: (asked: EntryAsked) => Promise<unknown> =
  ownRelease === undefined
    ? async (asked) => (await import("./read-entry.worker.ts")).answerTo(asked)
    : openApart<(asked: EntryAsked) => unknown>({
        script: join(ownRelease, "server", "read-entry.js"),
        data: { readsEntries: true },
        limits: { cpu: 8000, wait: 20_000, megabytes: 384 },
        idleLife: 60_000,
      });

/** Asks the thread. What takes too long counts as unreadable. */
async function askFor<Answer>(asked: EntryAsked, otherwise: Answer): Promise<Answer> {
  return await ask(asked).then(
    (answer) => answer as Answer,
    (error: unknown) => {
      if (error instanceof TookTooLong) return otherwise;
      throw error;
    },
  );
}

/** Everyone shares the thread, so another person's entry may have caused the delay. */
const tooLong =
  "This couldn't be read in time, so nothing was saved. Try again in a minute. If that doesn't help, write less in one entry.";

/** What reads entries, without the code of their form. */
export const entryWork: EntryWorkApart = {
  read: (...given) => askFor({ name: "read", given }, undefined),
  write: (...given) => askFor({ name: "write", given }, undefined),
  readPosted: (...given) =>
    askFor(
      { name: "readPosted", given },
      { value: undefined, isShown: false, isUnread: true, problem: tooLong },
    ),
  changes: (...given) =>
    askFor(
      { name: "changes", given },
      given[0].map(() => [{ label: "This takes too long to compare. Open it instead." }]),
    ),
  placed: (...given) =>
    askFor(
      { name: "placed", given },
      given[2].map((mistake) => ({ at: undefined, label: "", sentence: mistakeText(mistake) })),
    ),
};

/**
 * Loads what edits entries: their form, what reads and previews it, what writes texts and shows how they differ. It needs
 * the schemas of all content, YAML and Markdown, which take memory: a server loads them once someone edits.
 */
export async function loadEditor() {
  const [{ EntryForm }, { answerPreview }, { typedText, templateOf }, { contentFiles }] =
    await Promise.all([
      import("./entry-form.tsx"),
      import("./entry-preview.ts"),
      import("../../publishing/entry-text.ts"),
      import("../../../library/content-files.ts"),
    ]);
  return { EntryForm, answerPreview, typedText, templateOf, contentFiles, ...entryWork };
}

export type Editor = Awaited<ReturnType<typeof loadEditor>>;

/** Loads what shows how two texts differ. */
export const loadDiff = async () => (await import("./text-diff.tsx")).TextDiff;

export type TextDiff = Awaited<ReturnType<typeof loadDiff>>;
