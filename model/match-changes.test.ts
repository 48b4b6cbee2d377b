import { expect, test } from "vitest";
import { randomCandidates, randomWishes } from "../tests/support/random-candidates.ts";
import { rankMatches } from "./match.ts";
import { nothingWished, type Wishes } from "./match-address.ts";
import { whatWouldChange } from "./match-changes.ts";

const candidates = randomCandidates(200, 21);

test.each<[Partial<Wishes>, string[]]>([
  [{}, []],
  [{ level: "3.5" }, ["Without your level"]],
  [{ style: "spin", arm: "no" }, ["Without your style"]],
  [{ feel: "soft", arm: "yes" }, ["Whatever the feel", "Without arm trouble"]],
  [{ budgetCents: 15_000 }, ["Without a budget", "With $200 to spend"]],
  [{ budgetCents: 30_000 }, ["Without a budget"]],
])("of %j it is said what would be: %j", (wishes, said) => {
  const changes = whatWouldChange(candidates, { ...nothingWished, ...wishes });
  expect(changes.map(({ how }) => how)).toEqual(said);
});

test("what would come first is what comes first once it is wished so", () => {
  for (const wishes of randomWishes(40, 22))
    for (const change of whatWouldChange(candidates, wishes)) {
      const differing = Object.entries(wishes).filter(
        ([name, wish]) => change.wishes[name as keyof Wishes] !== wish,
      );
      expect(differing).toHaveLength(1);
      expect(change.first).toBe(rankMatches(candidates, change.wishes)[0]!.candidate.paddle);
    }
});

test("without paddles nothing would change", () => {
  expect(whatWouldChange([], { ...nothingWished, budgetCents: 15_000 })).toEqual([]);
});
