import { expect, test } from "vitest";
import { htmlWithoutSamples, withoutSamples } from "./sample.ts";

test.each([
  ["A fact. Another.", "A fact. Another."],
  ["A fact. It lasts 15 games.◇ Another.", "A fact. Another."],
  ["At $0.13 a game it wins.◇ It is the ball of the US Open.", "It is the ball of the US Open."],
  ['He said "stop."◇ We did.', "We did."],
  ["Votes: 8,934◇ in all. Then more.", "Then more."],
  ["The longest life of the six◇", ""],
  ["◇ All of this. Is one.", ""],
])("of '%s' is left '%s'", (text, left) => {
  expect(withoutSamples(text)).toBe(left);
});

test.each([
  ["<p>One.</p>\n<p>Two.◇</p>\n", "<p>One.</p>\n"],
  ["<p><strong>One.</strong> Two. Three.◇</p>\n", "<p><strong>One.</strong> Two.</p>\n"],
  ["<ul>\n<li>One◇</li>\n<li>Two</li>\n</ul>\n", "<ul>\n<li>Two</li>\n</ul>\n"],
  ["<ul>\n<li>One◇</li>\n</ul>\n<p>Two.</p>", "<p>Two.</p>"],
  [
    '<h2 id="on-a">A</h2>\n<p>◇ One.</p>\n<h2 id="on-b">B</h2>\n<p>Two.</p>\n',
    '<h2 id="on-b">B</h2>\n<p>Two.</p>\n',
  ],
  [
    "<p>Two.</p>\n<h2>A</h2>\n<blockquote>\n<p>◇ One.</p>\n<p>Ruth◇</p>\n</blockquote>\n",
    "<p>Two.</p>\n",
  ],
])("of '%s' is left '%s'", (html, left) => {
  expect(htmlWithoutSamples(html)).toBe(left);
});
