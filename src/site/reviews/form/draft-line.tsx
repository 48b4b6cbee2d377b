import { useLayoutEffect, useRef, useState } from "react";
import type { ReviewWording } from "../review-wording.content.ts";
import type { FormField, TypedForm } from "./form-fields.ts";
import { filledFields, keepDraft, keptDraft } from "./draft.ts";
import styles from "./review-form.module.css";
import { fill } from "../../../platform/text/fill.ts";

interface DraftLineProps {
  /** The page's path. */
  path: string;
  fields: readonly FormField[];
  /** Whether the server sent the fields back, so that any draft is older. */
  isRefused: boolean;
  words: ReviewWording["draft"];
}

/**
 * Saves what is typed into the surrounding form, and restores it on a later visit. Resetting the form, after its review
 * is stored or with 'Clear', deletes the draft.
 */
export function DraftLine({ path, fields, isRefused, words }: DraftLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [note, setNote] = useState<string>();

  useLayoutEffect(() => {
    const form = line.current!.closest("form")!;
    const draft = isRefused ? undefined : keptDraft(path, Date.now());
    const listening = new AbortController();
    const on = (type: string, run: () => void) =>
      form.addEventListener(type, run, { signal: listening.signal });
    function keep() {
      const typed = new FormData(form);
      const texts = fields.map((name) => [name, typed.get(name) ?? ""]);
      const isKept = keepDraft(path, Object.fromEntries(texts) as TypedForm, Date.now());
      setNote(isKept ? words.kept : undefined);
    }
    function forget() {
      keepDraft(path, {}, Date.now());
      setNote(undefined);
    }
    // What was typed before hydration is replayed first.
    queueMicrotask(() => {
      if (draft && fillIn(form, fields, draft.typed)) {
        const date = new Date(draft.at).toLocaleDateString("en-US", { dateStyle: "long" });
        setNote(fill(words.from, { date }));
      } else keep();
      on("input", keep);
      on("change", keep);
      on("reset", forget);
    });
    return () => listening.abort();
  }, [path, fields, isRefused, words]);

  function clear() {
    const form = line.current!.closest("form")!;
    form.reset();
    (form.elements.namedItem(fields[0]!) as HTMLElement).focus();
  }

  return (
    <p className={styles.draft} ref={line} aria-live="polite">
      {note}
      {note ? (
        <button type="button" onClick={clear}>
          {words.clear}
        </button>
      ) : null}
    </p>
  );
}

/** Fills in fields that the visitor hasn't touched meanwhile. Returns whether there were any. */
function fillIn(
  form: HTMLFormElement,
  fields: readonly FormField[],
  typed: Partial<TypedForm>,
): boolean {
  let isFilled = false;
  for (const name of fields) {
    const text = typed[name];
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
    if (!text || !field || (field.value !== "" && !filledFields.includes(name))) continue;
    field.value = text;
    isFilled = true;
    const control = field instanceof RadioNodeList ? (field[0] as Element) : field;
    control.closest("details")?.setAttribute("open", "");
  }
  return isFilled;
}
