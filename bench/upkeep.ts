import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../src/addresses.ts";
import { currentRelease, versionNamed, versionsOn } from "../src/platform/releases.ts";
import { processTree } from "../tests/support/process-memory.ts";
import { storeReview } from "./burst.ts";
import { ourPages } from "./compared-pages.ts";
import type { Goal } from "./goal.ts";
import { likeABrowser, type LoadResult, pin, unpin } from "./load.ts";
import { loadVisits, ourStatuses, visitsPerSecond } from "./mixed-load.ts";
import { startWithNpm } from "./run-peer.ts";
import { randomNumbers, zipf } from "./simulation.ts";
import { milliseconds, rate, table, times } from "./tables.ts";
import { visitedSite } from "./visited-site.ts";
import { drawVisits } from "./visits.ts";

/** What a release's server does with a core of its own. */
export interface Upkeep {
  /** Its processor time for one cycle, in milliseconds: one every second and a half, with what it does in between. */
  calm: number;
  /** The same, one after the other. */
  storm: number;
  /** What visitors do, as fast as it's answered. */
  visits: LoadResult;
}

/** What it costs to store reviews and to have pages show them, between other visits too. */
export interface UpkeepResult {
  /** Pages that are read; of an earlier release's, those that both have. */
  pages: number;
  reads: number;
  ours: Upkeep;
  /** Absent if none was given. */
  earlier?: Upkeep & { version: string };
}

/** Reads of a cycle, each by popularity. */
const reads = 60;
const cycles = { calm: 40, storm: 120 };
const calmly = 1500;
/** What is written or compressed later counts, too. */
const rest = 3000;
/** How long visitors come, in seconds, first to warm it up. */
const visitSeconds = { warmUp: 20, measured: 10 };

/**
 * Measures cycles of one review and 60 reads, and what visitors do in the mix of the comparison.
 * @param beside another version, or the folder it's built in, which gets the same requests
 */
export async function measureUpkeep(
  wrk: string,
  beside: string | undefined,
  say: (line: string) => void,
): Promise<UpkeepResult> {
  const earlier = beside === undefined ? undefined : await folderOf(beside, say);
  const folders = [process.cwd(), ...(earlier === undefined ? [] : [earlier])];
  const site = await onSite(process.cwd(), async (url) => await visitedSite(url));
  const others = earlier && (await onSite(earlier, async (url) => await visitedSite(url)));
  const pages = site.pages.filter((page) => !others || others.pages.includes(page));
  const found: Upkeep[] = [];
  for (const folder of folders) {
    const cost = async (pace: keyof typeof cycles) =>
      await onSite(folder, async (url, pids) => {
        for (const page of [...pages, ...pages]) await read(url, page);
        return await costOf(url, pids, { pages, paddles: site.paddles, pace });
      });
    const [calm, storm] = [await cost("calm"), await cost("storm")];
    const visits = await onSite(folder, async (url) => {
      const visit = async (seconds: number, seed: number) =>
        await loadVisits(wrk, {
          url,
          visits: drawVisits({ ...site, pages }, { seed, count: visitsPerSecond * seconds }),
          statuses: ourStatuses,
          seconds,
        });
      await visit(visitSeconds.warmUp, 1);
      return await visit(visitSeconds.measured, 2);
    });
    say(
      `${folder}: ${milliseconds(calm)} calm, ${milliseconds(storm)} in a storm, ${rate(visits.rate)} visits a second`,
    );
    found.push({ calm, storm, visits });
  }
  const [ours, theirs] = found;
  const version = () =>
    (JSON.parse(readFileSync(join(earlier!, "package.json"), "utf8")) as { version: string })
      .version;
  return {
    pages: pages.length,
    reads,
    ours: ours!,
    ...(theirs && { earlier: { ...theirs, version: version() } }),
  };
}

