import { expect, test } from "vitest";
import { durabilityGoals } from "./durability.ts";
import { firstLoads, growingFaster, hardlySlower, soonAfterStart } from "./goals.ts";
import type { GrowthStep } from "./growth.ts";
import { soakGoals, type SoakPart } from "./soak.ts";
import { startGoals } from "./starts.ts";
import { upkeepGoals } from "./upkeep.ts";

const step = (size: number, times: GrowthStep["times"]): GrowthStep => ({
  series: "reviews",
  engine: "sqlite",
  size,
  memory: { resident: 100, peak: 200 },
  bytesPerReview: 900,
  times,
});

test("a path may take twice as long at a thousand times the size, plus noise, but no more", () => {
  const small = step(1000, { home: { here: 10, smallest: 10 }, search: { here: 5, smallest: 5 } });
  const large = (home: number) =>
    step(1_000_000, { home: { here: home, smallest: 10 }, search: { here: 9, smallest: 5 } });
  expect(growingFaster([small, large(24)])).toEqual([]);
  expect(growingFaster([small, large(26)])).toEqual(["home (sqlite, 1,000,000 reviews: 2.60 ×)"]);
});

test("two sites of the smallest size show no growth", () => {
  const times = { home: { here: 13, smallest: 10 } };
  expect(growingFaster([step(1000, times), step(10_000, times)])).toEqual([]);
  const more = { home: { here: 17, smallest: 10 } };
  expect(growingFaster([step(1000, more), step(10_000, more)])).toEqual([
    "home (sqlite, 10,000 reviews: 1.70 ×)",
  ]);
});

test("a list of everything may grow with its size", () => {
  const grown = { sitemap: { here: 400, smallest: 10 } };
  const paddles = (size: number, times: GrowthStep["times"]) => ({
    ...step(size, times),
    series: "paddles" as const,
  });
  const base = { sitemap: { here: 10, smallest: 10 } };
  expect(growingFaster([paddles(26, base), paddles(1000, grown)])).toEqual([]);
  expect(growingFaster([step(1000, base), step(1_000_000, grown)])).toHaveLength(1);
});

test("beside listed paddles, nothing may take a fifth longer but the sitemap, which lists them", () => {
  const listed = (size: number, here: number): GrowthStep => ({
    ...step(size, { home: { here, smallest: 10 }, sitemap: { here: here * 2, smallest: 10 } }),
    series: "listed",
  });
  expect(growingFaster([listed(26, 10), listed(1026, 11.9)])).toEqual([]);
  expect(growingFaster([listed(26, 10), listed(1026, 12.1)])).toEqual([
    "home (sqlite, 1,026 listed: 1.21 ×)",
  ]);
});

test("with most reviews, nothing may take a fifth longer on either engine", () => {
  const large = (engine: GrowthStep["engine"], here: number) => ({
    ...step(10_000_000, { home: { here, smallest: 10 } }),
    engine,
  });
  const small = step(10_000, { home: { here: 15, smallest: 10 } });
  expect(hardlySlower([small, large("sqlite", 12), large("postgres", 11)])).toMatchObject({
    found: "none",
    reached: true,
  });
  expect(hardlySlower([small, large("sqlite", 12), large("postgres", 12.1)])).toEqual({
    goal: "No path takes over 1.2 times as long with 10,000,000 reviews as with 1,000",
    found: "home (postgres, 1.21 ×)",
    reached: false,
  });
});

test("the first page after a start counts with most reviews, on the slower engine", () => {
  const start = (size: number, engine: GrowthStep["engine"], firstAnswer: number): GrowthStep => ({
    ...step(size, {}),
    engine,
    firstAnswer,
  });
  const small = start(1000, "sqlite", 2000);
  const large = start(1_000_000, "sqlite", 700);
  const goal = "First page at most 1 s after a start with 1,000,000 reviews";
  expect(soonAfterStart([small, large, start(1_000_000, "postgres", 1000)], 1000)).toEqual([
    { goal, found: "1000 ms", reached: true },
  ]);
  expect(soonAfterStart([small, large, start(1_000_000, "postgres", 1001)], 1000)).toMatchObject([
    { reached: false },
  ]);
  expect(soonAfterStart([step(1_000_000, {})], 1000)).toEqual([]);
});

const page = (kind: string, total: number, median = 100) => ({
  kind,
  path: "/",
  weight: { scripts: 0, pageAndStyles: total, total },
  maxBytes: 40 * 1024,
  performance: { median, min: median },
  largestPaint: 1000,
});

