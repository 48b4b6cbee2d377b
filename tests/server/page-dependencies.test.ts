import { afterAll, beforeAll, expect, test } from "vitest";
import paddle from "../../src/site/paddles/paddle.page.tsx";
import paddles from "../../src/site/finder/paddles.page.tsx";
import { routeAnswerer } from "../../src/site/layout/answer-route.ts";
import type { Route } from "../../src/platform/render/route.ts";
import { addresses } from "../../src/addresses.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { recordReads } from "../../src/platform/store/reads.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf, testAssets } from "../support/in-process-site.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;

beforeAll(async () => {
  place = await emptyStore("sqlite");
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

/** The tags of a page of a site: what it depends on. */
async function tagsOf(route: Route, path: string, params = {}, of = site): Promise<string[]> {
  const url = new URL(`${of.settings.siteUrl}${path}`);
  const asked = { params, url, request: new Request(url), visitor: "", remote: "" };
  const { result, reads } = await recordReads(() =>
    routeAnswerer([route], of, testAssets)(route, asked),
  );
  expect(result.status).toBe(200);
  return [...reads.tags];
}
const tagsOfPaddle = (slug: string, of?: RunningSite) =>
  tagsOf(paddle, addresses.paddle.href({ slug }), { slug }, of);
const tagsOfTable = () => tagsOf(paddles, addresses.paddles.href());

test("a page names the subject whose reviews it shows", async () => {
  expect(await tagsOfPaddle("diadem-hero")).toEqual(["diadem-hero"]);
});

test("pages rendered at the same time name only their own subjects", async () => {
  const subjects = ["diadem-hero", "neonic-flow", "onix-z5-graphite"];
  const answers = await Promise.all(subjects.map((subject) => tagsOfPaddle(subject)));
  expect(answers).toEqual(subjects.map((subject) => [subject]));
});

test("a page that reads through a function that names no subject depends on everything", async () => {
  const reviews: RunningSite["reviews"] = {
    ...site.reviews,
    async of(subject) {
      await site.reviews.list(undefined, { order: "asc", limit: 1, offset: 0 });
      return await site.reviews.of(subject);
    },
  };
  expect(await tagsOfPaddle("diadem-hero", { ...site, reviews })).toEqual(["*"]);
});

test("every page with ratings from memory depends on everything, not just the first one", async () => {
  expect(await tagsOfTable()).toEqual(["*"]);
  expect(await tagsOfTable()).toEqual(["*"]);
});

test("an ordinary review drops at most 20 pages: all that change, and few others", async () => {
  const ask = applicationOf(site);
  const sitemap = await (await ask("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const readAll = async () => {
    const pages = new Map<string, { html: string; tags: ReadonlySet<string> }>();
    for (const path of paths) {
      const { result: html, reads } = await recordReads(async () => (await ask(path)).text());
      pages.set(path, { html, tags: reads.tags });
    }
    return pages;
  };
  let before = await readAll();
  for (const [nth, slug] of ["vatic-pro-prism-flash-v7", "joola-perseus-cfs-16"].entries()) {
    const row = {
      paddle_name: slug,
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `Drops are easy with it, ${nth} times out of ten.`,
    };
    const body = JSON.stringify(row);
    const headers = { "content-type": "application/json" };
    const stored = await ask("/rest/v1/paddle_reviews", { method: "POST", headers, body });
    expect(stored.status).toBe(201);
    const after = await readAll();
    const tags = [slug, `${slug} in lists`, "*"];
    const dropped = paths.filter((path) => tags.some((tag) => before.get(path)!.tags.has(tag)));
    const changed = paths.filter((path) => before.get(path)!.html !== after.get(path)!.html);
    expect(changed).toContain(`/${slug}`);
    expect(changed.filter((path) => !dropped.includes(path))).toEqual([]);
    // The pages of brands with many paddles depend on all reviews.
    expect(dropped.length - changed.length, String(dropped)).toBeLessThanOrEqual(6);
    expect(dropped.length).toBeLessThanOrEqual(20);
    before = after;
  }
});
