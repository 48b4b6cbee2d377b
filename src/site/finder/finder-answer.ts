// What the finder answers a search with: 'elongated under $150' is a link to the finder with these filters, and the
// number of paddles it finds. A figure between the finder's bounds takes the nearest wider filter, and so does a search
// that nothing matches. The sentence is about the filters of the link, never about what was typed.

import { addresses } from "../../addresses.ts";
import { knownFact, soldSlug, versionsOf } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { SearchAnswer } from "../../platform/render/route.ts";
import { listed } from "../../platform/text/grammar.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import {
  type FigureRange,
  isIdle,
  openBook,
  otherGear,
  type PhraseBook,
  readSearch,
} from "../../platform/text/search-phrases.ts";
import { nearText, readLevel } from "../reviews/level/level.ts";
import { type BandKey, bands, facetChoices, factFacets, type RatedPaddle } from "./facets.ts";
import {
  anything,
  brandsOf,
  type FactFacetKey,
  factFacetKeys,
  type FilterKey,
  filtersIn,
  finderAddress,
  type FinderQuery,
  wholeCatalog,
  withoutFilter,
} from "./finder-query.ts";
import { answerFinder, inOrder } from "./run-finder.ts";

/** What a phrase means to the finder. */
type Meaning =
  | { filter: Partial<FinderQuery> }
  | { band: Exclude<BandKey, "price">; range: FigureRange }
  /** On some list: USA Pickleball's, unless another one is named. */
  | "approved"
  /** Room for a second hand, if it's a paddle that has it. */
  | "two hands"
  /** Gear that isn't a paddle. */
  | "other gear";

const lessThan = (to: number): FigureRange => ({ from: -Infinity, to });
const from = (value: number): FigureRange => ({ from: value, to: Infinity });

const book: PhraseBook<Meaning> = [
  [
    "elongated, elongated shape, long face, longer face, long shape",
    { filter: { shape: ["elongated"] } },
  ],
  ["hybrid, hybrid shape, teardrop", { filter: { shape: ["hybrid"] } }],
  [
    "widebody, wide body, wide bodied, wide face, wider face, wide, wider, short and wide, fat",
    { filter: { shape: ["widebody"] } },
  ],
  ["standard shape, standard, traditional shape, square", { filter: { shape: ["widebody"] } }],
  ["control, controlled", { filter: { category: "Control Paddle" } }],
  ["power, powerful", { filter: { category: "Power Paddle" } }],
  [
    "all around, allaround, all round, all court, allcourt, balanced, versatile",
    { filter: { category: "All-Around Paddle" } },
  ],
  ["speed, fast, quick", { filter: { category: "Speed Paddle" } }],
  [
    "carbon fiber, carbon, carbon fibre, raw carbon, raw carbon fiber, carbon face, t700, toray, cf, rcf",
    { filter: { surface: ["Carbon Fiber"] } },
  ],
  [
    "fiberglass, fibreglass, fiber glass, fiberglass face, composite",
    { filter: { surface: ["Fiberglass"] } },
  ],
  ["graphite, graphite face", { filter: { surface: ["Graphite"] } }],
  ["aramid, kevlar", { filter: { surface: ["Aramid"] } }],
  ["foam, foam core, full foam, all foam, foam cored", { filter: { build: ["foam"] } }],
  [
    "honeycomb, honeycomb core, polymer core, polypropylene core, pp core",
    { filter: { build: ["honeycomb"] } },
  ],
  ["quiet list, quiet category, quiet certified", { filter: { approval: ["quiet"] } }],
  ["thick, thicker, thick core, thicker core, thickest", { band: "core", range: from(16) }],
  ["thin, thinner, thin core, thinner core, thinnest", { band: "core", range: lessThan(16) }],
  [
    "core, core thickness, thickness, grip, handle, grip length, handle length, length",
    { filter: {} },
  ],
  [
    "thick grip, thin grip, thick handle, thin handle, small grip, smaller grip, big grip, bigger grip, large grip, grip size, handle size",
    "other gear",
  ],
  [
    "light, lite, lighter, lightweight, light weight, lite weight, low weight, feather",
    { band: "weight", range: lessThan(8) },
  ],
  ["midweight, mid weight, medium weight", { band: "weight", range: { from: 7.8, to: 8.2 } }],
  ["heavy, heavier, heavyweight, heavy weight, heaviest", { band: "weight", range: from(8.2) }],
  [
    "long handle, longer handle, long grip, longer grip, extended handle, extra long handle, long handled, longest handle",
    { band: "grip", range: from(5.5) },
  ],
  [
    "two handed backhand, 2 handed backhand, two handed, 2 handed, two hander, two hands, room for two hands, second hand, 2hbh",
    "two hands",
  ],
  ["singles, doubles, rec, open play, league", { filter: {} }],
  [
    "short handle, shorter handle, short grip, shorter grip",
    { band: "grip", range: lessThan(5.25) },
  ],
  [
    "usap, usapa, usa pickleball, usap approved, usapa approved, usa pickleball approved",
    { filter: { approval: ["usa-pickleball"] } },
  ],
  [
    "approved, legal, sanctioned, certified, tournament legal, tournament approved, approved for tournaments",
    "approved",
  ],
  ["upa, upaa, upa a, ppa, ppa tour, mlp, pro tour", { filter: { approval: ["upa-a"] } }],
  ["cheapest, least expensive, lowest price, lowest priced", { filter: { sort: "price" } }],
  [
    "cheap, cheaper, budget, inexpensive, affordable, low cost, low price, low priced, bargain, on a budget, value, best value, bang for the buck, bang for your buck, worth the money",
    { filter: { sort: "price" } },
  ],
  [
    "most expensive, priciest, expensive, high end, premium, highest price, highest priced",
    { filter: { sort: "price-down" } },
  ],
  ["lightest, lightest weight", { filter: { sort: "weight" } }],
  [
    "newest, latest, just released, new release, new releases, new paddle",
    { filter: { sort: "newest" } },
  ],
  ["highest rated, top rated, best rated", { filter: { sort: "rating" } }],
  [
    "beginner, beginning, newbie, novice, starter, rookie, noob, first",
    { filter: { level: "new" } },
  ],
  ["intermediate", { filter: { level: "3.5" } }],
  ["advanced, pro level, competitive", { filter: { level: "4.5" } }],
  [`${otherGear}, weight tape`, "other gear"],
];

