import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary, smallLibrary } from "../../../tests/support/project-library.ts";
import type { Paddle } from "./paddle.content.ts";
import { byConfirmation, confirmedFirst, isConfirmedPaddle } from "./paddle-facts.ts";

test.each<[notConfirmed: Paddle["notConfirmed"], isConfirmed: boolean]>([
  [[], true],
  [["weightOz", "year", "surface"], true],
  [["brand"], false],
  [["identity"], false],
])("with %j unconfirmed: %s", (notConfirmed, expected) => {
  expect(isConfirmedPaddle({ notConfirmed })).toBe(expected);
});

test("a paddle without a price is confirmed: a missing price isn't an unknown paddle", () => {
  const priceless: Paddle = { ...plainPaddle, listPriceCents: null };
  expect(isConfirmedPaddle(priceless)).toBe(true);
});

test("of a catalog, one can't be told for sure, and another has only no price", () => {
  const { written: paddles } = smallLibrary();
  const slugsOf = (some: typeof paddles) => some.map(({ slug }) => slug);
  expect(slugsOf(paddles.filter((paddle) => !isConfirmedPaddle(paddle)))).toEqual(["tamarack-one"]);
  const priceless = paddles.filter(({ listPriceCents }) => listPriceCents === null);
  expect(slugsOf(priceless.filter(isConfirmedPaddle))).toEqual(["marlow-quick"]);
});

test.each([
  "adidas-metalbone-lp-s",
  "diadem-hero",
  "diadem-warrior-edge",
  "head-radical-elite",
  "hudef-apex-pro",
  "players-rogue2",
])("of our catalog, the %s can't be told for sure", (slug) => {
  expect(isConfirmedPaddle(projectLibrary().paddle(slug)!)).toBe(false);
});

test("unconfirmed paddles come last, and each group keeps its order", () => {
  const listed = [false, true, false, true, true].map((isKnown, index) => ({
    index,
    paddle: { notConfirmed: isKnown ? [] : (["identity"] as const).slice() },
  }));
  const orderOf = (some: readonly { index: number }[]) => some.map(({ index }) => index);
  expect(orderOf(confirmedFirst(listed))).toEqual([1, 3, 4, 0, 2]);
  const { confirmed, unconfirmed } = byConfirmation(listed);
  expect([orderOf(confirmed), orderOf(unconfirmed)]).toEqual([
    [1, 3, 4],
    [0, 2],
  ]);
});
