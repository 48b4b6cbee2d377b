import { expect, test } from "vitest";
import { duprPattern } from "../reviews/level/dupr-field.tsx";
import { readDupr } from "../reviews/level/level.ts";
import { randomPreferences } from "../../../tests/support/invented.ts";
import {
  hasPreferences,
  isMatchAsked,
  matchAddress,
  matchQuery,
  nextBudget,
  noPreferences,
  type Preferences,
} from "./match-address.ts";

test.each<[query: string, preferences: Partial<Preferences>]>([
  ["", {}],
  ["level=3.5", { level: "3.5" }],
  ["level=new", { level: "new" }],
  ["level=3.25", { level: "3.25" }],
  ["level=+3,250+", { level: "3.25" }],
  ["level=6.5", {}],
  ["level=3", { level: "3.0" }],
  ["level=dupr&dupr=3.25", { level: "3.25" }],
  ["level=&dupr=3.25", { level: "3.25" }],
  ["level=4.0&dupr=3.25", { level: "4.0" }],
  ["level=dupr&dupr=pro", {}],
  ["style=all-around", { style: "all-around" }],
  ["style=Power", {}],
  ["style=constructor", {}],
  ["budget=150", { budgetCents: 15_000 }],
  ["budget=151", {}],
  ["budget=$150", {}],
  ["budget=150.0", {}],
  ["budget=0", {}],
  ["feel=crisp", { feel: "crisp" }],
  ["feel=", {}],
  ["arm=yes", { arm: "yes" }],
  ["arm=no", { arm: "no" }],
  ["arm=true", {}],
  ["level=&style=&budget=&feel=&arm=", {}],
  ["arm=maybe&arm=yes", {}],
  [
    "arm=yes&feel=soft&budget=150&style=control&level=3.5",
    { level: "3.5", style: "control", budgetCents: 15_000, feel: "soft", arm: "yes" },
  ],
])("?%s is read as %j", (query, preferences) => {
  expect(matchQuery.read(new URLSearchParams(query))).toEqual({ ...noPreferences, ...preferences });
});

test("a file is not an answer", () => {
  const form = new FormData();
  form.set("feel", new File(["soft"], "soft"));
  expect(matchQuery.read(form)).toEqual(noPreferences);
});

test("any preferences are read back from their URL", () => {
  for (const preferences of randomPreferences(2_000, 4)) {
    const address = matchAddress(preferences);
    expect(matchQuery.read(new URL(address, "http://site").searchParams)).toEqual(preferences);
    expect(hasPreferences(preferences)).toBe(address.includes("?"));
  }
});

test("preferences are in the order of the questions, without open ones", () => {
  const preferences: Preferences = {
    ...noPreferences,
    arm: "no",
    budgetCents: 20_000,
    level: "new",
  };
  expect(matchAddress(preferences)).toBe("/paddle-finder/match?level=new&budget=200&arm=no");
  expect(matchAddress(noPreferences)).toBe("/paddle-finder/match");
});

test.each([
  ["", false],
  ["utm_source=mail", false],
  ["level=", true],
  ["arm=maybe", true],
])("?%s asks the questions: %s", (query, asks) => {
  expect(isMatchAsked(new URLSearchParams(query))).toBe(asks);
});

test.each([
  [10_000, 15_000],
  [15_000, 20_000],
  [25_000, 30_000],
  [30_000, undefined],
])("above %i cents there is %s", (budget, next) => {
  expect(nextBudget(budget)).toBe(next);
});

test("the field for a DUPR accepts what is read as one", () => {
  const accepts = new RegExp(`^(?:${duprPattern})$`, "v");
  const wrong: string[] = [];
  const typed = ["3", "3.5", "4,25", "4.0+", " 3.512 ", "6", "6.0", "6.000+", "0.9", "6.1", "7"];
  for (const text of [...typed, "6,5", "3.", ".5", "3.5123", "+4", "4++", "pro", "3 5"])
    if (accepts.test(text) !== (readDupr(text) !== undefined)) wrong.push(text);
  expect(wrong).toEqual([]);
});
