// The mistakes that a check found, placed beside the fields of a form that they're about.

import { isIn } from "../../../platform/content/content-folder.ts";
import { type Mistake, mistakeText, sentenceBeside } from "../../../platform/content/mistake.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { priceText } from "../../../platform/text/money.ts";
import { readNumber } from "../../../platform/text/read-figure.ts";
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
  /** Whether its field has nothing yet. */
  isMissing?: boolean;
}

export const bodyLabel = "Text";

/**
 * Places mistakes beside the fields of a form.
 * @param path the entry's: "paddles/diadem-hero.yaml"
 */
export function placeMistakes(
  form: EntryFields,
  path: string,
  value: unknown,
  mistakes: readonly Mistake[],
): EntryMistake[] {
  const placed = mistakes.map((mistake): EntryMistake => {
    const { at: place, sentence } = mistake;
    const elsewhere = { at: undefined, label: "", sentence: mistakeText(mistake) };
    if (!isIn(path, mistake)) return elsewhere;
    if (place === "the text")
      return { at: formNames.body, label: bodyLabel, sentence: capitalized(sentence) };
    const found = typeof place === "string" ? undefined : findField(form, value, place.map(String));
    if (!found) return { ...elsewhere, sentence: capitalized(sentenceBeside(mistake)) };
    const { at, labels } = found;
    const said = isEmpty(found.value) ? missing : saidInForm(found, sentenceBeside(mistake));
    // '"8.3" is more than 8' is a sentence; 'is missing' begins with the field's name.
    const whole = /^[a-z]/.test(said) ? `${labels.at(-1)!} ${said}` : said;
    return {
      at,
      label: labels.join(", "),
      sentence: withLabels(whole, form.labels),
      isMissing: said.startsWith(missing),
    };
  });
  // What's missing may be wrong in several ways, too: too short, and not one of the words that are allowed.
  return placed.filter(
    ({ at, isMissing }, index) =>
      !isMissing || placed.findIndex((each) => each.isMissing && each.at === at) === index,
  );
}

/** Whether a form shows nothing of a value that's there. */
const isEmpty = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/** What's said of a field that needs something, whatever else would be wrong with nothing. */
const missing = "is missing.";

interface FoundField {
  field: EntryField;
  value: unknown;
}

/** What a form says of a field's mistake: why a number can't be read, and prices in dollars, as they're typed there. */
function saidInForm({ field, value }: FoundField, sentence: string): string {
  if (field.kind !== "number") return sentence;
  const read = typeof value === "string" ? readNumber(value, field.unit) : undefined;
  if (read && "wrong" in read) return read.wrong;
  if (field.unit !== "US cents") return sentence;
  const [, meant] =
    /(?:looks like dollars|a digit too many|you meant):? (\$[\d.,]*\d)/.exec(sentence) ?? [];
  const inDollars = (cents: string) => priceText(Number(cents));
  if (meant !== undefined && Number.isSafeInteger(value))
    return `${inDollars(String(value))} can't be right. Did you mean ${meant}?`;
  return sentence.replaceAll(/(?<![\d$.,])\d+(?![\d.,]*\d)/g, inDollars);
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
  return at.length === 0 ? undefined : { at: at.join("."), labels, field, value };
}
