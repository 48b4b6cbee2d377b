// An entry's text as the fields of its form, and back; and the text that a new entry begins with.

import { z } from "zod";
import { type ContentFile, splitArticle } from "../../platform/content/content-reader.ts";
import { editArticle, editYaml } from "../../platform/content/edit-yaml.ts";
import { readYaml } from "../../platform/content/mistakes.ts";

/** What an entry's form edits: the value of its fields and, for an article, the text below them. */
export interface EntryFields {
  value: unknown;
  body?: string | undefined;
}

const isArticle = (path: string) => path.endsWith(".md");

/** Reads the fields out of an entry's text; undefined if it can only be edited as text. */
export function readFields(path: string, text: string): EntryFields | undefined {
  const parts = isArticle(path) ? splitArticle(text) : { fields: text, body: undefined };
  if ("wrong" in parts) return undefined;
  const read = readYaml(parts.fields);
  // Among these are aliases, which a small text could multiply.
  if (read.mistake) return undefined;
  const value: unknown = read.document.toJS();
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  return isGroup ? { value, body: parts.body } : undefined;
}

/** Writes fields into an entry's text, whose comments stay. */
export const writeFields = (
  path: string,
  text: string,
  { value, body = "" }: EntryFields,
): string => (isArticle(path) ? editArticle(text, value, body) : editYaml(text, value));

/** A text as typed into a form. Browsers send each line's end as CR LF. */
export function typedText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  return lines === "" || lines.endsWith("\n") ? lines : `${lines}\n`;
}

/** The text of a new entry: its needed fields, all empty but its name. */
export function templateOf({ kind, schema }: ContentFile, name: string): string {
  const empty = emptyOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  const value = empty as Record<string, unknown>;
  for (const field of ["name", "title"]) if (value[field] === "") value[field] = name;
  return kind === "articles" ? editArticle("", value, "") : editYaml("", value);
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The smallest value with the shape of a schema. */
function emptyOf(schema: JsonSchema): unknown {
  const { type, properties = {}, required = [], anyOf } = schema;
  if (anyOf?.some((each) => each.type === "null")) return null;
  if (anyOf?.[0]) return emptyOf(anyOf[0]);
  if (type === "object")
    return Object.fromEntries(
      required.map((name) => [name, emptyOf(properties[name] as JsonSchema)]),
    );
  if (type === "array") return [];
  if (type === "boolean") return false;
  return type === "number" || type === "integer" ? null : "";
}
