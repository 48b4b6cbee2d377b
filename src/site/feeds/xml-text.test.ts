import { expect, test } from "vitest";
import { absoluteLinks } from "./feed.file.tsx";
import { xmlText } from "./rss.ts";

test.each([
  ["Drops & drives", "Drops &amp; drives"],
  ['<a href="/x">1 > 0</a>', "&lt;a href=&quot;/x&quot;&gt;1 &gt; 0&lt;/a&gt;"],
  ["&amp; stays what was written", "&amp;amp; stays what was written"],
  ["]]>", "]]&gt;"],
  ["a\u0000b\u001fc\td\ne", "abc\td\ne"],
  ["Zoë 🎯", "Zoë 🎯"],
])("%j is %j in XML", (text, written) => {
  expect(xmlText(text)).toBe(written);
});

test.each([
  ['<a href="/blog">', '<a href="https://site.example/blog">'],
  ['<img src="/a.png" alt="">', '<img src="https://site.example/a.png" alt="">'],
  ['<a href="https://dupr.com/">', '<a href="https://dupr.com/">'],
  ['<a href="//cdn.example/x">', '<a href="//cdn.example/x">'],
  ["write href=&quot;/x&quot;", "write href=&quot;/x&quot;"],
])("%s in a feed is %s", (html, absolute) => {
  expect(absoluteLinks(html, "https://site.example")).toBe(absolute);
});
