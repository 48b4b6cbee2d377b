// The finder: which paddles match a query, in which order, and how many matches each further choice would leave. All of
// that comes from one pass over the catalog. Unconfirmed paddles come last in every best-first order.

import { oncePer } from "../../platform/once-per.ts";
import { fold, wordsMatcher } from "../../platform/text/normalize-text.ts";
import { sortBy } from "../../platform/table.ts";
import { type Asked, type Query, queryIn } from "../../platform/query.ts";
import type { QueryCodec, SitePages } from "../../platform/render/route.ts";
import { addresses } from "../../addresses.ts";
import type { Site } from "../../platform/render/site.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { searchWords, typosIn } from "../../platform/text/search-words.ts";
import {
  facetChoices,
  factChoicesOf,
  factFacets,
  floorsReached,
  offeredFacets,
  praiseFacet,
  type RatedPaddle,
} from "./facets.ts";
import {
  anything,
  brandsOf,
  type FactFacetKey,
  filterFields,
  type FilterKey,
  finderAddress,
  type FinderQuery,
  foundText,
  finderQuery,
  ratingFloors,
  sorts,
  wholeCatalog,
} from "./finder-query.ts";
import { bestRatedFirst, ratingNear } from "../reviews/ratings/ratings.ts";
import {
  confirmedFirst,
  currentSlug,
  launchOf,
  soldSlug,
  versionsOf,
  weightOf,
} from "../paddles/paddle-facts.ts";
import { categories } from "../paddles/paddle-values.ts";
import { type CardFact, cardFacts, cardFactText, differingFacts } from "../paddles/card-facts.ts";
import { closeLeadText, whyNothing } from "./finder-words.ts";
import {
  areRanked,
  bestFirst,
  paddleSummaries,
  type PaddleSummary,
} from "../paddles/paddle-summary.ts";

export type Searched = Pick<
  AnyPaddle,
  "slug" | "name" | "brand" | "fullName" | "shortName" | "aliases"
>;

const titleAndBrand = oncePer(({ name, brand }: Searched) => fold(`${name}\n${brand}`));

/** Returns a predicate for paddles whose title and brand contain all words of a term. */
export function termMatcher(term: string): (paddle: Searched) => boolean {
  const hasWords = wordsMatcher(term);
  return (paddle) => hasWords(titleAndBrand(paddle));
}

const maxCloseMatches = 24;
/** Terms shorter or longer than this don't identify a paddle. */
const minTermLength = 3;
const maxTermLength = 80;

/**
 * The paddles that a term may have meant although their title and brand don't contain all of its words: it's another of
 * their names, is written as one word or several, or has a typo. Closest first, ties in the given order. Exact matches
 * aren't included.
 */
export function closeMatches<Listed extends { paddle: Searched }>(
  listed: readonly Listed[],
  term: string,
): Listed[] {
  if (term.length < minTermLength || term.length > maxTermLength) return [];
  const typed = searchWords(term);
  if (typed.length === 0) return [];
  const holdsTerm = termMatcher(term);
  return listed
    .flatMap((each) => {
      const away = holdsTerm(each.paddle) ? undefined : awayFrom(namesOf(each.paddle), typed);
      return away === undefined ? [] : [{ each, away }];
    })
    .toSorted((a, b) => a.away - b.away)
    .slice(0, maxCloseMatches)
    .map(({ each }) => each);
}

interface Names {
  /** Words of the title, the brand and the other names. */
  near: readonly string[];
  /** Words found only in the manufacturer's full name and the slug. */
  far: readonly string[];
  /** Every name without spaces. */
  joined: readonly string[];
}

/** A paddle's names, split into words. */
const namesOf = oncePer(takeApart);

function takeApart({ slug, name, brand, fullName, shortName, aliases }: Searched): Names {
  const near = new Set([name, brand, shortName, ...aliases].flatMap(searchWords));
  const far = new Set([fullName, slug].flatMap(searchWords));
  return {
    near: [...near],
    far: [...far.difference(near)],
    joined: [name, brand, fullName, ...aliases].map((each) => searchWords(each).join("")),
  };
}

