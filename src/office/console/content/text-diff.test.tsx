import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inCpuTime } from "../../../../tests/support/cpu-time.ts";
import { TextDiff } from "./text-diff.tsx";
import { partsOf } from "./text-parts.ts";

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

/** Ten thousand lines, half of them always the same. */
const mixed = (word: string) =>
  Array.from({ length: 5000 }, (_, index) => `same ${index}\n${word} ${index}\n`).join("");
const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join("");

// Without the limits, the first two take a second.
test.each([
  ["lines without one in common", lines(15_000, "one"), lines(15_000, "other"), 15_000],
  ["lines, every other one changed", mixed("one"), mixed("other"), 10_000],
  ["empty lines", "\n".repeat(200_000), `${"\n".repeat(200_000)}a\n`, 200_000],
])("two texts of many %s are compared in no time", async (_, one, other, length) => {
  const [part, ...others] = await inCpuTime(300, () => partsOf(one, other));
  expect(others).toEqual([]);
  expect(part).toMatchObject({ removed: { length } });
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
