import { describe, expect, test } from "vitest";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { type Order, orderOnceChosen, tableQuery } from "../../platform/table.ts";
import { paddleColumns, sortPaddles } from "./paddle-columns.tsx";

const columns = paddleColumns([]);
const table = tableQuery(columns);

const up = (key: string): Order => ({ key, direction: "ascending" });
const down = (key: string): Order => ({ key, direction: "descending" });

test("every spec is a column, each with a key of its own", () => {
  expect(columns.map(({ key }) => key)).toEqual([
    "name",
    "rating",
    "reviews",
    "price",
    "brand",
    "category",
    "surface",
    "shape",
    "build",
    "texture",
    "weight",
    "core",
    "length",
    "width",
    "grip",
    "circumference",
    "usa-pickleball",
    "upa-a",
    "quiet-list",
    "year",
    "launched",
    "lifecycle",
  ]);
});

describe("a URL", () => {
  test.each([
    ["", up("name")],
    ["sort=rating", down("rating")],
    ["sort=rating&order=ascending", up("rating")],
    ["sort=weight", up("weight")],
    ["sort=name&order=descending", down("name")],
    ["sort=weight&order=sideways", up("weight")],
    ["sort=color", up("name")],
    ["sort=", up("name")],
    ["sort=constructor&order=descending", up("name")],
  ])("?%s is read as %j", (query, order) => {
    expect(table.read(new URLSearchParams(query)).order).toEqual(order);
  });

  test.each([
    [up("name"), "/paddles"],
    [down("name"), "/paddles?sort=name&order=descending"],
    [down("rating"), "/paddles?sort=rating"],
    [up("rating"), "/paddles?sort=rating&order=ascending"],
    [up("price"), "/paddles?sort=price"],
  ])("for %j is %s, and is read back", (order, address) => {
    expect(table.address("/paddles", { order })).toBe(address);
    expect(table.read(new URL(address, "http://site").searchParams).order).toEqual(order);
  });

  test.each([
    ["rating", up("name"), down("rating")],
    ["rating", down("rating"), up("rating")],
    ["rating", up("rating"), down("rating")],
    ["weight", down("rating"), up("weight")],
    ["name", up("name"), down("name")],
  ])("a column's heading (%s) leads from %j to %j", (key, now, then) => {
    const column = columns.find((each) => each.key === key)!;
    expect(orderOnceChosen(column, now)).toEqual(then);
  });
});

