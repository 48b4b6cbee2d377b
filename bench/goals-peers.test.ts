import { expect, test } from "vitest";
import { besidePeers } from "./goals-peers.ts";
import type { LoadResult } from "./load.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { type Front, type Mix, mixNames, ways } from "./site-loads.ts";
import { byPage, type SiteName } from "./sites.ts";

const result = (rate: number, more: Partial<LoadResult> = {}): LoadResult => ({
  rate,
  median: 1,
  p99: 3,
  bytes: 1000,
  ...more,
});

const perMix = <Value>(of: (mix: Mix) => Value) =>
  Object.fromEntries(mixNames.map((mix) => [mix, of(mix)])) as Record<Mix, Value>;

const site = (name: SiteName, visitorRate: number): SiteResult => ({
  name,
  title: name,
  build: 1,
  memory: { started: 100, loaded: 200 },
  firstLoad: {} as SiteResult["firstLoad"],
  load: byPage(() => Object.fromEntries(ways.map((way) => [way, result(1000)]))),
  visitors: perMix(() => ({ alone: result(visitorRate), "behind nginx": result(6250) })),
  freshness: { alone: { paddle: 2, list: 2 }, "behind nginx": { paddle: 5000, list: 5000 } },
});

type Change = (ours: SiteResult, astro: SiteResult, next: SiteResult) => void;

const [oftenWritten, seldomWritten] = mixNames as [Mix, Mix];
/** The same site with another result for visitors. */
const withVisitors = (of: SiteResult, mix: Mix, front: Front, load: LoadResult) =>
  (of.visitors![mix][front] = load);

/** A run that reaches every goal, by no more than it must. */
function run(change: Change = () => undefined): PeersResult {
  const [ours, astro, next] = [site("ours", 8000), site("astro", 1000), site("next", 100)];
  for (const page of ["article", "product"] as const) {
    ours.load[page]["cached, compressed"] = result(4000);
    next.load[page] = {};
    ours.load[page]["behind nginx, compressed"] = result(4000);
    ours.load[page]["rendered, plain"] = result(1500);
    ours.load[page]["behind nginx, plain"] = result(2000);
  }
  change(ours, astro, next);
  return { sites: [ours, astro, next], rendered: { finder: result(600), unknown: result(1001) } };
}

const missed = (found: PeersResult) =>
  besidePeers(found)
    .filter(({ reached }) => !reached)
    .map(({ goal }) => goal);

test("reaches every goal at its limit", () => {
  expect(besidePeers(run())).toHaveLength(26);
  expect(missed(run())).toEqual([]);
});

test.each<[goal: string, change: Change]>([
  [
    "From the page cache, at least 4 times Astro's rate, article",
    (_, astro) => (astro.load.article["cached, compressed"] = result(1001)),
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
  [
    "Visitors, one review in a hundred: at least 8 times Astro's rate",
    (_, astro) => withVisitors(astro, oftenWritten, "alone", result(1001)),
  ],
  [
    "Visitors, one review in a thousand: at least 8 times Astro's rate",
    (_, astro) => withVisitors(astro, seldomWritten, "alone", result(1001)),
  ],
  [
    "Visitors, one review in a thousand: p99 at most Astro's",
    (_, astro) => withVisitors(astro, seldomWritten, "alone", result(1000, { p99: 2.9 })),
  ],
  [
    "Visitors behind nginx, one review in a hundred: at least the best peer's rate",
    (_, __, next) => withVisitors(next, oftenWritten, "behind nginx", result(6251)),
  ],
  [
    "Visitors behind nginx, one review in a thousand: p99 at most the best peer's",
    (ours) => withVisitors(ours, seldomWritten, "behind nginx", result(6250, { p99: 3.1 })),
  ],
  [
    "A stored review shows at least as soon as on any peer, paddle",
    (_, __, next) => (next.freshness!.alone!.paddle = 1.9),
  ],
  [
    "A stored review shows at least as soon as on any peer, list",
    (ours) => (ours.freshness!.alone!.list = 2.1),
  ],
  ["Memory after start at most Astro's", (ours) => (ours.memory.started = 101)],
  ["Memory after load at most Astro's", (ours) => (ours.memory.loaded = 201)],
])("misses '%s' just beyond it", (goal, change) => {
  expect(missed(run(change))).toEqual([goal]);
});

test("compares the tail behind nginx with that of the peer with the highest rate", () => {
  const found = run((_, astro, next) => {
    withVisitors(astro, oftenWritten, "behind nginx", result(6250, { p99: 4 }));
    withVisitors(next, oftenWritten, "behind nginx", result(6249, { p99: 1 }));
  });
  expect(missed(found)).toEqual([]);
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
      delete each.visitors;
      delete each.freshness;
      for (const page of ["article", "product"] as const)
        for (const coding of ["plain", "compressed"] as const)
          delete each.load[page][`behind nginx, ${coding}`];
    }
  });
  const goals = besidePeers({ sites }).map(({ goal }) => goal);
  expect(goals).toHaveLength(10);
  expect(goals.filter((goal) => /nginx|Visitors|review|finder|unknown/.test(goal))).toEqual([]);
});
