import { describe, expect, test } from "vitest";
import { addThemes, countThemes, opinionsIn, themeBits } from "./themes.ts";

/** 'control+' is praise of control, 'control-' a complaint. */
const said = (review: string) => [
  ...new Set(opinionsIn(review).map(({ theme, kind }) => theme + (kind === "praise" ? "+" : "-"))),
];

test.each([
  // One theme, named and rated.
  ["Great control.", ["control+"]],
  ["My drops improved within a week.", ["control+"]],
  ["The control is poor.", ["control-"]],
  ["Plenty of power on serves.", ["power+"]],
  ["Power is disappointing.", ["power-"]],
  ["I love the spin.", ["spin+"]],
  ["Best price I found.", ["value+"]],
  // Words that are an opinion on their own.
  ["Forgiving.", ["forgiveness+"]],
  ["Very unforgiving.", ["forgiveness-"]],
  ["Huge sweet spot!", ["forgiveness+"]],
  ["A tiny sweet spot", ["forgiveness-"]],
  ["It feels sluggish.", ["hands-"]],
  ["So quick at the net", ["hands+"]],
  ["Overpriced.", ["value-"]],
  ["The face is slick by now.", ["spin-"]],
  ["Comfortable handle.", ["comfort+"]],
  ["It cracked.", ["durability-"]],
  ["Holds up well", ["durability+"]],
  // Negated.
  ["Not forgiving at all.", ["forgiveness-"]],
  ["It isn't sluggish.", ["hands+"]],
  ["Never had better control.", ["control-"]],
  ["It is not a bad price.", ["value+"]],
  ["Not only forgiving.", ["forgiveness+"]],
  ["I don't find it comfortable.", ["comfort-"]],
  ["Isn’t comfortable.", ["comfort-"]],
  // Several at once, and half of it qualified.
  ["Great control but poor power.", ["control+", "power-"]],
  ["Powerful, though unforgiving", ["power+", "forgiveness-"]],
  ["Good spin and control. Too heavy for me.", ["control+", "spin+", "hands-"]],
  ["Great control. Poor control in wind.", ["control+", "control-"]],
  // What the rules don't understand counts for nothing.
  ["I play on Tuesdays.", []],
  ["Control is what it is.", []],
  ["Great paddle!", []],
  ["It hits drives like a truck.", []],
  ["A quick dink to the side.", []],
  ["I wanted more power.", []],
  ["Uncontrollable laughter at the net.", []],
  ["", []],
  ["好的控制", []],
])("'%s' says %o", (review, opinions) => {
  expect(said(review).toSorted()).toEqual(opinions.toSorted());
});

test("an opinion names the words that told", () => {
  expect(opinionsIn("Resets are easier, and it is not forgiving.")).toEqual([
    { theme: "control", kind: "praise", words: "resets: easier" },
    { theme: "forgiveness", kind: "complaint", words: "not forgiving" },
  ]);
});

describe("bits", () => {
  test.each([
    ["Great control.", 0b01],
    ["Poor control.", 0b10],
    ["Great control. Poor control in wind.", 0b11],
    ["Powerful.", 0b01_00],
    ["Overpriced.", 0b10 << 14],
    ["", 0],
  ])("of '%s' are %i", (review, bits) => {
    expect(themeBits(review)).toBe(bits);
  });

  test("are counted once per review, however often it says so", () => {
    const counts = countThemes(["Great control. Great touch.", "Poor control.", "Powerful."]);
    expect(counts.slice(0, 2)).toEqual([
      { theme: "control", praise: 1, complaint: 1 },
      { theme: "power", praise: 1, complaint: 0 },
    ]);
  });
});

test("counts of players and samples add up, and themes without reviews are left out", () => {
  expect(
    addThemes(
      countThemes(["Great control.", "Overpriced."]),
      countThemes(["Great control.", "Poor control."]),
    ),
  ).toEqual([
    { theme: "control", praise: 2, complaint: 1 },
    { theme: "value", praise: 0, complaint: 1 },
  ]);
});

test("a hostile text takes no time", () => {
  const started = performance.now();
  opinionsIn("not ".repeat(1000));
  opinionsIn("a ".repeat(2000));
  opinionsIn("'".repeat(4000));
  opinionsIn("great control ".repeat(285));
  expect(performance.now() - started).toBeLessThan(500);
});
