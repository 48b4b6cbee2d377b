import { afterAll, beforeAll, expect, test } from "vitest";
import { siteRoutes } from "../../src/pages.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type Ask, applicationOf } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";

let place: StorePlace;
let site: RunningSite;
let ask: Ask;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  const library = projectLibrary();
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  ask = applicationOf(site, siteRoutes);
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

test("without the console's routes, visitors read every listed page, and nothing is behind /owner", async () => {
  const xml = await (await ask("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths.length).toBeGreaterThan(80);
  const answered = await Promise.all(paths.map(async (path) => [(await ask(path)).status, path]));
  expect(answered.filter(([status]) => status !== 200)).toEqual([]);
  for (const path of ["/owner", "/owner/sign-in", "/owner/content"])
    expect((await ask(path)).status).toBe(404);
});

test("a visitor's review is stored and shown without them", async () => {
  const fields = {
    firstName: "Nora",
    duprRating: "3.5",
    rating: "5",
    reviewText: "Soft at the net.",
  };
  const posted = await ask("/diadem-hero", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  expect(posted.status).toBe(303);
  expect(await (await ask("/diadem-hero")).text()).toContain(fields.reviewText);
});
