import { contentFiles } from "./content-files.ts";
import type { TeamMember } from "../about/team.content.ts";
import type { ContentReader } from "../platform/content/content-reader.ts";

/** Reads the team, fictional members included, sorted by name. */
export function readTeam(reader: ContentReader): TeamMember[] {
  const files = reader.folder(contentFiles.team);
  const team = [...files].map(([slug, { value }]) => ({ ...value, slug }));
  return team.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
