import type { TeamMember } from "./about.content.ts";
import type { Site } from "../platform/render/site.ts";

/**
 * The author to name to search engines; undefined if it's the site itself. On a public address, a fictional author
 * mustn't pass for a person.
 */
export function creditedAuthor(
  { library, settings }: Pick<Site, "library" | "settings">,
  article: { author: string },
): TeamMember | undefined {
  const author = library.teamMember(article.author);
  return author?.sample && settings.isPublic ? undefined : author;
}

/** An author's name in plain text; a fictional one is marked in it. */
export function signature({ name, sample }: TeamMember): string {
  return sample ? `${name} (fictional author)` : name;
}
