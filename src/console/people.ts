import type { Role } from "../platform/acts.ts";
import type { SiteFacts } from "../platform/content/site-facts.content.ts";

/** Someone who may use the console, as content/site.yaml lists them. */
export interface Person {
  /** How the log names them. */
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
