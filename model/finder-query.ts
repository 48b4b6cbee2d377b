import type { Paddle } from "./content/paddle.ts";

/** The value that filters nothing out. */
export const anything = "all";

/** What a list of paddles is asked for. */
export interface FinderQuery {
  /** Trimmed; empty for no search. */
  search: string;
  /** A category's name, or 'all'. */
  category: string;
  /** A brand's name, or 'all'. */
  brand: string;
}

/** What there is to choose from, in the order it is shown. */
export interface FinderChoices {
  categories: readonly string[];
  brands: readonly string[];
}

/** A query's fields by name: those of an address, or those of the form. */
interface Fields {
  get(name: string): unknown;
}

/** Reads the fields of a query; what it does not know it takes for 'all', and a blank search for none. */
export function readFinderQuery(
  fields: Fields,
  { categories, brands }: FinderChoices,
): FinderQuery {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const known = (value: string, choices: readonly string[]) =>
    choices.includes(value) ? value : anything;
  return {
    search: text("search"),
    category: known(text("category"), categories),
    brand: known(text("brand"), brands),
  };
}

/** The address of a list's page for a query; without a filter it is the bare path. */
export function finderAddress(path: string, { search, category, brand }: FinderQuery): string {
  const fields = new URLSearchParams();
  if (search !== "") fields.set("search", search);
  if (category !== anything) fields.set("category", category);
  if (brand !== anything) fields.set("brand", brand);
  return fields.size === 0 ? path : `${path}?${fields}`;
}

/** Whether a query may leave a paddle out. */
export function isFiltering({ search, category, brand }: FinderQuery): boolean {
  return search !== "" || category !== anything || brand !== anything;
}

/** How many filters besides the search leave paddles out. */
export function activeFilters({ category, brand }: FinderQuery): number {
  return [category, brand].filter((choice) => choice !== anything).length;
}

type Named = Pick<Paddle, "name" | "brand" | "category">;

/** The paddles a query asks for, in the order given. Search finds a part of the title or brand, in any case. */
export function findPaddles<Listed extends { paddle: Named }>(
  listed: readonly Listed[],
  { search, category, brand }: FinderQuery,
): Listed[] {
  const term = search.toLowerCase();
  return listed.filter(
    ({ paddle }) =>
      (category === anything || paddle.category === category) &&
      (brand === anything || paddle.brand === brand) &&
      (paddle.name.toLowerCase().includes(term) || paddle.brand.toLowerCase().includes(term)),
  );
}

/** Every brand of the catalogue once, in alphabetical order. */
export function brandsOf(paddles: readonly Pick<Paddle, "brand">[]): string[] {
  const brands = new Set(paddles.map(({ brand }) => brand));
  return [...brands].toSorted((a, b) => a.localeCompare(b, "en"));
}

const paddlesText = (count: number) =>
  `${count === 0 ? "No" : count.toLocaleString("en-US")} ${count === 1 ? "Paddle" : "Paddles"}`;

/** '26 Paddles Found', '1 Paddle Found', 'No Paddles Found'. */
export function foundText(count: number): string {
  return `${paddlesText(count)} Found`;
}

/** 'Show 26 Paddles'; 'Show Paddles' where it is not known how many there will be. */
export function showText(count: number | undefined): string {
  return `Show ${count === undefined ? "Paddles" : paddlesText(count)}`;
}
