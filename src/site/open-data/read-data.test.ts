import { expect, test } from "vitest";
import { inventedListed } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { readPaddle, readPaddles } from "./read-data.ts";

const source = { kind: "maker", from: "Arrowhead's page", on: "2026-11-02" } as const;
const paddles = Array.from({ length: 250 }, (_, index) =>
  inventedListed({
    slug: `drift-${index}`,
    shape: index < 150 ? "hybrid" : "elongated",
    coreMm: 16,
    sources: { shape: source },
  }),
);
const settings = { siteUrl: "https://dinks.example" };
const site = { library: { ...projectLibrary(), paddles }, settings };
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

test("a paddle whose facts have no source is there without any, and one that nobody can tell isn't", () => {
  const whole = projectLibrary();
  const hero = { ...whole.writtenPaddle("neonic-flow")!, sources: {}, approvals: [] };
  const unsure = { ...hero, slug: "unsure", notConfirmed: ["identity"] as const };
  const at = {
    library: { ...whole, paddleNamed: (slug: string) => (slug === "unsure" ? unsure : hero) },
    settings,
  };
  expect(readPaddle(at as never, "neonic-flow")).toMatchObject({
    name: hero.name,
    facts: [],
    specs: {},
  });
  expect(() => readPaddle(at as never, "unsure")).toThrow(
    "We couldn't confirm which paddle this is",
  );
});
