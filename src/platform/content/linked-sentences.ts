import { plainTokens } from "./markdown.ts";

/** A sentence, or a table's cell, with the addresses that it links to, without what follows ? or #. */
interface LinkedSentence {
  text: string;
  /** The text's first line is 0. */
  line: number;
  links: string[];
}

/** Marks where a link was, with its address between the two. */
const [opens, closes] = ["\u0001", "\u0002"];

/** Every sentence of an article's text that links somewhere, and every cell of a table in a row or column that does. */
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
