import { expect, test } from "vitest";
import { readMinutes } from "../../platform/text/sections.ts";
import type { Guide } from "./guide.content.ts";
import { guideWords } from "./guide.ts";

test.each([
  [0, 1],
  [20, 1],
  [299, 1],
  [300, 2],
  [780, 4],
  [1000, 5],
])("%i words take %i min", (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes);
});

test("a guide's word count covers all its parts", () => {
  const guide = {
    comingSoon: false,
    words: 10,
    entries: [
      { pros: ["one two", "three"], cons: ["four"], description: "five  six", communityNote: "7" },
    ],
    tips: { heading: "not counted", items: ["eight nine"] },
    surfaceTypes: [{ name: "not counted", text: "ten" }],
    finalRecommendation: "eleven twelve",
  } as unknown as Guide;
  expect(guideWords(guide)).toBe(22);
  expect(guideWords({ ...guide, comingSoon: true })).toBe(10);
});
