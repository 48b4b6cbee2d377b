import { expect, test } from "vitest";
import { readLibrary } from "../../server/library/read-library.ts";
import { unpublishedPaths } from "./unpublished";
import { withoutLinksTo } from "./without-links";

const library = readLibrary(process.cwd());
const on = { library, environment: { sampleContent: true } as never };
const off = { library, environment: { sampleContent: false } as never };

test("nothing is left out while samples are shown; where they are not, the pages made of them are", () => {
  expect([...unpublishedPaths(on)]).toEqual([]);
  expect(unpublishedPaths(off)).toContain("/reviews/best-of/best-paddles-spin");
  expect(unpublishedPaths(off)).toContain("/reviews/balls/7f3a9c21");
  expect(unpublishedPaths(off)).not.toContain("/reviews/best-of/best-paddles-under-100");
});

test.each([
  ['the <a href="/gone">spin <em>guide</em></a>.', "the spin <em>guide</em>."],
  ['<a href="/gone#tips" title="Tips">tips</a>', "tips"],
  ['<a href="/gone-not">here</a>', '<a href="/gone-not">here</a>'],
  ['<a href="/">a</a> <a href="/gone">b</a>', '<a href="/">a</a> b'],
])("%s without links to /gone is %s", (html, without) => {
  expect(withoutLinksTo(new Set(["/gone"]), html)).toBe(without);
});
