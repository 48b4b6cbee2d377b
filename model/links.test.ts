import { expect, test } from "vitest";
import { countLinks, linkProblem } from "./links.ts";

test.each([
  [0, "Plays at 4.5/5 for me, 8.1 oz. and/or a heavier one."],
  [0, "Control: 9/10. Power: 7/10. Spin: e.g./i.e. plenty."],
  [0, "Ask the maker at help@example.com. See example.com or pickleball.example."],
  [0, "[sic] (as they say), a [very] soft hand"],
  [1, "http://example.com"],
  [1, "See HTTPS://Example.com/paddles?id=1#top, it is there."],
  [1, "https:example.com"],
  [1, "ftp://example.com/file"],
  [1, "www.example.com"],
  [1, "http://www.example.com/deals"],
  [1, "example.com/deals"],
  [1, "shop.example.co.uk/a/b"],
  [1, "example.com:8080/deals"],
  [1, "пример.рф/скидки"],
  [1, "[url]http://example.com[/url]"],
  [1, "[URL=http://example.com]cheap paddles[/URL]"],
  [1, "[url=example.com]cheap paddles[/url]"],
  [1, "[link=www.example.com]cheap[/link]"],
  [1, "[cheap paddles](https://example.com)"],
  [1, "[https://example.com](https://example.com)"],
  [1, "[cheap](/deals)"],
  [2, "http://a.example http://b.example"],
  [2, "http://a.example,http://b.example"],
  [2, "(www.a.example)(www.b.example)"],
  [3, "http://a.example\nwww.b.example\nc.example/d"],
  [4, "[url=a]a[/url][url=b]b[/url][c](d) e.example/f"],
])("%i in %s", (links, text) => {
  expect(countLinks(text)).toBe(links);
});

test.each([
  [1, 1, undefined],
  [2, 1, "links"],
  [3, 3, undefined],
  [4, 3, "links"],
])("of %i links where %i may be: %s", (links, most, problem) => {
  expect(linkProblem("http://a.example ".repeat(links), most)).toBe(problem);
});

test.each(["a.", "[url", "[x](", "http:", "www.", "[", "a".repeat(60) + "."])(
  "a text made of '%s' is read at once",
  (part) => {
    const start = performance.now();
    countLinks(part.repeat(5000 / part.length));
    expect(performance.now() - start).toBeLessThan(500);
  },
);
