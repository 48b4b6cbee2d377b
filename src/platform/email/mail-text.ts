import type { MailBlock, MailFooter } from "./mail-blocks";

/** A mail's plain text. The reader's program and the mail's encoding wrap long lines. */
export function mailText(blocks: readonly MailBlock[], footer: MailFooter): string {
  const end = [footer.text, footer.link && `${footer.link.label}: ${footer.link.url}`];
  return [
    ...blocks.map(textOf),
    // Two hyphens and a space start a signature, which mail programs collapse (RFC 3676, 4.3).
    ["-- ", ...end].filter((line) => line !== undefined).join("\n"),
  ].join("\n\n");
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min([...block.text].length, 60))}`;
    case "subheading":
      return `${block.text}\n${"-".repeat(Math.min([...block.text].length, 60))}`;
    case "paragraph":
      return block.text;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "entry":
      return [`* ${block.title}`, block.text, block.url].filter(Boolean).join("\n  ");
    case "quote":
      return [...block.text.split("\n").map((line) => `> ${line}`), block.from && `(${block.from})`]
        .filter((line) => line !== undefined)
        .join("\n");
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  }
}
