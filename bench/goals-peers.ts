import type { Goal } from "./goal.ts";
import type { LoadResult } from "./load.ts";
import { surfaces } from "./freshness.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { type Mix, mixNames } from "./site-loads.ts";
import { comparedPages } from "./sites.ts";
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
  const peers = sites.filter((site) => site !== ours);
  return [
    ...eachPage(ours, astro),
    ...mixNames.flatMap((mix) => visitors(mix, ours, astro, peers)),
    ...freshness(ours, peers),
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

/** Of nginx's rate from its own cache: browsers ask for compressed pages. */
const leastOfNginx = { plain: 1 / 2, compressed: 1 };

/** How many times the second 99th percentile the first one is. */
const tails = (ours: LoadResult | undefined, theirs: LoadResult | undefined) =>
  ours && theirs && ours.p99 / theirs.p99;

function eachPage(ours: SiteResult, astro: SiteResult): Wanted[] {
  return comparedPages.flatMap((page): Wanted[] => {
    const [us, them] = [ours.load[page], astro.load[page]];
    return [
      {
        goal: `From the page cache, at least 4 times Astro's rate, ${page}`,
        // Older results have it without its cache.
        ratio: rates(
          us["cached, compressed"],
          them["cached, compressed"] ?? them["rendered, compressed"],
        ),
        least: 4,
      },
      ...codings.map((coding) => ({
        goal: `From the page cache, at least ${leastOfNginx[coding].toFixed(1)} times nginx's rate from its own, ${page}, ${coding}`,
        ratio: rates(us[`cached, ${coding}`], us[`behind nginx, ${coding}`]),
        least: leastOfNginx[coding],
      })),
      {
        goal: `Rendered, at least 1.5 times Astro's rate, ${page}`,
        ratio: rates(us["rendered, plain"], them["rendered, plain"]),
        least: 1.5,
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

function visitors(
  mix: Mix,
  ours: SiteResult,
  astro: SiteResult,
  peers: readonly SiteResult[],
): Wanted[] {
  const [us, them] = [ours.visitors?.[mix], astro.visitors?.[mix]];
  const fronted = peers.flatMap((peer) => peer.visitors?.[mix]["behind nginx"] ?? []);
  const best = fronted.toSorted((a, b) => b.rate - a.rate)[0];
  return [
    {
      goal: `Visitors, ${mix}: at least 8 times Astro's rate`,
      ratio: rates(us?.alone, them?.alone),
      least: 8,
    },
    {
      goal: `Visitors, ${mix}: p99 at most Astro's`,
      ratio: tails(us?.alone, them?.alone),
      most: 1,
    },
    {
      goal: `Visitors behind nginx, ${mix}: at least the best peer's rate`,
      ratio: rates(us?.["behind nginx"], best),
      least: 1,
    },
    {
      goal: `Visitors behind nginx, ${mix}: p99 at most the best peer's`,
      ratio: tails(us?.["behind nginx"], best),
      most: 1,
    },
  ];
}

/** Without nginx, which keeps every site's pages for as long. */
function freshness(ours: SiteResult, peers: readonly SiteResult[]): Wanted[] {
  return surfaces.map((surface) => {
    const soonest = peers.flatMap((peer) => peer.freshness?.alone?.[surface] ?? []);
    const us = ours.freshness?.alone?.[surface];
    return {
      goal: `A stored review shows at least as soon as on any peer, ${surface}`,
      ratio: us === undefined || soonest.length === 0 ? undefined : us / Math.min(...soonest),
      most: 1,
    };
  });
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
