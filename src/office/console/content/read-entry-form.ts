// Reads what the form of a content file posts back into the file's value. Only fields of the schema are read, whatever
// was posted; whether the value is right is for the content check to say.

import { parse } from "yaml";
import { sizeMistake } from "../../../platform/content/mistakes.ts";
import { firstCharacters } from "../../../platform/text/plain-text.ts";
import { readNumber as readFigure } from "../../../platform/text/read-figure.ts";
import {
  type EntryField,
  type EntryKind,
  type FieldOf,
  formOf,
  hasBody,
  isBlank,
  isGroup,
  propertyOf,
} from "./entry-fields.ts";

/** The names of buttons and boxes that aren't fields of a file: none of those has a colon. */
export const formNames = { list: ":list", drop: ":drop", body: "body" } as const;

/** The value of the hidden field of an empty list or group. */
export const emptyMarks = { list: "[]", group: "{}" } as const;

/** The value of a box's hidden field: what the file has. */
export const boxMarks = { unset: "unset", yes: "was yes", no: "was no" } as const;
export const boxValue = "yes";

/**
 * The longest text of one field, and the most fields and items, that anyone may post; and the most fields and items that
 * a form shows. Ours have up to 800.
 */
const limits = { text: 60_000, fields: 8000, items: 300, shown: 3000 } as const;

/** Whether a form of a value can have all of it: of a list, no more items are read than these. */
export const fitsForm = (kind: EntryKind, value: unknown): boolean =>
  hasShortLists(value) && shownOf(formOf(kind), value) <= limits.shown;

const hasShortLists = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (!(Array.isArray(value) && value.length > limits.items) &&
    Object.values(value).every(hasShortLists));

/** How many fields and items a form shows of a value. */
function shownOf(field: EntryField, value: unknown): number {
  const inside =
    field.kind === "group"
      ? [...field.fields].map(([name, each]) => shownOf(each, propertyOf(value, name)))
      : field.kind === "list" && Array.isArray(value)
        ? value.map((item) => shownOf(field.item, item))
        : [];
  return inside.reduce((sum, count) => sum + count, 1);
}

/** What was posted under a name, and under the names that begin with it. */
interface Posted {
  own: string[];
  below: Map<string, Posted>;
}

const nothing: Posted = { own: [], below: new Map() };

interface Reading {
  /** Items without anything in them stay while the form is only shown again. */
  keepsBlanks: boolean;
  dropped: ReadonlySet<string>;
}

export interface EntryRead {
  value: unknown;
  /** The text below the fields of an article. */
  body?: string;
  /** Whether a button of a list was pressed: then the form is shown again, and nothing is saved. */
  isShown: boolean;
  /** Why what was posted can't be read, in a sentence. Then the value is the former one, unless it's unread. */
  problem?: string;
  /** Whether it wasn't read in time. Then there's no value: a form without one would look as if it had been emptied. */
  isUnread?: boolean;
}

/** The value and text that a form's fields belong to: unknown fields of it are kept. */
export interface FormerEntry {
  value?: unknown;
  body?: string | undefined;
}

/** Reads the posted fields of an entry. Buttons that add, remove and move items have taken effect in the value. */
export function readEntryForm(
  kind: EntryKind,
  posted: URLSearchParams,
  former: FormerEntry = {},
): EntryRead {
  const form = formOf(kind);
  const pressed = posted.get(formNames.list);
  const isShown = pressed !== null;
  const unread = (why: string) => ({
    value: former.value ?? {},
    ...(former.body === undefined ? {} : { body: former.body }),
    isShown,
    problem: why,
  });
  const problem = problemOf(posted);
  if (problem !== undefined) return unread(problem);
  const reading = { keepsBlanks: isShown, dropped: new Set(posted.getAll(formNames.drop)) };
  const typed = readField(form, byName(posted), former.value, reading, "");
  if (!fitsForm(kind, typed)) return unread(tooMuch);
  const body = hasBody(kind) ? { body: readBody(posted, former) } : {};
  if (!isShown) return { value: typed, ...body, isShown };
  const value = press(form, typed, pressed);
  return fitsForm(kind, value)
    ? { value, ...body, isShown }
    : { value: typed, ...body, isShown, problem: isFull };
}

