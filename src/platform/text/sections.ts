export const wordsIn = (html: string): string => html.replaceAll(/<[^<>]*>/g, " ");

/** Words per minute for plain English, read silently. */
const pace = 200;

/** The reading time of a number of words in whole minutes, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / pace));

/** A part of a text under a second-level heading. */
export interface Section {
  id: string;
  title: string;
}

/** Everything our Markdown renderer escapes. */
const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** A text's sections, for its table of contents. */
export function sectionsOf(html: string): Section[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = "", heading = ""]) => ({
    id,
    title: heading
      .replaceAll(/<[^<>]+>/g, "")
      .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity),
  }));
}
