// Everything about articles' Markdown: rendering, headings, links, sentences, and a linter for what parses but doesn't
// look as intended. HTML tags are never let through.

import MarkdownIt, { type Token } from "markdown-it";
import { oncePer } from "../once-per.ts";
import { sampleSign } from "../text/sample.ts";
import { keepUnits } from "../text/units.ts";

/**
 * A heading's id: 'on-' and its words. The prefix avoids ids that pages use themselves.
 * @param taken the ids so far, each with the number that was last put behind it
 */
function headingId(words: string, taken: Map<string, number>): string {
  const plain = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["heading"];
  const id = `on-${plain.join("-")}`;
  let further = taken.get(id) ?? 1;
  let free = id;
  while (taken.has(free)) free = `${id}-${++further}`;
  taken.set(id, further);
  taken.set(free, 1);
  return free;
}

// Editors write Markdown, not HTML: tags are shown as text.
const markdown = new MarkdownIt({ html: false });

markdown.core.ruler.push("heading-ids", ({ tokens }) => {
  const taken = new Map<string, number>();
  for (const [index, token] of tokens.entries())
    if (token.type === "heading_open")
      token.attrSet("id", headingId(tokens[index + 1]?.content ?? "", taken));
});

// A table scrolls in a frame of its own, focusable from the keyboard and labeled by its column headings.
markdown.renderer.rules["table_open"] = (tokens, index) => {
  const heads: typeof tokens = [];
  for (let at = index; tokens[at]!.type !== "thead_close"; at++)
    if (tokens[at]!.type === "inline") heads.push(tokens[at]!);
  const words = heads.map(({ children }) => children!.map(({ content }) => content).join(""));
  // `Prose` replaces the sign by an element, which an attribute can't contain.
  const label = markdown.utils.escapeHtml(words.join(", ").replaceAll(sampleSign, ""));
  return `<div role="group" tabindex="0" aria-label="${label}">\n<table>\n`;
};
markdown.renderer.rules["table_close"] = () => "</table>\n</div>\n";

// In text alone: an address or a code has its spaces as written.
markdown.renderer.rules.text = (tokens, index) =>
  markdown.utils.escapeHtml(keepUnits(tokens[index]!.content));

/** Renders an article's text as HTML. */
export const renderMarkdown = (text: string): string => markdown.render(text);

/** Words in a row with the same marks. */
export interface Span {
  text: string;
  isStrong: boolean;
  isEmphasized: boolean;
  /** Where it leads: a path of the site, or a full address. */
  href?: string | undefined;
}

/** Paragraphs, links and emphasis, and nothing else. */
const inlineMarkdown = new MarkdownIt("zero", { html: false }).enable([
  "emphasis",
  "link",
  "escape",
]);

/** What a link may lead to: a path of the site, the web or an email address. */
const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/))/i;

/** The paragraphs of a short text with links and emphasis, without HTML. Other Markdown stays as it was typed. */
export function readParagraphs(text: string): Span[][] {
  return inlineMarkdown.parse(text, {}).flatMap(({ children }) => {
    if (!children) return [];
    const spans: Span[] = [];
    let [strong, emphasized, href]: [number, number, string | undefined] = [0, 0, undefined];
    for (const { type, content, ...token } of children) {
      if (type === "strong_open" || type === "strong_close") strong += token.nesting;
      else if (type === "em_open" || type === "em_close") emphasized += token.nesting;
      else if (type === "link_close") href = undefined;
      else if (type === "link_open") {
        const address = String(new Map(token.attrs).get("href") ?? "");
        href = safeAddress.test(address) ? address : undefined;
      } else if (content !== "") {
        const marks = { isStrong: strong > 0, isEmphasized: emphasized > 0 };
        const words = content.replaceAll("\n", " ");
        spans.push({ text: words, ...marks, ...(href === undefined ? {} : { href }) });
      }
    }
    return spans.length === 0 ? [] : [spans];
  });
}

/** A block of an article's text, for output other than HTML. */
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
  /** The text's first line is 0. */
  line: number;
}

