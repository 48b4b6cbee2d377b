import { contentFiles } from "./content-files.ts";
import type { TeamMember } from "../about/team.content.ts";
import { type ContentReader, type ReadFile } from "../platform/content/content-reader.ts";

/** Reads the team, fictional members included, sorted by name. Checks that articles have a member as their author. */
export function readTeam(
  reader: ContentReader,
  signed: Iterable<ReadFile<{ author: string }>>,
): TeamMember[] {
  const files = reader.folder(contentFiles.team);
  const isValid = reader.isValid("team");
  const names = [...files.keys()];
  const remedy = `Write one of: ${names.join(", ")}`;
  // A mistake in an author's file isn't reported again for each article.
  for (const { file, value } of signed)
    if (isValid)
      reader.checkName(file, ["author"], value.author, ["in content/team", names, remedy]);
  const team = [...files].map(([slug, { value }]) => ({ ...value, slug }));
  return team.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
