import MarkdownIt from "markdown-it";

// Editors write Markdown, not HTML: a tag is shown as the text it is.
const markdown = new MarkdownIt({ html: false, typographer: true });

/** The HTML of an article's text. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** A part of an article's text, for what is no web page. */
export interface Block {
  kind: "heading" | "paragraph" | "item";
  text: string;
}

/** The headings, paragraphs and list items of an article's text, in order, without their inner marks. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let kind: Block["kind"] = "paragraph";
  for (const token of markdown.parse(text, {})) {
    if (token.type === "heading_open") kind = "heading";
    else if (token.type === "list_item_open") kind = "item";
    else if (token.type === "list_item_close" || token.type === "heading_close") kind = "paragraph";
    if (token.type !== "inline") continue;
    const inner = (token.children ?? []).map((child) =>
      child.type === "softbreak" ? " " : child.content,
    );
    blocks.push({ kind, text: inner.join("") });
  }
  return blocks;
}
