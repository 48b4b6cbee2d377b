// Their styles are the page's, which has only those of what it imports itself.
import "../../platform/styles/forms.css";
import "../../platform/ui/field.module.css";
import "../../platform/ui/prose.module.css";
import "./entry-form.module.css";

/**
 * Loads what edits entries: their form, what reads and previews it, what writes texts and shows how they differ. It needs
 * the schemas of all content, YAML and Markdown, which take memory: a server loads them once someone edits.
 */
export async function loadEditor() {
  const [{ EntryForm }, { readEntryForm }, { answerPreview }, texts, { contentFiles }] =
    await Promise.all([
      import("./entry-form.tsx"),
      import("./read-entry-form.ts"),
      import("./entry-preview.ts"),
      import("../../publishing/entry-text.ts"),
      import("../../library/content-files.ts"),
    ]);
  const { readFields, writeFields, typedText, templateOf } = texts;
  return {
    EntryForm,
    readEntryForm,
    answerPreview,
    readFields,
    writeFields,
    typedText,
    templateOf,
    contentFiles,
  };
}

export type Editor = Awaited<ReturnType<typeof loadEditor>>;

/** Loads what shows how two texts differ. */
export const loadDiff = async () => (await import("./text-diff.tsx")).TextDiff;

export type TextDiff = Awaited<ReturnType<typeof loadDiff>>;
