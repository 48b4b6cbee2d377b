import { afterAll, beforeAll, expect, test } from "vitest";
import { readLibrary } from "../../src/library/read-library.ts";
import { type OpenedSite, type Pages, siteOver } from "../support/every-page.ts";

let site: OpenedSite;
let pages: Pages;
beforeAll(async () => {
  site = await siteOver(readLibrary(process.cwd()));
  pages = await site.pages();
});
afterAll(async () => {
  await site.close();
});

test("each page has keywords", () => {
  const keywords = (html: string) => /<meta name="keywords" content="([^"]+)"/.exec(html)?.[1];
  const without = [...pages].filter(([, html]) => keywords(html) === undefined);
  expect(pages.size).toBeGreaterThan(100);
  expect(without.map(([path]) => path)).toEqual([]);
});
