import { expect, test } from "vitest";
import { reviewsQuery } from "./review-filter.ts";

const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

test.each([
  ["", {}],
  ["search=+my+shop+", { search: "my shop" }],
  ["search=a%00b%ED%A0%80", { search: "ab���" }],
  ["subject=diadem-hero", { subject: "diadem-hero" }],
  ["stars=1", { stars: 1 }],
  ["stars=6", {}],
  ["stars=1.5", {}],
  ["state=hidden&reported=yes", { state: "hidden", reported: true }],
  ["state=held", { state: "held" }],
  ["state=deleted&reported=1", {}],
  ["since=2026-02-28", { since: "2026-02-28" }],
  ["since=2026-02-30", {}],
  ["since=28.2.2026", {}],
  [`after=17_${id}`, { after: { createdAt: 17, id } }],
  ["after=17", {}],
  [`review=${id}`, { review: id }],
  ["review=1", {}],
])("reads '%s'", (query, asked) => {
  const nothing = {
    search: undefined,
    subject: undefined,
    stars: undefined,
    state: undefined,
    reported: undefined,
    since: undefined,
    after: undefined,
    review: undefined,
  };
  expect(reviewsQuery.read(new URLSearchParams(query))).toEqual({ ...nothing, ...asked });
});
