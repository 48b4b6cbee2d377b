import { type Document, isMap, type LineCounter } from "yaml";
import type { z } from "zod";
import { innerOf } from "./schema-parts.ts";

/** Mistakes in content files, one sentence each: file, line, field, what is wrong, what would be right. */
export class ContentMistakes extends Error {
  override name = "ContentMistakes";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/** A content file as it was read, to point into. */
export interface ParsedFile {
  /** Its path as an editor sees it: content/paddles/diadem-hero.yaml. */
  path: string;
  document: Document.Parsed;
  lines: LineCounter;
}

type Path = readonly PropertyKey[];

/** The line a path stands in; of a field that is missing, the line its parent begins in. */
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

/** What a schema says about the field at a path: its manual and an example. */
function manualOf(schema: z.ZodType, path: Path): z.core.GlobalMeta | undefined {
  let at: unknown = schema;
  let manual = schema.meta();
  for (const key of path) {
    const inner = innerOf(at);
    at =
      typeof key === "number" || inner.valueType
        ? (inner.element ?? inner.valueType)
        : inner.shape?.[String(key)];
    if (!at) return manual;
    manual = (at as z.ZodType).meta() ?? manual;
  }
  return manual;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Kinds of value in an editor's words. */
const kinds: Record<string, string> = {
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  string: "text",
  boolean: "true or false",
};

function whatIsWrong(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is empty";
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
      return `${shown(value)} is not ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `${shown(value)} is not one of the words known here`;
    case "custom":
      return issue.message.startsWith("is ") ? `${shown(value)} ${issue.message}` : issue.message;
    default:
      return `${shown(value)} is not of the right form`;
  }
}

/** The sentences for what a schema refused in a file. */
export function sentencesFor(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): string[] {
  const isMissing = (issue: z.core.$ZodIssue) => file.document.getIn(issue.path) === undefined;
  // A field that is missing beside one that is not known is one field, misspelled.
  const misspelled = issues.flatMap((unknown) => {
    if (unknown.code !== "unrecognized_keys" || unknown.keys.length !== 1) return [];
    const missing = issues.filter(
      (issue) => isMissing(issue) && issue.path.slice(0, -1).join() === unknown.path.join(),
    );
    return missing.length === 1 ? [{ unknown, missing: missing[0]! }] : [];
  });
  return issues.flatMap((issue) => {
    if (misspelled.some(({ missing }) => missing === issue)) return [];
    if (issue.code === "unrecognized_keys") {
      const meant = misspelled.find(({ unknown }) => unknown === issue)?.missing.path.at(-1);
      const remedy = meant
        ? `Write ${String(meant)}.`
        : "Remove it, or check its spelling against docs/editing.md.";
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        return `${file.path}:${lineOf(file, path)} ${path.join(".")}: is not a field known here. ${remedy}`;
      });
    }
    const manual = manualOf(schema, issue.path);
    const value = file.document.getIn(issue.path);
    const node = value as { toJSON?: () => unknown } | undefined;
    const plain = typeof node?.toJSON === "function" ? node.toJSON() : value;
    const remedy = manual
      ? ` Write ${manual.description}, for example: ${manual.example}`
      : " See docs/editing.md.";
    return [
      `${file.path}:${lineOf(file, issue.path)} ${issue.path.join(".") || "(the whole file)"}: ${whatIsWrong(issue, plain)}.${remedy}`,
    ];
  });
}
