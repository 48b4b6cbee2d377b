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
