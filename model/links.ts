// What a web address ends before: spaces, and the signs that stand between or around addresses in a text.
const rest = String.raw`[^\s,;|<>()[\]"]`;

// Each way of writing a link, the ones that hold another link before it, so that none counts twice. Repetitions are
// bounded: a text made to be slow to read is not.
const ways = [
  // [url=https://…]words[/url]
  String.raw`\[(?:url|link|img)\b[^\]\n]{0,300}\][^[\n]{0,300}`,
  // [words](address)
  String.raw`\[[^[\]\n]{0,300}\]\([^()\s]{1,300}\)`,
  // https://…, http:…, ftp://…
  String.raw`(?<![\p{L}\p{N}])(?:https?:|[a-z][a-z0-9+.-]{1,15}:\/\/)${rest}*`,
  // www.…
  String.raw`(?<![\p{L}\p{N}])www\.${rest}+`,
  // example.com/deals: a last part of letters alone, so that '4.5/5' and '3.5/6' are figures
  String.raw`(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{1,5})?\/${rest}+`,
];
const link = new RegExp(ways.join("|"), "giu");

/** How many links a text may hold. */
export const mostLinks = { review: 1, message: 3 } as const;

/** How many links a text holds, however they are written. */
export function countLinks(text: string): number {
  return [...text.matchAll(link)].length;
}

/** What is wrong with a text that holds more links than it may. */
export function linkProblem(text: string, most: number): "links" | undefined {
  return countLinks(text) > most ? "links" : undefined;
}
