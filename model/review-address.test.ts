import { expect, test } from "vitest";
import { readReviewAddress, reviewAddress } from "./review-address.ts";

const id = "0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d";
const before = { createdAt: 1_750_000_000_123, id };

const queryOf = (address: string) => new URL(address, "http://site.example").searchParams;

test("'Show more' leads to the list below the last review shown", () => {
  expect(reviewAddress("/diadem-hero", { before })).toBe(
    `/diadem-hero?before=1750000000123_${id}#player-reviews`,
  );
});

test("a stored review leads back to the form, which says so", () => {
  expect(reviewAddress("/diadem-hero", { thanks: true })).toBe(
    "/diadem-hero?review=stored#write-a-review",
  );
});

test("a page of which nothing is asked has its plain address", () => {
  expect(reviewAddress("/diadem-hero", {})).toBe("/diadem-hero");
  expect(reviewAddress("/diadem-hero", { thanks: false })).toBe("/diadem-hero");
});

test.each([
  ["the first page", { before: undefined, thanks: false }],
  ["a later page", { before, thanks: false }],
  ["the page after the first millisecond", { before: { createdAt: 0, id }, thanks: false }],
  ["the page that thanks", { before: undefined, thanks: true }],
])("%s is read from the address that was written for it", (_, asked) => {
  expect(readReviewAddress(queryOf(reviewAddress("/diadem-hero", asked)))).toEqual(asked);
});

test.each([
  "before=",
  "before=1750000000123",
  `before=${id}`,
  `before=_${id}`,
  `before=-5_${id}`,
  `before=1.5_${id}`,
  `before=1e3_${id}`,
  `before=1750000000123_${id}x`,
  `before=1750000000123_${id.toUpperCase()}`,
  "before=1750000000123_0198f2c47d1e7a609b3c5e8f0a1b2c3d",
  "before=1750000000123_' or 1=1 --",
  `before=1750000000123_${id}%0A`,
  `before=${"9".repeat(16)}_${id}`,
  `Before=1750000000123_${id}`,
  "review=",
  "review=Stored",
  "review=1",
])("'?%s' asks for nothing", (query) => {
  expect(readReviewAddress(new URLSearchParams(query))).toEqual({
    before: undefined,
    thanks: false,
  });
});
