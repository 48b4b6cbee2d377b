import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../../tests/support/project-library.ts";
import type { Paddle } from "../../../site/paddles/paddle.content.ts";
import { byReviewCount, oldPrices, unconfirmedClaims, unsureFactsOf } from "./content-state.ts";

const library = projectLibrary();
const [paddle] = library.written as readonly [Paddle];
const [ball] = library.balls as readonly [(typeof library.balls)[0]];
const now = Date.UTC(2026, 10, 23);

test("every claim of content that isn't confirmed is listed with its file", () => {
  const inContent = globSync("content/*.yaml").flatMap((file) => {
    const { length } = readFileSync(file, "utf8").split("confirmed: false");
    return Array.from({ length: length - 1 }, () => file);
  });
  const listed = unconfirmedClaims(library);
  expect(listed.map(({ file }) => file).toSorted()).toEqual(inContent.toSorted());
  expect(inContent.length).toBeGreaterThan(0);
  expect(listed).toContainEqual({ file: "content/about.yaml", text: "2020: founded in" });
});

test("without samples no claim is listed, because none is published", () => {
  expect(unconfirmedClaims(projectLibrary(false))).toEqual([]);
});

test.each([
  ["confirmed and known", {}, []],
  ["marked as unconfirmed", { notConfirmed: ["widthIn" as const] }, ["widthIn"]],
  ["unknown", { coreMm: null, upaA: null }, ["coreMm", "upaA"]],
  ["both, once", { coreMm: null, notConfirmed: ["coreMm" as const] }, ["coreMm"]],
])("a paddle whose facts are %s", (_, changed, facts) => {
  const known = { listPriceCents: 1, coreMm: 16, usaPickleball: "approved", upaA: "certified" };
  const each = { ...paddle, ...known, notConfirmed: [], ...changed } as Paddle;
  const { unconfirmed, paddles } = unsureFactsOf({ written: [each], balls: [] });
  const file = `content/paddles/${paddle.slug}.yaml`;
  expect(paddles).toEqual(facts.length === 0 ? [] : [{ file, name: paddle.name, facts }]);
  expect(unconfirmed).toEqual([]);
});

test("a paddle that nobody could tell for sure is apart, one without a price is not", () => {
  const unknown = { ...paddle, notConfirmed: ["identity" as const] };
  const { unconfirmed, paddles } = unsureFactsOf({ written: [unknown], balls: [] });
  expect(unconfirmed.map(({ name }) => name)).toEqual([paddle.name]);
  expect(paddles).toEqual([]);
  const priceless = { ...paddle, listPriceCents: null };
  const found = unsureFactsOf({ written: [priceless], balls: [] });
  expect(found.unconfirmed).toEqual([]);
  expect(found.paddles[0]!.facts).toContain("listPriceCents");
});

test("a ball's unknown facts are listed", () => {
  const each = { ...ball, holes: null, notConfirmed: ["approval" as const] };
  const [listed] = unsureFactsOf({ written: [], balls: [each] }).balls;
  expect(listed).toMatchObject({ file: `content/balls/${ball.slug}.yaml` });
  expect(listed!.facts).toEqual(expect.arrayContaining(["holes", "approval"]));
});

test.each([
  ["of a month that ended more than a year ago", { pricedIn: "2025-10" }, true],
  ["of a month that ended within a year", { pricedIn: "2025-11" }, false],
  ["of December, whose next month is in another year", { pricedIn: "2025-12" }, false],
  ["of a launch two years ago", { year: 2024 }, true],
  ["of a launch last year", { year: 2025 }, false],
  ["of an old launch that nobody knows", { year: 2020, listPriceCents: null }, false],
])("a price %s", (_, dated, isOld) => {
  const each = { ...paddle, listPriceCents: 9999, pricedIn: undefined, year: 2026, ...dated };
  expect(oldPrices([each], now)).toEqual(isOld ? [each] : []);
});

test("old prices begin with the oldest", () => {
  const priced = (name: string, pricedIn: string) => ({
    ...paddle,
    name,
    listPriceCents: 9999,
    pricedIn,
  });
  const listed = oldPrices(
    [priced("C", "2024-05"), priced("B", "2023-01"), priced("A", "2024-05")],
    now,
  );
  expect(listed.map(({ name }) => name)).toEqual(["B", "A", "C"]);
});

test("paddles with the fewest reviews come first, then by name", () => {
  const named = (slug: string, name: string) => ({ ...paddle, slug, name });
  const counts: Record<string, number> = { one: 1, many: 5 };
  const listed = byReviewCount(
    [named("many", "A"), named("none-2", "Z"), named("one", "C"), named("none-1", "B")],
    (slug) => counts[slug] ?? 0,
  );
  expect(listed.map((each) => [each.paddle.slug, each.reviews])).toEqual([
    ["none-1", 0],
    ["none-2", 0],
    ["one", 1],
    ["many", 5],
  ]);
});
