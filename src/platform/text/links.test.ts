import { expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { countLinks, linkProblem } from "./links.ts";

test.each([
  [0, "Plays at 4.5/5 for me, 8.1 oz. and/or a heavier one."],
  [0, "Control: 9/10. Power: 7/10. Spin: e.g./i.e. plenty."],
  [0, "The 3.5/6 and 16mm.Great hands.It has, e.g. a U.S.A sticker, i.e. two."],
  [0, "Pro.IV or Pro.3S? No.1 at the net.Net play is calm.Power/spin are fine, v2.0.1 too."],
  [0, "Easy on the arm.In short:buy.To me it is.Me too.Shop around, drive.Live demo..."],
  [0, "Played 12.11.2025, won 11.9.11.4.2, at 1.2.3 and 300.1.1.1"],
  [0, "打感很好。控制/旋转都不错。JOOLA"],
  [0, "Ask the maker at help@example.com."],
  [2, "See example.com or pickleball.example."],
  [1, "evil.example"],
  [1, "EVIL.COM"],
  [1, "Evil.Com"],
  [1, "Visit evil.com.Great prices"],
  [1, "evil.xn--p1ai"],
  [1, "evil\u3002example/x"],
  [1, "evil\uFF61com"],
  [1, "https\u200B://evil.test"],
  [1, "h\u00ADttps://evil.test"],
  [1, "\uFF48ttps://evil.test"],
  [1, "\uFF45\uFF56\uFF49\uFF4C\uFF0E\uFF43\uFF4F\uFF4D"],
  [1, "evil.\u0441\u043Em"],
  [1, "evil[.]example"],
  [1, "evil [.] example/x"],
  [1, "evil(dot)com"],
  [1, "evil {dot} com"],
  [1, "1.1.1.1"],
  [1, "1.1.1.1/x"],
  [1, "192.0.2.7:8080/x"],
  [1, "mailto:eve@evil.example"],
  [3, "mailto:eve@evil.example 1.1.1.1 evil.shop"],
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
])("of %i links with a maximum of %i: %s", (links, max, problem) => {
  expect(linkProblem("http://a.example ".repeat(links), max)).toBe(problem);
});

test.each(
  [
    [
      "a.",
      "[url",
      "[x](",
      "http:",
      "www.",
      "[",
      "a".repeat(60) + ".",
      "-",
      "a-",
      "1.",
      "255.",
      "(dot",
      "[ . ",
    ],
    [
      "[url=",
      "[url " + "a".repeat(299),
      "[" + "a".repeat(299),
      "[a](" + "a".repeat(299),
      "a+",
      "xn--",
      "a.xn--",
    ],
    [
      "\uFDFA",
      "\uFDFB",
      "\u321D",
      "\uD55C",
      "\u1F82",
      "\u0416",
      "\u0410",
      "🎾",
      "\u3002",
      "e\u0301",
    ],
  ].flat(),
)("a text made of '%s' is read at once", async (part) => {
  const text = [...part.repeat(4000)].slice(0, 4000).join("");
  await inCpuTime(20, () => countLinks(text));
});
