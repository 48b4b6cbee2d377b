import type { Goal } from "./goal.ts";
import type { LoadResult } from "./load.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { type ComparedPage, comparedPages } from "./sites.ts";
import { milliseconds, times } from "./tables.ts";

/** A ratio has a least or a most; it's undefined if one of the two wasn't measured. */
interface Wanted {
  goal: string;
  ratio: number | undefined;
  least?: number;
  most?: number;
}

const codings = ["plain", "compressed"] as const;

/** The goals beside the peers. What wasn't measured, in older results or without an nginx, has no goal. */
export function besidePeers({ sites, rendered }: PeersResult): Goal[] {
  const named = (name: string) => sites.find((site) => site.name === name)!;
  const [ours, astro] = [named("ours"), named("astro")];
  return [
    ...eachPage(ours, astro),
    ...visitors(ours, astro),
    ...(rendered ? alone(ours, rendered) : []),
    {
      goal: "Memory after start at most Astro's",
      ratio: ours.memory.started / astro.memory.started,
      most: 1,
    },
    {
      goal: "Memory after load at most Astro's",
      ratio: ours.memory.loaded / astro.memory.loaded,
      most: 1,
    },
  ].flatMap((wanted) => ("found" in wanted ? [wanted] : goalsOf(wanted)));
}

function goalsOf({ goal, ratio, least = 0, most = Infinity }: Wanted): Goal[] {
  if (ratio === undefined) return [];
  return [{ goal, found: times(ratio), reached: ratio >= least && ratio <= most }];
}

/** How many times the second rate the first one is. */
const rates = (ours: LoadResult | undefined, theirs: LoadResult | undefined) =>
  ours && theirs && ours.rate / theirs.rate;

const leastOfAstro: Record<ComparedPage, number> = { article: 1, product: 0.9 };

function eachPage(ours: SiteResult, astro: SiteResult): Wanted[] {
  return comparedPages.flatMap((page): Wanted[] => {
    const [us, them] = [ours.load[page], astro.load[page]];
    return [
      {
        goal: `From the page cache, at least 4 times Astro's rate, ${page}`,
        ratio: rates(us["cached, compressed"], them["rendered, compressed"]),
        least: 4,
      },
      ...codings.map((coding) => ({
        goal: `From the page cache, at least half of nginx's rate from its own, ${page}, ${coding}`,
        ratio: rates(us[`cached, ${coding}`], us[`behind nginx, ${coding}`]),
        least: 1 / 2,
      })),
      {
        goal: `Rendered, at least ${leastOfAstro[page].toFixed(1)} times Astro's rate, ${page}`,
        ratio: rates(us["rendered, plain"], them["rendered, plain"]),
        least: leastOfAstro[page],
      },
      ...codings.map((coding) => {
        const result = us[`rendered, ${coding}`];
        return {
          goal: `Rendered, p99 at most 3 times the median, ${page}, ${coding}`,
          ratio: result && result.p99 / result.median,
          most: 3,
        };
      }),
    ];
  });
}

function visitors({ mixed: ours }: SiteResult, { mixed: astro }: SiteResult): Wanted[] {
  const [us, them] = [ours?.alone, astro?.alone];
  return [
    { goal: "Visitors: at least 5 times Astro's rate", ratio: rates(us, them), least: 5 },
    {
      goal: "Visitors: at least 0.8 times Astro's rate behind nginx",
      ratio: rates(us, astro?.["behind nginx"]),
      least: 0.8,
    },
    { goal: "Visitors: p99 at most Astro's", ratio: us && them && us.p99 / them.p99, most: 1 },
  ];
}

function alone(
  { load: { article } }: SiteResult,
  { finder, unknown }: NonNullable<PeersResult["rendered"]>,
): (Wanted | Goal)[] {
  // One core answers without a pause, so its time for an answer is what is left of a second.
  const time = 1000 / unknown.rate;
  return [
    {
      goal: "Rendered, the finder with a query takes at most 2.5 times as long as the article",
      ratio: rates(article["rendered, plain"], finder),
      most: 2.5,
    },
    {
      goal: "An unknown address takes less than 1 ms",
      found: milliseconds(time),
      reached: time < 1,
    },
  ];
}
