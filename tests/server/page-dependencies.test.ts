import { createRequestHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Site } from "../../server/site.ts";
import { allWithBuiltSite, type BuiltSite } from "../support/built-site.ts";

let build: BuiltSite["build"];
let entry: BuiltSite["entry"];
allWithBuiltSite((built) => void ({ build, entry } = built));

async function ask(path: string, site: Site = entry.site) {
  const context = new RouterContextProvider();
  context.set(entry.siteContext, site);
  const handle = createRequestHandler(build, "production");
  const { headers } = await handle(new Request(`http://127.0.0.1:3000${path}`), context);
  return { tags: headers.get(entry.cacheTagsHeader) };
}

test("a page names the subject whose reviews it shows", async () => {
  expect((await ask("/diadem-hero")).tags).toBe("diadem-hero");
});

test("pages made at the same time name only their own subjects", async () => {
  const subjects = ["diadem-hero", "neonic-flow", "onix-z5-graphite"];
  const answers = await Promise.all(subjects.map((subject) => ask(`/${subject}`)));
  expect(answers.map(({ tags }) => tags)).toEqual(subjects);
});

test("a page that reads through a function that names no subject depends on everything", async () => {
  const { site } = entry;
  const reviews: Site["reviews"] = {
    ...site.reviews,
    async of(subject) {
      await site.reviews.list(undefined, { order: "asc", limit: 1, offset: 0 });
      return await site.reviews.of(subject);
    },
  };
  expect((await ask("/diadem-hero", { ...site, reviews })).tags).toBe("*");
});

test("every page with ratings from memory depends on everything, not just the first one", async () => {
  expect((await ask("/paddles")).tags).toBe("*");
  expect((await ask("/paddles")).tags).toBe("*");
});
