// The check's sentences, placed beside the fields of a form that they're about.

import { capitalized } from "../../platform/text/grammar.ts";
import {
  type EntryField,
  type EntryFields,
  isGroup,
  propertyOf,
  withLabels,
} from "./entry-fields.ts";
import { formNames } from "./read-entry-form.ts";

/** A mistake as a form says it. */
export interface EntryMistake {
  /** The dotted path of the field it's beside; undefined for what is wrong elsewhere. */
  at: string | undefined;
  /** The field's labels, outermost first: 'Versions 1, Name'. */
  label: string;
  sentence: string;
}

const bodyLabel = "Text";

/**
 * Places mistakes beside the fields of a form.
 * @param path the entry's: "paddles/diadem-hero.yaml"
 * @param sentences as `content check` says them
 */
export function placeMistakes(
  form: EntryFields,
  path: string,
  value: unknown,
  sentences: readonly string[],
): EntryMistake[] {
  return sentences.map((whole) => {
    const [, file, place = "", sentence = ""] =
      /^(?:content\/)?([^\s:]+):\d+ (.+?): (.+)$/s.exec(whole) ?? [];
    const elsewhere = { at: undefined, label: "", sentence: whole };
    if (file !== path) return elsewhere;
    if (place === "(the text)")
      return { at: formNames.body, label: bodyLabel, sentence: capitalized(sentence) };
    const found = place.startsWith("(") ? undefined : findField(form, value, place.split("."));
    if (!found) return { ...elsewhere, sentence: capitalized(sentence) };
    const { at, labels } = found;
    const short = shortSentence(sentence, labels.at(-1)!);
    return { at, label: labels.join(", "), sentence: withLabels(short, form.labels) };
  });
}

/** The field at a path, or the closest one around it that the form shows. */
function findField(form: EntryField, whole: unknown, keys: readonly string[]) {
  let [field, value]: [EntryField, unknown] = [form, whole];
  const at: string[] = [];
  const labels: string[] = [];
  for (const key of keys) {
    if (field.kind === "group" && (value === undefined || value === null || isGroup(value))) {
      const next = field.fields.get(key);
      // A field that isn't known is shown, too, to be removed.
      if (!next && !(isGroup(value) && Object.hasOwn(value, key))) break;
      at.push(key);
      labels.push(next?.label ?? key);
      if (!next) break;
      field = next;
    } else if (field.kind === "list" && Array.isArray(value) && Object.hasOwn(value, key)) {
      at.push(key);
      labels[labels.length - 1] += ` ${Number(key) + 1}`;
      field = field.item;
    } else break;
    value = propertyOf(value, key);
  }
  return at.length === 0 ? undefined : { at: at.join("."), labels };
}

/** A sentence without what the form says beside the field anyway. */
function shortSentence(sentence: string, label: string): string {
  const [said = "", help = ""] = sentence.split(" What belongs here: ");
  const meant = help.indexOf("Perhaps you meant");
  const short = meant === -1 ? said : `${said} ${help.slice(meant)}`;
  // '"8.3" is more than 8' is a sentence; 'is missing' begins with the field's name.
  return /^[a-z]/.test(short) ? `${label} ${short.trim()}` : short.trim();
}
