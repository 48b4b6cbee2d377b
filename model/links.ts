import { visibleText } from "./visible-text.ts";

// What a web address ends before: spaces, and the signs that stand between or around addresses in a text.
const rest = String.raw`[^\s,;|<>()[\]"]`;
const path = String.raw`(?::\d{1,5})?\/${rest}+`;
const wordStart = String.raw`(?<![\p{L}\p{N}.@-])`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

// Each way of writing a link, the ones that hold another link before it, so that none counts twice. Repetitions are
// bounded: a text made to be slow to read is not.
const ways = [
  // [url=https://…]words[/url]
  String.raw`\[(?:url|link|img)\b[^[\]\n]{0,300}\][^[\n]{0,300}`,
  // [words](address)
  String.raw`\[[^[\]\n]{0,300}\]\([^()\s]{1,300}\)`,
  // https://…, http:…, ftp://…, mailto:…
  String.raw`(?<![\p{L}\p{N}])(?:https?:|mailto:|[a-z][a-z0-9+.-]{1,15}:\/\/)${rest}*`,
  // www.…
  String.raw`(?<![\p{L}\p{N}])www\.${rest}+`,
  // 203.0.113.7
  String.raw`${wordStart}${octet}(?:\.${octet}){3}(?![\p{L}\p{N}-]|\.\p{N})(?:${path})?`,
  // example.com, example.com/deals; which of these are links, `isLink` tells
  String.raw`${wordStart}(?<host>(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{1,59}|\p{L}{2,24}))(?![\p{L}\p{N}@-])(?<path>${path})?`,
];
const candidate = new RegExp(ways.join("|"), "giu");

// Top-level domains that spam uses most, and the most usual ones; none that begins a sentence, as 'it' and 'me' do.
const topLevelDomains = new Set(
  (
    "com net org info biz io co ai app dev tv cc gg ly xyz top icu vip shop store online site club live click link sale " +
    "buzz space website example eu uk de fr es nl pl ru ua cn jp kr br au ca"
  ).split(" "),
);
/** A new sentence after a full stop without a space: 'great.It'. */
const sentenceStart = /^(?!Com$)\p{Lu}\p{Ll}/u;

/** Whether something that looks like a link is one: not '4.5/5', 'Pro.IV' or 'great.It'. */
function isLink({ groups = {} }: RegExpExecArray): boolean {
  if (groups["host"] === undefined) return true;
  const labels = groups["host"]
    .split(".")
    .slice(1)
    .filter((label) => !sentenceStart.test(label));
  const isKnown = (label: string) =>
    topLevelDomains.has(label.toLowerCase()) || /^xn--/i.test(label);
  return labels.some(isKnown) || (groups["path"] !== undefined && labels.length > 0);
}

// A dot written so that it does not look like one to a program: 'a[.]b', 'a (dot) b', 'a。b'.
const disguisedDot = /\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?|(?<=[a-z\d])\u3002(?=[a-z\d])/gi;

/** How many links a text may hold. */
export const maxLinks = { review: 1, message: 3 } as const;

/** How many links a reader sees in a text, however they are written. */
export function countLinks(text: string): number {
  const seen = visibleText(text).replaceAll(disguisedDot, ".");
  return [...seen.matchAll(candidate)].filter(isLink).length;
}

/** What is wrong with a text that holds more links than it may. */
export function linkProblem(text: string, max: number): "links" | undefined {
  return countLinks(text) > max ? "links" : undefined;
}
