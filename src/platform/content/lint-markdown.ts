import { tokensIn } from "./markdown.ts";

/** A mistake in an article's text; the text's first line is 0. */
interface MarkdownMistake {
  line: number;
  sentence: string;
}

/** Finds Markdown that wouldn't look as intended. */
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

function sentenceFor({ block, token, below }: Found): string | undefined {
  const { type, tag, content } = token;
  if (type === "heading_open" && tag === "h1")
    return "a heading of one # is the page's title. Write ## and the words.";
  if (type === "image" && content.trim() === "")
    return `the picture has no words for people who can't see it. Write what it shows: ![a paddle on a bench](${token.attrGet("src")})`;
  if (type === "link_open" && block.children?.[block.children.indexOf(token) + 1]?.type === "link_close")
    return `the link has no words to click. Write them: [the finder](${token.attrGet("href")})`;
  if (type !== "text" || isBrokenTable(block.content)) return undefined;
  const [html] = /<\/?[a-z][\w-]*(\s[^<>]*)?>|<!--/i.exec(content) ?? [];
  if (html)
    return `${html} would be shown as text. Write Markdown instead of HTML, for example: **bold**`;
  if (below === 0 && block.level === 1 && /^#{2,}\S/.test(block.content))
    return "a heading needs a space after its #. Write ## and the words.";
  // A sign after a backslash is meant to be seen.
  if (/\\[[*`]/.test(block.content)) return undefined;
  return brokenLink(content) ?? brokenEmphasis(content);
}

/** What is left of a link or a picture that isn't one. */
function brokenLink(text: string): string | undefined {
  const [whole, sign = "", words = "", space = "", rest = ""] =
    /(!?)\[([^[\]]*)\]([ \t]?)\((?=[/.#\w])([^)]*\)?)/.exec(text) ??
    /()()\](\s?)\(([^)]*\)?)/.exec(text.includes("](") ? text : "") ??
    [];
  if (whole === undefined) return undefined;
  const what = sign ? "picture" : "link";
  const address = rest.replace(/\)$/, "").trim();
  if (space !== "")
    // Words in brackets and words in parentheses may follow each other for their own sake.
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

/** Stars and backticks that stay in the text. */
function brokenEmphasis(text: string): string | undefined {
  if (/\*\*/.test(text))
    return "** is shown as it is. For bold, write ** right before the first word and right after the last: **two words**";
  if (/(^|[\s("])\*\p{L}|\p{L}\*($|[\s.,;:!?)"])/u.test(text))
    return "* is shown as it is. For italics, write * right before the first word and right after the last: *two words*";
  if (text.includes("`"))
    return "` is shown as it is. Write one before and one after the words, or leave it out.";
  return undefined;
}

const isBrokenTable = (paragraph: string) => /^\|/m.test(paragraph);

/** A row of hyphens, which makes the row above it the head of a table. */
const isDivider = (row: string) => /^[|\s:-]+$/.test(row) && row.includes("--");

/** Rows with bars that aren't a table: its head has no row of hyphens below it, or one of another length. */
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

/** Rows that would lose cells, or be filled up with empty ones. */
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
