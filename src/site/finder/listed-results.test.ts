import { describe, expect, test } from "vitest";
import { inventedListed } from "../../../tests/support/invented.ts";
import type { ListedPaddle } from "../paddles/listed-paddle.content.ts";
import { type FinderQuery, wholeCatalog } from "./finder-query.ts";
import { listedFor, withListed } from "./listed-results.ts";

const source = { from: "The maker's page", on: "2026-11" };
const listed = (name: string, facts: Partial<ListedPaddle> = {}) =>
  inventedListed({ slug: name.toLowerCase(), name, ...facts });
const all = [
  listed("Axis", { weightOz: 8.1, coreMm: 14, sources: { weightOz: source } }),
  listed("Bolt", { brand: "Quiver", aliases: ["QB"], category: "Power Paddle" }),
  listed("Cove", {
    weightOz: 7.9,
    listPriceCents: 9999,
    coreMm: 14,
    sources: { weightOz: source, listPriceCents: source, coreMm: source },
  }),
  listed("Dart", { listPriceCents: 4999 }),
];
const found = (asked: Partial<FinderQuery>) =>
  listedFor(all, { ...wholeCatalog, ...asked }).map(({ shortName }) => shortName);

describe("listed paddles in a list", () => {
  test.each<[Partial<FinderQuery>, ...names: string[]]>([
    [{}, "Axis", "Bolt", "Cove", "Dart"],
    [{ search: "qb" }, "Bolt"],
    [{ brand: "Quiver" }, "Bolt"],
    [{ category: "Power Paddle" }, "Bolt"],
    // Only what has a source passes.
    [{ core: ["14-16"] }, "Cove"],
    [{ price: ["-100"] }, "Cove"],
    [{ weight: ["8-8.2", "7.8-8"] }, "Axis", "Cove"],
    [{ weight: ["8-8.2"], core: ["14-16"] }],
    [{ shortlist: ["dart", "axis"] }, "Axis", "Dart"],
    [{ rating: "4.0" }],
    [{ praised: ["power"] }],
    // An unknown value comes last.
    [{ sort: "weight" }, "Cove", "Axis", "Bolt", "Dart"],
    [{ sort: "price" }, "Cove", "Axis", "Bolt", "Dart"],
  ])("with %j", (asked, ...names) => {
    expect(found(asked)).toEqual(names);
  });
});

describe("pages with listed paddles", () => {
  const many = Array.from({ length: 50 }, (_, index) => listed(`Paddle ${index}`));
  const at = (page: number, pages = 2) => {
    const { listed: shown, ...place } = withListed(many, pages, page);
    return { ...place, first: shown[0]?.shortName, count: shown.length };
  };

  test("the first of them are on the last page of the others, and further ones follow", () => {
    expect(at(1)).toEqual({ listedCount: 50, page: 1, pages: 4, first: undefined, count: 0 });
    expect(at(2)).toMatchObject({ page: 2, first: "Paddle 0", count: 24 });
    expect(at(3)).toMatchObject({ page: 3, first: "Paddle 24", count: 24 });
    expect(at(4)).toMatchObject({ page: 4, first: "Paddle 48", count: 2 });
  });

  test("past the end, the last page is shown", () => {
    expect(at(9)).toEqual(at(4));
  });

  test("without listed paddles, the pages are those of the others", () => {
    expect(withListed([], 3, 2)).toEqual({ listed: [], listedCount: 0, page: 2, pages: 3 });
  });
});
