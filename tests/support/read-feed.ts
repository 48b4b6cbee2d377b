import { expect } from "vitest";
import { plainText } from "./page-text.ts";

/** What XML can be made of; anything else is a mistake. */
const tokens =
  /<\?xml [^>]*\?>|<(?<end>\/?)(?<name>[a-z][\w:]*)(?: [\w:]+="[^"<&]*")*(?<empty>\/?)>|(?:[^<&]|&(?:amp|lt|gt|quot);)+/giy;

/** Checks XML as strictly as a browser's parser: it's read to the end, and each element ends where it has to. */
function checkXml(xml: string): void {
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  const open: string[] = [];
  let read = 0;
  for (const { 0: token, groups } of xml.matchAll(tokens)) {
    read += token.length;
    const { name, end, empty } = groups!;
    if (name === undefined || empty) continue;
    if (end) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(xml.slice(read, read + 80), "not XML").toBe("");
  expect(open).toEqual([]);
}

/** The texts of all elements of a name. */
export const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"))].map(([, text]) =>
    plainText(text!),
  );

/** A feed's items, and what it says of itself. Fails if it isn't XML. */
export function readFeed(xml: string) {
  checkXml(xml);
  return {
    self: / href="([^"]*)" rel="self"/.exec(xml)?.[1],
    built: textsOf(xml, "lastBuildDate")[0],
    items: [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) => ({
      title: textsOf(item!, "title")[0]!,
      link: textsOf(item!, "link")[0]!,
      guid: textsOf(item!, "guid")[0]!,
      date: textsOf(item!, "pubDate")[0]!,
      creators: textsOf(item!, "dc:creator"),
      categories: textsOf(item!, "category"),
      summary: textsOf(item!, "description")[0]!,
      body: textsOf(item!, "content:encoded")[0]!,
    })),
  };
}