test("a page above its limit and one below 99 each miss a goal", () => {
  const small = ["paddle", "paddle finder"].map((kind) => page(kind, 20 * 1024));
  const others = (pages: ReturnType<typeof page>[]) => firstLoads(pages).slice(small.length);
  expect(others([...small, page("guide", 40 * 1024, 99)])).toEqual([
    expect.objectContaining({ found: "40.0 KiB of 40.0 KiB (guide)", reached: true }),
    expect.objectContaining({ found: "99 (guide)", reached: true }),
  ]);
  expect(others([page("guide", 41 * 1024, 98), ...small])).toEqual([
    expect.objectContaining({ found: "41.0 KiB of 40.0 KiB (guide)", reached: false }),
    expect.objectContaining({ found: "98 (guide)", reached: false }),
  ]);
});

test("a paddle's page and the finder each have a goal of their own", () => {
  const reached = (paddle: number, finder: number) =>
    firstLoads([page("paddle", paddle * 1024), page("paddle finder", finder * 1024)])
      .slice(0, 2)
      .map((goal) => goal.reached);
  expect(reached(34, 30)).toEqual([true, true]);
  expect(reached(34.1, 30.1)).toEqual([false, false]);
});

test("a start is ready soon, and its first visitors wait hardly longer than later ones", () => {
  const load = (rate: number, p99: number) => ({ rate, median: 2, p99, bytes: 1000 });
  const reached = (ready: number, p99: number, rate: number) =>
    startGoals({
      starts: 5,
      ready,
      first: load(rate, p99),
      next: load(800, 4),
      warm: load(1000, 4),
    }).map((goal) => goal.reached);
  // (3 × 634 + 2 × 800) / 5 is 700.4.
  expect(reached(1500, 6, 634)).toEqual([true, true, true]);
  expect(reached(1501, 6.1, 633)).toEqual([false, false, false]);
});

test("upkeep is compared with an earlier release's, if there is one", () => {
  const ours = (calm: number, storm: number, rate: number) => ({
    calm,
    storm,
    visits: { rate, median: 1, p99: 9, bytes: 20_000 },
  });
  const earlier = { version: "1.0.0", ...ours(100, 80, 5000) };
  const reached = (...of: Parameters<typeof ours>) =>
    upkeepGoals({ pages: 100, reads: 60, ours: ours(...of), earlier }).map((goal) => goal.reached);
  expect(reached(50, 80, 3000)).toEqual([true, true, true]);
  expect(reached(51, 81, 2999)).toEqual([false, false, false]);
  expect(upkeepGoals({ pages: 100, reads: 60, ours: ours(50, 80, 1) })).toEqual([]);
});

test("a failure of any kind that loses a review, stores it twice or damages the file misses the goal", () => {
  const run = (changed: object) => ({
    failure: "killed",
    failures: 25,
    acknowledged: 600,
    lost: 0,
    twice: 0,
    damaged: 0,
    ...changed,
  });
  const goals = (changed: object) =>
    durabilityGoals({ runs: [run({}), run(changed)], left: [] }).map(({ reached }) => reached);
  expect(durabilityGoals({ runs: [run({}), run({})], left: [] })).toEqual([
    {
      goal: "Of 1,200 acknowledged reviews, none is lost or stored twice in 50 failures",
      found: "0 lost, 0 twice, 0 damaged files",
      reached: true,
    },
  ]);
  expect([goals({ lost: 1 }), goals({ twice: 1 }), goals({ damaged: 1 })].flat()).toEqual([
    false,
    false,
    false,
  ]);
});

test("a soak may lose nothing, refuse nobody, and take hardly more memory in the end", () => {
  const part = (memory: number): SoakPart => ({
    event: "",
    requests: 1000,
    median: 1,
    p99: 5,
    slowest: 50,
    memory,
    openFiles: 60,
  });
  const reached = (end: number, changed: object = {}) =>
    soakGoals({
      minutes: 30,
      parts: [part(400), part(end)],
      failures: [],
      acknowledged: 600,
      lost: 0,
      twice: 0,
      ...changed,
    }).map((goal) => goal.reached);
  expect(reached(480)).toEqual([true, true]);
  expect(reached(481)).toEqual([true, false]);
  expect(reached(400, { failures: ["/: 502"] })).toEqual([false, true]);
  expect(reached(400, { lost: 1 })).toEqual([false, true]);
});
