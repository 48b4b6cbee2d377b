import { expect, test } from "vitest";
import { pageEncoder } from "./encode-page.ts";
import { policyHash } from "./security-headers.ts";

const encode = pageEncoder(
  new Map([
    ["/a.css#", "a{content:'›'}"],
    ["/b.css", "b{}"],
  ]),
);
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;
const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;

test("a page's stylesheets stand where the first of them was linked, in the order of their links", () => {
  const { bytes, styleHash } = encode(
    page(`<meta/>${link("/b.css")}<title>×</title>${link("/a.css#")}<meta/>`, "−"),
  );
  const style = `<style data-from="/b.css /a.css">b{}a{content:'›'}</style>`;
  expect(bytes.toString()).toBe(page(`<meta/>${style}<title>×</title><meta/>`, "−"));
  expect(styleHash).toBe(policyHash("b{}a{content:'›'}"));
});

test("pages of other stylesheets have another hash, the same ones the same", () => {
  const [one, other, again] = ["/a.css#", "/b.css", "/a.css#"].map((address) =>
    encode(page(link(address), "")),
  );
  expect(one!.styleHash).toBe(policyHash("a{content:'›'}"));
  expect(other!.styleHash).toBe(policyHash("b{}"));
  expect(again).toEqual(one);
});

test.each([
  ["no link", page("<title>★</title>", "…")],
  ["a link to a stylesheet of no page", page(link("/c.css"), "")],
  ["a link that stands in no head", page("", link("/b.css"))],
  ["no head", "not a page…"],
  ["nothing", ""],
])("%s stays as it is, and has no hash", (_, html) => {
  const { bytes, styleHash } = encode(html);
  expect(bytes.toString()).toBe(html);
  expect(styleHash).toBeUndefined();
});

test("half of a character becomes what stands for none", () => {
  expect(encode("a\ud800b").bytes.toString()).toBe("a\ufffdb");
});

test("a page keeps its bytes when the next one is encoded, however long it is", () => {
  const long = page("", "⅝".repeat(500_000));
  const pages = [page("", "first"), long, page("", "2")];
  expect(pages.map(encode).map(({ bytes }) => bytes.toString())).toEqual(pages);
});
