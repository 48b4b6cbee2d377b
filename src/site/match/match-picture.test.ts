import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { randomPreferences } from "../../../tests/support/invented.ts";
import { overOwn } from "../paddles/own/sent-picture.ts";
import { type Candidate, type Match, rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { matchInWords } from "./match-in-words.ts";
import { askedInWords, matchPicture, matchPictureAddress } from "./match-picture.ts";

const { written } = projectLibrary();
const unrated = { average: undefined, reviews: 0 };
const candidates = written.map((paddle): Candidate => ({
  paddle,
  everybody: unrated,
  near: unrated,
}));
const [own] = written;

test("for any answers, a picture says what the match's card says, or what 'vs. yours' says of the two", () => {
  for (const preferences of randomPreferences(100, 7)) {
    const [first] = rankMatches(candidates, preferences);
    const { paddle } = first!.candidate;
    const card = matchInWords(first!, preferences, written);
    const alone = matchPicture(first!, card, preferences, undefined);
    expect(alone.own).toBeUndefined();
    expect(alone.kicker).toBe(askedInWords(first!, preferences));
    const said = [...card.speaksFor, ...card.speaksAgainst, card.knowBefore];
    for (const { text } of alone.lines) expect(said).toContain(`${text}.`);
    const drawbacks = alone.lines.filter(({ side }) => side === "loss");
    if (first!.place !== 1) expect(drawbacks).toHaveLength(card.drawback ? 1 : 0);
    const beside = matchPicture(first!, card, preferences, own);
    expect(beside.lines).toEqual((overOwn(own!, paddle) ?? alone).lines);
  }
});

test("someone who has the first match already gets it alone", () => {
  const preferences = { ...noPreferences, style: "control" } as const;
  const [first] = rankMatches(candidates, preferences);
  const mine = written.find(({ slug }) => slug === first!.candidate.paddle.slug);
  const card = matchInWords(first!, preferences, written);
  expect(matchPicture(first!, card, preferences, mine).own).toBeUndefined();
});

test("if nothing is within the budget, the picture says so, and what the paddle costs", () => {
  const preferences: Preferences = { ...noPreferences, style: "power", budgetCents: 10_000 };
  const dear = candidates.filter(({ paddle }) => (paddle.listPriceCents ?? 0) > 10_000);
  const [first] = rankMatches(dear, preferences);
  const card = matchInWords(first!, preferences, written);
  const { kicker, lines } = matchPicture(first!, card, preferences, undefined);
  expect(kicker).toBe("Nothing within $100. For power");
  expect(lines.at(-1)).toEqual({ side: "loss", text: expect.stringContaining("over your $100") });
});

test.each<[place: Match["place"], Partial<Preferences>, string]>([
  [0, { style: "control" }, "For control"],
  [
    0,
    { arm: "yes", level: "3.25", budgetCents: 15_000 },
    "For a sore arm and a 3.25 player within $150",
  ],
  [2, { style: "spin", budgetCents: 15_000 }, "Nothing within $150. For spin"],
  [0, { budgetCents: 15_000 }, "For you within $150"],
])("at place %i, %j is '%s'", (place, preferences, words) => {
  expect(askedInWords({ place }, { ...noPreferences, ...preferences })).toBe(words);
});

test("its address has the answers and the paddle that the player has", () => {
  const answers: Preferences = { ...noPreferences, level: "3.5", style: "control" };
  const path = "/picture.png?level=3.5&style=control";
  expect(matchPictureAddress(answers)).toBe(path);
  expect(matchPictureAddress(answers, "neonic-flow")).toBe(`${path}&own=neonic-flow`);
});
