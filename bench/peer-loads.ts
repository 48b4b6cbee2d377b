import { gzipSync } from "node:zlib";
import { addresses } from "../src/addresses.ts";
import type { Effort } from "./effort.ts";
import { likeABrowser, load, type LoadResult, pin } from "./load.ts";
import {
  checkVisits,
  loadVisits,
  ourStatuses,
  peerStatuses,
  type SentVisits,
} from "./mixed-load.ts";
import { type BenchNginx, type PageFiles, servesGzip, startCache, startFiles } from "./nginx.ts";
import { Rounds } from "./rounds.ts";
import { type Kind, usualMix } from "./simulation.ts";
import {
  byPage,
  type ComparedPage,
  comparedPages,
  type ComparedSite,
  type SiteName,
} from "./sites.ts";
import { visitedSite } from "./visited-site.ts";
import { drawVisits, forPeer, type Visit } from "./visits.ts";

/**
 * How a page is requested, compressed or not: rendered for each request, from our page cache, and from the cache that an
 * owner puts in front.
 */
export const ways = [
  "rendered, plain",
  "rendered, compressed",
  "cached, plain",
  "cached, compressed",
  "behind nginx, plain",
  "behind nginx, compressed",
] as const;
export type Way = (typeof ways)[number];

/** What visitors' requests are sent to: the site itself, or an nginx in front that keeps pages for 5 seconds. */
export const fronts = ["alone", "behind nginx"] as const;
export type Front = (typeof fronts)[number];

/** What a site sustained. */
export interface SiteLoads {
  /** Only our site has a page cache, so only ours has all ways. */
  load: Record<ComparedPage, Partial<Record<Way, LoadResult>>>;
  /** Requests as visitors send them. Absent for a site that can't answer all of them, and in older results. */
  mixed?: Partial<Record<Front, LoadResult>>;
}

/** nginx with our two pages as files: as fast as this machine answers. */
type Files = Record<ComparedPage, { plain: LoadResult; compressed?: LoadResult }>;
/** Ours, plain, each rendered: finder pages with a query, and unknown addresses. */
type Rendered = Record<"finder" | "unknown", LoadResult>;

/** What was measured beside the sites. */
export interface OtherLoads {
  /** Absent without an nginx, and in older results. */
  files?: Files;
  /** Absent in older results. */
  rendered?: Rendered;
}

/** What the loads are made with. */
export interface Tools {
  wrk: string;
  /** Undefined if there is none: its rows are left out. */
  nginx: string | undefined;
  effort: Effort;
  say: (line: string) => void;
}

type Sites = ReadonlyMap<SiteName, ComparedSite>;
/** Gives what was measured, once the rounds are over. */
type Measured<Result> = () => Result;
type List = (round: number) => readonly Visit[];

/** More requests than any server answers in a second. */
const perSecond = 30_000;

/** Loads every site in each way it has, in turn, each server on one core with what is in front of it. */
export async function loadInTurn(sites: Sites, tools: Tools) {
  const { nginx, effort, say } = tools;
  const ours = sites.get("ours")!;
  const inFront = new Map<SiteName, BenchNginx>();
  let files: BenchNginx | undefined;
  try {
    if (nginx !== undefined) {
      files = await startFiles(nginx, await filesOf(ours));
      for (const [name, { url }] of sites) inFront.set(name, await startCache(nginx, url));
    }
    pin(
      [...sites.values()].flatMap((site) => site.pids().flat()),
      0,
    );
    pin(
      [...inFront.values(), ...(files ? [files] : [])].flatMap((each) => each.pids()),
      0,
    );

    const visited = await visitedSite(ours.url);
    const draw = (seconds: number, mix = usualMix, firstSeed = 0) =>
      oncePerRound((round) => {
        const seed = firstSeed + round;
        return drawVisits(visited, { seed, count: perSecond * seconds, mix });
      });
    const course = new Course(tools);
    const usual = (front: Front) =>
      // A review that is sent again changes nothing, so each front gets its own.
      draw(effort.visitSeconds, usualMix, 1000 * fronts.indexOf(front));
    const lists = { alone: usual("alone"), "behind nginx": usual("behind nginx") };
    const measured = [...sites].map(
      ([name, site]) => [name, course.addSite(name, site, inFront.get(name)?.url, lists)] as const,
    );
    const only = (kind: Kind) => draw(effort.pageSeconds, { ...noMix, [kind]: 1 });
    const rendered = course.addRendered(ours, only("query"), only("unknown"));
    const fromFiles = files && course.addFiles(files.url, ours, servesGzip(nginx!));

    await course.rounds.run(effort.rounds, say);
    const others: OtherLoads = {
      rendered: rendered(),
      ...(fromFiles && { files: fromFiles() }),
    };
    return { loads: new Map(measured.map(([name, results]) => [name, results()])), others };
  } finally {
    for (const each of inFront.values()) await each.stop();
    await files?.stop();
  }
}

