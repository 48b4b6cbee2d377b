import { expect, test } from "vitest";
import { isView, isVisit } from "./views.ts";

const siteUrl = "https://site.example";
const phone =
  "Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const navigation = {
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "user-agent": phone,
};

test.each([
  ["someone who opens a page", {}, true],
  ["a program that sends no such headers", { "sec-fetch-dest": undefined }, false],
  ["a page's script", { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }, false],
  ["a frame", { "sec-fetch-dest": "iframe" }, false],
  ["a page loaded in case it's clicked", { "sec-purpose": "prefetch;prerender" }, false],
  ["one loaded by an older browser", { purpose: "prefetch" }, false],
  ["someone who isn't to be tracked", { dnt: "1" }, false],
  ["someone who doesn't mind", { dnt: "0" }, true],
  ["someone whose data isn't to be sold", { "sec-gpc": "1" }, false],
  ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com)" }, false],
  ["a crawler", { "user-agent": "Mozilla/5.0 SomeCrawler" }, false],
  ["a driven browser", { "user-agent": phone.replace("Chrome", "HeadlessChrome") }, false],
  ["a browser that doesn't say what it is", { "user-agent": undefined }, true],
])("%s: %o", (_, headers, expected) => {
  expect(isView({ ...navigation, ...headers })).toBe(expected);
});

test.each([
  ["a typed address", { "sec-fetch-site": "none" }, true],
  ["another site", { "sec-fetch-site": "cross-site", referer: "https://search.example/" }, true],
  ["another site of the same owner", { "sec-fetch-site": "same-site" }, true],
  ["a site whose address begins like ours", { referer: `${siteUrl}.evil.example/` }, true],
  ["one of our pages", { "sec-fetch-site": "same-origin", referer: `${siteUrl}/balls` }, false],
  ["one of ours that keeps its address to itself", { "sec-fetch-site": "same-origin" }, false],
  ["one of ours, by its Referer alone", { referer: `${siteUrl}/` }, false],
])("a view from %s", (_, headers, expected) => {
  expect(isVisit(headers, siteUrl)).toBe(expected);
});
