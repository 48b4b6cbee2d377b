import { createHash } from "node:crypto";

/** What stands for a text in the store where the text itself need not, or must not: SHA-256 in base64url. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** What makes two submissions the same one: the same values in the same order, however often they are sent. */
export function submissionKey(values: readonly (string | number)[]): string {
  return digest(JSON.stringify(values));
}