/** The total distance of all typed words from the names. Undefined if a word matches none of them. */
function awayFrom(names: Names, typed: readonly string[]): number | undefined {
  const together = typed.join("");
  if (together.length >= minTermLength && names.joined.some((name) => name.includes(together)))
    return 0;
  let sum = 0;
  for (const word of typed) {
    const away = Math.min(
      ...names.near.map((each) => wordAway(word, each)),
      ...names.far.map((each) => wordAway(word, each) + 1),
    );
    if (away === Infinity) return undefined;
    sum += away;
  }
  return sum;
}

/** 0 for the word itself, 1 for its beginning, 2 and more for typos, Infinity for another word. */
function wordAway(typed: string, word: string): number {
  if (typed === word) return 0;
  if (typed.length >= minTermLength && word.startsWith(typed)) return 1;
  return 1 + typosIn(typed, word);
}

type SearchDocument = RatedPaddle & { paddle: Searched };

/** The finder's results. */
export interface FinderResults<Listed> {
  /** The matches in the given order. */
  found: Listed[];
  /** What a misspelled search may have meant, closest first. All filters apply to these too. */
  close: Listed[];
  /** What the counts below are based on: the number of matches or, without any, of close matches. */
  counted: number;
  /**
   * The number of matches with this choice instead of any others in its filter, all other filters unchanged. If no
   * paddle in the whole catalog matches the search, it counts close matches.
   */
  count(key: FilterKey, choice: string): number;
  countWithout(key: FilterKey): number;
}

interface Filter<Listed> {
  key: FilterKey;
  chosen: readonly string[];
  /** @param version the index of one of the paddle's versions; 0 is the version its page describes */
  choicesOf(each: Listed, version: number): readonly string[];
}

const soldSlugsOf = oncePer((paddle: AnyPaddle) => versionsOf(paddle).map(soldSlug));

const held = ["held"];
const none: readonly string[] = [];

/**
 * Answers a query in one pass over the catalog: a paddle that passes every filter is a match and counts for each of its
 * choices; one that fails a single filter counts for its choice in that filter.
 */
export function answerFinder<Listed extends SearchDocument>(
  listed: readonly Listed[],
  asked: FinderQuery,
): FinderResults<Listed> {
  const { search } = asked;
  const holdsTerm = termMatcher(search);
  const holding = search === "" ? listed : listed.filter(({ paddle }) => holdsTerm(paddle));
  const meant = search === "" ? [] : closeMatches(listed, search);
  const searched = new Set(holding.length > 0 ? holding : meant);
  const filters = filtersOf(asked, searched);
  const counts = filters.map(() => new Map<string, Tally>());
  const without = filters.map(() => 0);
  const left: Listed[] = [];
  for (const each of listed) {
    const near = factChoicesOf(each.paddle)
      .map((_, version) => ({ version, failed: failedBy(filters, each, version) }))
      .filter(({ failed }) => failed !== "several");
    const match = near.find(({ failed }) => failed === undefined);
    if (match) left.push(asVersion(each, match.version));
    for (const [index, { choicesOf }] of filters.entries()) {
      let isNear = false;
      for (const { version, failed } of near) {
        if (failed !== undefined && failed !== index) continue;
        isNear = true;
        for (const choice of choicesOf(each, version)) countOnce(counts[index]!, choice, each);
      }
      if (isNear && !match) without[index]! += 1;
    }
  }
  const place = (key: FilterKey) => filters.findIndex((filter) => filter.key === key);
  return {
    // A version's figures may put it elsewhere than the page's.
    found: holding.length > 0 ? inOrderOfFacts(left, asked.sort) : [],
    counted: left.length,
    close: passing(meant, filtersOf(asked)),
    count: (key, choice) => counts[place(key)]?.get(choice)?.paddles ?? 0,
    countWithout: (key) => left.length + (without[place(key)] ?? 0),
  };
}

/** How many paddles have a choice, and the last one counted. */
interface Tally {
  paddles: number;
  last: unknown;
}

/** Counts a paddle once for a choice, however many of its versions have it, if all of them are counted in a row. */
function countOnce(tallies: Map<string, Tally>, choice: string, paddle: unknown): void {
  const tally = tallies.get(choice);
  if (tally === undefined) tallies.set(choice, { paddles: 1, last: paddle });
  else if (tally.last !== paddle) {
    tally.paddles += 1;
    tally.last = paddle;
  }
}

