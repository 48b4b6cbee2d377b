// What a draft changes, as its form calls it: each field with what it says before and after.

import { isDeepStrictEqual } from "node:util";
import { priceText } from "../../../platform/text/money.ts";
import { shortened } from "../../../platform/text/plain-text.ts";
import { readContentPath } from "../../../library/content-paths.ts";
import { readFields } from "../../publishing/entry-text.ts";
import { bodyLabel } from "./entry-mistakes.ts";
import { type EntryField, formOf, isGroup, propertyOf } from "./entry-fields.ts";
import { partsOf } from "./text-parts.ts";

/** One field; a value is undefined if there's none. */
export interface EntryChange {
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The texts of an entry: null if it isn't there. */
export interface EntryTexts {
  path: string;
  before: string | null;
  after: string | null;
}

/** The longest value that a list shows, in characters: the entry's own page has all of it. */
const maxInList = 400;

/**
 * What differs between an entry's texts, in the order of its form. Nothing if it's deleted.
 * @param max the longest value, in characters
 */
export function changesOf(
  { path, before, after }: EntryTexts,
  max = maxInList,
): readonly EntryChange[] {
  if (after === null) return [];
  const kind = readContentPath(path)?.kind;
  const [old, fresh] = [readFields(path, before ?? ""), readFields(path, after)];
  const all =
    kind === undefined || !fresh || (before !== null && !old)
      ? linesThatDiffer("The whole text", before ?? "", after)
      : [
          ...fieldsThatDiffer(formOf(kind), old?.value, fresh.value, []),
          ...linesThatDiffer(bodyLabel, old?.body ?? "", fresh.body ?? ""),
        ];
  const clipped = (text?: string) => (text && shortened(text, max)) || undefined;
  return all.flatMap((each) => {
    const change = {
      label: each.label,
      before: clipped(each.before),
      after: clipped(each.after),
    };
    // What's new begins with fields in which nothing is yet.
    return before === null && change.after === undefined ? [] : [change];
  });
}

function linesThatDiffer(label: string, before: string, after: string): readonly EntryChange[] {
  const inWords = (lines: readonly string[]) => lines.join("\n").trim();
  return partsOf(before, after).flatMap((part) => {
    if ("same" in part) return [];
    const change = { label, before: inWords(part.removed), after: inWords(part.added) };
    return change.before === change.after ? [] : [change];
  });
}

function fieldsThatDiffer(
  field: EntryField | undefined,
  before: unknown,
  after: unknown,
  labels: readonly string[],
): readonly EntryChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isWhole = labels.length === 0;
  if (field?.kind === "group" && (isWhole || (isGroup(before) && isGroup(after)))) {
    const names = [before, after].flatMap((value) => (isGroup(value) ? Object.keys(value) : []));
    return [...new Set([...field.fields.keys(), ...names])].flatMap((name) => {
      const inner = field.fields.get(name);
      const [old, fresh] = [propertyOf(before, name), propertyOf(after, name)];
      return fieldsThatDiffer(inner, old, fresh, [...labels, inner?.label ?? name]);
    });
  }
  if (field?.kind === "list" && field.item.kind === "group" && Array.isArray(after))
    return itemsThatDiffer(field.item, Array.isArray(before) ? before : [], after, labels);
  return [{ label: labels.join(", "), before: shown(field, before), after: shown(field, after) }];
}

/** The items of a list without those at its beginning and end that stay. */
function itemsThatDiffer(
  item: EntryField,
  before: readonly unknown[],
  after: readonly unknown[],
  labels: readonly string[],
): readonly EntryChange[] {
  const shorter = Math.min(before.length, after.length);
  const isSame = (old: number, fresh: number) => isDeepStrictEqual(before[old], after[fresh]);
  let start = 0;
  while (start < shorter && isSame(start, start)) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, after.length - 1 - end)) end++;
  const [old, fresh] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const [last = ""] = labels.slice(-1);
  return Array.from({ length: Math.max(old.length, fresh.length) }, (_, index) => {
    const named = [...labels.slice(0, -1), `${last} ${start + index + 1}`];
    return fieldsThatDiffer(item, old[index], fresh[index], named);
  }).flat();
}

/** A value as people read it. */
function shown(field: EntryField | undefined, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return "unknown";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && field?.unit !== undefined)
    return field.unit === "US cents" ? priceText(value) : `${value} ${field.unit}`;
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = Object.entries(value).map(([name, each]) => {
    const of =
      field?.kind === "list"
        ? field.item
        : field?.kind === "group"
          ? field.fields.get(name)
          : undefined;
    return shown(of, each);
  });
  return inner.filter((each) => each !== undefined).join(", ");
}
