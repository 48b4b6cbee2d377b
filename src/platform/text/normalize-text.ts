// More marks on one letter than any script has (UAX #15, stream-safe text). Matching starts only at the first mark;
// starting at each took six times as long for thirty marks on every letter.
const heapedMarks = /(?<!\p{M})\p{M}{31,}/u;
const allHeaps = new RegExp(heapedMarks, "gu");

/** Whether a letter has more than thirty marks. Most texts have no marks, which is found out much sooner. */
export const hasHeapedMarks = (text: string): boolean =>
  /\p{M}/u.test(text) && heapedMarks.test(text);

/** A text with its accents and letters composed (NFC). One with heaped marks stays as it is. */
export const composed = (text: string): string =>
  hasHeapedMarks(text) ? text : text.normalize("NFC");

/**
 * A text's normal form, in linear time. `String#normalize` sorts the marks of a letter in quadratic time: hours for a body
 * of some megabytes. So heaped marks get a joiner after every thirty (UAX #15, stream-safe text).
 */
export function normalForm(text: string, form: "NFC" | "NFD" | "NFKD"): string {
  const safe = hasHeapedMarks(text)
    ? text.replaceAll(allHeaps, (heap) => heap.replaceAll(/\p{M}{30}/gu, "$&\u034F"))
    : text;
  return safe.normalize(form);
}

/**
 * A text without accents and invisible characters, and every letter in its plain form: 'Ｊóola' is 'Joola'. At most
 * seven times as long.
 */
export function plainLetters(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text;
  // Ligatures of whole phrases would expand to 18 and eight letters; no other character expands to more than seven. They
  // pass as noncharacters, so that the longest texts aren't four times as long while they're normalized.
  const short = text.replaceAll("\uFDFA", "\uFDD0").replaceAll("\uFDFB", "\uFDD1");
  return normalForm(short, "NFKD")
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .replaceAll("\uFDD0", "صلعم")
    .replaceAll("\uFDD1", "جل");
}

/** Normalizes a text for search: no accents, lower case, so that 'Jóola' finds 'JOOLA'. */
export function normalizeForSearch(text: string): string {
  return plainLetters(text).toLowerCase();
}

/** A name as an address has it: 'Diadem Hero 2' is 'diadem-hero-2'. Empty if it has no Latin letters or digits. */
export const slugOf = (name: string): string =>
  normalizeForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

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
