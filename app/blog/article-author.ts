import type { BlogArticle } from "../../model/content/blog";
import type { TeamMember } from "../../model/content/team";
import type { Site } from "../../server/site";
import { shownTeam } from "../about/shown-team";

/** Who wrote an article; undefined where its author is not shown. */
export function authorOf(site: Site, article: BlogArticle): TeamMember | undefined {
  return shownTeam(site).find(({ slug }) => slug === article.author);
}
