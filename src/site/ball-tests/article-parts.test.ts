import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articlePieces, placedParts } from "./article-parts.ts";
import { BallRatings } from "./ball-test.page.tsx";

test.each([
  ["<p>One.</p>", [{ html: "<p>One.</p>" }]],
  ["", []],
  [
    "<p>One.</p>\n<p>[[balls]]</p>\n<p>Two.</p>\n",
    [{ html: "<p>One.</p>\n" }, { part: "balls" }, { html: "<p>Two.</p>\n" }],
  ],
  ["<p>[[games]]</p>\n<p>[[balls]]</p>\n", [{ part: "games" }, { part: "balls" }]],
  ["<p>Say [[balls]] here.</p>", [{ html: "<p>Say [[balls]] here.</p>" }]],
])("%j is split", (html, pieces) => {
  expect(articlePieces(html)).toEqual(pieces);
});

test("the parts a text places keep their order, unknown ones too", () => {
  expect(placedParts("<p>[[cost-table]]</p>\n<p>x</p>\n<p>[[ballz]]</p>\n")).toEqual([
    "cost-table",
    "ballz",
  ]);
});

test("a ball's average is rounded like every other rating", () => {
  const ratings = [{ name: "Franklin X-40", reviews: 20, average: 4.35 }];
  const html = renderToStaticMarkup(createElement(BallRatings, { ratings, title: "By ball" }));
  expect(html).toContain("4.4 from 20 reviews");
});
