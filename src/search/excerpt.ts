/** Characters of an excerpt, and how many of them may come before the word it shows. */
const length = { all: 160, before: 60 };

/** The part of a text around the first of some words that it has, cut between words where there are any. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= length.all) return text;
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const place = places.length === 0 ? 0 : Math.min(...places);
  const start = place - length.before;
  const gap = start > 0 ? text.indexOf(" ", start) : -1;
  const from = start <= 0 ? 0 : gap === -1 || gap >= place ? start : gap + 1;
  const end = from + length.all;
  const lastGap = text.lastIndexOf(" ", end);
  const to = end >= text.length ? text.length : lastGap > place ? lastGap : end;
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}
