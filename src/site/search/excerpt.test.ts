import { expect, test } from "vitest";
import { excerptAround } from "./search.page.tsx";

const before = "one two three four ".repeat(20);
const after = " five six seven eight".repeat(20);

test("a short text is quoted whole", () => {
  expect(excerptAround("Kind to my elbow.", ["elbow"])).toBe("Kind to my elbow.");
});

test("of a long text, the part around the word is quoted, cut between words", () => {
  const excerpt = excerptAround(`${before}Elbow${after}`, ["nothing", "elbow"]);
  expect(excerpt).toMatch(/^… (one|two|three|four) .*Elbow five .* …$/);
  expect(excerpt.length).toBeLessThanOrEqual(165);
});

test.each([
  ["without the word", `${before}${after}`, /^one two .* …$/],
  ["with the word at the end", `${before}elbow`, /^… .* elbow$/],
  ["without a gap", "x".repeat(400), /^x{160} …$/],
])("a long text %s has an excerpt, too", (_, text, excerpt) => {
  expect(excerptAround(text, ["elbow"])).toMatch(excerpt);
});
