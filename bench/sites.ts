import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processTree } from "../tests/support/process-memory.ts";
import { ourPages } from "./peers/our-pages.ts";
import { type peerNames, startPeer, startWithNpm } from "./peers/running-peer.ts";

/** The two pages that every site has. */
export const comparedPages = ["article", "product"] as const;
export type ComparedPage = (typeof comparedPages)[number];

export type SiteName = "ours" | (typeof peerNames)[number];

/** A site that is built and answers, on this machine. */
export interface ComparedSite {
  url: string;
  /** Where a page is. */
  path(page: ComparedPage): string;
  /** Where it is and is rendered for each request. */
  pathAnew(page: ComparedPage): string;
  /** Of the processes that answer. */
  pids(): number[];
  stop(): Promise<void>;
}

/** Under which name a site stands in tables, with the versions it is locked to. */
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

/** Builds a site, as it is after a change. @returns what it took, in milliseconds */
export function buildSite(name: SiteName): number {
  const peers = join(import.meta.dirname, "peers");
  const [cwd, words] =
    name === "ours" ? [process.cwd(), ["run", "build"]] : [peers, ["run", "build", "-w", name]];
  const begin = performance.now();
  execFileSync("npm", words, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  return performance.now() - begin;
}

/** Starts a built site, ours on an empty SQLite store with its samples. */
export async function startSite(name: SiteName): Promise<ComparedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const path = (page: ComparedPage) => (name === "ours" ? ourPages[page] : `/${page}`);
  const started =
    name === "ours"
      ? await startWithNpm(["run", "serve"], {
          cwd: process.cwd(),
          env: { DATA_DIR: dataDir, RATE_LIMIT: "off" },
          path: "/readyz",
        })
      : await startPeer(name);
  return {
    url: started.url,
    path,
    // A page of ours with a query is not kept; the others keep none.
    pathAnew: (page) => (name === "ours" ? `${path(page)}?anew` : path(page)),
    // npm itself answers nobody.
    pids: () => processTree(started.pid).slice(1),
    async stop() {
      await started.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
