import { expect, test } from "vitest";
import { keepUnits, keepUnitsIn } from "./units.ts";

/** A text with its unbreakable spaces as '_'. */
const shown = (text: string) => text.replaceAll("\u00A0", "_");

test.each([
  ["14 mm or 16 mm?", "14_mm or 16_mm?"],
  ["7.95 oz, 16.5 in long", "7.95_oz, 16.5_in long"],
  ["below 50 °F.", "below 50_°F."],
  ["Tested in 2025\nin our gym", "Tested in 2025\nin our gym"],
  ["20 ft wide", "20_ft wide"],
  ["16mm", "16mm"],
  ["5 minutes, 3 inches, 2 games", "5 minutes, 3 inches, 2 games"],
  ["16  mm", "16  mm"],
  ["a mm", "a mm"],
])("%j doesn't break inside %j", (text, kept) => {
  expect(shown(keepUnits(text))).toBe(kept);
  expect(keepUnits(keepUnits(text))).toBe(keepUnits(text));
});

test("every text of a content file is kept together, except what is searched for or written by players", () => {
  const file = {
    title: "14 mm",
    coreMm: 14,
    variants: null,
    knownFor: ["A 20 mm core"],
    fullName: "Paddle 14 mm",
    versionName: "16 mm",
    versions: [{ name: "14 mm version" }],
    // They name one of the versions.
    approvals: [{ list: "UPA-A", version: "14 mm version" }],
    keywords: ["14 mm paddle"],
    group: { aliases: ["14 mm"], note: "8 oz" },
    reviews: [{ review: "At 8 oz." }],
  };
  expect(keepUnitsIn(file)).toEqual({
    ...file,
    title: "14\u00A0mm",
    knownFor: ["A 20\u00A0mm core"],
    group: { aliases: ["14 mm"], note: "8\u00A0oz" },
  });
});
