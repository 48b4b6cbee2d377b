import { peopleOf } from "../../console/people.ts";
import type { SiteFacts } from "../../platform/content/site-facts.content.ts";
import { isExampleHost } from "../../platform/environment.ts";
import { type Finding, findingsOr, listed, problem, warning } from "./finding.ts";

export interface PeopleFacts {
  isPublic: boolean;
  site: Pick<SiteFacts, "console" | "contactEmail">;
  /** Who has a passkey, by the address they're listed with; undefined if the store can't say. */
  withPasskey: readonly string[] | undefined;
}

const isExample = (email: string) => isExampleHost(email.slice(email.lastIndexOf("@") + 1));

/** Whether somebody gets what visitors send, and can sign in to the console. */
export function checkPeople({ isPublic, site, withPasskey }: PeopleFacts): Finding[] {
  const people = peopleOf(site);
  const owners = people.filter(({ role }) => role === "owner");
  const examples = (site.console ?? []).map(({ email }) => email).filter(isExample);
  const signsIn = site.console === undefined ? ", and nobody else can sign in to the console" : "";
  return findingsOr("Someone gets what visitors send, and can sign in to the console.", [
    isPublic &&
      isExample(site.contactEmail) &&
      problem(
        `The contact address is the example ${site.contactEmail}: reports, messages and Monday's email reach nobody${signsIn}.`,
        "Set contactEmail in content/site.yaml to your own address, then restart the site.",
      ),
    isPublic &&
      examples.length > 0 &&
      problem(
        `The console lists the example ${listed(examples)}, where no link to sign in arrives.`,
        "Set your own people under 'console' in content/site.yaml, then restart the site.",
      ),
    owners.length === 0 &&
      warning(
        "The console lists no owner: nobody can do what moderators may not.",
        "Give someone under 'console' in content/site.yaml the role owner, then restart the site.",
      ),
    isPublic &&
      withPasskey !== undefined &&
      owners.length > 0 &&
      !owners.some(({ email }) => withPasskey.includes(email)) &&
      warning(
        "No owner has a passkey: while email doesn't arrive, only this machine can sign one in.",
        "Sign in with a link (npm run owner -- console link), and add a passkey at /owner/account.",
      ),
  ]);
}
