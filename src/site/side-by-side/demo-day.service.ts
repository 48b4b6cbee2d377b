import { createHash, randomBytes } from "node:crypto";

/** The key of a demo day, for its host's private link. Nothing about the day is stored. */
export const newDayKey = (): string => randomBytes(15).toString("hex");

const isDayKey = (text: string) => /^[0-9a-f]{30}$/.test(text);

const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * The code that a demo day's cards have. It follows from the key, and the key not from it: who has a card can't see the
 * host's table. Undefined if the key isn't one.
 */
export function codeOfDay(key: string): string | undefined {
  if (!isDayKey(key)) return undefined;
  const bytes = createHash("sha256").update(`demo day ${key}`).digest().subarray(0, 8);
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}
