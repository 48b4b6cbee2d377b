import { visibleText } from "../../platform/text/visible-text.ts";

/** The longest word or phrase that can be blocked, in characters (code points). */
export const maxBlockedWord = 60;

/** A text's words as they are compared: without case, accents, look-alike letters and punctuation, one space between. */
export function comparableWords(text: string): string {
  return visibleText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The blocked words and phrases that a text has, as whole words. @param blocked each as `comparableWords` has it */
export function blockedWordsIn(text: string, blocked: readonly string[]): string[] {
  const words = ` ${comparableWords(text)} `;
  return blocked.filter((word) => words.includes(` ${word} `));
}
