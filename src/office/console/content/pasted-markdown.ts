// Turns what Word, Google Docs and web pages put on the clipboard into the Markdown of our articles: headings from ##,
// bold, italics, links, lists and tables. Styles, classes, pictures and empty paragraphs are left out.

import TurndownService from "turndown";

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

const service = new TurndownService({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  strongDelimiter: "**",
  br: "",
});

// Pictures belong into public/, and what isn't shown isn't copied.
service.addRule("left out", {
  filter: ["img", "style", "script", "title", "meta", "link", "noscript"],
  replacement: () => "",
});

service.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement(content, node) {
    // The page's title is its only first heading.
    const level = Math.max(2, Number(node.nodeName.slice(1)));
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

/** As far as the text of an item is indented. */
const indent = "   ";
const indented = (text: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);

service.addRule("list", {
  filter: ["ul", "ol"],
  replacement(content, node) {
    // Google Docs has lists right within lists.
    if (isList(node.parentNode)) return `\n${indent}${indented(content.trim())}\n`;
    return node.parentNode?.nodeName === "LI" ? `\n${content.trim()}\n` : `\n\n${content}\n\n`;
  },
});

service.addRule("item", {
  filter: "li",
  replacement(content, node) {
    const words = indented(content.trim().replaceAll(/\n{2,}/g, "\n"));
    if (words === "") return "";
    const list = node.parentNode as HTMLElement | null;
    if (list?.nodeName !== "OL") return `\n- ${words}\n`;
    const items = Array.from(list.children).filter(({ nodeName }) => nodeName === "LI");
    return `\n${Number(list.getAttribute("start") ?? 1) + items.indexOf(node)}. ${words}\n`;
  },
});

/** Word's lists are paragraphs, with the number or bullet as text. */
const wordLevel = (node: HTMLElement) => /mso-list:\s*\w+\s+level(\d)/.exec(styleOf(node))?.[1];

service.addRule("wordBullet", {
  filter: isBullet,
  replacement: () => "",
});

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

service.addRule("cell", {
  filter: ["td", "th"],
  replacement: (content) =>
    `| ${content
      .replaceAll(/\s+/g, " ")
      .trim()
      .replaceAll(/(?<!\\)\|/g, "\\|")} `,
});

service.addRule("row", {
  filter: "tr",
  replacement(content, node) {
    const row = `${content.trim()} |`;
    const table = node.closest("table");
    const isFirst = table?.querySelector("tr") === node;
    return isFirst ? `\n${row}\n${"| --- ".repeat(node.children.length)}|\n` : `\n${row}\n`;
  },
});

service.addRule("table", {
  filter: "table",
  replacement: (content) => `\n\n${content.trim().replaceAll(/\n{2,}/g, "\n")}\n\n`,
});

service.addRule("underline", {
  filter: ["u", "sup", "sub"],
  replacement: (content) => content,
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

/** The Markdown of an article that says what some HTML says. */
export function markdownFromHtml(html: string): string {
  return (
    service
      .turndown(copiedPart(html))
      // The parts of a ball test.
      .replaceAll(/\\\[\\\[([\w-]+)\\\]\\\]/g, "[[$1]]")
      // Two marks of neighbors are one.
      .replaceAll(/(?<=\S)\*\*( ?)\*\*(?=\S)/g, "$1")
      .replaceAll(/[ \t]+$/gm, "")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim()
  );
}