/** The folder of a version, which is built there once, or the folder itself. @throws if there is neither */
async function folderOf(given: string, say: (line: string) => void): Promise<string> {
  if (existsSync(join(given, "package.json"))) return resolve(given);
  const git = (args: readonly string[]) =>
    Promise.resolve(execFileSync("git", args, { encoding: "utf8" }));
  const version = versionNamed(given, await versionsOn("HEAD", git));
  if (!version)
    throw new Error(
      `${given} is neither a folder with a release nor a version: npm run releases -- versions`,
    );
  const folder = resolve("build/beside", version.commit);
  if (existsSync(join(folder, currentRelease))) return folder;
  say(`Installing and building ${version.name} in ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  await git(["clone", "--quiet", "--shared", "--no-checkout", ".", folder]);
  await git(["-C", folder, "checkout", "--quiet", version.commit]);
  execFileSync(process.execPath, ["tools/install.mjs", "build"], { cwd: folder, stdio: "inherit" });
  return folder;
}

async function onSite<Found>(
  folder: string,
  use: (url: string, pids: readonly number[]) => Promise<Found>,
): Promise<Found> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const site = await startWithNpm(["run", "serve"], {
    cwd: folder,
    env: { DATA_DIR: dataDir, RATE_LIMIT: "off" },
    path: ourPages.article,
  });
  // npm itself serves nothing.
  const pids = processTree(site.pid).slice(1);
  pin(pids, 0);
  pin([process.pid], 1);
  try {
    return await use(site.url, pids);
  } finally {
    // What is measured next is started from this process.
    unpin(process.pid);
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns milliseconds of processor time for a cycle */
async function costOf(
  url: string,
  pids: readonly number[],
  {
    pages,
    paddles,
    pace,
  }: { pages: readonly string[]; paddles: readonly string[]; pace: keyof typeof cycles },
): Promise<number> {
  const random = randomNumbers(1);
  const [pageAt, paddleAt] = [zipf(pages.length), zipf(paddles.length)];
  await pause(rest);
  const before = processorTime(pids);
  for (let cycle = 0; cycle < cycles[pace]; cycle++) {
    const begun = performance.now();
    const slug = paddles[paddleAt(random())]!;
    await storeReview(url, addresses.paddle.href({ slug }), cycle);
    for (let count = 0; count < reads; count++) await read(url, pages[pageAt(random())]!);
    if (pace === "calm") await pause(Math.max(0, calmly - (performance.now() - begun)));
  }
  await pause(rest);
  return (processorTime(pids) - before) / cycles[pace];
}

/** Of all threads so far, in milliseconds. Linux counts it in hundredths of a second. */
function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name of the program, in parentheses, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

async function read(url: string, page: string): Promise<void> {
  const answer = await fetch(url + page, { headers: likeABrowser });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page} was answered with ${answer.status}`);
}

/** The goals beside an earlier release; none without one. */
export function upkeepGoals({ ours, earlier }: UpkeepResult): Goal[] {
  if (!earlier) return [];
  const goal = (most: number, pace: keyof typeof cycles, words: string): Goal => ({
    goal: `${words}, ${pace === "calm" ? "calm" : "in a storm"}`,
    found: times(ours[pace] / earlier[pace]),
    reached: ours[pace] <= most * earlier[pace],
  });
  return [
    goal(1 / 2, "calm", `A review and ${reads} reads: at most half of ${earlier.version}'s time`),
    goal(1, "storm", `A review and ${reads} reads: at most ${earlier.version}'s time`),
    {
      goal: `What visitors do: at least three fifths of ${earlier.version}'s rate`,
      found: times(ours.visits.rate / earlier.visits.rate),
      reached: ours.visits.rate >= 0.6 * earlier.visits.rate,
    },
  ];
}

/** What a review costs, as paragraphs. */
export function upkeepParagraphs({ pages, ours, earlier }: UpkeepResult): string[] {
  const row = (name: string, { calm, storm, visits }: Upkeep) => [
    name,
    `${milliseconds(calm)} (${times(calm / ours.calm)})`,
    `${milliseconds(storm)} (${times(storm / ours.storm)})`,
    `${rate(visits.rate)} (${times(visits.rate / ours.visits.rate)})`,
    milliseconds(visits.p99),
  ];
  return [
    `Processor time of the server, all its threads, for one review and ${reads} reads of ${pages} pages by popularity, with what it does in between: a cycle every ${calmly / 1000} seconds, and one after the other. Then visitors, in the mix of the comparison, over 10 connections for ${visitSeconds.measured} s.`,
    table(
      ["Release", "calm", "in a storm", "visits a second", "p99"],
      [row("this one", ours), ...(earlier ? [row(earlier.version, earlier)] : [])],
    ),
  ];
}
