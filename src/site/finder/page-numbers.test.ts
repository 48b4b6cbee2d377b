import { expect, test } from "vitest";
import { pageOf } from "./run-finder.ts";

test.each<
  [
    length: number,
    asked: number,
    first: number | undefined,
    count: number,
    page: number,
    pages: number,
  ]
>([
  [0, 1, undefined, 0, 1, 1],
  [26, 1, 0, 26, 1, 1],
  [30, 2, 0, 30, 1, 1],
  [31, 1, 0, 24, 1, 2],
  [31, 2, 24, 7, 2, 2],
  [31, 3, 24, 7, 2, 2],
  [1000, 42, 984, 16, 42, 42],
  [48, 2, 24, 24, 2, 2],
])(
  "of %i, page %s begins with %s and has %i: page %i of %i",
  (length, asked, first, count, page, pages) => {
    const shown = pageOf(
      Array.from({ length }, (_, index) => index),
      asked,
    );
    expect(shown.entries[0]).toBe(first);
    expect(shown.entries).toHaveLength(count);
    expect([shown.page, shown.pages]).toEqual([page, pages]);
  },
);
