import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";

test.each([
  ["no heading", "<p>Text</p>", []],
  ["a heading", '<h2 id="nets">Nets</h2><p>x</p>', [{ id: "nets", title: "Nets" }]],
  [
    "marked words and entities",
    '<h2 id="a">Grip &amp; <em>wrap</em></h2>',
    [{ id: "a", title: "Grip & wrap" }],
  ],
  ["headings below it", '<h2 id="a">A</h2><h3 id="b">B</h3>', [{ id: "a", title: "A" }]],
])("a text with %s", (_, html, sections) => {
  expect(sectionsOf(html)).toEqual(sections);
});