/** The book with a catalog's brands: 'Vatic Pro', and 'vatic' if no other brand begins like that. */
const bookOf = oncePer((paddles: readonly AnyPaddle[]) => {
  const brands = brandsOf(paddles);
  const firstWord = (brand: string) => brand.split(" ")[0]!;
  return openBook<Meaning>([
    ...book,
    ...brands
      .filter((brand) => !isIdle(brand.toLowerCase()))
      .map((brand): PhraseBook<Meaning>[number] => {
        const isAlone =
          brands.filter((other) => firstWord(other) === firstWord(brand)).length === 1;
        const names = [brand, brand.replaceAll(" ", "")];
        if (isAlone && firstWord(brand).length > 4) names.push(firstWord(brand));
        return [names.join(","), { filter: { brand } }];
      }),
  ]);
});

const isUnfiltered = (asked: FinderQuery) => factFacetKeys.every((key) => asked[key].length === 0);

/** The weight of an answer by a fact, and of one by a type or a level only: a guide says more than a list. */
const weights = { facts: 4, type: 1, partial: 0.5 } as const;
/** The share of a search's words that an answer must understand if the others are unknown. */
const minUnderstood = 1 / 2;

/** A shorter 'grip' is the distance around the handle, in inches, which the finder doesn't know. */
const shortestGrip = 4.8;

