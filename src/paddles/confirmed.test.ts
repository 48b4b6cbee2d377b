import { expect, test } from "vitest";
import type { FactName } from "./paddle.content.ts";
import { byConfirmation, confirmedFirst, isConfirmedPaddle } from "./confirmed.ts";

test.each<[listPriceCents: number | null, notConfirmed: FactName[], isConfirmed: boolean]>([
  [9999, [], true],
  [9999, ["weightOz", "year", "surface"], true],
  [9999, ["brand"], false],
  [null, [], false],
  [null, ["brand"], false],
])("with a list price of %s and %j unconfirmed: %s", (listPriceCents, notConfirmed, expected) => {
  expect(isConfirmedPaddle({ listPriceCents, notConfirmed })).toBe(expected);
});

test("unconfirmed paddles come last, and each group keeps its order", () => {
  const listed = [null, 300, null, 100, 200].map((listPriceCents, index) => ({
    index,
    paddle: { listPriceCents, notConfirmed: [] },
  }));
  const orderOf = (some: readonly { index: number }[]) => some.map(({ index }) => index);
  expect(orderOf(confirmedFirst(listed))).toEqual([1, 3, 4, 0, 2]);
  const { confirmed, unconfirmed } = byConfirmation(listed);
  expect([orderOf(confirmed), orderOf(unconfirmed)]).toEqual([
    [1, 3, 4],
    [0, 2],
  ]);
});
