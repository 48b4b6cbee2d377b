import MarkdownIt from "markdown-it";
import { sampleSign } from "../text/sample-sign.ts";

/** A heading's id: 'on-' and its words. The prefix keeps it apart from the ids that pages use themselves. */
function headingId(words: string, taken: Set<string>): string {
  const plain = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["heading"];
  const id = `on-${plain.join("-")}`;
  let free = id;
  for (let further = 2; taken.has(free); further++) free = `${id}-${further}`;
  taken.add(free);
  return free;
}

// Editors write Markdown, not HTML: tags are shown as text.
const markdown = new MarkdownIt({ html: false });

markdown.core.ruler.push("heading-ids", ({ tokens }) => {
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries())
    if (token.type === "heading_open")
      token.attrSet("id", headingId(tokens[index + 1]?.content ?? "", taken));
});

// A table scrolls in a frame of its own, which the keyboard can reach; its column heads name it.
markdown.renderer.rules["table_open"] = (tokens, index) => {
  const end = tokens.findIndex(({ type }, at) => at > index && type === "thead_close");
  const heads = tokens.slice(index, end).filter(({ type }) => type === "inline");
  const words = heads.map(({ children }) => children!.map(({ content }) => content).join(""));
  // `Prose` puts an element for the sign, which can't be in an attribute.
  const label = markdown.utils.escapeHtml(words.join(", ").replaceAll(sampleSign, ""));
  return `<div role="group" tabindex="0" aria-label="${label}">\n<table>\n`;
};
markdown.renderer.rules["table_close"] = () => "</table>\n</div>\n";

/** Renders an article's text as HTML. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** A block of an article's text, for outputs other than web pages. */
export interface Block {
  kind: "heading" | "paragraph" | "item";
  text: string;
}

/** The headings, paragraphs and list items of an article's text, in order, without inline markup. */
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

/** A link or a picture in an article's text. */
export interface TextLink {
  address: string;
  isPicture: boolean;
  /** Its line; the text's first line is 0. */
  line: number;
}

/** The blocks of a text and what is in their lines, with their lines; the text's first line is 0. */
export function* tokensIn(text: string) {
  let line = 0;
  for (const block of markdown.parse(text, {})) {
    line = block.map?.[0] ?? line;
    yield { block, token: block, line, below: 0 };
    let below = 0;
    for (const token of block.children ?? []) {
      if (token.type === "softbreak" || token.type === "hardbreak") below++;
      yield { block, token, line: line + below, below };
    }
  }
}

/** Every link and picture of an article's text. */
export function linksIn(text: string): TextLink[] {
  return [...tokensIn(text)].flatMap(({ token, line }) => {
    const isPicture = token.type === "image";
    const address = token.attrGet(isPicture ? "src" : "href");
    return address === null ? [] : [{ address: String(address), isPicture, line }];
  });
}

/** The ids of the headings of an article's text. */
export function headingIds(text: string): string[] {
  return markdown.parse(text, {}).flatMap((token) => {
    const id = token.attrGet("id");
    return id === null ? [] : [String(id)];
  });
}

/**
 * The tokens of an article's text, with the plain words of those that hold words.
 * @param mark what to write for the start of a link
 */
export function plainTokens(
  text: string,
  mark: (address: string) => string,
): { type: string; content: string; line: number }[] {
  let line = 0;
  return markdown.parse(text, {}).map(({ type, map, children }) => {
    line = map?.[0] ?? line;
    const words = (children ?? []).map((token) => {
      if (token.type === "link_open") return mark(String(token.attrGet("href")));
      return token.type.endsWith("break") ? "\n" : token.content;
    });
    return { type, content: words.join(""), line };
  });
}