/** The index of the only filter that rejects a paddle's version. Undefined if none does. */
function failedBy<Listed>(
  filters: readonly Filter<Listed>[],
  each: Listed,
  version: number,
): number | "several" | undefined {
  let failed: number | undefined;
  for (const [index, { chosen, choicesOf }] of filters.entries()) {
    if (chosen.length === 0) continue;
    if (choicesOf(each, version).some((choice) => chosen.includes(choice))) continue;
    if (failed !== undefined) return "several";
    failed = index;
  }
  return failed;
}

/** The predicates of a query's filters. The search is one of them if its matches are given. */
function filtersOf<Listed extends SearchDocument>(
  asked: FinderQuery,
  searched?: ReadonlySet<Listed>,
): Filter<Listed>[] {
  const { category, brand, rating, level, shortlist } = asked;
  const single = (choice: string) => (choice === anything ? [] : [choice]);
  return [
    ...(searched
      ? [
          {
            key: "search" as const,
            chosen: held,
            choicesOf: (each: Listed) => (searched.has(each) ? held : none),
          },
        ]
      : []),
    {
      key: "category",
      chosen: single(category),
      choicesOf: ({ paddle }) => (paddle.category ? [paddle.category] : none),
    },
    { key: "brand", chosen: single(brand), choicesOf: ({ paddle }) => [paddle.brand] },
    ...factFacets.map(({ key }, index) => ({
      key,
      chosen: asked[key],
      choicesOf: ({ paddle }: Listed, version: number) => factChoicesOf(paddle)[version]![index]!,
    })),
    { key: "praised", chosen: asked.praised, choicesOf: ({ praised }) => praised },
    { key: "rating", chosen: single(rating), choicesOf: (each) => floorsReached(each, level) },
    {
      key: "shortlist",
      chosen: shortlist,
      choicesOf: ({ paddle }, version) => [paddle.slug, soldSlugsOf(paddle)[version]!],
    },
  ];
}

function passing<Listed extends SearchDocument>(
  listed: readonly Listed[],
  filters: readonly Filter<Listed>[],
) {
  return listed.flatMap((each) => {
    const found = versionsOf(each.paddle).findIndex(
      (_, version) => failedBy(filters, each, version) === undefined,
    );
    return found < 0 ? [] : [asVersion(each, found)];
  });
}

/** A paddle with the facts of one of its versions, and its own rating. */
function asVersion<Listed extends SearchDocument>(each: Listed, version: number): Listed {
  return version === 0 ? each : { ...each, paddle: versionsOf(each.paddle)[version]! };
}

/**
 * Sorts paddles by a query's order. Unknown and unconfirmed values come last; ties are sorted by rating. Best rated
 * first puts unconfirmed paddles last. Sorting by the ratings of a level uses all ratings until a level is given.
 * @param rated the paddles, best first
 */
export function inOrder<Listed extends RatedPaddle>(
  listed: readonly Listed[],
  { sort, level }: Pick<FinderQuery, "sort" | "level">,
  rated = confirmedFirst(bestRatedFirst(listed)),
): Listed[] {
  switch (sort) {
    case "rating":
      return rated;
    case "near":
      if (!level) return rated;
      return confirmedFirst(
        bestRatedFirst(rated.map((each) => ({ each, ...ratingNear(each.buckets, level) }))).map(
          ({ each }) => each,
        ),
      );
    default:
      return inOrderOfFacts(rated, sort);
  }
}

/** Sorts paddles by their own facts; an order by ratings is kept. */
function inOrderOfFacts<Listed extends RatedPaddle>(
  listed: readonly Listed[],
  sort: FinderQuery["sort"],
): Listed[] {
  switch (sort) {
    case "price":
      return sortBy(listed, ({ paddle }) => paddle.listPriceCents);
    case "price-down":
      return sortBy(listed, ({ paddle }) => paddle.listPriceCents, "descending");
    case "weight":
      return sortBy(listed, ({ paddle }) => weightOf(paddle));
    case "newest":
      return sortBy(listed, ({ paddle }) => launchOf(paddle), "descending");
    case "name":
      return sortBy(listed, ({ paddle }) => paddle.name);
    default:
      return [...listed];
  }
}

