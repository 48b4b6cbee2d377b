import type { TeamMember } from "../../model/content/team";
import type { Site } from "../../server/site";

/** Those of the team who are shown: fictional members only while samples are. */
export function shownTeam({
  library,
  environment,
}: Pick<Site, "library" | "environment">): TeamMember[] {
  return library.team.filter(({ sample }) => environment.sampleContent || !sample);
}
