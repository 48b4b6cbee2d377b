// What the form of a content file consists of, read from its schema: a tree of fields with their controls, labels and
// help. The form shows it, and what was posted is read by it.

import { parse } from "yaml";
import type { z } from "zod";
import { contentFiles } from "../../../library/content-files.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { dollars } from "../../../platform/text/money.ts";
import type { NumberUnit } from "../../../platform/text/read-figure.ts";

/** A kind of content file: 'paddles'. */
export type EntryKind = keyof typeof contentFiles;

interface Described {
  label: string;
  help: string;
  /** What a number counts in the file. A form has US dollars for US cents. */
  unit: NumberUnit;
  /** Correct values; several for a list. */
  examples: readonly string[];
  /** Whether it may be left out. */
  isOptional: boolean;
  /** Whether it may be unknown. */
  isNullable: boolean;
  /** What counts if it's left out. */
  fallback: unknown;
  /** The content folder with the names it may have. */
  refersTo: string | undefined;
  /** The lists of the entry with the phrases it may have. */
  quotes: readonly string[] | undefined;
}

/** What shows a field, and what may be typed or chosen there. */
type Control =
  | {
      kind: "text";
      type: "text" | "email" | "url" | "date" | "month" | "color";
      max: number | undefined;
      mayBeEmpty: boolean;
    }
  | { kind: "number" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "choices"; options: readonly string[] }
  | { kind: "yesNo"; isOnlyYes: boolean }
  | { kind: "list"; item: EntryField; max: number | undefined }
  | { kind: "group"; fields: ReadonlyMap<string, EntryField>; isRecord: boolean }
  /** Anything else is written as YAML. */
  | { kind: "yaml" };

export type EntryField = Described & Control;
export type FieldOf<Kind extends Control["kind"]> = EntryField & { kind: Kind };

/** What this module reads of a schema's definition. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: { check: string; maximum?: number; length?: number } } }[];
}

const definition = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Parts of names that aren't written like other words. */
const spelled: Readonly<Record<string, string>> = { dupr: "DUPR", usa: "USA", faq: "FAQ" };

/** A field's name in words: 'knownFor' is 'Known for'. Names that are words already stay. */
export function labelOf(name: string): string {
  if (/^[A-Z]|\s/.test(name)) return name;
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[ -]/);
  return capitalized(
    words.map((word) => spelled[word.toLowerCase()] ?? word.toLowerCase()).join(" "),
  );
}

/** A sentence with the labels of fields in place of their names. */
export const withLabels = (text: string, labels: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (name) =>
    labels.has(name) ? `'${labels.get(name)}'` : name,
  );

/** How the manual says that files have prices in cents. */
const asCents = /\bin US cents(?:,? without a sign)?(?: \(\$[^)]*\))?/;

/** The values of an example, as an editor would type them into a form. */
function readExample(example: string | undefined): readonly string[] {
  if (example === undefined || /^(a group|a list)\b/.test(example)) return [];
  try {
    const value: unknown = parse(example, { logLevel: "error" });
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((each) => typeof each !== "object").map(String);
  } catch {
    return [];
  }
}

/** The control for texts that a schema accepts. */
function textType(schema: z.ZodType): FieldOf<"text">["type"] {
  const accepts = (text: string) => schema.safeParse(text).success;
  if (accepts("some words")) return "text";
  const [day, month] = [accepts("2026-03-01"), accepts("2026-03")];
  if (day && !month) return "date";
  if (month && !day) return "month";
  if (accepts("#20242c")) return "color";
  if (accepts("dana@example.com") && !accepts("dana")) return "email";
  return accepts("https://example.com/") && !accepts("example") ? "url" : "text";
}

/** The most characters or items that a schema accepts. */
function maximum(schema: z.ZodType): number | undefined {
  for (const {
    _zod: { def },
  } of definition(schema).checks ?? [])
    if (def.check === "max_length" || def.check === "length_equals")
      return def.maximum ?? def.length;
  return undefined;
}

function controlOf(schema: z.ZodType, name: string): Control {
  const { type, element, shape, entries, keyType, valueType, values } = definition(schema);
  switch (type) {
    case "string":
    case "union":
      return {
        kind: "text",
        type: textType(schema),
        max: maximum(schema),
        mayBeEmpty: schema.safeParse("").success,
      };
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "yesNo", isOnlyYes: false };
    case "literal":
      return values?.length === 1 && values[0] === true
        ? { kind: "yesNo", isOnlyYes: true }
        : { kind: "yaml" };
    case "enum":
      return { kind: "choice", options: Object.values(entries!) };
    case "array": {
      const item = readField(element!, name);
      if (item.kind === "choice") return { kind: "choices", options: item.options };
      const isPlain = item.kind === "text" || item.kind === "number" || item.kind === "group";
      return isPlain ? { kind: "list", item, max: maximum(schema) } : { kind: "yaml" };
    }
    case "object":
      return { kind: "group", fields: fieldsOf(Object.entries(shape!)), isRecord: false };
    case "record": {
      const keys = Object.values(definition(keyType!).entries ?? {});
      if (keys.length === 0) return { kind: "yaml" };
      const fields = fieldsOf(keys.map((key) => [key, valueType!] as const));
      // In a partial record, keys aren't values that have to be there.
      const isPartial = schema.safeParse({}).success;
      if (isPartial) for (const field of fields.values()) field.isOptional = true;
      return { kind: "group", fields, isRecord: true };
    }
    default:
      return { kind: "yaml" };
  }
}