describe("rows are sorted", () => {
  const row = (name: string, facts: Partial<Paddle>, average?: number, reviews = 0) =>
    ({
      paddle: {
        name,
        notConfirmed: [],
        listPriceCents: null,
        coreMm: null,
        ...facts,
      } as unknown as Paddle,
      average,
      reviews,
    }) as PaddleSummary;
  const rows = [
    row("Delta", { weightOz: 7.9, brand: "adidas", listPriceCents: 9999 }, 4.6, 300),
    row("Alpha", { weightOz: 8.2, brand: "JOOLA", coreMm: 16 }),
    row(
      "charlie",
      { weightOz: 7.5, brand: "CRBN", listPriceCents: 19_999, notConfirmed: ["weightOz"] },
      5,
      3,
    ),
    row("Bravo", { weightOz: 7.9, brand: "Onix", listPriceCents: 25_000, coreMm: 9 }, 4, 200),
  ];

  // Enough of them have enough reviews by players to be an order.
  const ranked = (some: readonly PaddleSummary[]) => [
    ...some,
    ...Array.from({ length: 10 }, () => ({ ...row("Other", {}, 0, 0), players: 5 })),
  ];
  const noGuides = { guides: [] };

  test.each<[order: Order, why: string, names: string[]]>([
    [up("name"), "whatever the case", ["Alpha", "Bravo", "charlie", "Delta"]],
    [down("name"), "backwards", ["Delta", "charlie", "Bravo", "Alpha"]],
    [up("brand"), "by text", ["Delta", "charlie", "Alpha", "Bravo"]],
    [up("core"), "by number, the unknown last", ["Bravo", "Alpha", "charlie", "Delta"]],
    [up("weight"), "equals by name, the unconfirmed last", ["Bravo", "Delta", "Alpha", "charlie"]],
    [down("weight"), "the unconfirmed still last", ["Alpha", "Bravo", "Delta", "charlie"]],
    [up("price"), "no price last", ["Delta", "charlie", "Bravo", "Alpha"]],
    [down("price"), "no price still last", ["Bravo", "charlie", "Delta", "Alpha"]],
    [down("reviews"), "by count", ["Delta", "Bravo", "charlie", "Alpha"]],
    [up("reviews"), "none last", ["charlie", "Bravo", "Delta", "Alpha"]],
    [down("rating"), "by Bayesian mean, no reviews last", ["Delta", "charlie", "Bravo", "Alpha"]],
    [up("rating"), "no reviews still last", ["Bravo", "charlie", "Delta", "Alpha"]],
    [up("no such column"), "by name", ["Alpha", "Bravo", "charlie", "Delta"]],
  ])("%j: %s", (order, _, names) => {
    expect(
      sortPaddles(rows, order, ranked(rows), noGuides).map(({ paddle }) => paddle.name),
    ).toEqual(names);
  });

  const namesBy = (order: Order, of: typeof rows) =>
    sortPaddles(of, order, ranked(of), noGuides).map(({ paddle }) => paddle.name);

  test("without any ratings, sorting by rating keeps the order by name, the unconfirmed last", () => {
    const all = [row("Aardvark", { notConfirmed: ["identity"] }), ...rows];
    const unrated = all.map((each) => ({ ...each, average: undefined, reviews: 0 }));
    expect(namesBy(down("rating"), unrated)).toEqual([
      "Alpha",
      "Bravo",
      "charlie",
      "Delta",
      "Aardvark",
    ]);
  });

  test("until ratings are an order, our guides' picks come first in it, then what's confirmed", () => {
    const [delta, alpha, charlie, bravo] = rows.map((each) => ({
      ...each,
      paddle: { ...each.paddle, slug: each.paddle.name },
    }));
    const guides = [{ comingSoon: false, entries: [{ paddle: "Alpha" }, { paddle: "charlie" }] }];
    const of = [row("Aardvark", { notConfirmed: ["identity"] }), delta!, bravo!, charlie!, alpha!];
    const sorted = sortPaddles(of, down("rating"), of, { guides } as never);
    expect(sorted.map(({ paddle }) => paddle.name)).toEqual([
      "Alpha",
      "charlie",
      "Delta",
      "Bravo",
      "Aardvark",
    ]);
  });

  test("a range of weights is sorted by its middle", () => {
    const ranges = [
      row("Heavy", { lightestOz: 8.3, heaviestOz: 8.5, notConfirmed: ["weightOz"] }),
      row("Light", { lightestOz: 7.3, heaviestOz: 7.7, notConfirmed: ["weightOz"] }),
    ];
    const of = [...ranges, ...rows];
    expect(namesBy(up("weight"), of)).toEqual([
      "Light",
      "Bravo",
      "Delta",
      "Alpha",
      "Heavy",
      "charlie",
    ]);
  });

  test("by rating, a paddle that we couldn't confirm comes last in either direction", () => {
    const echo = row("Echo", { notConfirmed: ["identity"] }, 5, 500);
    const foxtrot = row("Foxtrot", { listPriceCents: 9999, notConfirmed: ["brand"] }, 4.9, 500);
    const of = [echo, foxtrot, ...rows];
    expect(namesBy(down("rating"), of).slice(-3)).toEqual(["Alpha", "Echo", "Foxtrot"]);
    expect(namesBy(up("rating"), of).slice(-3)).toEqual(["Alpha", "Foxtrot", "Echo"]);
    expect(namesBy(down("reviews"), of)[0]).toBe("Echo");
  });

  test("by rating, a paddle without a price is among the others", () => {
    const golf = row("Golf", { listPriceCents: null }, 5, 500);
    expect(namesBy(down("rating"), [...rows, golf])[0]).toBe("Golf");
    expect(namesBy(up("price"), [...rows, golf]).at(-1)).toBe("Golf");
  });
});
