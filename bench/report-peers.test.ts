import { expect, test } from "vitest";
import type { LoadResult } from "./load.ts";
import type { SiteResult } from "./peers.ts";
import { besidePeers } from "./report-peers.ts";
import { byPage, type SiteName } from "./sites.ts";

const result = (rate: number): LoadResult => ({ rate, median: 1, p99: 2, bytes: 1024 });

const site = (name: SiteName, title: string, more: Partial<SiteResult> = {}): SiteResult => ({
  name,
  title,
  build: 1,
  memory: { started: 1, loaded: 1 },
  firstLoad: byPage(() => ({
    bytes: { page: 1, styles: 0, scripts: 1, rest: 1 },
    requests: 1,
    firstPaint: 1,
    largestPaint: 1,
    blocked: 1,
    shift: 0,
  })),
  load: byPage(() => ({ "rendered, plain": result(10) })),
  ...more,
});

const machine = { processor: "", cores: 2, memory: 1, system: "", versions: {} };
const report = (...sites: SiteResult[]) =>
  besidePeers({ day: "2026-11-30", machine, found: { sites } });
/** The cells below a heading. */
const rowsBelow = (paragraphs: string[], heading: string) =>
  paragraphs[paragraphs.indexOf(heading) + 2]!.split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );

const spa = site("vite-spa", "SPA");
const [ours, astro] = [
  site("ours", "RallyRank", {
    visitors: {
      "one review in a hundred": { alone: result(800), "behind nginx": result(1600) },
      "one review in a thousand": { alone: result(2000) },
    },
    freshness: { alone: { paddle: 2, list: 4 }, "behind nginx": { paddle: 5000, list: 5000 } },
  }),
  site("astro", "Astro", {
    visitors: {
      "one review in a hundred": { alone: result(100), "behind nginx": result(400) },
      "one review in a thousand": { alone: result(1000) },
    },
    freshness: { alone: { paddle: 3, list: 4 } },
  }),
];

test("compares each mix with ours alone in that mix", () => {
  const paragraphs = report(ours, astro, spa);
  const heading = "### Under load, as visitors come, one review in a";
  expect(rowsBelow(paragraphs, `${heading} hundred`)).toEqual([
    ["RallyRank, alone", "800 (1.00 ×)", "1.0 ms"],
    ["Astro, alone", "100 (0.13 ×)", "1.0 ms"],
    ["RallyRank, behind nginx", "1,600 (2.00 ×)", "1.0 ms"],
    ["Astro, behind nginx", "400 (0.50 ×)", "1.0 ms"],
  ]);
  expect(rowsBelow(paragraphs, `${heading} thousand`)).toEqual([
    ["RallyRank, alone", "2,000 (1.00 ×)", "1.0 ms"],
    ["Astro, alone", "1,000 (0.50 ×)", "1.0 ms"],
  ]);
  expect(paragraphs[paragraphs.indexOf(`${heading} thousand`) + 1]).toContain(
    "90.9% pages by popularity, 8% finder and search queries, 1% unknown addresses and 0.1% reviews",
  );
});

test("says how soon a review shows on each page", () => {
  expect(rowsBelow(report(ours, astro, spa), "### How soon a review shows")).toEqual([
    ["RallyRank, alone", "2.0 ms (1.00 ×)", "4.0 ms (1.00 ×)"],
    ["Astro, alone", "3.0 ms (1.50 ×)", "4.0 ms (1.00 ×)"],
    ["RallyRank, behind nginx", "5000 ms (2500.0 ×)", "5000 ms (1250.0 ×)"],
  ]);
});

test("claims nothing about reviews for older results, whose peers stored none", () => {
  const older = report(site("ours", "RallyRank"), site("astro", "Astro")).join("\n");
  expect(older).not.toMatch(/review|visitors/);
});