/** The number of entries on a page of a long list. */
export const onePage = 24;
/** A list barely longer than a page isn't split. */
const maxUnpaged = 30;

export interface ListPage<Entry> {
  entries: Entry[];
  /** The page's number, from 1. */
  page: number;
  pages: number;
}

/**
 * The page of a list that a URL asks for.
 * @param asked the page number; past the end, the last page is returned
 */
export function pageOf<Entry>(list: readonly Entry[], asked: number): ListPage<Entry> {
  const size = list.length <= maxUnpaged ? maxUnpaged : onePage;
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(asked, pages);
  return { entries: list.slice((page - 1) * size, page * size), page, pages };
}

export type Catalog = Pick<Site["library"], "paddles" | "paddleNamed">;

/** The query fields of each kind of list of paddles. */
export const listQueries = oncePer(({ paddles, paddleNamed }: Catalog) => {
  const all = finderQuery({
    categories,
    brands: brandsOf(paddles),
    facets: facetChoices,
    paddleNamed: (sold) => currentSlug(sold, paddleNamed),
  });
  return {
    all,
    /** For a form with search, category and brand only, so that no hidden filter applies. */
    basic: all.only(["search", "category", "brand", "page"]),
    /** For a list with its own order. */
    filters: all.only(filterFields),
  };
});

/** The codec of a query that depends on the catalog. */
export const codecOf = (
  queryOf: (catalog: Catalog) => Pick<Query<unknown>, "parameters" | "canonical">,
): QueryCodec => ({
  parameters: queryOf({ paddles: [], paddleNamed: () => undefined }).parameters,
  canonical: (asked, { site }) => queryOf(site.library).canonical(asked),
});

/** What keys skip to on a page with a filtered list. */
export const listSkips = ["filters", "results"].map((id) => ({ id, name: id }));

export const listCodec = (kind: keyof ReturnType<typeof listQueries>) =>
  codecOf((catalog) => listQueries(catalog)[kind]);

interface Among {
  among?: (summary: PaddleSummary) => boolean;
}

/**
 * Runs the finder.
 * @param options whether the form has more than search, category and brand; and which paddles there are
 */
export async function runFinder(
  site: Site,
  asked: FinderQuery,
  { hasFacets = true, among = () => true }: { hasFacets?: boolean } & Among = {},
) {
  const { paddleLists } = site.library;
  const summaries = (await paddleSummaries(site, site.library.paddles)).filter(among);
  const best = bestFirst(summaries, site.library);
  const isRanked = areRanked(summaries);
  const all = isRanked || asked.sort !== "near" ? inOrder(summaries, asked, best) : best;
  const paddles = all.map(({ paddle }) => paddle);
  const answer = answerFinder(all, asked);
  const offered = (key: FilterKey, value: string, label = value) => ({
    value,
    label,
    count: answer.count(key, value),
  });
  return {
    query: asked,
    /** The whole catalog in the requested order. */
    all,
    answer,
    /** The sentence above close matches, if there are only these. */
    closeLead:
      answer.found.length === 0 && answer.close.length > 0
        ? closeLeadText(paddleLists.closeLead, answer.close, asked.search)
        : undefined,
    /** If nothing was found: which filters are the reason. */
    why:
      answer.counted === 0
        ? whyNothing(asked, answer, (other) => answerFinder(all, other).counted)
        : undefined,
    /** Everything the form offers, with the current choice. */
    offer: {
      query: asked,
      categories: categories.map((category) => offered("category", category)),
      brands: brandsOf(paddles).map((brand) => offered("brand", brand)),
      facets: (hasFacets
        ? [...offeredFacets(paddles, asked), ...praiseFacet(all, asked.praised)]
        : []
      ).map(({ key, label, choices }) => ({
        key,
        label,
        choices: choices.map((choice) => offered(key, choice.value, choice.label)),
      })),
      ratings: ratingFloors.map((floor) => offered("rating", floor, `${floor} and up`)),
      orders: sorts
        .filter((sort) => isRanked || sort !== "near" || asked.sort === sort)
        .map((sort) => ({
          value: sort,
          label:
            sort === "rating" && !isRanked
              ? paddleLists.picksFirst.label
              : paddleLists.orders[sort].label,
        })),
      note: paddleLists.unconfirmedNote,
      shown: answer.counted,
    },
  };
}

