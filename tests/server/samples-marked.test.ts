import { afterAll, beforeAll, expect, test } from "vitest";
import { type Crawl, crawl, decoded } from "../support/crawl.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let place: StorePlace;
let server: ServerProcess;
let found: Crawl;
/** Every page, by URL. */
let pages: [path: string, html: string][];
beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir });
  found = await crawl(server.url);
  pages = [...found.values()]
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ path, body }) => [path, withoutCode(body.toString())]);
}, 180_000);
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** A page without scripts and styles: what a visitor reads, and its head. */
const withoutCode = (html: string) =>
  html
    .replaceAll(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "");

/** What matches a pattern, and where. */
const fitting = (pattern: RegExp) =>
  pages.flatMap(([path, html]) =>
    [...decoded(html).matchAll(pattern)].map(([fits]) => `${path}: ${fits}`),
  );

const ribbon = "Demo content: anything marked ◇ is a sample we wrote.";
const mark = '<span class="[^"]*" role="img" aria-label="sample">◇</span>';

test("every page has the ribbon, once, and it links to the explanation", () => {
  expect(pages.length).toBeGreaterThan(90);
  const without = pages.filter(([, html]) => html.split(ribbon).length !== 2);
  expect(without.map(([path]) => path)).toEqual([]);
  const [, explained] = pages.find(([path]) => path === "/how-it-works")!;
  expect(explained).toContain('href="/how-it-works#on-samples"');
  expect(explained).toContain('id="on-samples"');
});

test("every rating is marked, because all of them are made of samples", () => {
  const rated = fitting(/<\/svg>\s*<strong>\d\.\d<\/strong>/g);
  expect(rated.length).toBeGreaterThan(100);
  const unmarked = new RegExp(
    `</svg>\\s*<strong>\\d\\.\\d</strong>(?! for [^<]*${mark})(?!${mark}).{0,60}`,
    "g",
  );
  expect(fitting(unmarked)).toEqual([]);
});

test("no sentence speaks of players who rated something, because none has", () => {
  const claims =
    /(?:\b(?:rated|reviews?|reviewed|words) (?:by|of) (?:new )?players\b|\bplayers (?:near \S+|like you|at your level|of all levels|of every level) (?:rate|rated|give|gave|say|said)\b|\bwhat players (?:near it )?say\b|\b(?<!no )[1-9]\d* player reviews?\b)[^<]{0,40}/g;
  const isRule = (fits: string) =>
    /^\/(how-it-works|privacy|terms|blog)/.test(fits) || /No reviews by players/i.test(fits);
  expect(fitting(claims).filter((fits) => !isRule(fits))).toEqual([]);
});

test("sample reviews are one group under one heading, each with 'Sample' in place of a date", async () => {
  const paddles = pages.filter(([, html]) => html.includes("data-samples"));
  expect(paddles.length).toBeGreaterThanOrEqual(26);
  const item = / id="review-(?:sample|[0-9a-f]{8})-/g;
  for (const [path, html] of paddles) {
    const [before = "", rest = ""] = html.split(/<section[^>]* data-samples[^>]*>/);
    const group = rest.split("</section>")[0]!;
    expect(group.match(/>Sample reviews<\/h3>/g), path).toHaveLength(1);
    const reviews = group.match(item)!.length;
    expect(group.match(/>Sample(?: \d+)?<\/(?:a|span)>/g), path).toHaveLength(reviews);
    expect(before, path).not.toMatch(item);
  }
});

test("a player's review comes before the samples on its page, and is counted apart from them there and in lists", async () => {
  for (const paddle of ["joola-perseus-pro-iv", "neonic-flow"]) {
    const answer = await fetch(`${server.url}/rest/v1/paddle_reviews`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        paddle_name: paddle,
        first_name: "Zoë",
        dupr_rating: "3.5",
        rating: 2,
        review_text: `Mine alone, of the ${paddle}.`,
      }),
    });
    expect(answer.status).toBe(201);
    const page = await (await fetch(`${server.url}/${paddle}`)).text();
    expect(page).toMatch(/1 player review · \d\d samples/);
    expect(page.indexOf("Mine alone")).toBeLessThan(page.indexOf("data-samples"));
    const list = await (
      await fetch(`${server.url}/paddle-finder?search=${paddle.slice(0, 5)}`)
    ).text();
    expect(list).toMatch(/1 player review · \d\d samples/);
  }
});
