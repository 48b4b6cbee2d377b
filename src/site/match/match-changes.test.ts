import { expect, test } from "vitest";
import { randomCandidates, randomPreferences } from "../../../tests/support/invented.ts";
import { rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { whatWouldChange } from "./match.page.tsx";

const candidates = randomCandidates(200, 21);

test.each<[Partial<Preferences>, string[]]>([
  [{}, []],
  [{ level: "3.5" }, ["Without your level"]],
  [{ style: "spin", arm: "no" }, ["Without your style"]],
  [{ feel: "soft", arm: "yes" }, ["With any feel", "Without arm trouble"]],
  [{ budgetCents: 15_000 }, ["Without a budget", "With $200 to spend"]],
  [{ budgetCents: 30_000 }, ["Without a budget"]],
])("for %j the changes are: %j", (preferences, said) => {
  const changes = whatWouldChange(candidates, { ...noPreferences, ...preferences });
  expect(changes.map(({ how }) => how)).toEqual(said);
});

test("the announced paddle comes first once the preference is changed", () => {
  for (const preferences of randomPreferences(40, 22))
    for (const change of whatWouldChange(candidates, preferences)) {
      const differing = Object.entries(preferences).filter(
        ([name, wish]) => change.preferences[name as keyof Preferences] !== wish,
      );
      expect(differing).toHaveLength(1);
      expect(change.first).toBe(rankMatches(candidates, change.preferences)[0]!.candidate.paddle);
    }
});

test("without paddles nothing would change", () => {
  expect(whatWouldChange([], { ...noPreferences, budgetCents: 15_000 })).toEqual([]);
});
