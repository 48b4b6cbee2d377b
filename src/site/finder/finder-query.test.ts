import { describe, expect, test } from "vitest";
import { repeatable } from "../../../tests/support/invented.ts";
import { facetChoices } from "./facets.ts";
import { type Level, levels } from "../reviews/level/level.ts";
import {
  activeFilters,
  facetKeys,
  filtersIn,
  brandsOf,
  type FinderQuery,
  finderAddress,
  finderQuery,
  foundText,
  isFiltering,
  ratingFloors,
  showText,
  sorts,
  wholeCatalog,
} from "./finder-query.ts";

const choices = {
  categories: ["Control Paddle", "Power Paddle"],
  brands: ["Honolulu", "JOOLA", "Six Zero"],
  facets: facetChoices,
};
const finders = finderQuery(choices);
const all = wholeCatalog;

describe("a URL", () => {
  test.each<[query: string, asks: Partial<FinderQuery>]>([
    ["", {}],
    ["search=perseus", { search: "perseus" }],
    ["search=++perseus+iv+", { search: "perseus iv" }],
    ["search=", {}],
    ["search=+", {}],
    ["search=%09%0A", {}],
    ["search=a&search=b", { search: "a" }],
    ["category=Power+Paddle", { category: "Power Paddle" }],
    ["category=Power%20Paddle", { category: "Power Paddle" }],
    ["category=Lawn+Paddle", {}],
    ["category=power+paddle", {}],
    ["category=", {}],
    ["category=all&brand=all", {}],
    ["brand=Six+Zero", { brand: "Six Zero" }],
    ["brand=Nobody", {}],
    ["brand=constructor", {}],
    ["sort=rating&page=2", { page: 2 }],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1e3", {}],
    ["page=2.5", {}],
    ["page=99999999999999999999", {}],
    ["sort=price-down", { sort: "price-down" }],
    ["sort=length", {}],
    ["surface=Carbon+Fiber&surface=Graphite", { surface: ["Carbon Fiber", "Graphite"] }],
    ["surface=Graphite&surface=Paper&surface=Graphite", { surface: ["Graphite"] }],
    [
      "price=100-150&core=16-18&weight=-7.8&grip=5.75-",
      { price: ["100-150"], core: ["16-18"], weight: ["-7.8"], grip: ["5.75-"] },
    ],
    ["price=100", {}],
    ["level=3.5&rating=4.0", { level: "3.5", rating: "4.0" }],
    ["level=3.25", { level: "3.0" }],
    ["level=7&rating=9", {}],
    ["level=all&rating=all", {}],
    ["shortlist=j2k,diadem-hero,j2k", { shortlist: ["j2k", "diadem-hero"] }],
    ["shortlist=../etc,%3Cb%3E,", {}],
    [
      "search=pro&category=Power+Paddle&brand=JOOLA",
      { search: "pro", category: "Power Paddle", brand: "JOOLA" },
    ],
  ])("?%s is read as %j", (query, asks) => {
    expect(finders.read(new URLSearchParams(query))).toEqual({ ...all, ...asks });
  });

  test("is read in the same way from a form's fields, and a file is not a term", () => {
    const form = new FormData();
    form.set("search", new File(["x"], "x.txt"));
    form.set("category", "all");
    form.set("brand", "JOOLA");
    expect(finders.read(form)).toEqual({ ...all, brand: "JOOLA" });
  });

  test.each<[asks: Partial<FinderQuery>, address: string]>([
    [{}, "/paddle-finder"],
    [{ search: "perseus & co" }, "/paddle-finder?search=perseus+%26+co"],
    [{ category: "Power Paddle" }, "/paddle-finder?category=Power+Paddle"],
    [{ shortlist: ["a", "b"] }, "/paddle-finder?shortlist=a,b"],
    [{ praised: ["control", "spin"] }, "/paddle-finder?praised=control&praised=spin"],
    [
      { price: ["-100", "100-150"], level: "new", rating: "4.0" },
      "/paddle-finder?price=-100&price=100-150&level=new&rating=4.0",
    ],
    [
      { search: "é", category: "Control Paddle", brand: "Six Zero" },
      "/paddle-finder?search=%C3%A9&category=Control+Paddle&brand=Six+Zero",
    ],
  ])("for %j is %s, and is read back", (asks, address) => {
    const query = { ...all, ...asks };
    expect(finderAddress("/paddle-finder", query)).toBe(address);
    const { searchParams } = new URL(address, "http://site");
    expect(finders.read(searchParams)).toEqual(query);
    expect(isFiltering(query)).toBe(address.includes("?"));
  });
});

