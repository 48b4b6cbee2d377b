import { describe, expect, test } from "vitest";
import { quotedLength, quotesFrom } from "./quotes.ts";

const review = (reviewText: string, liked = "", disliked = "") => ({
  id: `review-${reviewText}`,
  firstName: "Ann",
  reviewText,
  sample: false,
  liked,
  disliked,
});
const said = (...reviews: ReturnType<typeof review>[]) =>
  quotesFrom(reviews).map(({ theme, kind, text }) => `${theme} ${kind}: ${text}`);

describe("quotes", () => {
  test("are reviews whose writers chose the theme, whatever the text says", () => {
    expect(said(review("Counters are disgusting.", "", "hands"), review("Spin for days!"))).toEqual(
      ["hands complaint: Counters are disgusting."],
    );
  });

  test("are the first about nothing else, then the first", () => {
    const both = review("Both of these.", "control, power");
    const [one, another] = [
      review("Drops land well.", "control"),
      review("Resets land well.", "control"),
    ];
    expect(said(both, one, another)).toEqual([
      "control praise: Drops land well.",
      "power praise: Both of these.",
    ]);
    expect(said(review("Three of these.", "control, power", "value"))).toEqual([
      "control praise: Three of these.",
    ]);
  });

  test("stand once each, also if two reviewers wrote the same", () => {
    expect(said(review("Love this one.", "control"), review("Love this one.", "power"))).toEqual([
      "control praise: Love this one.",
    ]);
  });

  test("are whole reviews, neither too short nor too long", () => {
    const { min, max } = quotedLength;
    const quoted = [min - 1, min, max, max + 1].filter(
      (length) => said(review("🎾".repeat(length), "spin")).length > 0,
    );
    expect(quoted).toEqual([min, max]);
  });
});
