import { expect, test } from "vitest";
import { ratedPaddle } from "../../../tests/support/invented.ts";
import { type FinderQuery, sorts } from "./finder-query.ts";
import { inOrder } from "./run-finder.ts";

const times = (count: number, rating: number, level: number) =>
  Array.from({ length: count }, (): [number, number] => [rating, level]);

const a = { name: "A", listPriceCents: 20_000, weightOz: 8.2, year: 2023 };
const b = { name: "B", listPriceCents: null, weightOz: 7.9, year: 2025 };
const c = { name: "C", listPriceCents: 9999, weightOz: 8, year: 2024 };
const unsure = { notConfirmed: ["weightOz" as const, "year" as const] };
const d = { name: "D", listPriceCents: 30_000, weightOz: 7, year: 2026, ...unsure };
const unknown = { notConfirmed: ["identity" as const] };
const listed = [
  // Strong players love it, new players don't.
  ratedPaddle(a, [...times(60, 5, 5000), ...times(10, 2, 2500)]),
  ratedPaddle(b, [...times(3, 5, 2500)]),
  ratedPaddle(c, [...times(40, 4, 2500)]),
  ratedPaddle(d, []),
  // Rated best, but unconfirmed.
  ratedPaddle({ name: "E", listPriceCents: 10_000, year: 2022, ...unknown }, times(50, 5, 2500)),
];

test.each<[Pick<FinderQuery, "sort" | "level">, order: string]>([
  // B's list price is unknown, which only matters when sorting by price.
  [{ sort: "rating", level: undefined }, "B A C D E"],
  [{ sort: "rating", level: "2.5" }, "B A C D E"],
  [{ sort: "near", level: "2.5" }, "B C A D E"],
  [{ sort: "near", level: "5.0" }, "A B C D E"],
  [{ sort: "near", level: undefined }, "B A C D E"],
  [{ sort: "price", level: undefined }, "C E A D B"],
  [{ sort: "price-down", level: undefined }, "D A E C B"],
  [{ sort: "weight", level: undefined }, "B C E A D"],
  [{ sort: "newest", level: undefined }, "B C A E D"],
  [{ sort: "name", level: undefined }, "A B C D E"],
])("by %j the order is %s", (query, order) => {
  expect(
    inOrder(listed, query)
      .map(({ paddle }) => paddle.name)
      .join(" "),
  ).toBe(order);
});

test("every order keeps every paddle, and doesn't change its input", () => {
  const before = [...listed];
  for (const sort of sorts)
    expect(new Set(inOrder(listed, { sort, level: "3.5" }))).toEqual(new Set(listed));
  expect(listed).toEqual(before);
});
