import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/support/postgres.ts";
import { memoryOf, processTree } from "../tests/support/process-memory.ts";
import { ourPages } from "./compared-pages.ts";
import { ourStatuses, peerStatuses, type Statuses } from "./mixed-load.ts";
import { type peerNames, type StartedSite, startPeer, startWithNpm } from "./run-peer.ts";
import { forPeer, type Visit } from "./visits.ts";

/** The two pages that every site has. */
export const comparedPages = ["article", "product"] as const;
export type ComparedPage = (typeof comparedPages)[number];

export const byPage = <Value>(of: (page: ComparedPage) => Value) =>
  Object.fromEntries(comparedPages.map((page) => [page, of(page)])) as Record<ComparedPage, Value>;

export type SiteName = "ours" | (typeof peerNames)[number];

/** A built and running site on this machine. */
export interface ComparedSite {
  url: string;
  /** The same site rendering its page for each request: for ours another server, without a page cache. */
  renderedUrl: string;
  /** The path of a page. */
  path(page: ComparedPage): string;
  /** What it gets instead of a request to ours, and how it answers. */
  visit(ours: Visit): Visit;
  statuses: Statuses;
  /** Whether its framework keeps pages in memory. */
  keepsPages: boolean;
  /** The processes of each server. */
  pids(): number[][];
  /** Its memory in MiB, each of its servers' when that had just answered once; see `memoryIn`. */
  started: number;
  stop(): Promise<void>;
}

/** A site's name in tables, with its locked versions. */
export function titleOf(name: SiteName): string {
  const version = (of: string) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, "peers", name, "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    return { ...dependencies, ...devDependencies }[of];
  };
  switch (name) {
    case "ours":
      return "RallyRank";
    case "astro":
      return `Astro ${version("astro")}`;
    case "next":
      return `Next ${version("next")}`;
    case "react-router":
      return `React Router ${version("react-router")}, hydrated`;
    case "vite-spa":
      return `Vite ${version("vite")} SPA`;
  }
}

/** Builds a site as after a change. @returns the time in milliseconds */
export function buildSite(name: SiteName): number {
  const peers = join(import.meta.dirname, "peers");
  const [cwd, words] =
    name === "ours" ? [process.cwd(), ["run", "build"]] : [peers, ["run", "build", "-w", name]];
  // Lighthouse sets NODE_ENV to "development" where it is imported, and peers would be built for that.
  const { NODE_ENV: _, ...env } = process.env;
  const begin = performance.now();
  execFileSync("npm", words, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  return performance.now() - begin;
}

/** Starts our built site on a SQLite store with samples. @param settings beside the usual ones */
export async function ourSite(
  dataDir: string,
  settings: Record<string, string>,
): Promise<StartedSite> {
  return await startWithNpm(["run", "serve"], {
    cwd: process.cwd(),
    env: { DATA_DIR: dataDir, RATE_LIMIT: "off", ...settings },
    // A first page, as the peers have rendered one when their memory after start is read.
    path: ourPages.article,
  });
}

/** A process of our built site, as its owner's service starts it. */
export interface OurProcess {
  url: string;
  pid: number;
  /** From its start until it was ready, in milliseconds. */
  ready: number;
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts such a process, and waits until it's ready. @throws if it ends before */
export async function ourProcess(settings: Record<string, string>): Promise<OurProcess> {
  const port = settings["PORT"] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const server = spawn(join(process.cwd(), "tools/serve.sh"), {
    env: { ...process.env, RATE_LIMIT: "off", PORT: port, ...settings },
    stdio: "ignore",
  });
  const exit = once(server, "exit");
  const isReady = async () => (await fetch(`${url}/readyz`)).ok;
  while (!(await isReady().catch(() => false))) {
    if (server.exitCode !== null) throw new Error("the site ended before it was ready");
    await pause(10);
  }
  return {
    url,
    pid: server.pid!,
    ready: performance.now() - begin,
    async stop(signal) {
      server.kill(signal);
      await exit;
    },
  };
}

/** Starts a built site, ours on an empty SQLite store with samples. */
export async function startSite(name: SiteName): Promise<ComparedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const starts =
    name === "ours"
      ? [() => ourSite(dataDir, {}), () => ourSite(dataDir, { PAGE_CACHE: "off" })]
      : [() => startPeer(name, join(dataDir, "reviews.db"))];
  const servers: StartedSite[] = [];
  const started: number[] = [];
  // npm itself serves nothing.
  const pidsOf = ({ pid }: StartedSite) => processTree(pid).slice(1);
  async function stop() {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    for (const start of starts) {
      const server = await start();
      started.push(memoryOfAll(pidsOf(server)));
      servers.push(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: servers[0]!.url,
    renderedUrl: servers.at(-1)!.url,
    path: (page) => (name === "ours" ? ourPages[page] : `/${page}`),
    visit: name === "ours" ? (visit) => visit : forPeer,
    statuses: name === "ours" ? ourStatuses : peerStatuses,
    keepsPages: ["ours", "astro", "next"].includes(name),
    pids: () => servers.map(pidsOf),
    started: Math.max(...started),
    stop,
  };
}

export type Sites = ReadonlyMap<SiteName, ComparedSite>;

/** Something of each site. */
export function perSite<Value>(
  sites: Sites,
  of: (site: ComparedSite, name: SiteName) => Value,
): Record<SiteName, Value> {
  const values = [...sites].map(([name, site]) => [name, of(site, name)] as const);
  return Object.fromEntries(values) as Record<SiteName, Value>;
}

/** Memory in MiB: of the larger of its servers, if there are two. */
export const memoryIn = (site: ComparedSite) => Math.max(...site.pids().map(memoryOfAll));

const memoryOfAll = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + memoryOf(pid).resident, 0);
