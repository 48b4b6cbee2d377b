import { addressWith } from "../platform/text/address-with.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { type Level, readLevel } from "../reviews/level/level.ts";
import { wholeNumber } from "../platform/text/whole-number.ts";

/** The value that filters nothing out. */
export const anything = "all";

/** The filters by facts, by their names in URLs, in display order. */
export const factFacetKeys = [
  "price",
  "surface",
  "shape",
  "core",
  "weight",
  "grip",
  "approval",
] as const;
export type FactFacetKey = (typeof factFacetKeys)[number];

/** The minimum ratings a visitor can choose, as the URL has them. */
export const ratingFloors = ["4.5", "4.0", "3.5"] as const;

/** The sort orders of a list of paddles, as the URL has them. The first is the default. */
export const sorts = ["rating", "near", "price", "price-down", "weight", "newest", "name"] as const;
export type Sort = (typeof sorts)[number];

/** Whether an order ranks paddles, the best first. */
export function isBestFirst(sort: Sort): boolean {
  return sort === "rating" || sort === "near";
}

/** The query of a list of paddles. */
export interface FinderQuery extends Readonly<Record<FactFacetKey, readonly string[]>> {
  /** Trimmed; empty without a search. */
  search: string;
  /** A category's name, or 'all'. */
  category: string;
  /** A brand's name, or 'all'. */
  brand: string;
  /** Whose ratings count for `rating` and for sorting by rating; undefined for everyone's. */
  level: Level | undefined;
  /** The minimum rating, or 'all'. */
  rating: string;
  sort: Sort;
  /** The slugs of a shared shortlist; empty for the whole catalog. */
  shortlist: readonly string[];
}

/** The available choices, in display order. */
export interface FinderChoices {
  categories: readonly string[];
  brands: readonly string[];
  facts: Readonly<Partial<Record<FactFacetKey, readonly string[]>>>;
  /**
   * The slug of the paddle that a shortlist names, now. If paddles aren't known here, anything that looks like a slug is
   * accepted.
   */
  paddleNamed?: (slug: string) => string | undefined;
}

/** A query's fields by name, from a URL or a form. */
interface Fields {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/** A longer list is not a shortlist. */
const maxShortlist = 30;

/** The query for the whole catalog. */
export const wholeCatalog: FinderQuery = {
  search: "",
  category: anything,
  brand: anything,
  price: [],
  surface: [],
  shape: [],
  core: [],
  weight: [],
  grip: [],
  approval: [],
  level: undefined,
  rating: anything,
  sort: sorts[0],
  shortlist: [],
};

/** The query parameters that `readBasicQuery` reads. */
export const basicParameters = ["search", "category", "brand"];
/** The query parameters that `readFilters` reads. */
export const filterParameters = [
  ...basicParameters,
  ...factFacetKeys,
  "level",
  "rating",
  "shortlist",
];
/** The query parameters that `readFinderQuery` reads. */
export const finderParameters = [...filterParameters, "sort"];

/** Reads the three filters that every list of paddles has. Anything unknown means 'all'. */
export function readBasicQuery(
  fields: Fields,
  { categories, brands }: Pick<FinderChoices, "categories" | "brands">,
): FinderQuery {
  return {
    ...wholeCatalog,
    search: textOf(fields, "search"),
    category: known(textOf(fields, "category"), categories),
    brand: known(textOf(fields, "brand"), brands),
  };
}

/** Reads a query's filters, in the default order. Anything unknown means 'all'; a blank search means none. */
export function readFilters(fields: Fields, choices: FinderChoices): FinderQuery {
  const chosen = factFacetKeys.map((key) => {
    const asked = fields.getAll(key);
    return [key, (choices.facts[key] ?? []).filter((value) => asked.includes(value))];
  });
  return {
    ...readBasicQuery(fields, choices),
    ...(Object.fromEntries(chosen) as Record<FactFacetKey, string[]>),
    level: readLevel(textOf(fields, "level")),
    rating: known(textOf(fields, "rating"), ratingFloors),
    shortlist: readShortlist(textOf(fields, "shortlist"), choices.paddleNamed),
  };
}

/** Reads a query's filters and its order. */
export function readFinderQuery(fields: Fields, choices: FinderChoices): FinderQuery {
  return {
    ...readFilters(fields, choices),
    sort: sorts.find((sort) => sort === fields.get("sort")) ?? sorts[0],
  };
}

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function known(value: string, choices: readonly string[]): string {
  return choices.includes(value) ? value : anything;
}

const slugLike = (name: string) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : undefined);

