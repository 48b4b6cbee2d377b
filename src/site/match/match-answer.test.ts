import { expect, test } from "vitest";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { matchAnswers } from "./match-answer.ts";

const library = smallLibrary();
const answer = (term: string) => matchAnswers({ library }, term)[0];

test.each([
  ["tennis elbow", "?arm=yes", "a sore arm"],
  ["banger", "?style=power", "power"],
  ["dinks and touch", "?style=control", "control"],
  ["topspin", "?style=spin", "spin"],
  ["firefights", "?style=speed", "fast hands"],
  ["power and control", "?style=all-around", "all-around play"],
  ["spin and control", "?style=spin&feel=soft", "spin and a soft feel"],
  ["power & spin", "?style=spin&feel=crisp", "spin and a crisp feel"],
  ["plush", "?feel=soft", "a soft feel"],
  ["stiff", "?feel=crisp", "a crisp feel"],
  ["quiet", "?feel=soft", "a soft feel"],
  ["beginner", "?level=new", "a new player"],
  ["3.5", "?level=3.5", "a 3.5 player"],
  ["dupr 3.25 spin", "?level=3.25&style=spin", "spin and a 3.25 player"],
  [
    "soft paddle for elbow under $120, 4.0",
    "?level=4.0&budget=150&feel=soft&arm=yes",
    "a soft feel, a sore arm and a 4.0 player",
  ],
  ["paddle for resets", "?style=control", "control"],
])("'%s' leads to the match's %s, ranked for %s", (term, query, needs) => {
  expect(answer(term)?.path).toBe(`/paddle-finder/match${query}`);
  // Five that are written up, and one that's listed with enough facts.
  expect(answer(term)?.title).toBe(`6 paddles in order for ${needs}`);
});

test.each(["paddle for women", "gift for my dad", "which paddle should I buy?", "best paddle"])(
  "'%s' leads to the five questions",
  (term) => {
    expect(answer(term)).toMatchObject({
      path: "/paddle-finder/match",
      title: library.match.heading,
    });
  },
);

test.each([
  "",
  "paddle",
  "surge",
  "reset",
  "kitchen",
  "soft or stiff",
  "power vs control",
  "how to hit with more power",
  "elongated",
  "16mm soft",
  "soft balls",
  "elbow brace",
])("'%s' isn't for the match", (term) => {
  expect(answer(term)).toBeUndefined();
});

test("a budget says which paddles come first, and a quiet paddle that nobody measured it", () => {
  expect(answer("spin under $150")?.note).toMatch(/^The ones up to \$150 come first/);
  expect(answer("spin under $500")?.note).toMatch(/^Best fit first/);
  expect(answer("quiet")?.note).toMatch(/^Nobody here measured sound/);
});
