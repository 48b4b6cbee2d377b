import type { TeamMember } from "../../model/content/team";
import type { Site } from "../../server/site";

/** The team as visitors see it: fictional members only with sample content. */
export function publishedTeam({
  library,
  environment,
}: Pick<Site, "library" | "environment">): TeamMember[] {
  return library.team.filter(({ sample }) => environment.sampleContent || !sample);
}
