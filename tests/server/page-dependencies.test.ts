import { afterAll, beforeAll, expect, test } from "vitest";
import paddle from "../../src/paddles/paddle.page.tsx";
import paddles from "../../src/paddle-database/paddles.page.tsx";
import { routeAnswerer } from "../../src/layout/answer-route.ts";
import type { Route } from "../../src/platform/render/route.ts";
import { addresses } from "../../src/addresses.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { openSite, type Site } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { testAssets } from "../support/in-process-site.ts";

const library = readLibrary(process.cwd());
let place: StorePlace;
let site: Site;

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
  const asked = { params, url, request: new Request(url), visitor: "" };
  const { status, tags } = await routeAnswerer([route], of, testAssets)(route, asked);
  expect(status).toBe(200);
  return [...tags];
}
const tagsOfPaddle = (slug: string, of?: Site) =>
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
  const reviews: Site["reviews"] = {
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
