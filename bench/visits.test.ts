import { expect, test } from "vitest";
import { gramsOf, isNearCopy } from "../src/site/contributions/near-copies.service.ts";
import { kinds } from "./simulation.ts";
import { drawVisits, forPeer, type Visit, type VisitedSite } from "./visits.ts";

const site: VisitedSite = {
  pages: ["/", "/paddle-finder", "/neonic-flow", "/blog/wall-drills"],
  paddles: ["neonic-flow", "diadem-hero"],
  brands: ["JOOLA", "Six Zero"],
  categories: ["Power Paddle"],
};
const count = 20_000;
const visits = drawVisits(site, { seed: 3, count });
const of = (kind: Visit["kind"]) => visits.filter((visit) => visit.kind === kind);

test("is 90% pages, 8% queries, 1% unknown addresses and 1% reviews", () => {
  const shares = kinds.map((kind) => of(kind).length / count);
  for (const [index, share] of [0.9, 0.08, 0.01, 0.01].entries())
    expect(Math.abs(shares[index]! - share)).toBeLessThan(0.005);
});

test("is the same list for the same seed, and another one for another", () => {
  expect(drawVisits(site, { seed: 3, count: 500 })).toEqual(visits.slice(0, 500));
  expect(drawVisits(site, { seed: 4, count: 500 })).not.toEqual(visits.slice(0, 500));
});

test("asks for the first page twice as often as for the second", () => {
  const asked = (path: string) => of("page").filter((visit) => visit.path === path).length;
  expect(asked("/") / asked("/paddle-finder")).toBeCloseTo(2, 0);
  expect(asked("/blog/wall-drills")).toBeGreaterThan(0);
});

test("has queries that come again in every list, and some that are new", () => {
  const queries = (seed: number) =>
    new Set(
      drawVisits(site, { seed, count })
        .filter(({ kind }) => kind === "query")
        .map(({ path }) => path),
    );
  const [one, other] = [queries(3), queries(4)];
  const again = [...other].filter((path) => one.has(path));
  expect(again.length).toBeGreaterThan(100);
  expect(other.size - again.length).toBeGreaterThan(100);
});

test("has queries as links have them and as forms send them, for the finder and the search", () => {
  const paths = of("query").map(({ path }) => path);
  const share = (isMeant: (path: string) => boolean) => paths.filter(isMeant).length / paths.length;
  const isForm = (path: string) => path.startsWith("/paddle-finder?search=&category=");
  expect(share((path) => path.startsWith("/search?search="))).toBeGreaterThan(0.3);
  expect(share(isForm)).toBeGreaterThan(0.15);
  expect(share((path) => path.startsWith("/paddle-finder?") && !isForm(path))).toBeGreaterThan(0.2);
});

test("asks for addresses that no page has", () => {
  for (const { path } of of("unknown")) {
    expect(site.pages).not.toContain(path);
    expect(path).toMatch(/^\/[a-z-]/);
  }
});

test("has reviews that differ in their letters, each with every field", () => {
  const letters = of("review").map(({ path, body }) => {
    const fields = new URLSearchParams(body);
    expect([...fields.keys()]).toEqual(["firstName", "duprRating", "rating", "reviewText"]);
    return path + fields.get("reviewText")!.replaceAll(/[^a-z]/g, "");
  });
  expect(letters.length).toBeGreaterThan(100);
  expect(new Set(letters).size).toBe(letters.length);
});

test("has no review that our site would hold as nearly a copy of another", () => {
  const texts = of("review").map(({ body }) =>
    gramsOf(new URLSearchParams(body).get("reviewText")!)!,
  );
  const copies = texts.filter((text, at) =>
    texts.slice(0, at).some((other) => isNearCopy(text, other)),
  );
  expect(copies).toEqual([]);
});

test.each<[asked: Partial<Visit>, path: string]>([
  [{ path: "/" }, "/paddles/home"],
  [{ path: "/neonic-flow" }, "/paddles/neonic-flow"],
  [{ path: "/blog" }, "/paddles/blog"],
  [{ path: "/reviews" }, "/reviews"],
  [{ path: "/reviews/paddles" }, "/paddles/reviews-paddles"],
  [{ path: "/blog/wall-drills" }, "/articles/blog-wall-drills"],
  [{ path: "/terms" }, "/articles/terms"],
  [{ kind: "query", path: "/paddle-finder?brand=Six+Zero" }, "/product?brand=Six+Zero"],
  [{ kind: "unknown", path: "/blog-kemo" }, "/blog-kemo"],
  [{ kind: "review", path: "/neonic-flow" }, "/player-reviews/neonic-flow"],
])("asks a peer instead of %o for %s", (asked, path) => {
  const visit: Visit = { kind: "page", path: "", body: "", ...asked };
  expect(forPeer(visit)).toEqual({ ...visit, path });
});
