import { describe, expect, test } from "vitest";
import { voteAddress, voteKind } from "./vote.ts";

const on = { pair: ["diadem-hero", "neonic-flow"], today: "2026-11-30" } as const;
const phone = "0123456789abcdef01234567";
const taps = { keep: "one", drops: "same", drives: "other", shownFirst: "other" };
const typed = { ...voteKind.empty, ...taps, phone };

/** A form's vote. */
function readVote(given: Partial<typeof typed>, today: string = on.today) {
  const vote = voteKind.read({ ...typed, ...given }, { ...on, today });
  if (vote.problems) throw new Error(JSON.stringify(vote.problems));
  return vote.read;
}

describe("a vote", () => {
  test("has its two paddles from the address, whatever the form says", () => {
    expect(readVote({ one: "x", other: "y" })).toMatchObject({
      one: "diadem-hero",
      other: "neonic-flow",
      keep: "one",
    });
  });

  test.each([
    ["without a tap", { keep: "" }, { keep: "empty" }],
    ["with another answer", { drops: "both" }, { drops: "notAChoice" }],
    ["without the order that was drawn", { shownFirst: "" }, { shownFirst: "empty" }],
    ["from a phone without a name", { phone: "" }, { phone: "refused" }],
    ["with a level that isn't one", { level: "9.0" }, { level: "notAChoice" }],
    ["with markup", { owns: "<b>Hero</b>" }, { owns: "notPlain" }],
  ])("%s is refused", (_, given, problems) => {
    expect(voteKind.read({ ...typed, ...given }, on)).toEqual({ problems });
  });

  test("may leave out everything but the taps, and a torn code is no code", () => {
    const left = { level: "", triedFor: "", playedFirst: "", owns: "", day: "" };
    expect(readVote({ day: "lakeside!" })).toMatchObject(left);
    expect(readVote({ day: "abcd2345" })).toMatchObject({ day: "abcd2345" });
  });

  const keyOf = (given: Partial<typeof typed>, today?: string) =>
    voteKind.keyParts({ ...readVote(given, today), subject: "diadem-hero" });

  test.each([
    ["other answers", { keep: "other", level: "3.5", owns: "Hero" }],
    ["another order and another code", { shownFirst: "one", day: "abcd2345" }],
    ["the same day by its own clock", { phone: `${phone}.2026-11-30` }],
  ])("of one phone and day is one, with %s", (_, given) => {
    expect(keyOf(given)).toEqual(keyOf({}));
  });

  test("of another phone, day or pair is another", () => {
    expect(keyOf({ phone: phone.replace("0", "f") })).not.toEqual(keyOf({}));
    expect(keyOf({ phone: `${phone}.2026-11-29` })).not.toEqual(keyOf({}));
    expect(keyOf({}, "2026-12-01")).not.toEqual(keyOf({}));
  });

  test("that was kept without a network counts for the day it was made on, for a week", () => {
    const made = { phone: `${phone}.2026-11-30` };
    for (const sent of ["2026-11-29", "2026-12-01", "2026-12-07"])
      expect(keyOf(made, sent)).toEqual(keyOf({}));
    expect(keyOf(made, "2026-12-08")).not.toEqual(keyOf({}));
    expect(keyOf({ phone: `${phone}.2026-13-45` })).toEqual(keyOf({}));
  });
});

test("a pair has one address for both orders", () => {
  expect(voteAddress("b@v7", "a", "abcd2345")).toBe("/side-by-side/a-vs-b@v7?day=abcd2345");
  expect(voteAddress("a", "b@v7", "abcd2345")).toBe("/side-by-side/a-vs-b@v7?day=abcd2345");
});
