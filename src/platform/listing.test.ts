import { expect, test } from "vitest";
import { type Listing, readPage, wholeNumber } from "./listing.ts";
import type { Database } from "./store/tables.ts";

const all = [5, 4, 3, 2, 1];
const listing: Listing<number, number> = {
  facts: [],
  empty: "",
  cursor: { ...wholeNumber(1, 9), flags: "--after <number>", about: "continue below" },
  placeAfter: (last) => last,
  read: async (_db, _filter, { after = 9, limit }) =>
    all.filter((each) => each < after).slice(0, limit),
};

test.each([
  ["the first page", undefined, 2, [5, 4], 4],
  ["the page after it", 4, 2, [3, 2], 2],
  ["the last page", 2, 2, [1], undefined],
  ["a last page that's full", 3, 2, [2, 1], undefined],
  ["a page past the end", 1, 2, [], undefined],
])("%s knows where the next one begins", async (_, after, limit, rows, next) => {
  const page = await readPage({} as Database, listing, {}, { after, limit });
  expect(page).toEqual({ rows, next });
});
