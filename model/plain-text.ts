/** Why a text is refused; what to say about it stands in the wording files below content/. */
export type TextProblem = "empty" | "tooLong" | "notPlain";
export type NameProblem = "empty" | "tooLong" | "notAName";

// Control characters but line feed and tab; direction overrides, which can make a text read as what it is not.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;
// What ends a line or moves along it. A subject becomes a line of a mail's head, where a second line would be another
// header.
const lineBreak = /[\n\t\u2028\u2029]/u;
/** Whether a text holds what mail programs decode in a head, some of them in an address too, and then show another (RFC 2047). */
export function hasEncodedWord(text: string): boolean {
  const begin = text.indexOf("=?");
  return begin >= 0 && text.includes("?=", begin + 2);
}
// A tag (also one left open after an attribute), a comment or a processing instruction; '<3' and 'power<spin' are text.
const markup = /<[a-z/!?][^<>]*>|<[a-z]+\s[^<>]*=/iu;
// Letters of any script, with the joiners that some need inside a word.
const name = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}\p{Join_Control} .'’·-]*$/u;
// Anything but characters that count as letters or signs and show nothing: fillers, joiners, variation selectors.
const visible = /[^\p{Cf}\p{Z}\s\u115F\u1160\u3164\uFFA0\u2800\p{Variation_Selector}]/u;

// More marks on one letter than any script has (UAX #15, stream-safe text). To compose them takes time with the square of
// their number, hours for a body of some megabytes.
// From the first mark on: looked for at each of them, thirty marks on every letter took six times as long.
const heapedMarks = /(?<!\p{M})\p{M}{31}/u;

/** No field takes as many characters, even of those that become one when they are composed. */
const maxTidied = 16_000;

/**
 * A field's value as it is compared and stored: composed (NFC), one kind of line end, trimmed. What is refused anyway,
 * for its length or for marks in heaps, is left as it is.
 */
export function tidy(typed: string): string {
  if (typed.length > maxTidied) return typed;
  const text = typed.replace(/\r\n?/g, "\n").trim();
  return heapedMarks.test(text) ? text : text.normalize("NFC");
}

const isBlank = (text: string) => !visible.test(text);
const isPlain = (text: string) =>
  text.isWellFormed() && !unprintable.test(text) && !heapedMarks.test(text);

/** What is wrong with a tidy text of at most so many characters (code points). */
export function textProblem(value: string, max: number): TextProblem | undefined {
  if (isBlank(value)) return "empty";
  if ([...value].length > max) return "tooLong";
  return isPlain(value) && !markup.test(value) ? undefined : "notPlain";
}

/** What is wrong with a tidy text of one line. */
export function lineProblem(value: string, max: number): TextProblem | undefined {
  const isLine = () => !lineBreak.test(value) && !hasEncodedWord(value);
  return textProblem(value, max) ?? (isLine() ? undefined : "notPlain");
}

/** What is wrong with a tidy name of a person, in any script. */
export function nameProblem(value: string, max: number): NameProblem | undefined {
  if (isBlank(value)) return "empty";
  if ([...value].length > max) return "tooLong";
  return isPlain(value) && name.test(value) ? undefined : "notAName";
}