export type FinderOffer = Awaited<ReturnType<typeof runFinder>>["offer"];

/** What the words of a search box mean, if they aren't a paddle's name. */
interface Meant<Listed> {
  /** '2 elongated 16 mm paddles under $150'. */
  title: string;
  /** The list with these filters, or the page that answers the words. */
  path: string;
  /** The filters; undefined if another page answers the words. */
  query: FinderQuery | undefined;
  /** Whether no paddle has all of that, and these are the nearest. */
  isNearest: boolean;
  /** The paddles with these filters. */
  listed: Listed[];
}

/**
 * Reads the words of a search box as the site's search does: all of them as filters, or some as filters and the others
 * as a name, or as what another page answers. Undefined if they mean nothing.
 */
export function meantBy<Listed extends SearchDocument>(
  { library }: { library: Catalog },
  { answersTo }: Pick<SitePages, "answersTo">,
  search: string,
  all: readonly Listed[],
): Meant<Listed> | undefined {
  const finder = addresses.paddleFinder.path;
  const answers = search === "" ? [] : answersTo(search);
  const filters = answers.find(({ path }) => path.split("?")[0] === finder);
  const other = answers.find(({ isWhole }) => isWhole);
  if (other && !filters?.isWhole)
    return { ...other, query: undefined, isNearest: false, listed: [] };
  if (!filters) return undefined;
  const { path, title, isWhole, isNearest = false, left = [] } = filters;
  const read = listQueries(library).all.read(new URLSearchParams(queryIn(path)));
  const query = { ...wholeCatalog, ...read, search: isWhole ? "" : left.join(" ") };
  const listed = inOrder(leftOf(answerFinder(all, query)), query);
  if (!isWhole && listed.length === 0) return undefined;
  return {
    title: isWhole ? title : foundText(listed.length),
    path: finderAddress(finder, query),
    query,
    isNearest,
    listed,
  };
}

const filterOf: Record<CardFact, FactFacetKey> = {
  weightOz: "weight",
  gripLengthIn: "grip",
  shape: "shape",
  coreMm: "core",
  surface: "surface",
};

/** The facts that a query's filters leave a single choice of. */
const fixedFacts = (asked: FinderQuery): CardFact[] =>
  cardFacts.filter((fact) => asked[filterOf[fact]].length === 1);

/**
 * Runs the finder for a paged list. Close matches come last, on the last page.
 * @param options what reads a search that's no name as filters; and which paddles there are
 */
export async function finderPage(
  site: Site,
  fields: Asked,
  kind: "all" | "basic",
  { pages, among }: { pages?: Pick<SitePages, "answersTo"> } & Among = {},
) {
  const asked = { ...wholeCatalog, ...listQueries(site.library)[kind].read(fields) };
  const { answer, ...run } = await runFinder(site, asked, {
    hasFacets: kind === "all",
    ...(among && { among }),
  });
  const meant = pages && meantBy(site, pages, asked.search, run.all);
  const { closeTitle, closeNote } = site.library.paddleLists;
  const { entries: shown, page, pages: allPages } = pageOf(answer.found, asked.page);
  const close = page === allPages ? answer.close : [];
  const inView = shown.length + close.length > 0 ? [...shown, ...close] : (meant?.listed ?? []);
  const facts = differingFacts(
    inView.map(({ paddle }) => paddle),
    fixedFacts(asked),
  );
  return {
    ...run,
    found: answer.found.length,
    shown,
    close,
    /** What the cards of this page say, besides what all cards do. */
    cards: {
      facts,
      lacksFacts: inView.some(({ paddle }) =>
        facts.some((fact) => cardFactText(paddle, fact) === undefined),
      ),
      catalog: site.library.written,
    },
    closeTitle,
    closeNote,
    page,
    pages: allPages,
    meant,
  };
}

export type FinderPage = Awaited<ReturnType<typeof finderPage>>;

/** The contents of an unpaged list: the matches or, without any, the close matches. */
export const leftOf = <Listed>({ found, close }: FinderResults<Listed>): Listed[] =>
  found.length > 0 ? found : close;
