import { visibleText } from "./visible-text.ts";

// What a URL continues with: anything but spaces and the characters around URLs in a text.
const rest = String.raw`[^\s,;|<>()[\]"]`;
const path = String.raw`(?::\d{1,5})?\/${rest}+`;
const wordStart = String.raw`(?<![\p{L}\p{N}.@-])`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

// All ways to write a link. Those that contain another come first, so that none counts twice. Repetitions are bounded,
// so that no text is slow to scan.
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
  // example.com, example.com/deals; `isLink` tells which of these are links
  String.raw`${wordStart}(?<host>(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{1,59}|\p{L}{2,24}))(?![\p{L}\p{N}@-])(?<path>${path})?`,
];
const candidate = new RegExp(ways.join("|"), "giu");

// Top-level domains that spam uses most, and the most common ones, except words that begin a sentence, such as 'it' and
// 'me'.
const usualEndings: ReadonlySet<string> = new Set(
  (
    "com net org info biz io co ai app dev tv cc gg ly xyz top icu vip shop store online site club live click link sale " +
    "buzz space website example eu uk de fr es nl pl ru ua cn jp kr br au ca"
  ).split(" "),
);
/** A sentence after a period without a space: 'great.It'. */
const sentenceStart = /^(?!Com$)\p{Lu}\p{Ll}/u;

/** Whether a link-like match is a link, unlike '4.5/5', 'Pro.IV' or 'great.It'. */
function isLink({ groups = {} }: RegExpExecArray, endings: ReadonlySet<string>): boolean {
  if (groups["host"] === undefined) return true;
  const labels = groups["host"]
    .split(".")
    .slice(1)
    .filter((label) => !sentenceStart.test(label));
  const isKnown = (label: string) => endings.has(label.toLowerCase()) || /^xn--/i.test(label);
  return labels.some(isKnown) || (groups["path"] !== undefined && labels.length > 0);
}

// A dot disguised from programs: 'a[.]b', 'a (dot) b', 'a。b'.
const disguisedDot = /\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?|(?<=[a-z\d])\u3002(?=[a-z\d])/gi;

/**
 * Counts the links a reader would see, however they're written.
 * @param endings the lower-case top-level domains that turn a bare name into a link
 */
export function countLinks(text: string, endings = usualEndings): number {
  const seen = visibleText(text).replaceAll(disguisedDot, ".");
  return [...seen.matchAll(candidate)].filter((found) => isLink(found, endings)).length;
}

export function linkProblem(text: string, max: number): "links" | undefined {
  return countLinks(text) > max ? "links" : undefined;
}
