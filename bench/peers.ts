import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { askOften, compressingProxy, type FirstLoad, measureFirstLoad } from "./first-load.ts";
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
  memoryIn,
  perSite,
  type SiteName,
  type Sites,
  startSite,
  titleOf,
} from "./sites.ts";
import { mediansOf } from "./statistics.ts";

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
  const visited = await withSites((sites) => visit(browser, sites, tools));
  const found: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    found.push(await withSites((sites) => measureRound(sites, tools, round)));
    say(`load, round ${round + 1} of ${effort.rounds}`);
  }
  const { loaded, others } = mediansOf(found);
  const sites = siteNames.map((name) => ({
    name,
    title: titleOf(name),
    build: builds.get(name)!,
    firstLoad: visited[name],
    ...loaded[name],
  }));
  return { sites, ...others };
}

/** Starts all sites, for as long as they are used. */
async function withSites<Result>(use: (sites: Sites) => Promise<Result>): Promise<Result> {
  const sites = new Map<SiteName, ComparedSite>();
  try {
    for (const name of siteNames) sites.set(name, await startSite(name));
    return await use(sites);
  } finally {
    for (const site of sites.values()) await site.stop();
  }
}

/** The memory of sites that have just started, their loads, and their memory after that. */
async function measureRound(sites: Sites, tools: Tools, round: number) {
  const { loads, others } = await loadInTurn(sites, tools, round);
  await pause(rest);
  const loaded = perSite(sites, (site, name) => ({
    memory: { started: site.started, loaded: memoryIn(site) },
    ...loads[name],
  }));
  return { loaded, others };
}

/** The median first visit by each measure, the sites taking turns. */
async function visit(
  browser: Browser,
  sites: Sites,
  { effort: { firstVisits: turns }, say }: Tools,
) {
  const visited = perSite(sites, () => byPage<FirstLoad[]>(() => []));
  for (const site of sites.values())
    for (const page of comparedPages) await askOften(site.url + site.path(page));
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, site] of sites) {
      const proxy = await compressingProxy(site.url);
      for (const page of comparedPages)
        visited[name][page].push(await measureFirstLoad(browser, proxy.url + site.path(page)));
      proxy.close();
    }
    say(`first visits, turn ${turn + 1} of ${turns}`);
  }
  return perSite(sites, (_, name) => byPage((page) => mediansOf(visited[name][page])));
}
