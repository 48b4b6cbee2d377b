/** The words of an HTML text, without its tags. */
export function wordsIn(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ");
}

/** Words per minute of plain English, read silently. */
const pace = 200;

/** Whole minutes to read a number of words, at least one. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace));
}
