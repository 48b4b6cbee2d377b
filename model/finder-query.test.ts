import { describe, expect, test } from "vitest";
import {
  activeFilters,
  brandsOf,
  type FinderQuery,
  finderAddress,
  findPaddles,
  foundText,
  isFiltering,
  readFinderQuery,
  showText,
} from "./finder-query.ts";

const choices = {
  categories: ["Control Paddle", "Power Paddle"],
  brands: ["Honolulu", "JOOLA", "Six Zero"],
};
const all: FinderQuery = { search: "", category: "all", brand: "all" };

describe("an address", () => {
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
    ["sort=rating&page=2", {}],
    [
      "search=pro&category=Power+Paddle&brand=JOOLA",
      { search: "pro", category: "Power Paddle", brand: "JOOLA" },
    ],
  ])("?%s asks for %j", (query, asks) => {
    expect(readFinderQuery(new URLSearchParams(query), choices)).toEqual({ ...all, ...asks });
  });

  test("is read from a form's fields in the same way, and a file is no term", () => {
    const form = new FormData();
    form.set("search", new File(["x"], "x.txt"));
    form.set("category", "all");
    form.set("brand", "JOOLA");
    expect(readFinderQuery(form, choices)).toEqual({ ...all, brand: "JOOLA" });
  });

  test.each<[asks: Partial<FinderQuery>, address: string]>([
    [{}, "/paddle-finder"],
    [{ search: "perseus & co" }, "/paddle-finder?search=perseus+%26+co"],
    [{ category: "Power Paddle" }, "/paddle-finder?category=Power+Paddle"],
    [
      { search: "é", category: "Control Paddle", brand: "Six Zero" },
      "/paddle-finder?search=%C3%A9&category=Control+Paddle&brand=Six+Zero",
    ],
  ])("for %j is %s, and is read back as that", (asks, address) => {
    const query = { ...all, ...asks };
    expect(finderAddress("/paddle-finder", query)).toBe(address);
    const { searchParams } = new URL(address, "http://site");
    expect(readFinderQuery(searchParams, choices)).toEqual(query);
    expect(isFiltering(query)).toBe(address.includes("?"));
  });
});

describe("of four paddles", () => {
  const listed = [
    { name: "JOOLA Perseus Pro IV", brand: "JOOLA", category: "Power Paddle" as const },
    { name: "Double Black Diamond", brand: "Six Zero", category: "Control Paddle" as const },
    { name: "J2K", brand: "Honolulu", category: "All-Around Paddle" as const },
    { name: "Hyperion (16.5)", brand: "JOOLA", category: "Speed Paddle" as const },
  ].map((paddle) => ({ paddle }));

  test.each<[asks: Partial<FinderQuery>, found: string[]]>([
    [{}, ["JOOLA Perseus Pro IV", "Double Black Diamond", "J2K", "Hyperion (16.5)"]],
    [{ search: "PERSEUS" }, ["JOOLA Perseus Pro IV"]],
    [{ search: "joola" }, ["JOOLA Perseus Pro IV", "Hyperion (16.5)"]],
    [{ search: "six z" }, ["Double Black Diamond"]],
    [{ search: "(16." }, ["Hyperion (16.5)"]],
    [{ search: ".*" }, []],
    // A term is found whole: neither its words apart, nor across name and brand.
    [{ search: "iv joola" }, []],
    [{ category: "Control Paddle" }, ["Double Black Diamond"]],
    [{ brand: "JOOLA" }, ["JOOLA Perseus Pro IV", "Hyperion (16.5)"]],
    [{ brand: "JOOLA", category: "Speed Paddle" }, ["Hyperion (16.5)"]],
    [{ search: "j", brand: "Honolulu" }, ["J2K"]],
    [{ search: "perseus", category: "Control Paddle" }, []],
  ])("%j finds %j", (asks, found) => {
    const names = findPaddles(listed, { ...all, ...asks }).map(({ paddle }) => paddle.name);
    expect(names).toEqual(found);
  });
});

test("brands are listed once, alphabetically, whatever their case", () => {
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
])("%i found is headed '%s'", (count, heading) => {
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

test.each<[Partial<FinderQuery>, number]>([
  [{}, 0],
  [{ search: "joola" }, 0],
  [{ brand: "JOOLA" }, 1],
  [{ category: "Power Paddle", brand: "JOOLA" }, 2],
])("%j has %i filters besides its search", (query, count) => {
  expect(activeFilters({ ...all, ...query })).toBe(count);
});
