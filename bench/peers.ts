import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { askOften, compressingProxy, type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { memoryOf } from "../tests/support/process-memory.ts";
import { efforts } from "./effort.ts";
import { loadInTurn } from "./peer-loads.ts";
import type { OtherLoads, SiteLoads, Tools } from "./site-loads.ts";
import { peerNames } from "./run-peer.ts";
import {
  buildSite,
  byPage,
  type ComparedPage,
  type ComparedSite,
  comparedPages,
  type SiteName,
  startSite,
  titleOf,
} from "./sites.ts";
import { median } from "./statistics.ts";

/** The results for one site. */
export interface SiteResult extends SiteLoads {
  name: SiteName;
  title: string;
  /** In milliseconds. */
  build: number;
  /** In MiB: after start, and after all load. */
  memory: { started: number; loaded: number };
  firstLoad: Record<ComparedPage, FirstLoad>;
}
export interface PeersResult extends OtherLoads {
  sites: SiteResult[];
}

const siteNames: readonly SiteName[] = ["ours", ...peerNames];
/** Once idle, a server may return memory to the system. */
const rest = 5000;

/** Installs the locked versions, builds all sites, and measures them side by side. */
export async function measurePeers(browser: Browser, tools: Tools): Promise<PeersResult> {
  const { effort, say } = tools;
  const cwd = join(import.meta.dirname, "peers");
  // A quick run takes what is there.
  if (effort !== efforts.quick || !existsSync(join(cwd, "node_modules")))
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
    const firstLoads = await visit(browser, sites, tools);
    const { loads, others } = await loadInTurn(sites, tools);
    await pause(rest);
    const results = siteNames.map((name) => ({
      name,
      title: titleOf(name),
      build: builds.get(name)!,
      memory: { started: started.get(name)!, loaded: memoryIn(sites.get(name)!) },
      firstLoad: firstLoads.get(name)!,
      ...loads.get(name)!,
    }));
    return { sites: results, ...others };
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

/** The median first visit by each measure, the sites taking turns. */
async function visit(
  browser: Browser,
  sites: ReadonlyMap<SiteName, ComparedSite>,
  { effort: { firstVisits: turns }, say }: Tools,
) {
  const visited = mapOf(sites, () => byPage<FirstLoad[]>(() => []));
  for (const site of sites.values())
    for (const page of comparedPages) await askOften(site.url + site.path(page));
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, site] of sites) {
      const proxy = await compressingProxy(site.url);
      for (const page of comparedPages)
        visited.get(name)![page].push(await measureFirstLoad(browser, proxy.url + site.path(page)));
      proxy.close();
    }
    say(`first visits, turn ${turn + 1} of ${turns}`);
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