const fieldsOf = (entries: readonly (readonly [name: string, schema: z.ZodType])[]) =>
  new Map(entries.map(([name, schema]) => [name, readField(schema, name)]));

/** Unwraps a schema, and describes what's inside. */
function readField(schema: z.ZodType, name: string): EntryField {
  let [inner, isOptional, isNullable] = [schema, false, false];
  let fallback: unknown;
  const metas = [schema.meta()];
  for (let { type, innerType, defaultValue } = definition(inner); innerType;) {
    if (type === "nullable") isNullable = true;
    else isOptional = true;
    if (type === "default") fallback = defaultValue;
    inner = innerType;
    metas.push(inner.meta());
    ({ type, innerType, defaultValue } = definition(inner));
  }
  const of = <Key extends keyof z.core.GlobalMeta>(key: Key) =>
    metas.find((meta) => meta?.[key] !== undefined)?.[key];
  const control = controlOf(inner, name);
  const unit = of("unit");
  const withoutUnit = unit ? name.replace(/[A-Z][a-z]+$/, "") : name;
  const written = readExample(of("example"));
  const examples = unit === "US cents" ? written.map((cents) => dollars(Number(cents))!) : written;
  const refersTo = of("refersTo");
  // What a list's field says of its items is said there.
  const quotes = of("quotes");
  if (control.kind === "list") Object.assign(control.item, { examples, refersTo, quotes });
  if (control.kind === "group" && control.isRecord)
    for (const each of control.fields.values()) each.quotes = quotes;
  return {
    label: of("label") ?? labelOf(withoutUnit),
    unit,
    help: (of("description") ?? "").replace(asCents, "in US dollars"),
    examples,
    isOptional,
    isNullable,
    fallback,
    refersTo,
    quotes,
    ...control,
  };
}

/** A field and all within it, with their names. */
function* fieldsIn(field: EntryField, name = ""): Generator<[name: string, field: EntryField]> {
  yield [name, field];
  if (field.kind === "list") yield* fieldsIn(field.item);
  if (field.kind === "group")
    for (const [each, below] of field.fields) yield* fieldsIn(below, each);
}

/** All fields of a kind of content file. */
export type EntryFields = FieldOf<"group"> & {
  /** The fields' labels, by their names. */
  labels: ReadonlyMap<string, string>;
};

const forms = new Map<EntryKind, EntryFields>();

/** The form of a kind of content file. */
export function formOf(kind: EntryKind): EntryFields {
  const known = forms.get(kind);
  if (known) return known;
  const whole = readField(contentFiles[kind].schema, kind) as FieldOf<"group">;
  const all = [...fieldsIn(whole)];
  const labels = new Map(all.map(([name, { label }]) => [name, label]));
  for (const [, field] of all) field.help = capitalized(withLabels(field.help, labels));
  const form = { ...whole, labels };
  forms.set(kind, form);
  return form;
}

/** The content folders whose names a form offers. */
export function foldersIn(form: EntryField): string[] {
  return [...new Set([...fieldsIn(form)].flatMap(([, { refersTo }]) => refersTo ?? []))];
}

/** The combinations of lists whose phrases a form offers. */
export function quotedIn(form: EntryField): (readonly string[])[] {
  const found = [...fieldsIn(form)].flatMap(([, { quotes }]) => (quotes ? [quotes] : []));
  return [...new Map(found.map((quotes) => [quotes.join("-"), quotes])).values()];
}

/** How many values a form has fields for, at least. */
export function countFields(form: EntryField): number {
  return [...fieldsIn(form)].filter(([, { kind }]) => kind !== "group" && kind !== "list").length;
}

/** Whether kinds of entries have a text below their fields. */
export const hasBody = (kind: EntryKind) => contentFiles[kind].kind === "articles";

/** The property of an object from a file or a form, never one that all objects have. */
export const propertyOf = (value: unknown, name: string | number): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string | number, unknown>)[name]
    : undefined;

/** Whether a value is a group of fields, as a file has it. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether nothing was typed or chosen in any of a value's fields. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isBlank));
