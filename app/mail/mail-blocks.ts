/** What a mail is made of. Both its parts, HTML and plain text, are printed from the same blocks. */
export type MailBlock =
  | { kind: "heading"; text: string }
  /** The heading of a part. */
  | { kind: "subheading"; text: string }
  | { kind: "paragraph"; text: string }
  /** The one thing to press. */
  | { kind: "button"; label: string; url: string }
  /** Something to read on the site, in a line or two. */
  | { kind: "entry"; title: string; url: string; text?: string }
  /** Somebody's own words, lines as they were written. */
  | { kind: "quote"; text: string; from?: string }
  /** Names and what stands for them, a line each. */
  | { kind: "facts"; facts: readonly { name: string; value: string }[] };

/** What is said below a line at the end: why this mail came, and how to end it. */
export interface MailFooter {
  text: string;
  link?: { label: string; url: string };
}
