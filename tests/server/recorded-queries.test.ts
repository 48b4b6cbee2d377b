import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Ball } from "../../src/site/balls/ball.content.ts";
import { facetChoices } from "../../src/site/finder/facets.ts";
import type { Library } from "../../src/library/library.ts";
import { routes } from "../../src/pages.ts";
import { begunParameters } from "../../src/site/reviews/form/begun-review.ts";
import type { RunningSite } from "../../src/site.ts";
import { namedPaddles, repeatable, unusualQueries } from "../support/invented.ts";
import { routeFinder } from "../support/route-at.ts";

// Addresses in bookmarks, links and search engines stay what they are: each page writes these queries as release 1.0.0
// did. The recorded file has the first of its random queries in full, and a digest of every hundred.

const perPage = 4000;
const inFull = 40;
const perDigest = 100;

const ball = (slug: string, gamesUntilRetired: number | null) =>
  ({ slug, name: slug, gamesUntilRetired }) as Ball;
const library: Partial<Library> = {
  ...namedPaddles,
  balls: [ball("arc", 10), ball("comet", null)],
  showsSamples: true,
  wording: { taps: { answers: ["Lasts long"] } } as Library["wording"],
};
const site = { library } as RunningSite;

const id = "0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d";
const paddles = ["ant", "ant,bee", "bee,,ant,ant", "old-ant,cat", "dog,nobody", "ant,"];
/** Values that some page knows, by parameter; most of its values in a query are of these. */
const known: Record<string, readonly string[]> = {
  ...facetChoices,
  price: [...facetChoices.price, "2.50", "$3", " 2,5 ", "much"],
  category: ["Strategy", "Reviews", "Power Paddle", "Control Paddle", "all"],
  brand: ["JOOLA", "Ben's + Co", "Six Zero", "all"],
  level: ["new", "2.5", "3.5", "3.25", "3,5", "dupr", "4.0+", "all", ""],
  dupr: ["3.5", "3.25", ""],
  rating: ["4.5", "4.0", "3.5", "all"],
  sort: ["rating", "near", "price-down", "weight", "name", "highest", "helpful", "cost", "holes"],
  order: ["ascending", "descending", "DESCENDING"],
  columns: ["rating", "price", "year", "upa-a", "known-for", "easy-play", "color"],
  shortlist: paddles,
  paddles,
  page: ["1", "2", "999", "0", "1e3"],
  ball: ["arc", "arc", "comet"],
  use: ["outdoor", "indoor", ""],
  cold: ["yes", "no"],
  upto: ["2.50", "3.00", "3"],
  stars: ["5", "1", "05"],
  theme: ["control", "spin", "Control"],
  before: ["4_sample-3", `1750000000123_${id}`, `3_1750000000123_${id}`],
  review: ["stored", "sample-3", id],
  voted: ["sample-3"],
  style: ["control", "power"],
  budget: ["150", "100"],
  feel: ["soft", "crisp"],
  arm: ["yes", "no"],
  units: ["metric", "us"],
  search: [" ace ", "two  words", "two\nwords", "é", "a,b&c=d#e", "x".repeat(99), "🏓 ".repeat(45)],
};
/** Values that hardly any parameter knows. */
const others = ["", "%", "\u0000", "__proto__", "metric", "2", "-1", "x".repeat(130)];

/** Parameters that came after release 1.0.0. */
const added: Record<string, readonly string[]> = {
  "/balls": ["order", "club", "players", "nights", "games"],
  "/my-paddles": ["had", "want", "add", "as"],
  "/paddle-finder": ["praised"],
  "/paddles": ["praised", "page"],
  "/paddles.csv": ["praised"],
  "/api/v1/paddles": ["category", "brand", ...Object.keys(facetChoices)],
  "/diadem-hero": ["opinion", "photos"],
  "/no-such-paddle": ["opinion", "photos"],
  "/reviews/balls/7f3a9c21": ["opinion", "photos", ...begunParameters],
};

const routeAt = routeFinder(routes);

test.each(Object.keys(unusualQueries))("%s writes its queries as ever", async (path) => {
  const { route, params } = (await routeAt(path))!;
  const below = repeatable(path.length);
  const one = <Value>(from: readonly Value[]) => from[below(from.length)]!;
  const read = (route.query as readonly string[]).filter((name) => !added[path]?.includes(name));
  const names = [...read, "utm_source"].toSorted();
  const written = Array.from({ length: perPage }, () => {
    const fields = Array.from({ length: 1 + below(5) }, () => {
      const name = one(names);
      return [name, one((below(5) > 0 && known[name]) || others)];
    });
    const query = new URLSearchParams(fields);
    const canonical = route.canonicalQuery!(query, { site, params });
    return `?${query}\n  ${canonical === undefined ? "not kept" : canonical || "no query"}`;
  });
  const digests = Array.from({ length: perPage / perDigest }, (_, part) =>
    createHash("sha256")
      .update(written.slice(part * perDigest, (part + 1) * perDigest).join("\n"))
      .digest("hex")
      .slice(0, 12),
  );
  await expect([...written.slice(0, inFull), ...digests, ""].join("\n")).toMatchFileSnapshot(
    `recorded-queries/${path.slice(1).replaceAll("/", "-") || "home"}.txt`,
  );
});
