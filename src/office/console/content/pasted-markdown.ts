// Turns what Word, Google Docs and web pages put on the clipboard into the Markdown of our articles: headings from ##,
// bold, italics, links, lists and tables. Styles, classes, pictures and empty paragraphs are left out, and so is what was
// struck out. A raised digit never becomes a part of the figure before it.

import TurndownService from "turndown";
import { oncePer } from "../../../platform/once-per.ts";
import { normalForm } from "../../../platform/text/normalize-text.ts";

/** What a link may lead to. */
const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/)|#on-)/i;

const styleOf = (node: HTMLElement) => (node.getAttribute("data-style") ?? "").toLowerCase();
/** Whether an element's style says so itself: Word has others of its own, such as mso-bidi-font-weight. */
const says = (style: RegExp) => (node: HTMLElement) => style.test(styleOf(node));
const isBold = says(/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/);
const isPlain = says(/(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/);
const isItalic = says(/(?:^|[;\s])font-style:\s*(?:italic|oblique)/);
const isUpright = says(/(?:^|[;\s])font-style:\s*normal/);
const isBullet = says(/mso-list:\s*ignore/);
const isStruck = says(/line-through/);
const isHidden = says(/(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden)/);
const isRaised = says(/(?:^|[;\s])vertical-align:\s*super/);
const isLowered = says(/(?:^|[;\s])vertical-align:\s*sub/);

const service = new TurndownService({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  strongDelimiter: "**",
  br: "",
});

/** How many pictures the last conversion left out. */
let pictures = 0;

// Nobody says of them what they show, and whether we may.
service.addRule("picture", {
  filter: "img",
  replacement() {
    pictures++;
    return "";
  },
});

// What isn't shown isn't copied.
service.addRule("left out", {
  filter: ["style", "script", "title", "meta", "link", "noscript"],
  replacement: () => "",
});

/** The level of a heading, which Word for the web writes as a paragraph with a role; undefined for anything else. */
function headingLevel(node: HTMLElement): number | undefined {
  if (/^H[1-6]$/.test(node.nodeName)) return Number(node.nodeName.slice(1));
  if (node.getAttribute("role") !== "heading") return undefined;
  return Math.min(Number(node.getAttribute("aria-level") ?? 2), 6);
}

service.addRule("heading", {
  filter: (node) => headingLevel(node) !== undefined,
  replacement(content, node) {
    // The page's title is its only first heading.
    const level = Math.max(2, headingLevel(node)!);
    const words = content.replaceAll("**", "").replaceAll(/\s+/g, " ").trim();
    return words === "" ? "" : `\n\n${"#".repeat(level)} ${words}\n\n`;
  },
});

service.addRule("wordTitle", {
  filter: (node) => node.nodeName === "P" && /^MsoTitle$/.test(node.className),
  replacement: (content) => `\n\n## ${content.replaceAll("**", "").trim()}\n\n`,
});

service.addRule("bold", {
  // Google Docs wraps everything in a <b> that isn't bold.
  filter: (node) => /^(B|STRONG)$/.test(node.nodeName),
  replacement: (content, node) =>
    isPlain(node) || content.trim() === "" ? content : `**${content}**`,
});

service.addRule("italic", {
  filter: (node) => /^(I|EM)$/.test(node.nodeName),
  replacement: (content, node) =>
    isUpright(node) || content.trim() === "" ? content : `*${content}*`,
});

service.addRule("styled", {
  filter: (node) => node.nodeName === "SPAN" && (isBold(node) || isItalic(node)),
  replacement(content, node) {
    if (content.trim() === "") return content;
    const words = isItalic(node) ? `*${content}*` : content;
    return isBold(node) ? `**${words}**` : words;
  },
});

service.addRule("link", {
  filter: (node) => node.nodeName === "A",
  replacement(content, node) {
    const address = addressOf(node.getAttribute("href") ?? "");
    const words = content.replaceAll(/\s+/g, " ").trim();
    return safeAddress.test(address) && words !== "" ? `[${words}](${address})` : content;
  },
});

/** Where a link really leads: Google Docs sends readers through google.com. */
function addressOf(href: string): string {
  const through = href.startsWith("https://www.google.com/url?") && URL.canParse(href);
  const address = (through ? new URL(href).searchParams.get("q") : undefined) ?? href.trim();
  return address.replaceAll(/\s/g, "%20").replaceAll("(", "%28").replaceAll(")", "%29");
}

const isList = (node: Node | null) => node !== null && /^(UL|OL)$/.test(node.nodeName);

/** Word for the web puts each item into a list of its own, and that into one of these. */
const isListWrapper = (node: Node | null) =>
  node !== null && /(?:^|\s)ListContainerWrapper(?:\s|$)/.test((node as HTMLElement).className);

service.addRule("listWrapper", {
  filter: (node) => isListWrapper(node),
  replacement: (content) => onLines(content),
});

/** As far as the text of an item is indented. */
const indent = "   ";
const indented = (text: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);

/** Items, without empty lines around them. */
const onLines = (content: string) => `\n${content.replaceAll(/^\n+|\n+$/g, "")}\n`;

service.addRule("list", {
  filter: ["ul", "ol"],
  replacement(content, node) {
    // Google Docs has lists right within lists.
    if (isList(node.parentNode)) return `\n${indent}${indented(content.trim())}\n`;
    if (isListWrapper(node.parentNode)) return onLines(content);
    return node.parentNode?.nodeName === "LI" ? `\n${content.trim()}\n` : `\n\n${content}\n\n`;
  },
});

service.addRule("item", {
  filter: "li",
  replacement(content, node) {
    const words = indented(content.trim().replaceAll(/\n{2,}/g, "\n"));
    if (words === "") return "";
    const list = node.parentNode as HTMLElement | null;
    // By its list alone, an item of Word for the web would always be on the first level.
    const level = isListWrapper(list?.parentNode ?? null)
      ? Number(node.getAttribute("data-aria-level") ?? 1)
      : 1;
    const item = (sign: string) => {
      const margin = indent.repeat(level - 1);
      return `\n${margin}${sign} ${words.replaceAll("\n", `\n${margin}`)}\n`;
    };
    if (list?.nodeName !== "OL") return item("-");
    const items = Array.from(list.children).filter(({ nodeName }) => nodeName === "LI");
    return item(`${Number(list.getAttribute("start") ?? 1) + items.indexOf(node)}.`);
  },
});

/** Word's lists are paragraphs, with the number or bullet as text. */
const wordLevel = (node: HTMLElement) => /mso-list:\s*\w+\s+level(\d)/.exec(styleOf(node))?.[1];

service.addRule("wordBullet", { filter: isBullet, replacement: () => "" });

service.addRule("wordItem", {
  filter: (node) => node.nodeName === "P" && wordLevel(node) !== undefined,
  replacement(content, node) {
    const bullet = Array.from(node.querySelectorAll("span")).find(isBullet);
    const [, number] = /^\s*(\d+|[a-z])[.)]/i.exec(bullet?.textContent ?? "") ?? [];
    const sign = number === undefined ? "-" : `${/\d/.test(number) ? number : 1}.`;
    const words = content.replaceAll(/\s+/g, " ").trim();
    return words === "" ? "" : `\n${indent.repeat(Number(wordLevel(node)) - 1)}${sign} ${words}\n`;
  },
});

