import { type Document, isMap, type LineCounter } from "yaml";
import type { z } from "zod";
import { closestMatch } from "../text/closest-match.ts";
import { colonHint, dateHint, numberHint } from "./hints.ts";
import { innerOf, manualOf } from "./schema-parts.ts";

/** A parsed content file, to find the lines of its fields. */
export interface ParsedFile {
  /** Its path from the project's folder: content/paddles/diadem-hero.yaml. */
  path: string;
  document: Document.Parsed;
  lines: LineCounter;
}

type Path = readonly PropertyKey[];

/** The line of a field or, if it is missing, of its parent. */
export function lineOf({ document, lines }: ParsedFile, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(path[depth - 1]))
      : undefined;
    const node = (pair?.key ?? document.getIn(path.slice(0, depth), true)) as
      { range?: readonly number[] | null } | undefined;
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
  }
  return 1;
}

/** A path as editors read it. Invisible characters in a misspelled name are shown by their code. */
export function fieldName(path: Path): string {
  return path
    .map(String)
    .join(".")
    .replaceAll(/[\p{C}\p{Z}\p{Variation_Selector}]/gu, (character) =>
      character === " "
        ? character
        : `(U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")})`,
    );
}

/** The schemas along a path, outermost first; fewer than its keys if the path has no schema there. */
function schemasOn(schema: z.ZodType, path: Path): z.ZodType[] {
  const found = [schema];
  for (const key of path) {
    const { shape, element, valueType } = innerOf(found.at(-1));
    const next =
      typeof key === "number" || valueType ? (element ?? valueType) : shape?.[String(key)];
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The manual and the example of the field at a path. */
function manualAt(schema: z.ZodType, path: Path): z.core.GlobalMeta | undefined {
  return schemasOn(schema, path)
    .map(manualOf)
    .findLast((manual) => manual);
}

/** The known fields of the group that an unknown field is in. */
function fieldsBeside(schema: z.ZodType, path: Path): string[] {
  const on = schemasOn(schema, path);
  return on.length > path.length ? Object.keys(innerOf(on.at(-1)).shape ?? {}) : [];
}

/** Every text within a value, with its path. */
export function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): [path: (string | number)[], text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Reports unknown placeholders. The manual of a field, or of its group, names the known ones. */
export function placeholderMistakes(file: ParsedFile, schema: z.ZodType): string[] {
  return textsIn(file.document.toJS()).flatMap(([path, text]) => {
    const manuals = schemasOn(schema, path).map((each) => manualOf(each)?.description ?? "");
    const known: string[] = manuals.join().match(/\{\w+\}/g) ?? [];
    const unknown = (text.match(/\{\w+\}/g) ?? []).filter((word) => !known.includes(word));
    return unknown.map((word) => {
      const remedy = known.length > 0 ? `Write ${known.join(" or ")}.` : "Write the text itself.";
      return `${file.path}:${lineOf(file, path)} ${fieldName(path)}: ${word} is not a placeholder of this field. ${remedy}`;
    });
  });
}

/** 'Did you mean …?' if a name is close to a known one, or else what to write. */
export function meantName(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = closestMatch(name, known);
  return meant ? `Did you mean ${meant}?` : otherwise;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Types in an editor's words. */
const kinds: Record<string, string> = {
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  string: "text",
  boolean: "true or false",
};

function whatIsWrong(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is empty";
  const hint =
    typeof value === "number"
      ? numberHint(String(issue.path.at(-1)), value, schemasOn(schema, issue.path).at(-1))
      : typeof value === "string"
        ? dateHint(value)
        : undefined;
  if (hint) return hint;
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too short (at least ${issue.minimum})`
        : `${shown(value)} is less than ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too long (at most ${issue.maximum})`
        : `${shown(value)} is more than ${issue.maximum}`;
    case "invalid_type":
      if (typeof value === "string" && issue.expected !== "string" && /^-?\d+(\.\d+)?$/.test(value))
        return `${shown(value)} is in quotes, which make it text`;
      return `${shown(value)} is not ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `${shown(value)} is not one of the allowed words`;
    case "custom":
      return issue.message.startsWith("is ") ? `${shown(value)} ${issue.message}` : issue.message;
    default:
      return `${shown(value)} has the wrong format`;
  }
}

/** The sentences for what a schema found wrong in a file. */
export function sentencesFor(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): string[] {
  const isMissing = (issue: z.core.$ZodIssue) => file.document.getIn(issue.path) === undefined;
  // An unknown field beside a single missing one is that field, misspelled.
  const misspelled = issues.flatMap((unknown) => {
    if (unknown.code !== "unrecognized_keys" || unknown.keys.length !== 1) return [];
    const missing = issues.filter(
      (issue) => isMissing(issue) && issue.path.slice(0, -1).join() === unknown.path.join(),
    );
    return missing.length === 1 ? [{ unknown, missing: missing[0]! }] : [];
  });
  // A value of the wrong type is reported once, not also as too long, too small and so on.
  const distinct = issues.filter(
    (issue) =>
      issue.code === "invalid_type" ||
      !issues.some(
        (other) => other.code === "invalid_type" && other.path.join() === issue.path.join(),
      ),
  );
  return distinct.flatMap((issue) => {
    if (misspelled.some(({ missing }) => missing === issue)) return [];
    if (issue.code === "unrecognized_keys") {
      const meant = misspelled.find(({ unknown }) => unknown === issue)?.missing.path.at(-1);
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const near = meant ?? closestMatch(key, fieldsBeside(schema, issue.path));
        const remedy = near
          ? `Write ${String(near)}.`
          : "Remove it, or check its spelling against docs/editing-reference.md.";
        return `${file.path}:${lineOf(file, path)} ${fieldName(path)}: is not a known field. ${remedy}`;
      });
    }
    const manual = manualAt(schema, issue.path);
    const value = file.document.getIn(issue.path);
    const node = value as { toJSON?: () => unknown } | undefined;
    const plain = typeof node?.toJSON === "function" ? node.toJSON() : value;
    const near =
      issue.code === "invalid_value" && typeof plain === "string"
        ? closestMatch(plain, issue.values.map(String))
        : undefined;
    const place = `${file.path}:${lineOf(file, issue.path)} ${fieldName(issue.path) || "(the whole file)"}`;
    const colon = colonHint(issue, plain);
    if (colon) return [`${place}: ${colon}`];
    const remedy = manual
      ? ` What belongs here: ${manual.description}. ${near ? `Perhaps you meant: ${near}` : `For example: ${manual.example}`}`
      : " Write each field on its own line, as 'name: text'; docs/editing-reference.md lists them.";
    return [`${place}: ${whatIsWrong(issue, plain, schema)}.${remedy}`];
  });
}
