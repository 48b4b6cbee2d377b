/**
 * A text without accents and invisible characters, and every letter in its plain form: 'Ｊóola' is 'Joola'. At most
 * seven times as long.
 */
export function plainLetters(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text;
  return (
    text
      // Ligatures of whole phrases, which would expand to 18 and eight letters. No other character expands to more than
      // seven.
      .replaceAll("\uFDFA", "صلعم")
      .replaceAll("\uFDFB", "جل")
      .normalize("NFKD")
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "")
  );
}

/** Normalizes a text for search: no accents, lower case, so that 'Jóola' finds 'JOOLA'. */
export function normalizeForSearch(text: string): string {
  return plainLetters(text).toLowerCase();
}

/** Longer searches, in characters, are cut off; a page's own search box allows fewer. */
const maxSearchLength = 160;

/**
 * The matcher behind every list's search box: whether a text contains all words of a search, in any order, each as a
 * word or part of one. An empty search matches everything.
 * @returns a predicate for texts from `normalizeForSearch`
 */
export function wordsMatcher(search: string): (normalized: string) => boolean {
  const words = normalizeForSearch(search.slice(0, maxSearchLength)).split(/\s+/).filter(Boolean);
  return (normalized) => words.every((word) => normalized.includes(word));
}