const spanOf = (cell: Element, name: "colspan" | "rowspan") =>
  Math.min(Math.max(1, Number(cell.getAttribute(name)) || 1), 100);

/** The column of each cell of a table, and how many columns it has: cells that lie over several move the others. */
const columnsOf = oncePer((table: Element) => {
  const columns = new Map<Element, number>();
  const taken: number[] = [];
  for (const row of Array.from(table.querySelectorAll("tr"))) {
    const below = taken.map((rows) => Math.max(0, rows - 1));
    let column = 0;
    for (const cell of Array.from(row.children)) {
      while ((taken[column] ?? 0) > 0) column++;
      columns.set(cell, column);
      for (const end = column + spanOf(cell, "colspan"); column < end; column++)
        below[column] = spanOf(cell, "rowspan") - 1;
    }
    taken.splice(0, Infinity, ...below);
  }
  return { columns, width: taken.length };
});

const emptyCells = (count: number) => "|  ".repeat(Math.max(0, count));

service.addRule("cell", {
  filter: ["td", "th"],
  replacement(content, node) {
    const { columns } = columnsOf(node.closest("table") ?? node);
    const before = node.previousElementSibling;
    const from = before ? columns.get(before)! + spanOf(before, "colspan") : 0;
    const words = content
      .replaceAll(/\s+/g, " ")
      .trim()
      .replaceAll(/(?<!\\)\|/g, "\\|");
    const over = emptyCells(spanOf(node, "colspan") - 1);
    return `${emptyCells((columns.get(node) ?? from) - from)}| ${words} ${over}`;
  },
});

service.addRule("row", {
  filter: "tr",
  replacement(content, node) {
    const table = node.closest("table") ?? node;
    const { columns, width } = columnsOf(table);
    const last = node.lastElementChild;
    const end = last ? columns.get(last)! + spanOf(last, "colspan") : 0;
    const row = `${content}${emptyCells(width - end)}`.trim();
    const isFirst = table.querySelector("tr") === node;
    return isFirst ? `\n${row} |\n${"| --- ".repeat(width)}|\n` : `\n${row} |\n`;
  },
});

service.addRule("table", {
  filter: "table",
  replacement: (content) => `\n\n${content.trim().replaceAll(/\n{2,}/g, "\n")}\n\n`,
});

service.addRule("underline", { filter: "u", replacement: (content) => content });

const block =
  /^(?:P|DIV|LI|UL|OL|TD|TH|TR|TABLE|H[1-6]|BLOCKQUOTE|SECTION|ARTICLE|BODY|X-TURNDOWN)$/;