test("every query survives its URL, and every URL is stable once read", () => {
  const below = repeatable(5);
  const some = <Value>(values: readonly Value[]) => values.filter(() => below(3) === 0);
  const one = <Value>(values: readonly Value[], none: Value) =>
    below(2) === 0 ? none : values[below(values.length)]!;
  const seen = new Set<string>();
  for (let turn = 0; turn < 500; turn++) {
    const facts = facetKeys.map((key) => [key, below(3) === 0 ? some(facetChoices[key]) : []]);
    const query: FinderQuery = {
      ...all,
      ...Object.fromEntries(facts),
      search: one(["perseus", "a&b=c", "é 16,5", "+", "%2C", "\u202eiv"], ""),
      category: one(choices.categories, "all"),
      brand: one(choices.brands, "all"),
      level: one<Level | undefined>(levels, undefined),
      rating: one<string>(ratingFloors, "all"),
      sort: one(sorts, "rating"),
      shortlist: some(["j2k", "diadem-hero", "neonic-flow"]),
    };
    const address = finderAddress("/paddle-finder", query);
    seen.add(address);
    const read = finders.read(new URL(address, "http://site").searchParams);
    expect(read, address).toEqual(query);
    expect(isFiltering(read)).toBe(filtersIn(query).length > 0);
  }
  expect(seen.size).toBeGreaterThan(300);
});

test("brands are listed once, alphabetically, in any case", () => {
  const paddles = ["Onix", "adidas", "JOOLA", "Onix", "CRBN"].map((brand) => ({ brand }));
  expect(brandsOf(paddles)).toEqual(["adidas", "CRBN", "JOOLA", "Onix"]);
  expect(brandsOf([])).toEqual([]);
});

test.each([
  [0, "No Paddles Found"],
  [1, "1 Paddle Found"],
  [2, "2 Paddles Found"],
  [26, "26 Paddles Found"],
  [1200, "1,200 Paddles Found"],
])("%i matches have the heading '%s'", (count, heading) => {
  expect(foundText(count)).toBe(heading);
});

test.each([
  [undefined, "Show Paddles"],
  [0, "Show No Paddles"],
  [1, "Show 1 Paddle"],
  [1234, "Show 1,234 Paddles"],
])("the button that leads to %s of them says '%s'", (count, text) => {
  expect(showText(count)).toBe(text);
});

test("order and page are not filters, and are part of the URL", () => {
  const query = { ...all, sort: "price" as const };
  expect(isFiltering(query)).toBe(false);
  expect(finderAddress("/paddle-finder", { ...query, page: 3 })).toBe(
    "/paddle-finder?sort=price&page=3",
  );
  expect(finderAddress("/paddle-finder", all)).toBe("/paddle-finder");
});

test("with a known catalog, a shortlist holds only its paddles, and is short", () => {
  const known = new Map([
    ["j2k", "j2k"],
    ["j2k-earlier", "j2k"],
  ]);
  const read = (shortlist: string, paddleNamed?: (slug: string) => string | undefined) =>
    finderQuery({ ...choices, ...(paddleNamed && { paddleNamed }) }).read(
      new URLSearchParams({ shortlist }),
    ).shortlist;
  const named = (slug: string) => known.get(slug);
  expect(read("j2k,nobody", named)).toEqual(["j2k"]);
  expect(read("nobody", named)).toEqual([]);
  expect(read("j2k-earlier,j2k", named)).toEqual(["j2k"]);
  expect(read(Array.from({ length: 99 }, (_, index) => `p${index}`).join(","))).toHaveLength(30);
});

test.each<[Partial<FinderQuery>, number]>([
  [{}, 0],
  [{ sort: "price", level: "3.5", shortlist: ["j2k"] }, 0],
  [{ surface: ["Graphite", "Fiberglass"], rating: "4.0" }, 2],
  [{ search: "joola" }, 0],
  [{ brand: "JOOLA" }, 1],
  [{ category: "Power Paddle", brand: "JOOLA" }, 2],
])("%j has %i filters besides its search", (query, count) => {
  expect(activeFilters({ ...all, ...query })).toBe(count);
});
