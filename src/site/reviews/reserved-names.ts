import { bareLetters, visibleText } from "../../platform/text/visible-text.ts";

/** Words that make any name sound official: 'Owner', 'Dave (admin)'. */
const roles = ["owner", "admin", "administrator", "moderator", "webmaster"];
/** Words that do so alone or together. Some players are called 'Stafford' or 'Rose Staff'. */
const offices = ["the", "team", "staff", "support", "editor", "editors", "official", "mod", "mods"];

const folded = (words: readonly string[]) => new Set(words.map(bareLetters));
const roleWords = folded([...roles, ...roles.map((role) => `${role}s`)]);
const officeWords = folded(offices);

/**
 * Whether a name is the site's, or one reserved for those who run it, however disguised.
 * @param siteName as in content/site.yaml
 */
export function isReservedName(name: string, siteName: string): boolean {
  const whole = bareLetters(name);
  const words = visibleText(name)
    .split(/[\s.'’·()-]+/u)
    .filter(Boolean)
    .map(bareLetters);
  const site = bareLetters(siteName);
  // A short one may be part of anyone's name.
  const isSites = site.length < 6 ? whole === site : whole.includes(site);
  return (
    isSites ||
    roleWords.has(whole) ||
    words.some((word) => roleWords.has(word)) ||
    words.every((word) => officeWords.has(word))
  );
}

/** Whether two names are the same, however disguised: the first may be the other person, or pose as them. */
export const isSameName = (name: string, other: string): boolean =>
  bareLetters(name) === bareLetters(other);