const noMix = { page: 0, query: 0, unknown: 0, review: 0 };

/** All loads of a run, in the order in which they take turns. */
class Course {
  readonly rounds = new Rounds();
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  addSite(
    name: SiteName,
    site: ComparedSite,
    frontUrl: string | undefined,
    lists: Record<Front, List>,
  ): Measured<SiteLoads> {
    const isOurs = name === "ours";
    const urls: Record<string, string | undefined> = {
      rendered: site.renderedUrl,
      cached: isOurs ? site.url : undefined,
      "behind nginx": frontUrl,
    };
    const pages = byPage((page) =>
      ways.flatMap((way) => {
        const url = urls[way.split(",")[0]!];
        const isCompressed = way.endsWith("compressed");
        if (url === undefined) return [];
        return [[way, this.#page(url + site.path(page), isCompressed)]] as const;
      }),
    );
    const statuses = isOurs ? ourStatuses : peerStatuses;
    const seconds = this.#tools.effort.visitSeconds;
    const mixed = fronts.flatMap((front) => {
      const url = front === "alone" ? site.url : frontUrl;
      // A folder of files takes no posts, and has the same page for every address.
      if (url === undefined || name === "vite-spa") return [];
      const visits = (round: number) => lists[front](round).map(isOurs ? (each) => each : forPeer);
      return [[front, this.#visits({ url, statuses, seconds }, visits)]] as const;
    });
    return () => ({
      load: byPage((page) => resultsOf(pages[page])),
      ...(mixed.length > 0 && { mixed: resultsOf(mixed) }),
    });
  }

  addRendered(ours: ComparedSite, queries: List, unknown: List): Measured<Rendered> {
    const { path } = addresses.paddleFinder;
    const inFinder = oncePerRound((round) =>
      queries(round).filter((visit) => visit.path.startsWith(path)),
    );
    const seconds = this.#tools.effort.pageSeconds;
    const sent = { url: ours.renderedUrl, statuses: ourStatuses, seconds, headers: {} };
    const [finder, others] = [this.#visits(sent, inFinder), this.#visits(sent, unknown)];
    return () => ({ finder: finder(), unknown: others() });
  }

  addFiles(url: string, ours: ComparedSite, isGzipped: boolean): Measured<Files> {
    const loads = byPage((page) => ({
      plain: this.#page(url + ours.path(page), false),
      compressed: isGzipped ? this.#page(url + ours.path(page), true) : undefined,
    }));
    return () =>
      byPage((page) => {
        const { plain, compressed } = loads[page];
        return { plain: plain(), ...(compressed && { compressed: compressed() }) };
      });
  }

  #page(url: string, isCompressed: boolean): Measured<LoadResult> {
    const { wrk, effort } = this.#tools;
    const headers = isCompressed ? likeABrowser : {};
    return this.rounds.add(async () => load(wrk, url, { headers, seconds: effort.pageSeconds }));
  }

  #visits(sent: Omit<SentVisits, "visits">, list: List): Measured<LoadResult> {
    return this.rounds.add(async (round) => {
      const visits = list(round);
      if (round === 0) await checkVisits({ ...sent, visits });
      return await loadVisits(this.#tools.wrk, { ...sent, visits });
    });
  }
}

function resultsOf<Name extends string>(
  measured: readonly (readonly [Name, Measured<LoadResult>])[],
): Partial<Record<Name, LoadResult>> {
  return Object.fromEntries(measured.map(([name, result]) => [name, result()])) as never;
}

/** Remembers the last round's value, which all sites get. */
function oncePerRound<Value>(make: (round: number) => Value): (round: number) => Value {
  let last: { round: number; value: Value } | undefined;
  return (round) => {
    if (last?.round !== round) last = { round, value: make(round) };
    return last.value;
  };
}

/** Our two pages as our server sends them, plain and with gzip. */
async function filesOf(ours: ComparedSite): Promise<PageFiles> {
  const files = comparedPages.map(async (page) => {
    const path = ours.path(page);
    const plain = Buffer.from(await (await fetch(ours.url + path)).arrayBuffer());
    return [path, { plain, gzip: gzipSync(plain, { level: 9 }) }] as const;
  });
  return new Map(await Promise.all(files));
}
