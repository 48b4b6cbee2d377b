import {
  type Field,
  oneOf,
  pageNumber,
  parsed,
  query,
  someOf,
  text,
} from "../../platform/query.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { readLevel } from "../reviews/level/level.ts";
import { wholeNumber } from "../../platform/text/money.ts";

/** The value that filters nothing out. */
export const anything = "all";

/** The filters by fact, by their names in the URL, in display order. */
export const factFacetKeys = [
  "price",
  "surface",
  "shape",
  "build",
  "core",
  "texture",
  "weight",
  "grip",
  "circumference",
  "approval",
] as const;
export type FactFacetKey = (typeof factFacetKeys)[number];

/** The filters of which several values can be chosen: facts, then what players praise. */
export const facetKeys = [...factFacetKeys, "praised"] as const;
export type FacetKey = (typeof facetKeys)[number];

/** The minimum ratings in the URL. */
export const ratingFloors = ["4.5", "4.0", "3.5"] as const;

/** The sort orders of a list of paddles in the URL. The first is the default. */
export const sorts = ["rating", "near", "price", "price-down", "weight", "newest", "name"] as const;
export type Sort = (typeof sorts)[number];

/** Whether an order ranks paddles, best first. */
export const isBestFirst = (sort: Sort): boolean => sort === "rating" || sort === "near";

export interface FinderChoices {
  categories: readonly string[];
  brands: readonly string[];
  facets: Readonly<Partial<Record<FacetKey, readonly string[]>>>;
  /** The current slug of a paddle in a shortlist, with its version. Without it, anything that looks like a slug is accepted. */
  paddleNamed?: (slug: string) => string | undefined;
}

const slugLike = (name: string) => (/^[a-z0-9]+([@-][a-z0-9]+)*$/.test(name) ? name : undefined);

/** A longer list isn't a shortlist. */
const maxShortlist = 30;

/** Makes a field ignore spaces around what was typed. */
const trimmed = <Value>(field: Field<Value>): Field<Value> => ({
  ...field,
  read: (typed, name) => field.read((each) => typed(each).map((value) => value.trim()), name),
});

/** The query of a list of paddles. Anything unknown means 'all'; a blank search means none. */
export function finderQuery(choices: FinderChoices) {
  const { categories, brands, facets, paddleNamed = slugLike } = choices;
  const ofFacets = Object.fromEntries(
    facetKeys.map((key) => [key, someOf(facets[key] ?? [])]),
  ) as Record<FacetKey, Field<readonly string[]>>;
  return query({
    search: text(),
    category: trimmed(oneOf<string, string>(categories, anything)),
    brand: trimmed(oneOf<string, string>(brands, anything)),
    ...ofFacets,
    /** Whose ratings count for `rating` and for sorting by rating; undefined for everyone's. */
    level: trimmed(parsed(readLevel)),
    rating: trimmed(oneOf<string, string>(ratingFloors, anything)),
    /** The slugs of a shared shortlist; empty for the whole catalog. */
    shortlist: trimmed<readonly string[]>({
      none: [],
      read(typed, name) {
        const named = (typed(name)[0] ?? "").split(",").flatMap((each) => paddleNamed(each) ?? []);
        return [...new Set(named)].slice(0, maxShortlist);
      },
      write: (slugs, name) => [[name, slugs.join(",")]],
    }),
    sort: oneOf<Sort, Sort>(sorts, sorts[0]),
    page: pageNumber,
  });
}

const inGeneral = finderQuery({ categories: [], brands: [], facets: {} });
export type FinderQuery = Readonly<typeof inGeneral.all>;

export const wholeCatalog: FinderQuery = inGeneral.all;

/** The fields of a list with its own order. */
export const filterFields = [
  "search",
  "category",
  "brand",
  ...facetKeys,
  "level",
  "rating",
  "shortlist",
] as const;

/** The URL of a list page for a query. Without filters it's the bare path. */
export const finderAddress = (path: string, asked: Partial<FinderQuery>) =>
  inGeneral.address(path, asked);

export type FilterKey = Exclude<keyof FinderQuery, "level" | "sort" | "page">;

/** The active filters, in the form's order. */
export function filtersIn(asked: FinderQuery): FilterKey[] {
  const isFilter = (key: keyof FinderQuery): key is FilterKey =>
    key !== "level" && key !== "sort" && key !== "page";
  return inGeneral.on(asked).filter(isFilter);
}

/** The first page of the same query without one of its filters. */
export function withoutFilter(asked: FinderQuery, key: FilterKey): FinderQuery {
  return { ...asked, [key]: wholeCatalog[key], page: 1 };
}

export const isFiltering = (asked: FinderQuery): boolean => filtersIn(asked).length > 0;

/** The number of active filters, not counting the search. */
export function activeFilters(asked: FinderQuery): number {
  return filtersIn(asked).filter((key) => key !== "search" && key !== "shortlist").length;
}

/** Every brand in the catalog, in alphabetical order. */
export function brandsOf(paddles: readonly Pick<AnyPaddle, "brand">[]): string[] {
  const brands = new Set(paddles.map(({ brand }) => brand));
  return [...brands].toSorted((a, b) => a.localeCompare(b, "en"));
}

const paddlesText = (count: number) =>
  `${count === 0 ? "No" : wholeNumber(count)} ${count === 1 ? "Paddle" : "Paddles"}`;

/** '26 Paddles Found', '1 Paddle Found', 'No Paddles Found'. */
export const foundText = (count: number): string => `${paddlesText(count)} Found`;

/** 'Show 26 Paddles'; 'Show Paddles' if the number is unknown. */
export function showText(count: number | undefined): string {
  return `Show ${count === undefined ? "Paddles" : paddlesText(count)}`;
}
