import { mayAct, type Role } from "../../platform/acts.ts";
import type { SiteFacts } from "../../platform/content/site-facts.content.ts";

/** Someone who may use the console, from content/site.yaml. */
export interface Person {
  name: string;
  /** In lower case: their key in the store. */
  email: string;
  role: Role;
}

export function peopleOf({
  console,
  contactEmail,
}: Pick<SiteFacts, "console" | "contactEmail">): readonly Person[] {
  return console ?? [{ name: "Owner", email: contactEmail.toLowerCase(), role: "owner" }];
}

/** What someone may do now: an owner's command has no address. Undefined for those who aren't listed. */
export function roleOf(
  email: string,
  site: Pick<SiteFacts, "console" | "contactEmail">,
): Role | undefined {
  return email === "" ? "owner" : peopleOf(site).find((each) => each.email === email)?.role;
}

/** Who gets reports by email: the site's own address, and moderators. An owner who wants them reads that address. */
export function readersOfReports(site: Pick<SiteFacts, "console" | "contactEmail">): string[] {
  const moderators = peopleOf(site).filter(
    ({ role }) => role !== "owner" && mayAct(role, "moderator"),
  );
  const others = moderators.map(({ email }) => email);
  const own = site.contactEmail;
  return [own, ...others.filter((email) => email !== own.toLowerCase())];
}

/** Who hears by email of reviews that wait to be read: everyone who may approve them. */
export function readersOfHeldReviews(site: Pick<SiteFacts, "console" | "contactEmail">): string[] {
  return peopleOf(site)
    .filter(({ role }) => mayAct(role, "moderator"))
    .map(({ email }) => email);
}
