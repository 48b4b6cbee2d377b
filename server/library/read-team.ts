import { type TeamMember, teamMemberFile } from "../../model/content/team.ts";
import { type ContentReader, type ReadFile } from "./content-reader.ts";
import { meantName } from "./mistakes.ts";

/** Those who write the site. */
export interface Team {
  /** In alphabetical order of their names, the fictional ones too. */
  team: readonly TeamMember[];
  teamMember(slug: string): TeamMember | undefined;
}

/** Reads the team, and checks that each of the articles given has one of it as its author. */
export function readTeam(
  reader: ContentReader,
  signed: Iterable<ReadFile<{ author: string }>>,
): Team {
  const files = reader.folder("team", teamMemberFile);
  const isSafeMethod = reader.isSafeMethod("team");
  // An author who could not be read is a mistake of the author's file alone.
  for (const { file, value } of signed)
    if (isSafeMethod && !files.has(value.author))
      reader.report(
        file,
        ["author"],
        `"${value.author}" is nobody in content/team. ${meantName(value.author, files.keys(), `Write one of: ${[...files.keys()].join(", ")}`)}`,
      );
  const team = new Map([...files].map(([slug, { value }]) => [slug, { ...value, slug }]));
  return {
    team: [...team.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    teamMember: (slug) => team.get(slug),
  };
}