const tooMuch = "That's too much for one entry.";
const isFull =
  "The form has no room for more. Save the draft, then choose 'Edit as text' and add it there.";

function problemOf(posted: URLSearchParams): string | undefined {
  if (posted.size > limits.fields) return tooMuch;
  for (const [name, value] of posted)
    if (value.length > limits.text)
      return `The text in ${firstCharacters(name, 60)} is too long: it has more than ${limits.text.toLocaleString("en-US")} characters.`;
  return undefined;
}

function readBody(posted: URLSearchParams, { body: before }: FormerEntry): string {
  const typed = withoutReturns(posted.get(formNames.body) ?? before ?? "").trim();
  if (before !== undefined && typed === before.trim()) return before;
  // The form shows a text without the lines around it.
  return typed === "" ? "" : `${/^\n*/.exec(before ?? "\n")![0]}${typed}\n`;
}

/** Browsers send lines with CR LF. */
const withoutReturns = (text: string) => text.replaceAll(/\r\n?/g, "\n");

function byName(posted: URLSearchParams): Posted {
  const all: Posted = { own: [], below: new Map() };
  for (const [name, value] of posted) {
    if (name.length > 200) continue;
    let at = all;
    for (const part of name.split(".")) {
      const next = at.below.get(part) ?? { own: [], below: new Map() };
      at.below.set(part, next);
      at = next;
    }
    at.own.push(withoutReturns(value));
  }
  return all;
}

function readField(
  field: EntryField,
  posted: Posted,
  former: unknown,
  reading: Reading,
  path: string,
): unknown {
  const [typed] = posted.own;
  switch (field.kind) {
    case "text":
      return readText(field, typed ?? "", former);
    case "number":
      return readNumber(field, typed ?? "", former);
    case "choice":
      return typed ? typed : emptyValue(field);
    case "choices": {
      const chosen = [...new Set(posted.own)].filter(
        (each) => each !== "" && each !== emptyMarks.list,
      );
      if (chosen.length > 0) return chosen;
      return typed === emptyMarks.list || !field.isOptional ? [] : undefined;
    }
    case "yesNo":
      return readBox(field, posted.own);
    case "yaml":
      return readYaml(field, typed ?? "");
    case "list":
      return isYaml(typed)
        ? readYaml(field, typed)
        : readList(field, posted, former, reading, path);
    case "group":
      return isYaml(typed)
        ? readYaml(field, typed)
        : readGroup(field, posted, former, reading, path);
  }
}

/** Whether a list or group that wasn't one was shown as YAML. */
const isYaml = (typed: string | undefined): typed is string =>
  typed !== undefined && typed !== emptyMarks.list && typed !== emptyMarks.group;

const emptyValue = ({ isNullable }: EntryField) => (isNullable ? null : undefined);

function readText(field: FieldOf<"text">, typed: string, former: unknown) {
  const text = typed.trim();
  if (text === "" && !(field.mayBeEmpty && !field.isOptional)) return emptyValue(field);
  return typeof former === "string" && former.trim() === text ? former : text;
}

/** A number as people write it; what isn't one stays as it is, for the check to say so. */
function readNumber(field: FieldOf<"number">, typed: string, former: unknown) {
  const text = typed.trim();
  if (text === "") return emptyValue(field);
  if (typeof former === "number" && field.unit !== "US cents" && text === String(former))
    return former;
  const read = readFigure(text, field.unit);
  return "value" in read ? read.value : text;
}

/** What a box or a menu of yes and no says. */
function readBox(field: FieldOf<"yesNo">, [first, ...more]: readonly string[]) {
  const isBox = Object.values<string | undefined>(boxMarks).includes(first);
  if (!isBox) return first === "yes" ? true : first === "no" ? false : first || emptyValue(field);
  const isYes = more.includes(boxValue);
  if (field.isOnlyYes) return isYes || undefined;
  // A value in the file is kept, even if it equals the default.
  const isSaid = first === (isYes ? boxMarks.yes : boxMarks.no);
  return field.isOptional && !isSaid && isYes === (field.fallback ?? false) ? undefined : isYes;
}

