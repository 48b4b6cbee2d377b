import { expect, test } from "vitest";
import { besidePeers } from "./goals-peers.ts";
import type { LoadResult } from "./load.ts";
import { ways } from "./site-loads.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { byPage, type SiteName } from "./sites.ts";

const result = (rate: number, more: Partial<LoadResult> = {}): LoadResult => ({
  rate,
  median: 1,
  p99: 3,
  bytes: 1000,
  ...more,
});

const site = (name: SiteName, mixedRate: number): SiteResult => ({
  name,
  title: name,
  build: 1,
  memory: { started: 100, loaded: 200 },
  firstLoad: {} as SiteResult["firstLoad"],
  load: byPage(() => Object.fromEntries(ways.map((way) => [way, result(1000)]))),
  mixed: { alone: result(mixedRate), "behind nginx": result(6250) },
});

/** A run that reaches every goal, by no more than it must. */
function run(change: (ours: SiteResult, astro: SiteResult) => void = () => undefined): PeersResult {
  const [ours, astro] = [site("ours", 5000), site("astro", 1000)];
  for (const page of ["article", "product"] as const) {
    ours.load[page]["cached, compressed"] = result(4000);
    ours.load[page]["behind nginx, compressed"] = result(4000);
    ours.load[page]["rendered, plain"] = result(1500);
    ours.load[page]["behind nginx, plain"] = result(2000);
  }
  change(ours, astro);
  return { sites: [ours, astro], rendered: { finder: result(600), unknown: result(1001) } };
}

const missed = (found: PeersResult) =>
  besidePeers(found)
    .filter(({ reached }) => !reached)
    .map(({ goal }) => goal);

test("reaches every goal at its limit", () => {
  expect(besidePeers(run())).toHaveLength(20);
  expect(missed(run())).toEqual([]);
});

test.each<[goal: string, change: (ours: SiteResult, astro: SiteResult) => void]>([
  [
    "From the page cache, at least 4 times Astro's rate, article",
    (_, astro) => (astro.load.article["rendered, compressed"] = result(1001)),
  ],
  [
    "From the page cache, at least 0.5 times nginx's rate from its own, product, plain",
    (ours) => (ours.load.product["behind nginx, plain"] = result(2001)),
  ],
  [
    "From the page cache, at least 1.0 times nginx's rate from its own, article, compressed",
    (ours) => (ours.load.article["behind nginx, compressed"] = result(4001)),
  ],
  [
    "Rendered, at least 1.5 times Astro's rate, article",
    (_, astro) => (astro.load.article["rendered, plain"] = result(1001)),
  ],
  [
    "Rendered, at least 1.5 times Astro's rate, product",
    (_, astro) => (astro.load.product["rendered, plain"] = result(1001)),
  ],
  [
    "Rendered, p99 at most 3 times the median, product, compressed",
    (ours) => (ours.load.product["rendered, compressed"] = result(1000, { p99: 3.1 })),
  ],
  ["Visitors: at least 5 times Astro's rate", (_, astro) => (astro.mixed!.alone = result(1001))],
  [
    "Visitors behind nginx: at least Astro's rate",
    (_, astro) => (astro.mixed!["behind nginx"] = result(6251)),
  ],
  [
    "Visitors behind nginx: p99 at most Astro's",
    (ours) => (ours.mixed!["behind nginx"] = result(6250, { p99: 3.1 })),
  ],
  [
    "Visitors: p99 at most Astro's",
    (_, astro) => (astro.mixed!.alone = result(1000, { p99: 2.9 })),
  ],
  ["Memory after start at most Astro's", (ours) => (ours.memory.started = 101)],
  ["Memory after load at most Astro's", (ours) => (ours.memory.loaded = 201)],
])("misses '%s' just beyond it", (goal, change) => {
  expect(missed(run(change))).toEqual([goal]);
});

test("misses the times of what is never cached just beyond them", () => {
  const slow = { ...run(), rendered: { finder: result(599), unknown: result(1000) } };
  expect(missed(slow)).toEqual([
    "Rendered, the finder with a query takes at most 2.5 times as long as the article",
    "An unknown address takes less than 1 ms",
  ]);
});

test("has no goals for what older results don't have", () => {
  const { sites } = run((...both) => {
    for (const each of both) {
      delete each.mixed;
      for (const page of ["article", "product"] as const)
        for (const coding of ["plain", "compressed"] as const)
          delete each.load[page][`behind nginx, ${coding}`];
    }
  });
  const goals = besidePeers({ sites }).map(({ goal }) => goal);
  expect(goals).toHaveLength(10);
  expect(goals.filter((goal) => /nginx|Visitors|finder|unknown/.test(goal))).toEqual([]);
});
