import { createHash } from "node:crypto";
import type { StoredField } from "./stored-field.ts";

/** SHA-256 in base64url, for texts that the store mustn't or needn't contain. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The key of a submission: the same for the same values in the same order. */
export function submissionKey(values: readonly (string | number)[]): string {
  return digest(JSON.stringify(values));
}

/**
 * A record's values for its key: first the fields that count by position, then, with their column names, the given
 * fields that count by name.
 */
export function fieldKeyValues<Field extends string>(
  table: Readonly<Record<Field, StoredField>>,
  values: Readonly<Partial<Record<NoInfer<Field>, string | number | undefined>>>,
): (string | number)[] {
  const fields = Object.entries(table) as [Field, StoredField][];
  const byPosition = fields
    .filter(([, { inKey }]) => inKey === "by position")
    .map(([field]) => values[field] ?? "");
  const byName = fields.flatMap(([field, { inKey, column }]) => {
    const value = values[field] ?? "";
    return inKey === "by name" && value !== "" ? [[column, value]] : [];
  });
  const inOrder = byName.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return [...byPosition, ...inOrder.flat()];
}

/**
 * A submission's values for its key: the fields marked true, in order. Every field must be listed, so that none is left
 * out by accident.
 */
export function keyValues<Submission>(
  submission: Submission,
  counts: Readonly<Record<keyof NoInfer<Submission>, boolean>>,
): Submission[keyof Submission][] {
  const fields = Object.keys(counts) as (keyof Submission)[];
  return fields.filter((field) => counts[field]).map((field) => submission[field]);
}