/** What the finder answers a search with, if its words mean filters. */
export function finderAnswers(
  { library }: { library: { paddles: readonly AnyPaddle[] } },
  term: string,
): SearchAnswer[] {
  const { paddles } = library;
  const { figures, meanings, left, understood, isQuestion, hasPlural, saysPaddle } = readSearch(
    term,
    bookOf(paddles),
  );
  if (isQuestion || meanings.includes("other gear")) return [];
  if (figures.inches && figures.inches.to < shortestGrip) return [];
  if (meanings.includes("two hands") && !saysPaddle) return [];
  const isWhole = left.length === 0;
  if (!isWhole && understood / (understood + left.length) < minUnderstood) return [];
  let asked: FinderQuery = wholeCatalog;
  const choose = (key: FactFacetKey, values: readonly string[]) => {
    asked = {
      ...asked,
      [key]: facetChoices[key].filter((value) => [...asked[key], ...values].includes(value)),
    };
  };
  for (const meaning of meanings) {
    if (meaning === "other gear" || meaning === "approved") continue;
    if (meaning === "two hands") choose("grip", bandsIn("grip", from(5.5)));
    else if ("band" in meaning) choose(meaning.band, bandsIn(meaning.band, meaning.range));
    else
      for (const [name, value] of Object.entries(meaning.filter))
        if (isFact(name)) choose(name, value as readonly string[]);
        else asked = { ...asked, [name]: value };
  }
  if (asked.approval.length > 1) asked = { ...asked, approval: ["both"] };
  else if (meanings.includes("approved") && asked.approval.length === 0)
    choose("approval", ["usa-pickleball"]);
  const { price, mm, ounces, inches, level } = figures;
  const measured = { price, core: mm, weight: ounces, grip: inches };
  for (const key of ["price", "core", "weight", "grip"] as const)
    if (measured[key]) asked = { ...asked, [key]: bandsIn(key, measured[key]) };
  if (level !== undefined) asked = { ...asked, level: readLevel(level) };
  if (asked.level && asked.sort === wholeCatalog.sort) asked = { ...asked, sort: "near" };
  if (isContradiction(meanings, asked)) return [];
  // Of a level and a type, the match knows more than the ratings near the level.
  const hasFacts =
    !isUnfiltered(asked) ||
    (level !== undefined && asked.category === anything) ||
    (asked.sort !== "near" && asked.sort !== wholeCatalog.sort);
  const isOfBrand = asked.brand !== anything;
  const isOfType = asked.category !== anything;
  if (!hasFacts && !isOfType && !asked.level) return [];
  // Of 'cheap spin paddles', the order alone is the lesser part.
  if (!isWhole && !isOfBrand && !isOfType && isUnfiltered(asked)) return [];
  const catalog = ratedByNobody(paddles);
  const found = nearestWider(catalog, asked);
  if (!found) return [];
  const { query, isWider, paddles: matching } = found;
  const names = matching.map(({ name }) => name);
  const some = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return [
    {
      path: finderAddress(addresses.paddleFinder.path, query),
      title: sentenceOn(query, matching.length, paddles),
      note: `${isWider ? "We don't know of one with all of that. The nearest: " : ""}${listed(some)}.`,
      weight: !isWhole ? weights.partial : hasFacts || isOfBrand ? weights.facts : weights.type,
      isWhole,
      isNearest: isWider,
      left,
      namesBrand: isOfBrand && !hasPlural,
      lists: matching.map((paddle) => addresses.paddle.href(paddle)),
      sold: matching.map(soldSlug),
    },
  ];
}

const isFact = (name: string): name is FactFacetKey => factFacetKeys.some((key) => key === name);

/** Whether a search names two of a kind: 'graphite or carbon fiber' asks for an article, not for a list. */
function isContradiction(meanings: readonly Meaning[], asked: FinderQuery): boolean {
  const types = meanings.flatMap((each) =>
    typeof each === "object" && "filter" in each ? (each.filter.category ?? []) : [],
  );
  const figures = meanings.flatMap((each) =>
    typeof each === "object" && "band" in each ? each.band : [],
  );
  const isTwofold = (key: FactFacetKey) => !Object.hasOwn(bands, key) && asked[key].length > 1;
  return (
    new Set(types).size > 1 ||
    new Set(figures).size < figures.length ||
    factFacetKeys.some(isTwofold)
  );
}

const ratedByNobody = oncePer((paddles: readonly AnyPaddle[]): readonly RatedPaddle[] =>
  paddles.map((paddle) => ({ paddle, average: undefined, reviews: 0, buckets: [], praised: [] })),
);

/** The bands that cover a range. */
function bandsIn(key: BandKey, { from: low, to: high, exactly }: FigureRange): string[] {
  const { all } = bands[key];
  const covering = all.filter((band) => {
    if (exactly !== undefined) return exactly >= band.from && exactly < band.to;
    return band.from < high && band.to > low;
  });
  return covering.length === all.length ? [] : covering.map(({ value }) => value);
}

