import { expect, test } from "vitest";
import { encodePage } from "./encode-page.ts";

const style = Buffer.from("<style>a{content:'›'}</style>");
const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;

test("a page's styles are at the end of its head", () => {
  const bytes = encodePage(page("<title>×</title>", "−"), style);
  expect(bytes.toString()).toBe(page(`<title>×</title>${style.toString()}`, "−"));
});

test.each([
  ["a page", page("<title>★</title>", "…")],
  ["no head", "not a page…"],
  ["nothing", ""],
])("%s without styles stays as it is", (_, html) => {
  expect(encodePage(html, undefined).toString()).toBe(html);
});

test("half of a character becomes the replacement character", () => {
  expect(encodePage("a\ud800b", undefined).toString()).toBe("a\ufffdb");
});

test("a page keeps its bytes when the next one is encoded, however long it is", () => {
  const long = page("", "⅝".repeat(500_000));
  const pages = [page("", "first"), long, page("", "2")];
  expect(pages.map((html) => encodePage(html, undefined)).map(String)).toEqual(pages);
});
