// Who could still sign in once content/site.yaml is published. An owner who misspells their own address there would be
// signed out at once, and only someone with a shell could let them in again.

import type { SiteFacts } from "../../platform/content/site-facts.content.ts";
import { peopleOf } from "./people.ts";

/** The file that lists who may sign in. */
export const peopleFile = "site.yaml";

type Listed = Pick<SiteFacts, "console" | "contactEmail">;

/** Reads the people that a text of that file lists; undefined if it has mistakes. */
export async function readPeopleFile(text: string): Promise<Listed | undefined> {
  // Loaded on demand: few publications change this file.
  const [{ parseDocument }, { siteFile }] = await Promise.all([
    import("yaml"),
    import("../../platform/content/site-facts.content.ts"),
  ]);
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : siteFile.safeParse(document.toJS()).data;
}

const hasOwner = (site: Listed) => peopleOf(site).some(({ role }) => role === "owner");

/**
 * Whom publishing would lock out, in a sentence; undefined if nobody that could sign in until now.
 * @param person the publisher's address; undefined for a command
 */
export function lockoutOf(now: Listed, next: Listed, person?: string): string | undefined {
  if (!hasOwner(next) && hasOwner(now))
    return "It lists no owner anymore: nobody could do what only owners may, and change that here.";
  const roleIn = (site: Listed) => peopleOf(site).find(({ email }) => email === person)?.role;
  const [before, after] = [roleIn(now), roleIn(next)];
  if (before === undefined || before === after) return undefined;
  if (after === undefined)
    return `It doesn't list ${person} anymore, which is you: you'd be signed out at once, and your passkeys wouldn't sign you in.`;
  return before === "owner"
    ? `It lists you as ${after === "editor" ? "an editor" : "a moderator"}: you couldn't change that here anymore.`
    : undefined;
}
