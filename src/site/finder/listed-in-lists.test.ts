import { expect, test } from "vitest";
import { inventedListed, plainPaddle } from "../../../tests/support/invented.ts";
import type { ListedPaddle } from "../paddles/listed-paddle.content.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { type FinderQuery, wholeCatalog } from "./finder-query.ts";
import { answerFinder, inOrder } from "./run-finder.ts";

const source = { kind: "maker", from: "The maker's page", on: "2026-11" } as const;
const unrated = (paddle: AnyPaddle) => ({
  paddle,
  average: undefined,
  reviews: 0,
  players: 0,
  buckets: [],
  praised: [],
});
const listed = (name: string, facts: Partial<ListedPaddle> = {}) =>
  inventedListed({ slug: name.toLowerCase(), name, ...facts });
const all = [
  listed("Axis", { weightOz: 8.1, coreMm: 14, sources: { weightOz: source } }),
  listed("Bolt", { brand: "Quiver", category: "Power Paddle" }),
  listed("Cove", {
    lightestOz: 7.8,
    heaviestOz: 8,
    listPriceCents: 9999,
    coreMm: 14,
    sources: { lightestOz: source, listPriceCents: source, coreMm: source },
  }),
  listed("Dart", { listPriceCents: 4999, shape: "standard", sources: { shape: source } }),
  listed("Edge", {
    versions: [{ name: "14 mm", coreMm: 14, source, isEarlier: false, about: [] }],
  }),
].map(unrated);
const found = (asked: Partial<FinderQuery>, of = all) => {
  const query = { ...wholeCatalog, ...asked };
  return inOrder(answerFinder(of, query).found, query).map(({ paddle }) => paddle.shortName);
};

test.each<[Partial<FinderQuery>, ...names: string[]]>([
  [{ sort: "name" }, "Axis", "Cove", "Dart", "Edge", "Bolt"],
  [{ search: "quiver bolt" }, "Bolt"],
  [{ brand: "Quiver" }, "Bolt"],
  [{ category: "Power Paddle" }, "Bolt"],
  // Only what has a source passes; a version passes for its paddle.
  [{ core: ["14-16"], sort: "name" }, "Cove", "Edge"],
  [{ price: ["-100"] }, "Cove"],
  [{ shape: ["widebody"] }, "Dart"],
  [{ weight: ["8-8.2", "7.8-8"], sort: "name" }, "Axis", "Cove"],
  [{ weight: ["8-8.2"], core: ["14-16"] }],
  [{ shortlist: ["dart", "axis"], sort: "name" }, "Axis", "Dart"],
  [{ rating: "4.0" }],
  [{ praised: ["power"] }],
])("of listed paddles, %j leaves those with the fact", (asked, ...names) => {
  expect(found(asked)).toEqual(names);
});

test("in one list, an unknown fact comes last, and what we've written about comes first if nothing else decides", () => {
  const rows = [
    ...all,
    unrated({ ...plainPaddle, slug: "hero", shortName: "Hero", weightOz: 8.5 }),
  ];
  expect(found({ sort: "weight" }, rows).slice(0, 3)).toEqual(["Cove", "Axis", "Hero"]);
  expect(found({ sort: "price" }, rows)[0]).toBe("Cove");
  expect(found({ sort: "rating" }, rows)[0]).toBe("Hero");
});
