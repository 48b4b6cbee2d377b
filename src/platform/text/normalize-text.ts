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

/** Letters that Unicode doesn't decompose, and how they're typed without them. */
export const undecomposed: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
const allUndecomposed = new RegExp(`[${Object.keys(undecomposed).join("")}]`, "g");

const lowerLetters = (text: string) =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(allUndecomposed, (letter) => undecomposed[letter]!);

/** Signs that `fold` leaves out: apostrophes anywhere, and hyphens inside words. */
export const leftOut = { apostrophes: "'’‘ʹ′`", hyphens: "‐‑-" } as const;

const apostrophes = new RegExp(`[${leftOut.apostrophes}]`, "g");
const hyphens = new RegExp(String.raw`(?<=[\p{L}\p{N}])[${leftOut.hyphens}](?=[\p{L}\p{N}])`, "gu");

/** Text in lower case without accents and apostrophes, whichever a keyboard types: 'Don’t Jóola' is 'dont joola'. */
export const foldWords = (text: string): string => lowerLetters(text).replaceAll(apostrophes, "");

/**
 * The form in which texts, names and searches are compared: as `foldWords`, and without the hyphens inside words, so that
 * 'z-5' finds 'Z5' and 'reset heavy' finds 'reset-heavy'.
 */
export const fold = (text: string): string => foldWords(text).replaceAll(hyphens, "");

/** A name in which '+' is the word that it's read as: a J2K+ is another paddle than a J2K. */
export const withPlus = (name: string): string => name.replaceAll(/(?<!\s)\s*[+\uFF0B]/g, " plus ");

/** A name as an address has it: 'Diadem Hero 2+' is 'diadem-hero-2-plus'. Empty if it has no Latin letters or digits. */
export const slugOf = (name: string): string =>
  lowerLetters(withPlus(name))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Longer searches, in characters, are cut off; a page's own search box allows fewer. */
const maxSearchLength = 160;

/**
 * The matcher behind every list's search box: whether a text contains all words of a search, in any order, each as a
 * word or part of one. A word with a hyphen may be two in the text. An empty search matches everything.
 * @returns a predicate for texts from `fold`
 */
export function wordsMatcher(search: string): (folded: string) => boolean {
  const words = foldWords(search.slice(0, maxSearchLength)).split(/\s+/).filter(Boolean);
  const either = words.map((word) => {
    const parts = word.split(hyphens);
    // A single letter is in nearly every text.
    return { whole: fold(word), parts: parts.some((part) => part.length < 2) ? [] : parts };
  });
  return (folded) =>
    either.every(
      ({ whole, parts }) =>
        folded.includes(whole) ||
        (parts.length > 1 && parts.every((part) => folded.includes(part))),
    );
}
