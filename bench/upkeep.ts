import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../src/addresses.ts";
import { processTree } from "../tests/support/process-memory.ts";
import { storeReview } from "./burst.ts";
import { ourPages } from "./compared-pages.ts";
import type { Goal } from "./goal.ts";
import { likeABrowser, pin, unpin } from "./load.ts";
import { startWithNpm } from "./run-peer.ts";
import { randomNumbers, zipf } from "./simulation.ts";
import { milliseconds, table, times } from "./tables.ts";
import { visitedSite } from "./visited-site.ts";

/** The server's processor time for one cycle, in milliseconds. */
export interface Upkeep {
  /** A cycle every second and a half, with what the server does in between. */
  calm: number;
  /** One cycle after the other. */
  storm: number;
}

/** What it costs to store reviews and to have pages show them. */
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

/**
 * Measures cycles of one review and 60 reads.
 * @param earlier the folder of another release, built, which gets the same requests
 */
export async function measureUpkeep(
  earlier: string | undefined,
  say: (line: string) => void,
): Promise<UpkeepResult> {
  const folders = [process.cwd(), ...(earlier === undefined ? [] : [earlier])];
  const site = await onSite(process.cwd(), async (url) => await visitedSite(url));
  const others = earlier && (await onSite(earlier, async (url) => await visitedSite(url)));
  const pages = site.pages.filter((page) => !others || others.pages.includes(page));
  const found: Upkeep[] = [];
  for (const folder of folders) {
    const measured = { calm: 0, storm: 0 };
    for (const pace of ["calm", "storm"] as const)
      measured[pace] = await onSite(folder, async (url, pids) => {
        for (const page of [...pages, ...pages]) await read(url, page);
        return await costOf(url, pids, { pages, paddles: site.paddles, pace });
      });
    say(
      `${folder}: ${milliseconds(measured.calm)} calm, ${milliseconds(measured.storm)} in a storm`,
    );
    found.push(measured);
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
  }: { pages: readonly string[]; paddles: readonly string[]; pace: keyof Upkeep },
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
  const goal = (most: number, pace: keyof Upkeep, words: string): Goal => ({
    goal: `${words}, ${pace === "calm" ? "calm" : "in a storm"}`,
    found: times(ours[pace] / earlier[pace]),
    reached: ours[pace] <= most * earlier[pace],
  });
  return [
    goal(1 / 2, "calm", `A review and ${reads} reads: at most half of ${earlier.version}'s time`),
    goal(1, "storm", `A review and ${reads} reads: at most ${earlier.version}'s time`),
  ];
}

/** What a review costs, as paragraphs. */
export function upkeepParagraphs({ pages, ours, earlier }: UpkeepResult): string[] {
  const row = (name: string, { calm, storm }: Upkeep) => [
    name,
    `${milliseconds(calm)} (${times(calm / ours.calm)})`,
    `${milliseconds(storm)} (${times(storm / ours.storm)})`,
  ];
  return [
    `Processor time of the server, all its threads, for one review and ${reads} reads of ${pages} pages by popularity, with what it does in between: a cycle every ${calmly / 1000} seconds, and one after the other.`,
    table(
      ["Release", "calm", "in a storm"],
      [row("this one", ours), ...(earlier ? [row(earlier.version, earlier)] : [])],
    ),
  ];
}
