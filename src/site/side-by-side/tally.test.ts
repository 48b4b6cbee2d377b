import { expect, test } from "vitest";
import { tallies } from "./tally.ts";

const vote = { one: "a", other: "b", keep: "one", drops: "same", drives: "other" } as const;

test("votes are counted by pair and question, and those that wait aren't", () => {
  const [first, second] = tallies([
    { ...vote, isHeld: false, votes: 3 },
    { ...vote, keep: "same", isHeld: false, votes: 2 },
    { ...vote, isHeld: true, votes: 4 },
    { ...vote, other: "c", isHeld: false, votes: 1 },
  ]);
  expect(first).toEqual({
    one: "a",
    other: "b",
    votes: 5,
    held: 4,
    said: {
      keep: { one: 3, other: 0, same: 2 },
      drops: { one: 0, other: 0, same: 5 },
      drives: { one: 0, other: 5, same: 0 },
    },
    levels: {},
  });
  expect(second).toMatchObject({ other: "c", votes: 1 });
});

test("a vote from before a paddle's new name counts for the same paddle", () => {
  const turned = { one: "b", other: "a", keep: "one", drops: "same", drives: "other" } as const;
  const [only] = tallies([
    { ...vote, isHeld: false, votes: 2 },
    { ...turned, isHeld: false, votes: 1 },
  ]);
  expect(only).toMatchObject({ one: "a", votes: 3, said: { keep: { one: 2, other: 1 } } });
});

test.each([
  ["new", "low"],
  ["2.5", "low"],
  ["3.0", "middle"],
  ["3.5", "middle"],
  ["4.0", "high"],
  ["6.0", "high"],
] as const)("a player at %s keeps one of the %s levels' own", (level, group) => {
  const [only] = tallies([{ ...vote, level, isHeld: false, votes: 2 }]);
  expect(only!.levels).toEqual({ [group]: { one: 2, other: 0, same: 0 } });
});