/** The query if anything matches it, or else the one with the next price, or without the least important filter. */
function nearestWider(catalog: readonly RatedPaddle[], asked: FinderQuery) {
  const resultsOf = (query: FinderQuery, isWider: boolean) => {
    const { found } = answerFinder(catalog, query);
    if (found.length === 0) return undefined;
    return { query, isWider, paddles: inOrder(found, query).map(({ paddle }) => paddle) };
  };
  const dropped = () => {
    const answer = answerFinder(catalog, asked);
    const least = dispensable.find((key) => answer.countWithout(key) > 0 && isChosen(asked, key));
    return least && filtersIn(asked).length > 1
      ? resultsOf(withoutFilter(asked, least), true)
      : undefined;
  };
  return resultsOf(asked, false) ?? resultsOf(withNextPrice(asked), true) ?? dropped();
}

/** Filters from the first that a visitor can do without to the last. */
const dispensable = [
  "approval",
  "circumference",
  "texture",
  "grip",
  "weight",
  "core",
  "surface",
  "build",
  "category",
  "price",
  "shape",
  "brand",
] as const;

const isChosen = (asked: FinderQuery, key: FilterKey) => filtersIn(asked).includes(key);

function withNextPrice(asked: FinderQuery): FinderQuery {
  const { price } = facetChoices;
  const last = price.indexOf(asked.price.at(-1) ?? "");
  const next = last === -1 ? undefined : price[last + 1];
  return next === undefined ? asked : { ...asked, price: [...asked.price, next] };
}

/** '2 elongated 16 mm paddles under $150'. */
function sentenceOn(query: FinderQuery, count: number, catalog: readonly AnyPaddle[]): string {
  const labelsOf = (key: "shape" | "surface" | "build" | "texture") =>
    query[key].map((value) => value.toLowerCase().replaceAll("-", " "));
  const thickness = exactThickness(query, catalog);
  const kind =
    query.category === anything ? "" : query.category.replace(/ Paddle$/, "").toLowerCase();
  const before = [
    wholeNumber(count),
    listed(labelsOf("shape"), "or"),
    listed(labelsOf("surface"), "or"),
    listed(labelsOf("build"), "or"),
    query.brand === anything ? "" : query.brand,
    kind,
    count === 1 ? "paddle" : "paddles",
  ];
  const price = bandText(query, "price");
  const core = thickness === undefined ? bandText(query, "core") : `${thickness} mm`;
  const after = [
    /^under|^$/.test(price) ? price : `for ${price}`,
    withWord("with a core of", core),
    withWord("with a grip of", bandText(query, "grip")),
    withWord("with a grip circumference of", bandText(query, "circumference")),
    query.texture.length > 0 ? `with a ${listed(labelsOf("texture"), "or")} face` : "",
    withWord(count === 1 ? "that weighs" : "that weigh", bandText(query, "weight")),
    query.approval.map((value) => approvalText[value] ?? "").join(" and "),
  ];
  const order =
    query.sort === "near" && query.level
      ? `and a filter for ratings ${nearText(query.level)}`
      : orderText[query.sort];
  const main = [...before, ...after].filter(Boolean).join(" ");
  return order === undefined || count === 1 ? main : `${main}, ${order}`;
}

const withWord = (word: string, text: string) => (text === "" ? "" : `${word} ${text}`);

const approvalText: Readonly<Record<string, string>> = {
  "usa-pickleball": "approved by USA Pickleball",
  "upa-a": "certified by the UPA-A",
  both: "approved by USA Pickleball and certified by the UPA-A",
  quiet: "on USA Pickleball's Quiet list",
};

const orderText: Partial<Record<FinderQuery["sort"], string>> = {
  price: "cheapest first",
  "price-down": "most expensive first",
  weight: "lightest first",
  newest: "newest first",
};

/** The thickness if every paddle in the chosen band has the same. */
function exactThickness({ core }: FinderQuery, catalog: readonly AnyPaddle[]): number | undefined {
  const facet = factFacets.find(({ key }) => key === "core")!;
  if (core.length !== 1) return undefined;
  const values = new Set(
    catalog
      .flatMap(versionsOf)
      .filter((paddle) => facet.choicesOf(paddle).some((value) => core.includes(value)))
      .map((paddle) => knownFact(paddle, "coreMm")),
  );
  return values.size === 1 ? [...values][0] : undefined;
}

/** Adjacent bands as one: 'under $150', '$200 and up'. */
function bandText(query: FinderQuery, key: BandKey): string {
  const { all, text } = bands[key];
  const chosen = all.filter(({ value }) => query[key].includes(value));
  return chosen.length === 0 ? "" : text(chosen[0]!.from, chosen.at(-1)!.to);
}