/** The block tokens of a text and their inline tokens, with line numbers from 0. */
export function* tokensIn(text: string) {
  let line = 0;
  for (const block of markdown.parse(text, {})) {
    line = block.map?.[0] ?? line;
    yield { block, token: block, line, below: 0, next: undefined };
    let below = 0;
    for (const [index, token] of (block.children ?? []).entries()) {
      if (token.type === "softbreak" || token.type === "hardbreak") below++;
      yield { block, token, line: line + below, below, next: block.children![index + 1] };
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
 * The tokens of an article's text, with the plain words of those that contain any.
 * @param mark what to write at the start of a link
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

/** A sentence or table cell, with the paths it links to (no query, no fragment). */
interface LinkedSentence {
  text: string;
  /** The text's first line is 0. */
  line: number;
  links: string[];
}

/** Mark the start and end of a link's path. */
const [opens, closes] = ["\u0001", "\u0002"];

/** Every sentence that contains a link, and every cell of a table row or column with one. */
export function sentencesIn(text: string): LinkedSentence[] {
  const found: LinkedSentence[] = [];
  let [row, head]: [LinkedSentence[], LinkedSentence[]] = [[], []];
  let isInTable = false;
  for (const { type, content, line } of plainTokens(text, (address) => opens + address + closes)) {
    if (type === "table_open") [isInTable, head] = [true, []];
    else if (type === "table_close") isInTable = false;
    else if (type === "tr_open") row = [];
    else if (type === "tr_close") {
      const linked = row.flatMap(({ links }) => links);
      found.push(
        ...row.map((cell, column) => {
          const own = head[column]?.links ?? [];
          return { ...cell, links: own.length > 0 ? own : linked };
        }),
      );
      if (head.length === 0) head = row;
    } else if (type === "inline" && isInTable) row.push(linkedIn(content, line));
    else if (type === "inline") {
      let below = 0;
      for (const sentence of content.split(/(?<=[.!?][)"”*]{0,3})(?=\s)/)) {
        const start = below + (/^\s*/.exec(sentence)![0].match(/\n/g)?.length ?? 0);
        found.push(linkedIn(sentence, line + start));
        below += sentence.match(/\n/g)?.length ?? 0;
      }
    }
  }
  return found.filter(({ links }) => links.length > 0);
}

function linkedIn(content: string, line: number): LinkedSentence {
  const links = [...content.matchAll(/\u0001([^\u0001\u0002]*)\u0002/g)].map(
    ([, address = ""]) => address.split(/[?#]/)[0]!,
  );
  return { text: content.replaceAll(/\u0001[^\u0001\u0002]*\u0002/g, ""), line, links };
}

/** A mistake in an article's text; its first line is 0. */
interface MarkdownMistake {
  line: number;
  sentence: string;
}

/** Finds Markdown that won't look as intended. */
export function lintMarkdown(text: string): MarkdownMistake[] {
  const rows = text.split("\n");
  return [...tokensIn(text)].flatMap((found) => {
    const { token, line } = found;
    if (token.type === "table_open") return lintTable(rows, token.map ?? [line, line]);
    if (token.type === "inline") return lintParagraph(token.content, line);
    const sentence = sentenceFor(found);
    return sentence ? [{ line, sentence }] : [];
  });
}

type Found = ReturnType<typeof tokensIn> extends Generator<infer Each> ? Each : never;

function sentenceFor({ block, token, below, next }: Found): string | undefined {
  const { type, tag, content } = token;
  if (type === "heading_open" && tag === "h1")
    return "a heading of one # is the page's title. Write ## and the words.";
  if (type === "image" && isName(String(token.attrGet("src"))))
    return isAlone(block)
      ? undefined
      : `the photo ${token.attrGet("src")} isn't a paragraph of its own. Leave an empty line above and below it.`;
  if (type === "image" && content.trim() === "")
    return `the picture has no words for people who can't see it. Write what it shows: ![a paddle on a bench](${token.attrGet("src")})`;
  if (type === "link_open" && next?.type === "link_close")
    return `the link has no words to click. Write them: [the finder](${token.attrGet("href")})`;
  if (type !== "text" || isBrokenTable(block)) return undefined;
  const [html] = /<\/?[a-z][\w-]*(\s[^<>]*)?>|<!--/i.exec(content) ?? [];
  if (html)
    return `${html} would be shown as text. Write Markdown instead of HTML, for example: **bold**`;
  if (below === 0 && block.level === 1 && /^#{2,}\S/.test(block.content))
    return "a heading needs a space after its #. Write ## and the words.";
  if (isEscaped(block)) return undefined;
  return brokenLink(content) ?? brokenEmphasis(content);
}

/** A picture's address without a slash is the name of one of the article's photos, which has words of its own. */
const isName = (address: string) => /^[^/:]+$/.test(address);

const isAlone = ({ level, children }: { level: number; children: readonly Token[] | null }) =>
  level === 1 &&
  (children ?? []).every(
    ({ type, content }) =>
      type === "image" || type === "softbreak" || (type === "text" && content.trim() === ""),
  );

/** The remains of a link or picture with broken syntax. */
function brokenLink(text: string): string | undefined {
  const [whole, sign = "", words = "", space = "", rest = ""] =
    /(!?)\[([^[\]]*)\]([ \t]?)\((?=[/.#\w])([^)]*\)?)/.exec(text) ??
    /()()\](\s?)\(([^)]*\)?)/.exec(text.includes("](") ? text : "") ??
    [];
  if (whole === undefined) return undefined;
  const what = sign ? "picture" : "link";
  const address = rest.replace(/\)$/, "").trim();
  if (space !== "")
    // Brackets followed by parentheses can be intended.
    return /^(\/|https?:|www\.|#)/.test(address) && rest.endsWith(")")
      ? `the ${what} has a space between ] and (. Write ${sign}[${words}](${address})`
      : undefined;
  if (!rest.endsWith(")"))
    return `the ${what} is never closed. Write ) right after its address: ${sign}[${words}](${address.split(/[\s,;]/)[0]!.replace(/[.,;:!?]{1,3}$/, "")})`;
  if (/\s/.test(address))
    return sign
      ? `the picture's name has a space. Rename the file without one, and write its new name: ${sign}[${words}](${address.toLowerCase().replaceAll(/\s+/g, "-")})`
      : `the link's address has a space. Leave it out: [${words}](${address.replaceAll(/\s+/g, "")})`;
  return `"${address}" can't be linked. Write an address that starts with / or https://`;
}

/** Asterisks and backticks left in the text. */
function brokenEmphasis(text: string): string | undefined {
  if (/\*\*/.test(text))
    return "** is shown as it is. For bold, write ** right before the first word and right after the last: **two words**";
  if (/(^|[\s("])\*\p{L}|\p{L}\*($|[\s.,;:!?)"])/u.test(text))
    return "* is shown as it is. For italics, write * right before the first word and right after the last: *two words*";
  if (text.includes("`"))
    return "` is shown as it is. Write one before and one after the words, or leave it out.";
  return undefined;
}

// Once per block, because it can have as many tokens as letters.
const isBrokenTable = oncePer((block: { content: string }) => /^\|/m.test(block.content));
/** A backslash before a sign means it's intended. */
const isEscaped = oncePer((block: { content: string }) => /\\[[*`]/.test(block.content));

/** The row of hyphens below a table's head. */
const isDivider = (row: string) => /^[|\s:-]+$/.test(row) && row.includes("--");

/** Rows with bars that aren't a table, because the row of hyphens below the head is missing or has the wrong length. */
function lintParagraph(paragraph: string, line: number): MarkdownMistake[] {
  const rows = paragraph.split("\n");
  const first = rows.findIndex((row) => row.startsWith("|"));
  if (first === -1) return [];
  const cells = countCells(rows[first]!);
  const divider = rows[first + 1] ?? "";
  const right = `|${"---|".repeat(cells)}`;
  if (isDivider(rows[first]!) || !isDivider(divider))
    return [
      {
        line: line + first,
        sentence: `this table has no row of hyphens, so it's shown as text. Write ${right} below its first row.`,
      },
    ];
  return [
    {
      line: line + first + 1,
      sentence: `the row of hyphens has ${counted(countCells(divider))}, the row above it ${cells}. Write ${right}`,
    },
  ];
}

/** Rows that would lose cells or be padded with empty ones. */
function lintTable(rows: readonly string[], [from, to]: [number, number]): MarkdownMistake[] {
  const wanted = countCells(rows[from] ?? "");
  return rows.slice(from, to).flatMap((row, index) => {
    const cells = countCells(row);
    if (cells === wanted || row.trim() === "") return [];
    const sentence = /(?<!\\)\|/.test(row)
      ? `this row has ${counted(cells)}, the table's first row ${wanted}. Give it ${wanted}, empty ones included; a bar inside a cell is \\|`
      : "this line is right below a table, which makes it a row. Leave an empty line between them.";
    return [{ line: from + index, sentence }];
  });
}

const counted = (cells: number) => (cells === 1 ? "1 cell" : `${cells} cells`);

function countCells(row: string): number {
  const inner = row.replace(/^[\s>]*\|?/, "").replace(/(?<!\\)\|\s*$/, "");
  return inner.split(/(?<!\\)\|/).length;
}
