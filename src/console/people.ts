import type { SiteFacts } from "../platform/content/site-facts.content.ts";

/** What someone may do in the console: a moderator looks after reviews and reports, an owner does everything. */
export type Role = "owner" | "moderator";

/** Someone who may use the console, as content/site.yaml lists them. */
export interface Person {
  /** How the audit log names them. */
  name: string;
  /** In lower case: what the store knows them by. */
  email: string;
  role: Role;
}

/** Everyone who may use the console. */
export function peopleOf({
  console,
  contactEmail,
}: Pick<SiteFacts, "console" | "contactEmail">): readonly Person[] {
  return console ?? [{ name: "Owner", email: contactEmail.toLowerCase(), role: "owner" }];
}

/** Whether a role has all that another has. */
export function mayAct(role: Role, needed: Role): boolean {
  return role === "owner" || needed === "moderator";
}
