import { expect, test } from "vitest";
import type { Paddle } from "../paddles/paddle.content.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { pageReasons } from "./page-reasons.ts";

const page = {
  category: "Power Paddle",
  listPriceCents: 20_000,
  notConfirmed: [],
  knownFor: ["Easy pace"],
  buyIf: ["you like to attack"],
  criticisedFor: ["A high price", "A loud sound", "A heavy swing"],
  skipIf: ["you're new to the game", "you dink all day"],
  strengths: { power: "Easy pace", pop: "you like to attack" },
  weaknesses: {
    value: "A high price",
    sound: "A loud sound",
    hands: "A heavy swing",
    learning: "you're new to the game",
    control: "you dink all day",
  },
} as unknown as Paddle;

const reasons = (preferences: Partial<Preferences>, facts: Partial<Paddle> = {}) =>
  pageReasons({ ...page, ...facts }, { ...noPreferences, ...preferences });

test.each<[Partial<Preferences>, speaksFor: string[], speaksAgainst: string[], before: string]>([
  [{}, [], [], "A loud sound."],
  [{ style: "power" }, ["Known for: Easy pace."], [], "A loud sound."],
  [{ style: "speed" }, [], [], "A heavy swing."],
  [{ feel: "crisp" }, ["Buy it if you like to attack."], [], "A loud sound."],
  [{ feel: "soft" }, [], ["Skip it if you dink all day."], "A loud sound."],
  [{ style: "control", feel: "soft" }, [], ["Skip it if you dink all day."], "A loud sound."],
  [{ level: "3.0" }, [], ["Skip it if you're new to the game."], "A loud sound."],
  [{ level: "3.5" }, [], [], "A loud sound."],
  [{ level: "new", style: "speed" }, [], ["Skip it if you're new to the game."], "A heavy swing."],
])("for %j the page says %j for it and %j against it, and first '%s'", (preferences, ...said) => {
  const { speaksFor, speaksAgainst, knowBefore } = reasons(preferences);
  expect([speaksFor, speaksAgainst, knowBefore]).toEqual(said);
});

test("a second criticism that matters is among the reasons against it", () => {
  const { speaksAgainst, knowBefore } = reasons(
    { level: "new", style: "speed" },
    { weaknesses: { forgiveness: "A loud sound", hands: "A heavy swing" } },
  );
  expect(knowBefore).toBe("A loud sound.");
  expect(speaksAgainst).toEqual(["Criticized for: A heavy swing."]);
});

test("a price is the thing to know if there is nothing else", () => {
  expect(reasons({}, { criticisedFor: ["A high price"] }).knowBefore).toBe("A high price.");
});

test("without criticisms it's whom the paddle doesn't suit", () => {
  const none = { criticisedFor: [], weaknesses: {} };
  expect(reasons({}, none).knowBefore).toBe("Skip it if you're new to the game.");
});

test("a paddle we couldn't confirm gets no advice from its page", () => {
  const unconfirmed: Partial<Paddle> = { notConfirmed: ["identity"] };
  const all: Partial<Preferences> = { level: "new", style: "control", feel: "crisp" };
  expect(reasons(all, unconfirmed)).toEqual({
    speaksFor: [],
    speaksAgainst: [],
    knowBefore: "A loud sound.",
  });
  expect(reasons(all, { ...unconfirmed, criticisedFor: [] }).knowBefore).toBe(
    "We couldn't confirm much about it.",
  );
});
