/** A block of a mail. The HTML and the plain text are both rendered from the same blocks. */
export type MailBlock =
  | { kind: "heading"; text: string }
  /** A section's heading. */
  | { kind: "subheading"; text: string }
  | { kind: "paragraph"; text: string }
  /** The mail's one call to action. */
  | { kind: "button"; label: string; url: string }
  /** A link to something on the site, with a line or two about it. */
  | { kind: "entry"; title: string; url: string; text?: string }
  /** A visitor's own words, with their line breaks. Mail programs make no link of anything in them. */
  | { kind: "quote"; text: string; from?: string }
  /** Names and values, one per line. */
  | { kind: "facts"; facts: readonly { name: string; value: string }[] };

/** The text below the last line: why the reader gets this mail, and how to stop it. */
export interface MailFooter {
  text: string;
  link?: { label: string; url: string };
}

/** What a mail says. */
export interface MailWords {
  subject: string;
  blocks: readonly MailBlock[];
  footer: MailFooter;
}

/** The site that sends a mail. */
export interface MailSite {
  name: string;
  /** Origin of the mail's links. */
  siteUrl: string;
}

const sign = "[.:@/\\u3002\\uFF0E\\uFF61]";
/** What a web or email address has inside of it; '3.5' and '4/5' are none. */
const inAddress = new RegExp(
  `(?<=[\\p{L}\\p{M}])${sign}(?=[\\p{L}\\p{N}/])|(?<=[\\p{N}/])${sign}(?=[\\p{L}/])`,
  "gu",
);

/** A visitor's words as mail programs make no link of them: with word joiners, which nobody sees, in every address. */
export function unlinked(text: string): string {
  return text.replaceAll(inAddress, "$&\u2060");
}

/** A block with what visitors wrote in it unlinked. */
export function unlinkedBlock(block: MailBlock): MailBlock {
  if (block.kind !== "quote") return block;
  const { kind, text, from } = block;
  return { kind, text: unlinked(text), ...(from === undefined ? {} : { from: unlinked(from) }) };
}
