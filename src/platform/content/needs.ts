import { closestMatch } from "../text/closest-match.ts";

// Conditional parts of an article: between '[[if games]]' and '[[end]]', with an alternative after '[[else]]'. Each
// marker is a paragraph of its own.

/** A part of a text and its condition. */
interface Needing<Part> {
  part: Part;
  /** Undefined for unconditional parts. */
  need: string | undefined;
  isElse: boolean;
}

/** Walks the parts and markers of a text. */
function byNeed<Part>(
  parts: readonly Part[],
  signOf: (part: Part) => string | undefined,
): Needing<Part>[] {
  let [need, isElse]: [string | undefined, boolean] = [undefined, false];
  return parts.flatMap((part) => {
    const sign = signOf(part);
    if (sign === undefined) return [{ part, need, isElse }];
    [need, isElse] =
      sign === "end" ? [undefined, false] : sign === "else" ? [need, true] : [sign.slice(3), false];
    return [];
  });
}

const isSaid = ({ need, isElse }: Needing<unknown>, has: (need: string) => boolean) =>
  need === undefined || has(need) !== isElse;

/** An article's HTML with the parts whose conditions hold. */
export function htmlFor(html: string, has: (need: string) => boolean): string {
  const parts = html.split(/(<p>\[\[(?:if [a-z-]+|else|end)\]\]<\/p>\n?)/);
  return byNeed(parts, (part) => /^<p>\[\[(if [a-z-]+|else|end)\]\]/.exec(part)?.[1])
    .filter((each) => isSaid(each, has))
    .map(({ part }) => part)
    .join("");
}

/** The Markdown lines of the parts whose conditions hold; the other lines are empty. */
export function linesFor(markdown: string, has: (need: string) => boolean): string[] {
  const lines = markdown.split("\n").map((text, at) => ({ text, at }));
  const said = new Map(
    byNeed(lines, ({ text }) => signs.exec(text)?.[1])
      .filter((each) => isSaid(each, has))
      .map(({ part: { text, at } }) => [at, text]),
  );
  return lines.map(({ at }) => said.get(at) ?? "");
}

const signs = /^\[\[(if [a-z-]+|else|end)\]\]$/;

/**
 * Mistakes in an article's markers; the text's first line is 0.
 * @param known the conditions there are
 */
export function needMistakes(
  markdown: string,
  known: readonly string[],
): { line: number; sentence: string }[] {
  const lines = markdown.split("\n");
  const mistakes: { line: number; sentence: string }[] = [];
  let opened: { sign: string; line: number; hasElse: boolean } | undefined;
  for (const [line, text] of lines.entries()) {
    const [sign] = /\[\[(?:if\b[^[\]]*|else|end)\]\]/.exec(text) ?? [];
    if (sign === undefined) continue;
    const tell = (sentence: string) => mistakes.push({ line, sentence });
    const need = /^\[\[if (.*)\]\]$/.exec(sign)?.[1];
    if (sign !== text || [lines[line - 1], lines[line + 1]].some(Boolean))
      tell(`${sign} isn't a paragraph of its own. Leave an empty line above and below it.`);
    if (sign.startsWith("[[if")) {
      if (opened) tell(`${sign} is inside another one. Close that one first, with [[end]].`);
      if (need === undefined || !known.includes(need)) {
        const meant = closestMatch(need ?? "", known);
        tell(
          `${sign} names nothing that this text may need. ${meant ? `Did you mean [[if ${meant}]]?` : `Write one of: ${known.join(", ")}.`}`,
        );
      }
      opened = { sign, line, hasElse: false };
    } else if (!opened)
      tell(`${sign} has no [[if …]] above it. Write that first, or leave it out.`);
    else if (sign === "[[end]]") opened = undefined;
    else if (opened.hasElse) tell("[[else]] is here twice. Leave one out.");
    else opened.hasElse = true;
  }
  if (opened)
    mistakes.push({
      line: opened.line,
      sentence: `${opened.sign} is never closed. Write [[end]] below its text.`,
    });
  return mistakes;
}
