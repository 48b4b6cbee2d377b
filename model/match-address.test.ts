import { expect, test } from "vitest";
import { randomWishes } from "../tests/support/random-candidates.ts";
import {
  hasWishes,
  isMatchAsked,
  matchAddress,
  nextBudget,
  nothingWished,
  readWishes,
  type Wishes,
} from "./match-address.ts";

test.each<[query: string, wishes: Partial<Wishes>]>([
  ["", {}],
  ["level=3.5", { level: "3.5" }],
  ["level=new", { level: "new" }],
  ["level=3.6", {}],
  ["level=3", {}],
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
])("?%s wishes for %j", (query, wishes) => {
  expect(readWishes(new URLSearchParams(query))).toEqual({ ...nothingWished, ...wishes });
});

test("a file is no answer", () => {
  const form = new FormData();
  form.set("feel", new File(["soft"], "soft"));
  expect(readWishes(form)).toEqual(nothingWished);
});

test("the address of wishes is read back as them, whatever they are", () => {
  for (const wishes of randomWishes(2_000, 4)) {
    const address = matchAddress(wishes);
    expect(readWishes(new URL(address, "http://site").searchParams)).toEqual(wishes);
    expect(hasWishes(wishes)).toBe(address.includes("?"));
  }
});

test("wishes stand in the order of the questions, without those left open", () => {
  const wishes: Wishes = { ...nothingWished, arm: "no", budgetCents: 20_000, level: "new" };
  expect(matchAddress(wishes)).toBe("/paddle-finder/match?level=new&budget=200&arm=no");
  expect(matchAddress(nothingWished)).toBe("/paddle-finder/match");
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
])("beyond %i cents there is %s", (budget, next) => {
  expect(nextBudget(budget)).toBe(next);
});
