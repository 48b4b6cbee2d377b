import { expect, test } from "vitest";
import { ratedPaddle } from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { facetChoices, factFacets, floorsReached, offeredFacets, praiseFacet } from "./facets.ts";
import type { FactFacetKey } from "./finder-query.ts";
import type { Level } from "../reviews/level/level.ts";

test.each<[FactFacetKey, Partial<Paddle>, label: string | undefined]>([
  ["price", { listPriceCents: 9999 }, "Under $100"],
  ["price", { listPriceCents: 10_000 }, "$100 to under $150"],
  ["price", { listPriceCents: 24_999 }, "$200 to under $250"],
  ["price", { listPriceCents: 25_000 }, "$250 and up"],
  ["price", { listPriceCents: null }, undefined],
  ["surface", { surface: "Graphite" }, "Graphite"],
  ["surface", { surface: "Graphite", notConfirmed: ["surface"] }, undefined],
  ["surface", { surface: "Aramid" }, "Aramid (Kevlar)"],
  ["surface", { surface: "Other", faceMaterial: "titanium mesh" }, "Other"],
  ["shape", { shape: "hybrid" }, "Hybrid"],
  // Two names for one shape.
  ["shape", { shape: "widebody" }, "Widebody or standard"],
  ["shape", { shape: "standard" }, "Widebody or standard"],
  ["build", { build: "foam" }, "Foam"],
  ["build", { build: "foam", notConfirmed: ["build"] }, undefined],
  ["texture", { faceTexture: "durable grit" }, "Durable grit"],
  ["core", { coreMm: 13.9 }, "Under 14 mm"],
  ["core", { coreMm: 14.3 }, "14 to under 16 mm"],
  ["core", { coreMm: 16 }, "16 to under 18 mm"],
  ["core", { coreMm: 20 }, "18 mm and up"],
  ["core", { coreMm: null }, undefined],
  ["core", { coreMm: 16, notConfirmed: ["coreMm"] }, undefined],
  ["weight", { weightOz: 7.75 }, "Under 7.8 oz"],
  ["weight", { weightOz: 7.95 }, "7.8 to under 8 oz"],
  ["weight", { weightOz: 8.2 }, "8.2 oz and up"],
  // The middle of a range counts where no average is known.
  [
    "weight",
    { weightOz: 8.3, lightestOz: 7.8, heaviestOz: 8.1, notConfirmed: ["weightOz"] },
    "7.8 to under 8 oz",
  ],
  ["weight", { weightOz: 8.3, lightestOz: 7.8, heaviestOz: 8.1 }, "8.2 oz and up"],
  ["circumference", { gripCircumferenceIn: 4.125 }, "4.125 to under 4.25 in"],
  ["grip", { gripLengthIn: 5.2 }, "Under 5.25 in"],
  ["grip", { gripLengthIn: 5.5 }, "5.5 to under 5.75 in"],
  ["approval", { usaPickleball: null, upaA: null }, undefined],
  ["approval", { usaPickleball: null, upaA: null, quietList: "listed" }, "Quiet list"],
  ["approval", { usaPickleball: "approved", upaA: null }, "USA Pickleball"],
  ["approval", { usaPickleball: "approved", upaA: "not listed" }, "USA Pickleball"],
  ["approval", { usaPickleball: "not listed", upaA: "certified" }, "UPA-A"],
  // A buyer can't tell which version a shop sends.
  ["approval", { usaPickleball: "some versions", upaA: "certified" }, "UPA-A"],
  ["approval", { usaPickleball: "approved", upaA: "certified" }, "USA Pickleball, UPA-A, Both"],
  [
    "approval",
    { usaPickleball: "approved", upaA: "certified", notConfirmed: ["usaPickleball"] },
    "UPA-A",
  ],
])("by %s, a paddle with %j is in %s", (key, facts, label) => {
  const { choices, choicesOf } = factFacets.find((facet) => facet.key === key)!;
  const chosen = choicesOf(ratedPaddle(facts).paddle);
  const labels = choices.filter(({ value }) => chosen.includes(value)).map((each) => each.label);
  expect(labels.join(", ")).toBe(label ?? "");
});

const near = (count: number, rating: number, level: number) =>
  Array.from({ length: count }, (): [number, number] => [rating, level]);

test.each<[why: string, reviews: [number, number][], level: Level | undefined, floors: string[]]>([
  ["five fives", near(5, 5, 3500), undefined, ["4.5", "4.0", "3.5"]],
  ["four fives are too few", near(4, 5, 3500), undefined, []],
  ["nobody", [], undefined, []],
  ["five fours near 3.5", near(5, 4, 3000), "3.5", ["4.0", "3.5"]],
  ["five fours, too far from 4.5", near(5, 4, 3000), "4.5", []],
  ["others do not lift a level's own", [...near(5, 3, 3000), ...near(50, 5, 5500)], "3.0", []],
  // 4.45 is displayed as 4.5, and a card that says 4.5 belongs to '4.5 and up'.
  ["4.45", [...near(11, 4, 4000), ...near(9, 5, 4000)], undefined, ["4.5", "4.0", "3.5"]],
])("%s reach the right floors", (_, reviews, level, floors) => {
  expect(floorsReached(ratedPaddle({}, reviews), level)).toEqual(floors);
});

test("a filter offers what some paddle of the catalog has, and what is chosen anyway", () => {
  const paddles = [
    ratedPaddle({ surface: "Carbon Fiber", listPriceCents: null }).paddle,
    ratedPaddle({ surface: "Aramid", listPriceCents: null }).paddle,
    ratedPaddle({ surface: "Fiberglass", listPriceCents: null, notConfirmed: ["surface"] }).paddle,
  ];
  const nothing = Object.fromEntries(Object.keys(facetChoices).map((key) => [key, []])) as never;
  const labels = (chosen: object) =>
    new Map(
      offeredFacets(paddles, { ...(nothing as Record<FactFacetKey, string[]>), ...chosen }).map(
        ({ key, choices }) => [key, choices.map(({ label }) => label)],
      ),
    );
  expect(labels({}).get("surface")).toEqual(["Carbon Fiber", "Aramid (Kevlar)"]);
  expect(labels({}).has("price")).toBe(false);
  expect(labels({ surface: ["Graphite"], price: ["-100"] })).toEqual(
    new Map([
      ...labels({}),
      ["surface", ["Carbon Fiber", "Graphite", "Aramid (Kevlar)"]],
      ["price", ["Under $100"]],
    ]),
  );
});

test("the filter by praise offers what players praise, and what is chosen anyway, and else isn't there", () => {
  const rated = [ratedPaddle({}, [], ["spin", "power"]), ratedPaddle({}, [], ["spin"])];
  const values = (...asked: Parameters<typeof praiseFacet>) =>
    praiseFacet(...asked).flatMap(({ choices }) => choices.map(({ value }) => value));
  expect(values(rated, [])).toEqual(["power", "spin"]);
  expect(values(rated, ["value"])).toEqual(["power", "spin", "value"]);
  expect(praiseFacet([ratedPaddle({})], [])).toEqual([]);
});
