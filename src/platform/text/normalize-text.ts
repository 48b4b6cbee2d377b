/**
 * A text without accents and invisible characters, with every letter in its usual form: 'Ｊóola' is 'Joola'. At most
 * seven times as long.
 */
export function plainLetters(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text;
  return (
    text
      // Ligatures of whole phrases, which would become 18 and eight letters. No other character becomes more than
      // seven.
      .replaceAll("\uFDFA", "صلعم")
      .replaceAll("\uFDFB", "جل")
      .normalize("NFKD")
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "")
  );
}

/** A text normalized for search: no accents, lower case, so that 'Jóola' finds 'JOOLA'. */
export function normalizeForSearch(text: string): string {
  return plainLetters(text).toLowerCase();
}

/** Longer searches than this, in characters, are cut: a page's own box takes less. */
const maxSearchLength = 160;

/**
 * The matcher of every list's search box: tells whether a text has all words of a search, in any order, each of them as
 * a word or as part of one. A search without words matches everything.
 * @returns takes texts that `normalizeForSearch` returned
 */
export function wordsMatcher(search: string): (normalized: string) => boolean {
  const words = normalizeForSearch(search.slice(0, maxSearchLength)).split(/\s+/).filter(Boolean);
  return (normalized) => words.every((word) => normalized.includes(word));
}
