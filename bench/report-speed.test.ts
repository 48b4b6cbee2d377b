import { expect, test } from "vitest";
import type { LoadResult } from "./load.ts";
import type { SiteResult } from "./peers.ts";
import { speedSentence } from "./report-speed.ts";
import type { SiteName } from "./sites.ts";

const result = (rate: number): LoadResult => ({ rate, median: 1, p99: 1, bytes: 1 });

const site = (name: SiteName, title: string, more: Partial<SiteResult> = {}): SiteResult => ({
  name,
  title,
  build: 1,
  memory: { started: 1, loaded: 1 },
  firstLoad: {} as SiteResult["firstLoad"],
  load: {
    article: { "rendered, plain": result(20), "rendered, compressed": result(10) },
    product: {},
  },
  ...more,
});

test("has a group for what was measured, without the SPA, which sends an empty page", () => {
  const ours = site("ours", "RallyRank");
  ours.load.article["cached, compressed"] = result(5000);
  const sites = [ours, site("react-router", "React Router 8, hydrated"), site("vite-spa", "SPA")];
  expect(speedSentence({ sites })).toBe(
    "An article as a browser asks for it (from the site's own cache, if it has one): RallyRank 5,000, React Router 8 10. " +
      "An article rendered for each request, uncompressed: RallyRank 20, React Router 8 20.",
  );
});

test("has nginx in front and nginx with files beside the sites", () => {
  const ours = site("ours", "RallyRank", {
    visitors: {
      "one review in a hundred": { alone: result(300), "behind nginx": result(400) },
      "one review in a thousand": { alone: result(500) },
    },
  });
  ours.load.article["behind nginx, compressed"] = result(7000);
  const files = { article: { plain: result(9000) }, product: { plain: result(1) } };
  const sentence = speedSentence({ sites: [ours], files });
  expect(sentence).toContain("RallyRank 10, RallyRank behind nginx 7,000, nginx with files 9,000.");
  expect(sentence).toContain(
    "Requests as visitors send them, one review in a hundred: RallyRank 300, RallyRank behind nginx 400. " +
      "Requests as visitors send them, one review in a thousand: RallyRank 500.",
  );
});
