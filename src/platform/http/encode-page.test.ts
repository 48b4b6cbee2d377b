import { expect, test } from "vitest";
import { encodePage } from "./encode.ts";

const style = Buffer.from("<style>a{content:'›'}</style>");
const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;

test("a page's styles are at the end of its head", () => {
  const bytes = encodePage(page("<title>×</title>", "−"), [], style);
  expect(bytes.toString()).toBe(page(`<title>×</title>${style.toString()}`, "−"));
});

test.each([
  ["a page", page("<title>★</title>", "…")],
  ["no head", "not a page…"],
  ["nothing", ""],
  ["a comment", "<!--part 0--><!--part <!--part 1"],
])("%s without styles stays as it is", (_, html) => {
  expect(encodePage(html, [], undefined).toString()).toBe(html);
});

test("half of a character becomes the replacement character", () => {
  expect(encodePage("a\ud800b", [], undefined).toString()).toBe("a\ufffdb");
});

test("a page keeps its bytes when the next one is encoded, however long it is", () => {
  const long = page("", "⅝".repeat(500_000));
  const pages = [page("", "first"), long, page("", "2")];
  expect(pages.map((html) => encodePage(html, [], undefined)).map(String)).toEqual(pages);
});

test("parts are in their places, with their ids", () => {
  const html = page("…", "<p><!--part 1--></p>×<!--part 0--><!--part 1-->");
  const parts = [
    { part: { bytes: Buffer.from("½"), idsAt: [], shares: [] }, id: "_0_" },
    { part: { bytes: Buffer.from("<i id=><b href=#>"), idsAt: [6, 16], shares: [] }, id: "_1_" },
  ];
  const drawn = "<i id=_1_><b href=#_1_>";
  expect(encodePage(html, parts, undefined).toString()).toBe(
    page("…", `<p>${drawn}</p>×½${drawn}`),
  );
});
