import { describe, expect, test } from "vitest";
import { type AgedGroup, agedFigures, agedOf, questions } from "./aged.ts";

const group = (reviews: number, changed: Partial<AgedGroup> = {}): AgedGroup => ({
  asked: 1,
  aged_3: "",
  again_3: "",
  aged_12: "",
  again_12: "",
  reviews,
  ...changed,
});

describe("what a page says of how a paddle aged", () => {
  test("is nothing below five answers, however many were asked", () => {
    const four = [group(40), group(4, { aged_3: "playing" })];
    expect(agedFigures(four)).toEqual([]);
    expect(agedFigures([...four, group(1, { aged_3: "broke" })])).toEqual([
      { months: 3, asked: 45, answered: 5, playing: 4, again: undefined },
    ]);
  });

  test("counts each question by itself, and those who say whether they'd buy it again", () => {
    const year = { asked: 3, aged_3: "playing" };
    const groups = [
      group(9, { asked: 2 }),
      group(6, { ...year, aged_12: "playing", again_12: "yes" }),
      group(2, { ...year, aged_12: "wore", again_12: "no" }),
      group(1, { ...year, aged_12: "gone" }),
    ];
    expect(agedFigures(groups)).toEqual([
      { months: 3, asked: 9, answered: 9, playing: 9, again: undefined },
      { months: 12, asked: 18, answered: 9, playing: 6, again: { yes: 6, of: 8 } },
    ]);
  });

  test("counts no answer that isn't one of the choices, nor to a question that wasn't asked", () => {
    expect(agedFigures([group(9, { aged_3: "exploded" })])).toEqual([]);
    expect(agedFigures([group(9, { aged_12: "playing" })])).toEqual([]);
  });
});

test("a review has what its writer added, in order, each with its date", () => {
  const columns = {
    aged_3: "playing",
    again_3: "",
    aged_3_at: 5,
    aged_12: "broke",
    again_12: "no",
  };
  expect(agedOf({ ...columns, aged_12_at: 9 })).toEqual([
    { months: 3, answer: "playing", again: null, at: 5 },
    { months: 12, answer: "broke", again: "no", at: 9 },
  ]);
  expect(agedOf({ ...columns, aged_3: "", aged_3_at: null, aged_12_at: null })).toEqual([]);
});

test("the first question is never due together with the second", () => {
  expect(questions[3].until).toBeLessThanOrEqual(questions[12].after);
});
