import type { TeamMember } from "../../model/content/team";
import type { Site } from "../../server/site";
import { publishedTeam } from "./published-team";

type Published = Pick<Site, "library" | "environment">;
/** What names its author by the name of a file in content/team. */
interface Signed {
  author: string;
}

/** Who wrote an article; undefined where its author is not shown. */
export function authorOf(site: Published, { author }: Signed): TeamMember | undefined {
  return publishedTeam(site).find(({ slug }) => slug === author);
}

/**
 * Whom search engines are told an article is by; undefined where it is the site itself. On a public address a fictional
 * author must not pass for a person.
 */
export function creditedAuthor(site: Published, article: Signed): TeamMember | undefined {
  const author = authorOf(site, article);
  return author?.sample && site.environment.isPublic ? undefined : author;
}

/** An author's name where there is no room but for words: a fictional one is marked in it. */
export function signature({ name, sample }: TeamMember): string {
  return sample ? `${name} (fictional author)` : name;
}
