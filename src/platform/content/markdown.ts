import MarkdownIt from "markdown-it";

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

/** Every link and picture of an article's text. */
export function linksIn(text: string): TextLink[] {
  const links: TextLink[] = [];
  let line = 0;
  for (const token of markdown.parse(text, {})) {
    line = token.map?.[0] ?? line;
    let below = 0;
    for (const child of token.children ?? []) {
      if (child.type === "softbreak" || child.type === "hardbreak") below++;
      const isPicture = child.type === "image";
      const address = child.attrGet(isPicture ? "src" : "href");
      if (address !== null) links.push({ address: String(address), isPicture, line: line + below });
    }
  }
  return links;
}

/** The ids of the headings of an article's text. */
export function headingIds(text: string): string[] {
  return markdown.parse(text, {}).flatMap((token) => {
    const id = token.attrGet("id");
    return id === null ? [] : [String(id)];
  });
}

/** Replaces some of a text's links with their words. */
export function withoutLinks(html: string, isDropped: (address: string) => boolean): string {
  return html.replace(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, address: string, words: string) => (isDropped(address) ? words : link),
  );
}

/** Finds Markdown that wouldn't look as intended, with its line; the text's first line is 0. */
export function lintMarkdown(text: string): { line: number; sentence: string }[] {
  const mistakes: { line: number; sentence: string }[] = [];
  let line = 0;
  for (const token of markdown.parse(text, {})) {
    line = token.map?.[0] ?? line;
    if (token.type === "heading_open" && token.tag === "h1")
      mistakes.push({
        line,
        sentence: "a heading of one # is the page's title. Write ## and the words.",
      });
    let below = 0;
    for (const { type, content } of token.children ?? []) {
      if (type === "softbreak" || type === "hardbreak") below++;
      const [tag] = (type === "text" && /<\/?[a-z][\w-]*(\s[^<>]*)?>|<!--/i.exec(content)) || [];
      if (tag)
        mistakes.push({
          line: line + below,
          sentence: `${tag} would be shown as text. Write Markdown instead of HTML, for example: **bold**`,
        });
      if (type === "text" && below === 0 && token.level === 1 && /^#{2,}\S/.test(token.content))
        mistakes.push({
          line,
          sentence: "a heading needs a space after its #. Write ## and the words.",
        });
    }
  }
  return mistakes;
}
