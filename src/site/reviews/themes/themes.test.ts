import { expect, test } from "vitest";
import { addThemes, countThemes, praisedThemes, readChips, readThemes, toChips } from "./themes.ts";

test("themes are counted once per review, by what its writer chose", () => {
  const reviews = [
    { liked: "control, looks", disliked: "power" },
    { liked: "", disliked: "control" },
    { liked: "", disliked: "" },
  ];
  expect(addThemes(countThemes(reviews))).toEqual([
    { theme: "control", praise: 1, complaint: 1 },
    { theme: "power", praise: 0, complaint: 1 },
  ]);
});

test.each([
  [3, 0, true],
  [2, 1, true],
  [4, 2, true],
  [2, 0, false],
  [1, 2, false],
  [3, 2, false],
  [0, 0, false],
])(
  "%i reviews that like it and %i that don't make a paddle praised: %s",
  (praise, complaint, is) => {
    expect(praisedThemes([{ theme: "spin", praise, complaint }])).toEqual(is ? ["spin"] : []);
  },
);

test("a list of themes is read in display order, each once, without anything else", () => {
  expect(readThemes("spin, control,spin , looks")).toEqual(["control", "spin"]);
});

test("chips are stored as two lists, and read back", () => {
  const chips = { ...toChips({ liked: "", disliked: "" }), "chip-spin": "liked" };
  const typed = { ...chips, "chip-control": "liked", "chip-value": "disliked" };
  expect(readChips(typed)).toEqual({ liked: "control, spin", disliked: "value" });
  expect(toChips(readChips(typed))).toEqual(typed);
  expect(readChips({ ...chips, "chip-power": "adored" })).toEqual({ liked: "spin", disliked: "" });
});

test("counts of players and samples add up, and themes without reviews are left out", () => {
  const [players, samples] = [
    [{ theme: "control", praise: 1, complaint: 0 } as const],
    [
      { theme: "value", praise: 0, complaint: 1 } as const,
      { theme: "control", praise: 1, complaint: 1 } as const,
      { theme: "spin", praise: 0, complaint: 0 } as const,
    ],
  ];
  expect(addThemes(players, samples)).toEqual([
    { theme: "control", praise: 2, complaint: 1 },
    { theme: "value", praise: 0, complaint: 1 },
  ]);
});
