import { expect, test } from "vitest";
import { everyPage, plainText } from "../support/in-process-site.ts";
import { contractionsIn, giveawaysIn, sentencesOf } from "./voice-rules.ts";

/** Each sentence on the site, once, with the first page that has it. */
const pageOf = new Map<string, string>();

const inline = /<\/?(?:a|abbr|b|cite|code|em|i|mark|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g;

/** The texts that a page shows or tells search engines, block by block. */
function textsIn(html: string): string[] {
  const hidden = /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g;
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const shown = html
    .replaceAll(hidden, "\n")
    .replaceAll(inline, "")
    .split(/<[^<>]*>/);
  return [description, ...shown].map((text) => plainText(text).replaceAll(/\s+/g, " ").trim());
}

for (const [path, html] of await everyPage())
  for (const text of textsIn(html))
    for (const sentence of sentencesOf(text)) if (!pageOf.has(sentence)) pageOf.set(sentence, path);

test("no sentence of any page gives a translation away", () => {
  expect(pageOf.size).toBeGreaterThan(3000);
  const found = [...pageOf].flatMap(([sentence, page]) =>
    giveawaysIn(sentence.replaceAll(/"[^"]*"/g, "")).map(
      (words) => `${page}: ${words}: ${sentence}`,
    ),
  );
  expect(found).toEqual([]);
});

test("pages say what Americans contract as they do, nineteen times of twenty", () => {
  const stiff: string[] = [];
  let contracted = 0;
  for (const [sentence, page] of pageOf) {
    const { full, contracted: here } = contractionsIn(sentence);
    contracted += here;
    for (const words of full) stiff.push(`${page}: ${words}: ${sentence}`);
  }
  expect(contracted).toBeGreaterThan(500);
  expect(stiff.length / (stiff.length + contracted), stiff.join("\n")).toBeLessThan(0.05);
});
