// What visitors ask a site for: a list of requests, drawn by a seed, so that every site gets the same.
import { addresses } from "../src/addresses.ts";
import { facetChoices } from "../src/site/finder/facets.ts";
import {
  anything,
  factFacetKeys,
  finderAddress,
  type FinderQuery,
  ratingFloors,
  sorts,
} from "../src/site/finder/finder-query.ts";
import { addressWith } from "../src/platform/query.ts";
import { levels } from "../src/site/reviews/level/level.ts";
import { searchTerms } from "./search-terms.ts";
import { type Kind, kinds, oneOf, randomNumbers, usualMix, zipf } from "./simulation.ts";

/** One request. */
export interface Visit {
  kind: Kind;
  /** With its query. */
  path: string;
  /** The form that is posted; empty unless it's a review. */
  body: string;
}

/** What is on the site, to draw from. */
export interface VisitedSite {
  /** The paths in the sitemap, in its order, which is that of their popularity here. */
  pages: readonly string[];
  /** Slugs of the paddles that get reviews. */
  paddles: readonly string[];
  brands: readonly string[];
  categories: readonly string[];
}

type Random = () => number;
type Range = readonly [least: number, most: number];

/** How many filters or words a query has that others send too, and one that hardly anyone does. */
const fewFilters: Range = [1, 2];
const manyFilters: Range = [3, 5];

/** How many queries come again and again, by popularity. */
const knownQueries = 300;
/** The share of queries that are new each time, and of the finder's queries that come from its form. */
const shares = { new: 1 / 4, finder: 5 / 8, form: 1 / 2 };

/**
 * Draws requests. The same seed gives the same list; the queries that come again are the same for every seed.
 * @param mix the shares of the kinds, together 1
 */
export function drawVisits(
  site: VisitedSite,
  { seed, count, mix = usualMix }: { seed: number; count: number; mix?: typeof usualMix },
): Visit[] {
  const random = randomNumbers(seed + 1);
  const kindAt = oneOf(kinds.map((kind) => mix[kind]));
  const pageAt = zipf(site.pages.length);
  const paddleAt = zipf(site.paddles.length);
  const queryAt = zipf(knownQueries);
  const ofQueries = randomNumbers(1);
  const known = Array.from({ length: knownQueries }, () => drawQuery(site, ofQueries, fewFilters));
  const page = () => site.pages[pageAt(random())]!;
  const draw: Record<Kind, (index: number) => Omit<Visit, "kind">> = {
    page: () => ({ path: page(), body: "" }),
    query: () => ({
      path:
        random() < shares.new ? drawQuery(site, random, manyFilters) : known[queryAt(random())]!,
      body: "",
    }),
    unknown: () => ({ path: mistyped(page(), random), body: "" }),
    review: (index) => ({
      path: addresses.paddle.href({ slug: site.paddles[paddleAt(random())]! }),
      body: reviewFields(random, `${seed}x${index}`),
    }),
  };
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[kindAt(random())]!;
    return { kind, ...draw[kind](index) };
  });
}

/** The finder or the search, with a query as a link or as a form sends it. */
function drawQuery(site: VisitedSite, random: Random, [least, most]: Range): string {
  if (random() >= shares.finder) {
    const words = Array.from({ length: least }, () => anyOf(searchTerms, random));
    return addressWith(addresses.search.path, new URLSearchParams({ search: words.join(" ") }));
  }
  const filters = least + Math.floor(random() * (most - least + 1));
  const query = drawFilters(site, random, filters);
  return random() < shares.form
    ? addressWith(addresses.paddleFinder.path, formFields(query))
    : finderAddress(addresses.paddleFinder.path, query);
}

function drawFilters(site: VisitedSite, random: Random, filters: number): Partial<FinderQuery> {
  const query: { -readonly [Field in keyof FinderQuery]?: FinderQuery[Field] } = {};
  const choose: (() => void)[] = [
    () => (query.search = anyOf(searchTerms, random)),
    () => (query.brand = anyOf(site.brands, random)),
    () => (query.category = anyOf(site.categories, random)),
    () => (query.sort = anyOf(sorts, random)),
    () => (query.rating = anyOf(ratingFloors, random)),
    () => (query.level = anyOf(levels, random)),
    ...factFacetKeys.map((key) => () => (query[key] = [anyOf(facetChoices[key], random)])),
  ];
  for (let filter = 0; filter < filters; filter++) anyOf(choose, random)();
  return query;
}

/** Every field of the finder's form, those that were left empty too. */
function formFields(query: Partial<FinderQuery>): URLSearchParams {
  const fields = new URLSearchParams({
    search: query.search ?? "",
    category: query.category ?? anything,
    brand: query.brand ?? anything,
    sort: query.sort ?? sorts[0],
  });
  for (const key of factFacetKeys) for (const value of query[key] ?? []) fields.append(key, value);
  fields.set("level", query.level ?? anything);
  fields.set("rating", query.rating ?? anything);
  return fields;
}

const syllables = ["ba", "do", "ke", "li", "mo", "nu", "pa", "ri", "so", "te", "vu", "za"];
const madeUpWord = (random: Random) =>
  Array.from({ length: 5 }, () => anyOf(syllables, random)).join("");

const mistyped = (page: string, random: Random) =>
  page === "/" ? `/${madeUpWord(random)}` : `${page}-${madeUpWord(random)}`;

/**
 * A review that no other is a copy of, not even nearly, as such reviews are held: most of its letters are its own.
 * @param writer who else has another
 */
function reviewFields(random: Random, writer: string): string {
  const words = Array.from({ length: 8 }, () => madeUpWord(random)).join(" ");
  return new URLSearchParams({
    firstName: "Dana",
    duprRating: (2 + Math.floor(random() * 7) / 2).toFixed(1),
    rating: String(1 + Math.floor(random() * 5)),
    reviewText: `${words} says it's soft at the kitchen. Review ${writer}.`,
  }).toString();
}

function anyOf<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)]!;
}

/** Pages with the substance of an article: the peers have their article for them, and their product for most others. */
const articleLike = [
  "/blog/",
  "/reviews/balls/",
  "/reviews/best-of/",
  "/about",
  "/accessories",
  "/court-equipment",
  "/how-it-works",
  "/privacy",
  "/resources",
  "/terms",
];

/** The same request to a peer, which has an article and a paddle's page, a list of reviews and an endpoint for them. */
export function forPeer({ kind, path, body }: Visit): Visit {
  const url = new URL(path, "http://site");
  switch (kind) {
    case "page": {
      if (path === addresses.reviews.path) return { kind, path, body };
      const pages = articleLike.some((start) => path.startsWith(start)) ? "articles" : "paddles";
      // Each has its own address, so that a cache has as many pages to keep as one of ours.
      return { kind, path: `/${pages}/${path.slice(1).replaceAll("/", "-") || "home"}`, body };
    }
    case "query":
      return { kind, path: `/product${url.search}`, body };
    case "unknown":
      return { kind, path, body };
    case "review":
      return { kind, path: `/player-reviews${path}`, body };
  }
}
