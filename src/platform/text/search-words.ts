import { editDistance } from "./closest-match.ts";
import { foldWords } from "./normalize-text.ts";

/** Roman numerals in product names, and what players type instead: 'Pro IV' is 'pro 4'. */
const numerals = new Map([
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
]);

/**
 * The words of a name, text or term, without case, accents and punctuation. '16mm' and '16 mm' are '16', 'IV' is '4', 'Z-5' is 'z5'.
 */
export function searchWords(text: string): string[] {
  const words = foldWords(text)
    .replaceAll(
      /(?<=(?<![\p{L}\p{N}])\p{L})[-‐‑](?=\p{N})|(?<=\p{N})[-‐‑](?=\p{L}(?![\p{L}\p{N}]))/gu,
      "",
    )
    .replaceAll(/\bpickle[ -]ball/g, "pickleball")
    .match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu);
  return (words ?? [])
    .filter((word) => word !== "mm")
    .map((word) => numerals.get(word) ?? word.replace(/^([\d.]+)mm$/, "$1"));
}

/**
 * The number of typos in a word, where swapping neighbors is one. Infinity if there are too many: one is allowed from
 * four letters on, two from eight. A number with another digit is another number, and nearly everyone gets the first
 * letter right.
 */
export function typosIn(typed: string, word: string): number {
  if (typed === word) return 0;
  const max = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (max === 0 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > max)
    return Infinity;
  if (/^[\d.]+$/.test(typed)) return Infinity;
  const apart = editDistance(typed, word);
  return apart <= max ? apart : Infinity;
}

/** How many typos there are in the beginning of a word, about as long as what was typed. */
export function typosInBeginning(typed: string, word: string): number {
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return Math.min(...lengths.map((length) => typosIn(typed, word.slice(0, length))));
}
