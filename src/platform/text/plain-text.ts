import { composed, hasHeapedMarks } from "./normalize-text.ts";

/** Why a text is rejected. The messages are in the wording files in content/. */
export type TextProblem = "empty" | "tooLong" | "notPlain";
export type NameProblem = "empty" | "tooLong" | "notAName";

// Control characters except line feed and tab; direction overrides, which can disguise a text.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;
// Characters that end a line or move along it. In an email's subject, a second line would be another header.
const lineBreak = /[\n\t\u2028\u2029]/u;
/**
 * Whether a text contains an encoded word (RFC 2047), which email programs decode in headers, some even in addresses.
 */
export function hasEncodedWord(text: string): boolean {
  const begin = text.indexOf("=?");
  return begin >= 0 && text.includes("?=", begin + 2);
}
// A tag (even one left open after an attribute), a comment or a processing instruction; '<3' and 'power<spin' are text.
const markup = /<[a-z/!?][^<>]*>|<[a-z]+\s[^<>]*=/iu;
// What a name is made of in any script: letters, the joiners and directions that some need inside a word, spaces, and
// punctuation, such as 'ʻ', '・' and '’'; not symbols, private or unassigned characters.
const name =
  /^[\p{L}\p{M}'’‘][\p{L}\p{M}\p{N}\p{P}\p{Sk}\p{Zs}\p{Join_Control}\u200E\u200F\u061C]*$/u;
// Punctuation that makes an address, a link, markup or a header.
const notInNames = /[@＠#/\\<>{}[\]*_%:;?!"]/u;
// Marks that would pile up over the lines around them: more than any language has on a letter, with its accents composed.
// The first kind fits every letter.
const mostMarks: readonly (readonly [marks: string, most: number])[] = [
  [String.raw`\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`, 3],
  // Thai and Lao
  [String.raw`\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE`, 3],
  // Hebrew and Arabic, with all vowels and signs for reading aloud
  [String.raw`\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u08D3-\u08FF`, 5],
  // Tibetan, Burmese and all others, whose marks may be letters, too
  [String.raw`\p{M}`, 8],
];
const piledMarks = new RegExp(
  mostMarks.map(([marks, most]) => `(?<=[${marks}]{${most}})[${marks}]+`).join("|"),
  "gu",
);
// Anything except invisible characters that count as letters or symbols: fillers, joiners, variation selectors.
const visible = /[^\p{Cf}\p{Z}\s\u115F\u1160\u3164\uFFA0\u2800\p{Variation_Selector}]/u;

/** No field allows as many characters, even before composing. */
const maxTidied = 16_000;

/**
 * Normalizes a field's value for comparing and storing: NFC, line feeds, trimmed, and without marks that would cover what's
 * above and below. A value that will be rejected for its length is returned unchanged.
 */
export function tidy(typed: string): string {
  if (typed.length > maxTidied) return typed;
  const text = composed(typed.replace(/\r\n?/g, "\n").trim());
  return /\p{M}/u.test(text) ? composed(text.replaceAll(piledMarks, "")) : text;
}

const isTooLong = (text: string, max: number) => text.length > max && [...text].length > max;

/** The beginning of a text, in at most `max` characters (code points), so never half of one. */
export const firstCharacters = (text: string, max: number) => [...text].slice(0, max).join("");

/** A text in at most `max` characters (code points): a longer one ends in '…'. */
export const shortened = (text: string, max: number) =>
  isTooLong(text, max) ? `${firstCharacters(text, max - 1)}…` : text;

const isBlank = (text: string) => !visible.test(text);
const isPlain = (text: string) =>
  text.isWellFormed() && !unprintable.test(text) && !hasHeapedMarks(text);

/** What's wrong with a tidied text. `max` is in code points. */
export function textProblem(value: string, max: number): TextProblem | undefined {
  if (isBlank(value)) return "empty";
  if (isTooLong(value, max)) return "tooLong";
  return isPlain(value) && !markup.test(value) ? undefined : "notPlain";
}

/** What's wrong with a tidied single-line text. */
export function lineProblem(value: string, max: number): TextProblem | undefined {
  const isLine = () => !lineBreak.test(value) && !hasEncodedWord(value);
  return textProblem(value, max) ?? (isLine() ? undefined : "notPlain");
}

/** What's wrong with a tidied personal name, in any script. */
export function nameProblem(value: string, max: number): NameProblem | undefined {
  if (isBlank(value)) return "empty";
  if (isTooLong(value, max)) return "tooLong";
  const isName = () => name.test(value) && !notInNames.test(value);
  return isPlain(value) && isName() ? undefined : "notAName";
}
