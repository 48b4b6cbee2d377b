import MarkdownIt from "markdown-it";

/** What an article's headings are reached by: '#on-' and the words, so that none is the id of a page's own part. */
function headingId(words: string, taken: Set<string>): string {
  const plain = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["heading"];
  const id = `on-${plain.join("-")}`;
  let free = id;
  for (let further = 2; taken.has(free); further++) free = `${id}-${further}`;
  taken.add(free);
  return free;
}

// Editors write Markdown, not HTML: a tag is shown as the text it is.
const markdown = new MarkdownIt({ html: false });

markdown.core.ruler.push("heading-ids", ({ tokens }) => {
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries())
    if (token.type === "heading_open")
      token.attrSet("id", headingId(tokens[index + 1]?.content ?? "", taken));
});

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

/** A link or a picture in an article's text. */
export interface TextLink {
  address: string;
  isPicture: boolean;
  /** Its line, the text's first being 0. */
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

/** The HTML of a text with the words of some links in their place. */
export function withoutLinks(html: string, isDropped: (address: string) => boolean): string {
  return html.replace(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, address: string, words: string) => (isDropped(address) ? words : link),
  );
}

/** Finds Markdown that renders differently than its author meant. `line` starts at 0. */
export function lintMarkdown(text: string): { line: number; sentence: string }[] {
  const problems: { line: number; sentence: string }[] = [];
  let line = 0;
  for (const token of markdown.parse(text, {})) {
    line = token.map?.[0] ?? line;
    if (token.type === "heading_open" && token.tag === "h1")
      problems.push({
        line,
        sentence: "a heading of one # is the page's title. Write ## and the words.",
      });
    let below = 0;
    for (const { type, content } of token.children ?? []) {
      if (type === "softbreak" || type === "hardbreak") below++;
      const [tag] = (type === "text" && /<\/?[a-z][\w-]*(\s[^<>]*)?>|<!--/i.exec(content)) || [];
      if (tag)
        problems.push({
          line: line + below,
          sentence: `${tag} is shown as it is written. Write Markdown instead of HTML, for example: **bold**`,
        });
      if (type === "text" && below === 0 && token.level === 1 && /^#{2,}\S/.test(token.content))
        problems.push({
          line,
          sentence: "a heading needs a space after its #. Write ## and the words.",
        });
    }
  }
  return problems;
}
