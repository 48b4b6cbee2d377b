import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { partsOf, TextDiff } from "./text-diff.tsx";

test.each([
  ["the same", "a\nb\n", "a\nb\n", [{ same: ["a", "b"] }]],
  [
    "a changed line",
    "a\nb\nc\n",
    "a\nB\nc\n",
    [{ same: ["a"] }, { removed: ["b"], added: ["B"] }, { same: ["c"] }],
  ],
  ["an added line", "a\n", "a\nb\n", [{ same: ["a"] }, { removed: [], added: ["b"] }]],
  ["a removed line", "a\nb\n", "a\n", [{ same: ["a"] }, { removed: ["b"], added: [] }]],
  ["a new text", "", "a\n", [{ removed: [], added: ["a"] }]],
  ["a deleted text", "a\n", "", [{ removed: ["a"], added: [] }]],
])("%s is found line by line", (_, before, after, parts) => {
  expect(partsOf(before, after)).toEqual(parts);
});

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join("");

test("two long texts without a line in common are compared in no time", () => {
  const before = performance.now();
  const [part, ...others] = partsOf(lines(20_000, "one"), lines(20_000, "other"));
  expect(performance.now() - before).toBeLessThan(2000);
  expect(others).toEqual([]);
  expect(part).toMatchObject({ removed: { length: 20_000 }, added: { length: 20_000 } });
});

const html = (before: string, after: string) =>
  renderToStaticMarkup(<TextDiff before={before} after={after} names={["Published", "Yours"]} />);

test("screen readers hear whose lines are gone and whose are new", () => {
  const shown = html("a\nb\n", "a\nB\n");
  expect(shown).toContain("1 line added, 1 line removed.");
  expect(shown).toMatch(/<del[^>]*><span class="unseen">Published, removed: <\/span>b<\/del>/);
  expect(shown).toMatch(/<ins[^>]*><span class="unseen">Yours, added: <\/span>B<\/ins>/);
});

test("what's the same is collapsed, but for the lines beside a change", () => {
  const shown = html(`${lines(20, "line")}end\n`, `${lines(20, "line")}END\n`);
  expect(shown).toContain("17 lines without a change");
  expect(shown).toMatch(/<\/details><p[^>]*>line 17\nline 18\nline 19<\/p>/);
});

test("a text with markup is shown as it is", () => {
  expect(html("a\n", "<script>alert(1)</script>\n")).toContain("&lt;script&gt;");
});
