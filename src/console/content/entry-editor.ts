// Their styles are the page's, which has only those of what it imports itself.
import "../../platform/styles/forms.css";
import "../../platform/ui/field.module.css";
import "../../platform/ui/prose.module.css";
import "./entry-form.module.css";

/**
 * Loads the form of an entry, what reads it and what previews it. They need the schemas of all content, YAML and
 * Markdown, which take memory: a server loads them once someone edits.
 */
export async function loadEditor() {
  const [{ EntryForm }, { readEntryForm }, { answerPreview }] = await Promise.all([
    import("./entry-form.tsx"),
    import("./read-entry-form.ts"),
    import("./entry-preview.ts"),
  ]);
  return { EntryForm, readEntryForm, answerPreview };
}
