import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addViews } from "../src/office/figures/views.store.ts";
import { openStore } from "../src/platform/store/connect.ts";
import { weekStart } from "../src/platform/weeks.ts";
import type { Goal } from "./goal.ts";
import { type LoadResult, pin } from "./load.ts";
import { loadVisits, ourStatuses, visitsPerSecond } from "./mixed-load.ts";
import { ourProcess } from "./sites.ts";
import { mediansOf } from "./statistics.ts";
import { kibibytes, milliseconds, rate, table, times } from "./tables.ts";
import { visitedSite } from "./visited-site.ts";
import { drawVisits, type VisitedSite } from "./visits.ts";

/** What visitors find after a start: the medians of several. */
export interface StartsResult {
  starts: number;
  /** From the start of the process until it's ready, in milliseconds. */
  ready: number;
  /** Visitors' requests in the first three seconds, in the two after them, and after half a minute of them. */
  first: LoadResult;
  next: LoadResult;
  warm: LoadResult;
}

/** How long each load takes, in seconds. */
const seconds = { first: 3, next: 2, warmUp: 25, warm: 10 };

/** Starts our site as an update does, without reviews but with counted views, and sends it at once what visitors do. */
export async function measureStarts(
  wrk: string,
  starts: number,
  say: (line: string) => void,
): Promise<StartsResult> {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const [viewed, started] = [join(folder, "viewed"), join(folder, "started")];
  const found: Omit<StartsResult, "starts">[] = [];
  try {
    const site = await onSite(viewed, visitedSite);
    await storeViews(viewed, site.pages);
    for (let start = 0; start < starts; start++) {
      const lists = listsOf(site, start);
      cpSync(viewed, started, { recursive: true });
      found.push(
        await onSite(started, async (url, ready) => {
          const send = async (load: keyof typeof seconds) =>
            await loadVisits(wrk, {
              url,
              visits: lists[load],
              statuses: ourStatuses,
              seconds: seconds[load],
            });
          const [first, next] = [await send("first"), await send("next")];
          await send("warmUp");
          return { ready, first, next, warm: await send("warm") };
        }),
      );
      rmSync(started, { recursive: true });
      say(`start ${start + 1} of ${starts}: ready after ${milliseconds(found.at(-1)!.ready)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { starts, ...mediansOf(found) };
}

/** What each load requests. A review that is sent again would change nothing. */
function listsOf(site: VisitedSite, start: number) {
  const lists = Object.entries(seconds).map(([load, length], index) => [
    load,
    drawVisits(site, { seed: start * 10 + index, count: visitsPerSecond * length }),
  ]);
  return Object.fromEntries(lists) as Record<keyof typeof seconds, ReturnType<typeof drawVisits>>;
}

/**
 * Uses a site that has just started.
 * @param use with its URL, and how long it took to be ready, in milliseconds
 */
async function onSite<Found>(
  dataDir: string,
  use: (url: string, ready: number) => Promise<Found>,
): Promise<Found> {
  const server = await ourProcess({ DATA_DIR: dataDir });
  try {
    pin([server.pid], 0);
    return await use(server.url, server.ready);
  } finally {
    await server.stop("SIGTERM");
  }
}

/** Counts views of the pages, fewer for each than for the one before. */
async function storeViews(dataDir: string, paths: readonly string[]): Promise<void> {
  const store = openStore({ dataDir });
  const week = weekStart(Date.now());
  const views = (place: number) => Math.ceil((10 * paths.length) / (place + 1));
  await addViews(
    store,
    paths.map((page, place) => ({ week, page, views: views(place), visits: 1 })),
  );
  await store.close();
}

const firstSeconds = ({ first, next }: StartsResult) =>
  (first.rate * seconds.first + next.rate * seconds.next) / (seconds.first + seconds.next);

/** The goals of a start. */
export function startGoals(found: StartsResult): Goal[] {
  const { ready, first, warm } = found;
  const [tail, share] = [first.p99 / first.median, firstSeconds(found) / warm.rate];
  return [
    {
      goal: "Ready within 1.5 s of a start",
      found: milliseconds(ready),
      reached: ready <= 1500,
    },
    {
      goal: "Visitors in the first 3 s after a start: p99 at most 3 times the median",
      found: times(tail),
      reached: tail <= 3,
    },
    {
      goal: "Visitors in the first 5 s after a start: at least 0.7 of the later rate",
      found: times(share),
      reached: share >= 0.7,
    },
  ];
}

/** The starts, as paragraphs. */
export function startParagraphs({ starts, ready, ...loads }: StartsResult): string[] {
  const row = (when: string, load: LoadResult) => [
    when,
    `${rate(load.rate)} (${times(load.rate / loads.warm.rate)})`,
    milliseconds(load.median),
    milliseconds(load.p99),
    kibibytes(load.bytes),
  ];
  return [
    `The site is started as by an update: without reviews, with its pages' views of the week counted. It gets what visitors send as soon as it's ready: the same mix as in the comparison, over 10 connections. Ready after ${milliseconds(ready)}. Each number is the median of ${starts} starts; in parentheses, the ratio to the later rate.`,
    table(
      ["Time", "answers a second", "median", "p99", "bytes"],
      [
        row("the first 3 s", loads.first),
        row("the 2 s after them", loads.next),
        row("10 s, half a minute later", loads.warm),
      ],
    ),
  ];
}
