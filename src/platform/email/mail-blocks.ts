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
  /** A visitor's own words, with their line breaks. */
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
