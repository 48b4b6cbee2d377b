/** A part of a text that begins with a heading of the second level. */
export interface Section {
  id: string;
  /** The heading's words. */
  title: string;
}

/** What our reader of Markdown escapes, and nothing else. */
const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The sections of a text, in their order: what its table of contents lists. */
export function sectionsOf(html: string): Section[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = "", heading = ""]) => ({
    id,
    title: heading
      .replaceAll(/<[^<>]+>/g, "")
      .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity),
  }));
}
