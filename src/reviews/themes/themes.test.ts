import { describe, expect, test } from "vitest";
import {
  addThemes,
  chosenBits,
  countThemes,
  maskOf,
  praisedThemes,
  readChips,
  readThemes,
  toChips,
} from "./themes.ts";
import { quotesFrom, reviewBits, themeBits } from "./opinions.ts";

describe("bits", () => {
  test.each([
    ["Great control.", 0b01],
    ["Poor control.", 0b10],
    ["Great control. Poor control in wind.", 0],
    ["Powerful.", 0b01_00],
    ["Overpriced.", 0b10 << 14],
    ["", 0],
  ])("of '%s' are %i", (review, bits) => {
    expect(themeBits(review)).toBe(bits);
  });

  test("are counted once per review, however often it says so", () => {
    const reviews = ["Great control. Great touch.", "Poor control.", "Powerful."];
    expect(countThemes(reviews.map(themeBits)).slice(0, 2)).toEqual([
      { theme: "control", praise: 1, complaint: 1 },
      { theme: "power", praise: 1, complaint: 0 },
    ]);
  });

  const praised = maskOf("control", "praise");
  const text = "Great spin.";
  test.each([
    ["a player's text, if they chose nothing", { liked: "", disliked: "", is_sample: 0 }, "spin"],
    ["a player's choice, whatever the text", { liked: "control", disliked: "", is_sample: 0 }, ""],
    ["a sample's list", { liked: "control", disliked: "", is_sample: 1 }, ""],
  ])("are those of %s", (_, row, theme) => {
    const expected = theme === "spin" ? maskOf("spin", "praise") : praised;
    expect(reviewBits({ review_text: text, ...row })).toBe(expected);
  });

  test("a sample without a list has none, whatever its text", () => {
    expect(reviewBits({ review_text: text, liked: "", disliked: "", is_sample: 1 })).toBe(0);
  });
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
  const counts = (...reviews: string[]) => countThemes(reviews.map(themeBits));
  expect(
    addThemes(counts("Great control.", "Overpriced."), counts("Great control.", "Poor control.")),
  ).toEqual([
    { theme: "control", praise: 2, complaint: 1 },
    { theme: "value", praise: 0, complaint: 1 },
  ]);
});

describe("quotes", () => {
  const review = (reviewText: string, bits = themeBits(reviewText)) => ({
    id: reviewText.slice(0, 3),
    firstName: "Ann",
    reviewText,
    isSample: false,
    bits,
  });

  test("are the sentence that's about the theme, as it was written", () => {
    const rest = "We play on Tuesdays and on most Fridays. ".repeat(8);
    const text = `${rest}Great control, it’s true! Bye.`;
    const bits = maskOf("control", "praise") | maskOf("spin", "praise");
    expect(quotesFrom([review(text, bits)])).toMatchObject([
      { theme: "control", kind: "praise", text: "Great control, it’s true!" },
    ]);
  });

  test("come from the first review that has one, and only from those that were counted", () => {
    const texts = ["Great control it has.", "Great control, I must say."];
    const [none, first, second] = [review(texts[0]!, 0), ...texts.map((text) => review(text))];
    expect(quotesFrom([none, first!, second!])).toMatchObject([{ text: texts[0] }]);
    expect(quotesFrom([none, second!])).toMatchObject([{ text: texts[1] }]);
    expect(quotesFrom([none])).toEqual([]);
  });

  test("are a whole short review, the best is about nothing else", () => {
    const bits = maskOf("power", "complaint");
    const texts = ["Serves land politely mid-box.", "My counters lack teeth."];
    const [both, one] = [review(texts[0]!, bits | 1), review(texts[1]!, bits)];
    const power = { theme: "power", kind: "complaint" };
    expect(quotesFrom([both])).toMatchObject([{ theme: "control" }, { ...power, text: texts[0] }]);
    expect(quotesFrom([both, one])[1]).toMatchObject({ ...power, text: texts[1] });
    expect(quotesFrom([review(texts[0]!.repeat(9), bits)])).toEqual([]);
  });

  test("are rather a sentence of a later review than one whose words don't say it", () => {
    const bits = maskOf("spin", "praise");
    const vague = review("Eight in the morning is early for a crew this loud.", bits);
    const plain = review("We lost. Great spin, though.");
    expect(quotesFrom([vague])).toMatchObject([{ text: vague.reviewText }]);
    expect(quotesFrom([vague, plain])).toMatchObject([{ text: "Great spin, though." }]);
  });

  test("only so many reviews are read for them", () => {
    const texts = Array.from({ length: 10 }, () => "Great control. ".repeat(200));
    const late = review("Great spin, really.", chosenBits(["spin"], []));
    expect(quotesFrom([...texts.map((text) => review(text, 1)), late])).toHaveLength(1);
    expect(quotesFrom([review(texts[0]!, 1), late])).toHaveLength(2);
  });
});
