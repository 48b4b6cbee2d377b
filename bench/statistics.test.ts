import { expect, test } from "vitest";
import { mediansOf } from "./statistics.ts";

test("each number is the median of its own, and what is missing stays missing", () => {
  const of = (rate: number, memory: number) => ({
    name: "ours",
    load: { rate },
    memory,
    mixed: undefined,
  });
  expect(mediansOf([of(900, 3), of(100, 1), of(500, 2)])).toEqual(of(500, 2));
  expect(mediansOf([of(1, 1), of(9, 9), of(5, 0)])).toEqual(of(5, 1));
});