/** What a paragraph says before an element in it, or after it. */
function besides(node: Node, side: "previousSibling" | "nextSibling"): string {
  let words = "";
  for (let at: Node = node; !block.test(at.nodeName) && at.parentNode; at = at.parentNode)
    for (let next = at[side]; next && !block.test(next.nodeName); next = next[side])
      words = side === "nextSibling" ? words + next.textContent : (next.textContent ?? "") + words;
  return words;
}

const digits = {
  raised: [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁻"],
  lowered: [..."₀₁₂₃₄₅₆₇₈₉₋"],
} as const;
const withDigits = (content: string, of: keyof typeof digits) =>
  content
    .replace(/^\\?[-−](?=\d)/, digits[of].at(-1)!)
    .replaceAll(/\d/g, (digit) => digits[of][Number(digit)]!);

service.addRule("raised", {
  filter: (node) => node.nodeName === "SUP" || isRaised(node),
  replacement(content, node) {
    const before = besides(node, "previousSibling");
    // '$149' and a raised '99', as US shops write it.
    if (/[$€£]\s?\d[\d,]*$/.test(before) && /^\s*\d\d\s*$/.test(content))
      return `.${content.trim()}`;
    // '4', a raised '1', '/' and a lowered '4'.
    if (/^\s*\d+\s*$/.test(content) && /^\s*[/⁄]\s*\d/.test(besides(node, "nextSibling")))
      return /\d$/.test(before) ? ` ${content.trim()}` : content.trim();
    return withDigits(content, "raised");
  },
});

service.addRule("lowered", {
  filter: (node) => node.nodeName === "SUB" || isLowered(node),
  replacement: (content, node) =>
    /\d\s*[/⁄]\s*$/.test(besides(node, "previousSibling"))
      ? content.trim()
      : withDigits(content, "lowered"),
});

// What is there for the eye or for screen readers alone, beside the same for the others.
service.addRule("hidden", {
  filter: (node) =>
    node.hasAttribute("hidden") || node.getAttribute("aria-hidden") === "true" || isHidden(node),
  replacement: () => "",
});

/** What the last conversion left out. */
let leftOut: string[] = [];

service.addRule("struck", {
  filter: (node) => /^(?:S|DEL|STRIKE)$/.test(node.nodeName) || isStruck(node),
  replacement(_, node) {
    const words = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    if (words !== "") leftOut.push(words);
    return "";
  },
});

/** The part of a document that was copied, without what only Word reads. */
function copiedPart(html: string): string {
  const [, part = html] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? [];
  return (
    part
      .replaceAll(/<!--[\s\S]*?-->/g, "")
      .replaceAll(/<!\[[^\]]*\]>/g, "")
      .replaceAll(/<(style|xml|head)\b[\s\S]*?<\/\1>/gi, "")
      .replaceAll(/<\/?o:p>/gi, "")
      // Read, but not applied: the page's policy forbids styles in markup.
      .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, " data-style="))
      .replaceAll(/&nbsp;|\u00A0/g, " ")
  );
}

/** What was pasted, as an article says it. */
export interface Pasted {
  markdown: string;
  /** What isn't in it, because it was struck out. */
  struck: readonly string[];
  /** How many pictures aren't in it. */
  pictures: number;
}

/** Reads the HTML of a clipboard. */
export function readPasted(html: string): Pasted {
  leftOut = [];
  pictures = 0;
  const markdown = service
    .turndown(copiedPart(html))
    // The parts of a ball test.
    .replaceAll(/\\\[\\\[([\w-]+)\\\]\\\]/g, "[[$1]]")
    // Two marks of neighbors are one.
    .replaceAll(/(?<=\S)\*\*( ?)\*\*(?=\S)/g, "$1")
    // Around what was left out.
    .replaceAll(/(?<=\S) {2,}(?=\S)/g, " ")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, struck: leftOut, pictures };
}

/** A text's words and figures, and how often each is in it: not its punctuation, nor the signs of its lists. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = normalForm(text, "NFKD")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("⁄", "/")
    .replaceAll("−", "-")
    .replaceAll(/^\s*(?:o|\d{1,3}[.)]|[a-z][.)])[ \t]+/gm, "")
    .match(/[$€£]?[\p{L}\p{M}\p{N}]+(?:[.,'/:-][\p{L}\p{M}\p{N}]+)*/gu);
  for (const word of words ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Compares what the clipboard says in plain text with what became of it.
 * @param shown the pasted Markdown's text, as a page shows it
 * @returns the words and figures that only one of them has
 */
export function compareWords(
  plain: string,
  shown: string,
  { struck }: Pick<Pasted, "struck">,
): { missing: string[]; added: string[] } {
  const was = countWords(plain);
  const is = countWords([shown, ...struck].join("\n"));
  const more = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].flatMap(([word, count]) => (count > (other.get(word) ?? 0) ? [word] : []));
  return { missing: more(was, is), added: more(is, was) };
}
