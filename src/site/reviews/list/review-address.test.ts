import { expect, test } from "vitest";
import { cursorText, readCursor } from "../../../platform/listing.ts";
import {
  allReviews,
  readReviewAddress,
  type ReviewAddress,
  reviewAddress,
  timeOfSample,
  voteAddress,
  votedAddress,
} from "./review-query.ts";

const id = "0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d";
const before = { key: undefined, createdAt: 1_750_000_000_123, id };
const nothing: ReviewAddress = {
  ...allReviews,
  dupr: undefined,
  isLevelAsked: false,
  before: undefined,
  thanks: undefined,
  review: undefined,
  voted: undefined,
};

const queryOf = (address: string) => new URL(address, "http://site.example").searchParams;

test.each<[string, Partial<ReviewAddress>, string]>([
  ["of nothing", {}, "/diadem-hero"],
  ["of nothing, said outright", nothing, "/diadem-hero"],
  [
    "of a review that was stored",
    { thanks: "stored" },
    "/diadem-hero?review=stored#write-a-review",
  ],
  ["of a review that waits", { thanks: "held" }, "/diadem-hero?review=held#write-a-review"],
  ["of the reviews after one", { before }, `/diadem-hero?before=1750000000123_${id}#reviews-found`],
  ["of a level", { level: "3.5" }, "/diadem-hero?level=3.5#reviews-found"],
  ["of new players", { level: "new" }, "/diadem-hero?level=new#reviews-found"],
  ["of stars", { stars: 4 }, "/diadem-hero?stars=4#reviews-found"],
  ["of an order", { sort: "helpful" }, "/diadem-hero?sort=helpful#reviews-found"],
  ["of words", { search: "grip & tape" }, "/diadem-hero?search=grip+%26+tape#reviews-found"],
  [
    "of everything at once",
    {
      level: "3.5",
      stars: 4,
      sort: "helpful",
      search: "grip",
      before: { ...before, key: 7 },
    },
    `/diadem-hero?level=3.5&stars=4&sort=helpful&search=grip&before=7_1750000000123_${id}#reviews-found`,
  ],
  [
    "of what criticizes a theme",
    { theme: "control", opinion: "complaint" },
    "/diadem-hero?theme=control&opinion=complaint#reviews-found",
  ],
  [
    "of the reviews after a sample",
    { sort: "lowest", before: { key: 2, createdAt: -3, id: "sample-3" } },
    "/diadem-hero?sort=lowest&before=2_sample-3#reviews-found",
  ],
])("the URL %s", (_, asked, address) => {
  expect(reviewAddress("/diadem-hero", asked)).toBe(address);
  expect(readReviewAddress(queryOf(address))).toEqual({
    ...nothing,
    ...asked,
    isLevelAsked: asked.level !== undefined,
  });
});

test("a sample's place comes from sorting", () => {
  const asked = readReviewAddress(new URLSearchParams("sort=highest&before=5_sample-12"));
  expect(asked.before?.createdAt).toBe(timeOfSample("sample-12"));
});

test("a vote is posted with the list's query, and leads back to the review in it, which the address names", () => {
  const asked = { ...nothing, stars: 4 };
  expect(voteAddress(nothing)).toBe("/helpful-votes");
  expect(voteAddress(asked)).toBe("/helpful-votes?stars=4");
  expect(votedAddress("/diadem-hero", asked, id)).toBe(
    `/diadem-hero?stars=4&voted=${id}#review-${id}`,
  );
  expect(readReviewAddress(queryOf(votedAddress("/diadem-hero", asked, id)))).toEqual({
    ...asked,
    voted: id,
  });
});

test.each([
  ["search=%20%20grip%0A%20tape%20", "grip tape"],
  ["search=%00grip", "grip"],
  ["search=+", ""],
  [`search=${"é".repeat(200)}`, "é".repeat(80)],
])("'?%s' searches for '%s'", (query, search) => {
  expect(readReviewAddress(new URLSearchParams(query)).search).toBe(search);
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
  `before=4_1750000000123_${id}`,
  "before=5_sample-3",
  "review=",
  "review=Stored",
  "review=1",
  "voted=1",
  "voted=",
  "stars=0",
  "stars=6",
  "stars=4.0",
  "stars=",
  "sort=newest",
  "sort=worst",
])("'?%s' has no effect", (query) => {
  expect(readReviewAddress(new URLSearchParams(query))).toEqual(nothing);
});

test.each([
  `before=1750000000123_${id}`,
  `before=_1750000000123_${id}`,
  `before=-1_1750000000123_${id}`,
  `before=${"9".repeat(10)}_1750000000123_${id}`,
  "before=5_sample-0",
  "before=5_sample-99999",
  "before=sample-3",
])("'?sort=helpful&%s' is not a place among the most helpful", (query) => {
  expect(readReviewAddress(new URLSearchParams(`sort=helpful&${query}`))).toEqual({
    ...nothing,
    sort: "helpful",
  });
});

test.each([
  ["level=dupr&dupr=3.25", "3.0", "3.25"],
  ["level=dupr&dupr=+4%2C1%2B", "4.0", "4.1"],
  ["level=3.25", "3.0", "3.25"],
  ["level=dupr&dupr=3.5", "3.5", undefined],
  ["level=4.0&dupr=2.2", "4.0", undefined],
  ["level=dupr&dupr=1", "new", "1.0"],
  ["level=dupr&dupr=pro", undefined, undefined],
  ["level=dupr&dupr=", undefined, undefined],
  ["level=", undefined, undefined],
  ["level=NEW", undefined, undefined],
  ["level=3.5'--", undefined, undefined],
])("'?%s' asks for the level %s and remembers %s", (query, level, dupr) => {
  expect(readReviewAddress(new URLSearchParams(query))).toEqual({
    ...nothing,
    level,
    dupr,
    isLevelAsked: true,
  });
});

test("a place on the command line is read as it was written", () => {
  expect(readCursor(cursorText({ createdAt: 5, id }))).toEqual({ createdAt: 5, id });
});