function readShortlist(text: string, paddleNamed = slugLike): string[] {
  const named = text.split(",").flatMap((name) => paddleNamed(name) ?? []);
  return [...new Set(named)].slice(0, maxShortlist);
}

/** The query's fields in a URL; none for the whole catalog. */
export function filterFields(query: Partial<FinderQuery>): URLSearchParams {
  const { search, category, brand, level, rating, shortlist } = { ...wholeCatalog, ...query };
  const fields = new URLSearchParams();
  if (search !== "") fields.set("search", search);
  if (category !== anything) fields.set("category", category);
  if (brand !== anything) fields.set("brand", brand);
  for (const key of factFacetKeys) for (const value of query[key] ?? []) fields.append(key, value);
  if (level) fields.set("level", level);
  if (rating !== anything) fields.set("rating", rating);
  if (shortlist.length > 0) fields.set("shortlist", shortlist.join(","));
  return fields;
}

/** The URL of a list page for a query. Without filters it is the bare path. */
export function finderAddress(path: string, query: Partial<FinderQuery>, page = 1): string {
  const fields = filterFields(query);
  if (query.sort && query.sort !== sorts[0]) fields.set("sort", query.sort);
  if (page > 1) fields.set("page", String(page));
  return addressWith(path, fields);
}

/** The filters, by their fields in the URL. */
export type FilterKey = "search" | "category" | "brand" | FactFacetKey | "rating" | "shortlist";

/** The active filters, in the form's order. */
export function filtersIn(query: FinderQuery): FilterKey[] {
  const isOn: readonly (readonly [FilterKey, boolean])[] = [
    ["search", query.search !== ""],
    ["category", query.category !== anything],
    ["brand", query.brand !== anything],
    ...factFacetKeys.map((key) => [key, query[key].length > 0] as const),
    ["rating", query.rating !== anything],
    ["shortlist", query.shortlist.length > 0],
  ];
  return isOn.flatMap(([key, on]) => (on ? [key] : []));
}

/** The same query without one of its filters. */
export function withoutFilter(query: FinderQuery, key: FilterKey): FinderQuery {
  return { ...query, [key]: wholeCatalog[key] };
}

/** Whether any filter is active. */
export function isFiltering(query: FinderQuery): boolean {
  return filtersIn(query).length > 0;
}

/** The number of active filters besides the search. */
export function activeFilters(query: FinderQuery): number {
  return filtersIn(query).filter((key) => key !== "search" && key !== "shortlist").length;
}

/** Every brand in the catalog, in alphabetical order. */
export function brandsOf(paddles: readonly Pick<Paddle, "brand">[]): string[] {
  const brands = new Set(paddles.map(({ brand }) => brand));
  return [...brands].toSorted((a, b) => a.localeCompare(b, "en"));
}

const paddlesText = (count: number) =>
  `${count === 0 ? "No" : wholeNumber(count)} ${count === 1 ? "Paddle" : "Paddles"}`;

/** '26 Paddles Found', '1 Paddle Found', 'No Paddles Found'. */
export function foundText(count: number): string {
  return `${paddlesText(count)} Found`;
}

/** 'Show 26 Paddles'; 'Show Paddles' if the number is unknown. */
export function showText(count: number | undefined): string {
  return `Show ${count === undefined ? "Paddles" : paddlesText(count)}`;
}
