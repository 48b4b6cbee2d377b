import { visibleText } from "../../platform/text/visible-text.ts";

/** The maximum length of a blocked word or phrase, in characters (code points). */
export const maxBlockedWord = 60;

/**
 * A text's words for comparison: without case, accents, look-alike letters and punctuation, separated by single spaces.
 */
export function comparableWords(text: string): string {
  return visibleText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The blocked words and phrases in a text, as whole words. @param blocked each from `comparableWords` */
export function blockedWordsIn(text: string, blocked: readonly string[]): string[] {
  const words = ` ${comparableWords(text)} `;
  return blocked.filter((word) => words.includes(` ${word} `));
}
