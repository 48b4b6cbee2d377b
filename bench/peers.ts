import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { compressingProxy, type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { likeABrowser, load, type LoadResult, pin } from "./load.ts";
import { memoryOf } from "../tests/support/process-memory.ts";
import { peerNames } from "./run-peer.ts";
import {
  buildSite,
  type ComparedPage,
  type ComparedSite,
  comparedPages,
  type SiteName,
  startSite,
  titleOf,
} from "./sites.ts";
import { median } from "./statistics.ts";

/** How a page is requested: rendered for each request or as the site serves it by default, compressed or not. */
export const ways = [
  "rendered, plain",
  "rendered, compressed",
  "cached, plain",
  "cached, compressed",
] as const;
export type Way = (typeof ways)[number];

/** The results for one site. */
export interface SiteResult {
  name: SiteName;
  title: string;
  /** In milliseconds. */
  build: number;
  /** In MiB: after start, and after all load. */
  memory: { started: number; loaded: number };
  firstLoad: Record<ComparedPage, FirstLoad>;
  /** Only our site has a page cache, so only ours has all ways. */
  load: Record<ComparedPage, Partial<Record<Way, LoadResult>>>;
}
export type PeersResult = SiteResult[];

const siteNames: readonly SiteName[] = ["ours", ...peerNames];
const visits = 5;
const rounds = 3;
/** Once idle, a server may return memory to the system. */
const rest = 5000;

/** Installs the locked versions, builds all sites, and measures them side by side. */
export async function measurePeers(
  browser: Browser,
  wrk: string,
  say: (line: string) => void,
): Promise<PeersResult> {
  const cwd = join(import.meta.dirname, "peers");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd, stdio: "ignore" });
  const builds = new Map<SiteName, number>();
  for (const name of siteNames) {
    builds.set(name, buildSite(name));
    say(`${name} is built`);
  }
  const sites = new Map<SiteName, ComparedSite>();
  for (const name of siteNames) sites.set(name, await startSite(name));
  const started = mapOf(sites, memoryIn);
  try {
    const firstLoads = await visit(browser, sites, say);
    for (const site of sites.values()) pin(site.pids().flat(), 0);
    const loads = await loadInTurn(wrk, sites, say);
    await pause(rest);
    return siteNames.map((name) => ({
      name,
      title: titleOf(name),
      build: builds.get(name)!,
      memory: { started: started.get(name)!, loaded: memoryIn(sites.get(name)!) },
      firstLoad: firstLoads.get(name)!,
      load: loads.get(name)!,
    }));
  } finally {
    for (const site of sites.values()) await site.stop();
  }
}

/** Of its largest server. */
const memoryIn = (site: ComparedSite) =>
  Math.max(
    ...site.pids().map((pids) => pids.reduce((sum, pid) => sum + memoryOf(pid).resident, 0)),
  );

function mapOf<Key, From, To>(map: ReadonlyMap<Key, From>, to: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, to(value)] as const));
}

const byPage = <Value>(of: (page: ComparedPage) => Value) =>
  Object.fromEntries(comparedPages.map((page) => [page, of(page)])) as Record<ComparedPage, Value>;

/** The median of five first visits by each measure, the sites taking turns. */
async function visit(
  browser: Browser,
  sites: ReadonlyMap<SiteName, ComparedSite>,
  say: (line: string) => void,
) {
  const visited = mapOf(sites, () => byPage<FirstLoad[]>(() => []));
  for (let turn = 0; turn < visits; turn++) {
    for (const [name, site] of sites) {
      const proxy = await compressingProxy(site.url);
      for (const page of comparedPages)
        visited.get(name)![page].push(await measureFirstLoad(browser, proxy.url + site.path(page)));
      proxy.close();
    }
    say(`first visits, turn ${turn + 1} of ${visits}`);
  }
  return mapOf(visited, (of) => byPage((page) => middle(of[page])));
}

function middle(loads: readonly FirstLoad[]): FirstLoad {
  const of = (value: (load: FirstLoad) => number) => median(loads.map(value));
  return {
    bytes: {
      page: of(({ bytes }) => bytes.page),
      scripts: of(({ bytes }) => bytes.scripts),
      rest: of(({ bytes }) => bytes.rest),
    },
    requests: of(({ requests }) => requests),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
  };
}

/** The median of three rounds by each measure after a warm-up, the sites taking turns. */
async function loadInTurn(
  wrk: string,
  sites: ReadonlyMap<SiteName, ComparedSite>,
  say: (line: string) => void,
) {
  const loaded = mapOf(sites, () => byPage(() => new Map<Way, LoadResult[]>()));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, site] of sites)
      for (const page of comparedPages)
        for (const way of ways) {
          const isCached = way.startsWith("cached");
          if (isCached && name !== "ours") continue;
          const url = (isCached ? site.url : site.renderedUrl) + site.path(page);
          const result = await load(wrk, url, way.endsWith("compressed") ? likeABrowser : {});
          const results = loaded.get(name)![page];
          if (round > 0) results.set(way, [...(results.get(way) ?? []), result]);
        }
    say(round === 0 ? "all are warm" : `load, round ${round} of ${rounds}`);
  }
  return mapOf(loaded, (of) =>
    byPage((page) => Object.fromEntries(mapOf(of[page], middleLoad)) as Record<Way, LoadResult>),
  );
}

function middleLoad(results: readonly LoadResult[]): LoadResult {
  const of = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  return { rate: of("rate"), median: of("median"), p99: of("p99"), bytes: of("bytes") };
}