function readYaml(field: EntryField, typed: string): unknown {
  if (typed.trim() === "") return emptyValue(field);
  if (sizeMistake(typed)) return typed.trim();
  try {
    return parse(typed, {
      maxAliasCount: 0,
      resolveKnownTags: false,
      logLevel: "error",
    }) as unknown;
  } catch {
    return typed.trim();
  }
}

function readList(
  field: FieldOf<"list">,
  posted: Posted,
  former: unknown,
  reading: Reading,
  path: string,
): unknown {
  const places = [...posted.below.keys()]
    .filter((key) => /^\d{1,6}$/.test(key))
    .toSorted((one, other) => Number(one) - Number(other))
    .slice(0, limits.items);
  const items = places.map((key, index) => {
    const item = posted.below.get(key)!;
    const before = propertyOf(former, index);
    const value = readField(field.item, item, before, reading, `${path}.${key}`);
    return value ?? (field.item.kind === "group" ? {} : "");
  });
  const kept = reading.keepsBlanks ? items : items.filter((item) => !isBlank(item));
  if (kept.length > 0) return kept;
  return posted.own.includes(emptyMarks.list) || !field.isOptional ? [] : emptyValue(field);
}

function readGroup(
  field: FieldOf<"group">,
  posted: Posted,
  former: unknown,
  reading: Reading,
  path: string,
): unknown {
  const group: Record<string, unknown> = {};
  for (const [name, each] of field.fields) {
    const below = posted.below.get(name) ?? nothing;
    const at = path === "" ? name : `${path}.${name}`;
    const value = readField(each, below, propertyOf(former, name), reading, at);
    if (value !== undefined) group[name] = value;
  }
  for (const [name, value] of isGroup(former) ? Object.entries(former) : [])
    if (!field.fields.has(name) && !reading.dropped.has(path === "" ? name : `${path}.${name}`))
      Object.defineProperty(group, name, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      });
  const mayBeLeftOut = (field.isOptional || field.isNullable) && path !== "";
  return mayBeLeftOut && isBlank(group) && !posted.own.includes(emptyMarks.group)
    ? emptyValue(field)
    : group;
}

/** Adds, removes or moves an item, as a list's button says: 'add versions', 'up knownFor.1'. */
function press(form: EntryField, value: unknown, pressed: string): unknown {
  const [, does, path = ""] = /^(add|remove|up|down) ([^\s]+)$/s.exec(pressed) ?? [];
  if (does === undefined) return value;
  const keys = path.split(".");
  const index = does === "add" ? undefined : Number(keys.pop());
  return changeList(form, value, keys, (items, item) => {
    if (index === undefined)
      return items.length < limits.items ? [...items, item.kind === "group" ? {} : ""] : items;
    if (!Object.hasOwn(items, index)) return items;
    const other = does === "up" ? index - 1 : index + 1;
    if (does === "remove") return items.toSpliced(index, 1);
    return Object.hasOwn(items, other)
      ? items.with(index, items[other]).with(other, items[index])
      : items;
  });
}

/** A value with another list somewhere in it. What isn't in the schema doesn't change. */
function changeList(
  field: EntryField,
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (items: readonly unknown[], item: EntryField) => readonly unknown[],
): unknown {
  if (field.kind === "list") {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (key === undefined) return change(items, field.item);
    if (!/^\d+$/.test(key) || !Object.hasOwn(items, key)) return value;
    return items.with(Number(key), changeList(field.item, items[Number(key)], rest, change));
  }
  const below = field.kind === "group" && key !== undefined ? field.fields.get(key) : undefined;
  if (!below) return value;
  const group = isGroup(value) ? value : {};
  return { ...group, [key!]: changeList(below, propertyOf(group, key!), rest, change) };
}
