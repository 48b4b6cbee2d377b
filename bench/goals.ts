import { durabilityGoals } from "./durability.ts";
import type { GrowthStep } from "./growth.ts";
import { paths as measuredPaths } from "./growth-paths.ts";
import type { PageResult } from "./pages.ts";
import type { Findings, Part, Result } from "./results.ts";
import type { Goal } from "./goal.ts";
import { besidePeers } from "./goals-peers.ts";
import { soakGoals } from "./soak.ts";
import { startGoals } from "./starts.ts";
import { kibibytes, milliseconds, times } from "./tables.ts";
import { upkeepGoals } from "./upkeep.ts";

/** The results of some parts. */
export type Results = { [Of in Part]?: Result<Of> | undefined };

/** The goals of the parts that were run. */
export function judge(results: Results): Goal[] {
  const {
    peers,
    starts,
    upkeep,
    pages,
    growth,
    "growth-by-hand": byHand,
    durability,
    soak,
    fuzz,
  } = results;
  return [
    ...(peers ? besidePeers(peers.found) : []),
    ...(starts ? startGoals(starts.found) : []),
    ...(upkeep ? upkeepGoals(upkeep.found) : []),
    ...(pages ? firstLoads(pages.found) : []),
    ...(growth
      ? [noFasterThanTheLogarithm(growth.found), ...soonAfterStart(growth.found, 1000)]
      : []),
    ...(byHand ? [hardlySlower(byHand.found), ...soonAfterStart(byHand.found, 2000)] : []),
    ...(durability ? durabilityGoals(durability.found) : []),
    ...(soak ? soakGoals(soak.found) : []),
    ...(fuzz ? [nothingBreaks(fuzz.found)] : []),
  ];
}

/** What the two kinds that visitors open most should load at the most, in bytes. */
const mostToLoad = { paddle: 34 * 1024, "paddle finder": 30 * 1024 };

/** First loads within the limit that the tests assert, which is close to what each kind of page has, and Lighthouse. */
export function firstLoads(pages: Findings["pages"]): Goal[] {
  const lightest = Object.entries(mostToLoad).map(([kind, most]): Goal => {
    const { weight } = pages.find((page) => page.kind === kind)!;
    return {
      goal: `First load of a page of the kind '${kind}' at most ${kibibytes(most)}`,
      found: kibibytes(weight.total),
      reached: weight.total <= most,
    };
  });
  const share = ({ weight, maxBytes }: PageResult) => weight.total / maxBytes;
  const fullest = pages.reduce((a, b) => (share(b) > share(a) ? b : a));
  const worst = pages.reduce((a, b) => (b.performance.median < a.performance.median ? b : a));
  return [
    ...lightest,
    {
      goal: "First load of each kind of page within its limit",
      found: `${kibibytes(fullest.weight.total)} of ${kibibytes(fullest.maxBytes)} (${fullest.kind})`,
      reached: share(fullest) <= 1,
    },
    {
      goal: "Lighthouse performance score of each kind of page on a phone at least 99",
      found: `${worst.performance.median} (${worst.kind})`,
      reached: worst.performance.median >= 99,
    },
  ];
}

/** How much longer than at the smallest size a path may take if it grows with the logarithm, noise included. */
const noise = 1.25;

/** Whether a path's answer has all of what grows. Of listed paddles, only the sitemap has. */
function listsAll(name: string, series: Findings["growth"][number]["series"]): boolean {
  if (series === "listed") return name === "sitemap";
  return measuredPaths.find((path) => path.name === name)?.listsAll === series;
}

/** How much longer any path may take beside a thousand listed paddles, or with ten million reviews. */
const hardly = 1.2;

/** The paths that grow faster than the logarithm of their size, or beside listed paddles, except lists of everything. */
export function growingFaster(steps: Findings["growth"]): string[] {
  const faster = new Set<string>();
  for (const { series, engine, size, times: paths } of steps) {
    const smallest = Math.min(
      ...steps.filter((step) => step.series === series).map((step) => step.size),
    );
    // Two sites of one size differ by noise alone.
    if (size === smallest) continue;
    const allowed = series === "listed" ? hardly : (Math.log(size) / Math.log(smallest)) * noise;
    for (const [name, { here, smallest: there }] of Object.entries(paths))
      if (here / there > allowed && !listsAll(name, series))
        faster.add(
          `${name} (${engine}, ${size.toLocaleString("en-US")} ${series}: ${times(here / there)})`,
        );
  }
  return [...faster];
}

function noFasterThanTheLogarithm(steps: Findings["growth"]): Goal {
  const faster = growingFaster(steps);
  return {
    goal: "Nothing grows faster than the logarithm except lists of everything",
    found: faster.length === 0 ? "nothing" : faster.join("; "),
    reached: faster.length === 0,
  };
}

/** The steps with most reviews, of each engine. */
function withMostReviews(steps: Findings["growth"]): { size: number; largest: GrowthStep[] } {
  const grown = steps.filter(({ series }) => series === "reviews");
  const size = Math.max(...grown.map((step) => step.size));
  return { size, largest: grown.filter((step) => step.size === size) };
}

/** With as many reviews as were measured, on both engines. */
export function hardlySlower(steps: Findings["growth"]): Goal {
  const { size, largest } = withMostReviews(steps);
  const slower = largest.flatMap(({ engine, times: paths }) =>
    Object.entries(paths).flatMap(([name, { here, smallest }]) =>
      here / smallest > hardly ? [`${name} (${engine}, ${times(here / smallest)})`] : [],
    ),
  );
  return {
    goal: `No path takes over ${hardly} times as long with ${size.toLocaleString("en-US")} reviews as with 1,000`,
    found: slower.length === 0 ? "none" : slower.join("; "),
    reached: slower.length === 0,
  };
}

/** With as many reviews as were measured, on the slower engine. @param most in milliseconds */
export function soonAfterStart(steps: Findings["growth"], most: number): Goal[] {
  const { size, largest } = withMostReviews(steps);
  const answered = largest.flatMap(({ firstAnswer }) => firstAnswer ?? []);
  if (answered.length === 0) return [];
  const found = Math.max(...answered);
  return [
    {
      goal: `First page at most ${most / 1000} s after a start with ${size.toLocaleString("en-US")} reviews`,
      found: milliseconds(found),
      reached: found <= most,
    },
  ];
}

function nothingBreaks({ cases, properties, seed }: Findings["fuzz"]): Goal {
  const broken = properties.filter(({ failure }) => failure !== undefined);
  return {
    goal: "No random input breaks a property",
    found: `${broken.length} of ${properties.length} properties, ${cases.toLocaleString("en-US")} cases, seed ${seed}`,
    reached: broken.length === 0,
  };
}
