/** A part of a text under a second-level heading. */
export interface Section {
  id: string;
  title: string;
}

/** What our Markdown renderer escapes, and nothing else. */
const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The sections of a text, for its table of contents. */
export function sectionsOf(html: string): Section[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = "", heading = ""]) => ({
    id,
    title: heading
      .replaceAll(/<[^<>]+>/g, "")
      .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity),
  }));
}
