import { expect, test } from "vitest";
import { inventedListed } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { readPaddles } from "./read-data.ts";

const source = { from: "Arrowhead's page", on: "2026-11-02" };
const listed = Array.from({ length: 250 }, (_, index) =>
  inventedListed({
    slug: `drift-${index}`,
    shape: index < 150 ? "hybrid" : "elongated",
    coreMm: 16,
    sources: { shape: source },
  }),
);
const settings = { siteUrl: "https://dinks.example" };
const site = { library: { ...projectLibrary(), paddles: [], listed }, settings };
const read = (query: string) => readPaddles(site as never, new URLSearchParams(query));

test("the next page has the same filters, and the last has none after it", () => {
  const first = read("shape=hybrid");
  expect([first.total, first.paddles.length]).toEqual([150, 100]);
  expect(first.next).toBe("https://dinks.example/api/v1/paddles?shape=hybrid&page=2");
  const second = read(new URL(first.next!).search);
  expect([second.paddles.length, second.next]).toEqual([50, null]);
  expect(second.paddles[0]!.slug).toBe("drift-100");
});

test("a fact without a source passes no filter", () => {
  expect(read("core=16-18").total).toBe(0);
  expect(read("").total).toBe(250);
});
