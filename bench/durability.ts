import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../src/addresses.ts";
import { storeFile } from "../src/platform/store/connect.ts";
import { freePort } from "../tests/support/postgres.ts";
import {
  lostAndTwice,
  type ReviewClients,
  reviewedByClients,
  startClients,
  storedTexts,
} from "../tests/support/posts.ts";
import { type ServerProcess, startServer } from "../tests/support/server-process.ts";
import type { Goal } from "./goal.ts";
import { randomNumbers } from "./simulation.ts";
import { table } from "./tables.ts";

/** What's left of the reviews that clients were told are stored, after failures of one kind. */
export interface FailureRun {
  failure: string;
  failures: number;
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** There more than once. */
  twice: number;
  /** How often SQLite found its file damaged. */
  damaged: number;
}

export interface DurabilityResult {
  runs: FailureRun[];
  /** What this machine doesn't allow. */
  left: string[];
}

const clients = 4;
const [kills, fullDisks, powerLosses] = [25, 5, 25];

/** A site that fails again and again, and clients that post to it all the time. */
interface FailingSite {
  folder: string;
  settings: Record<string, string>;
  posting: ReviewClients;
  server: ServerProcess;
  /** A random number below a limit. */
  below(limit: number): number;
}

/** Posts reviews to sites that are killed, have no room on the disk, or lose power. SQLite, on this machine's disk. */
export async function measureDurability(say: (line: string) => void): Promise<DurabilityResult> {
  const runs: FailureRun[] = [];
  const left: string[] = [];
  const run = async (...[failure, failures, fail]: Parameters<typeof failRepeatedly>) => {
    runs.push(await failRepeatedly(failure, failures, fail));
    const { acknowledged, lost, twice, damaged } = runs.at(-1)!;
    say(
      `${failure}, ${failures} times: ${acknowledged} acknowledged, ${lost} lost, ${twice} twice, ${damaged} damaged`,
    );
  };
  await run("killed while it stores", kills, async (site) => {
    await site.posting.untilMore(1);
    await pause(site.below(400));
    await site.server.stop("SIGKILL");
  });
  await run("killed while it starts", kills, async (site) => {
    await site.posting.untilMore(5);
    await site.server.stop("SIGKILL");
    const kill = start(join(process.cwd(), "tools/serve.sh"), [], site.settings);
    await pause(site.below(1000));
    await kill();
  });
  await run("killed while it stops", kills, async (site) => {
    await site.posting.untilMore(5);
    const stopped = site.server.stop();
    await pause(site.below(60));
    await Promise.all([stopped, site.server.stop("SIGKILL")]);
  });
  await run("killed while it's backed up, and the backup too", kills, async (site) => {
    await site.posting.untilMore(5);
    const words = ["tools/owner.mjs", "data", "backup", join(site.folder, "copies")];
    const kill = start(process.execPath, words, site.settings);
    await pause(site.below(500));
    await site.server.stop("SIGKILL");
    await kill();
  });
  if (process.getuid?.() === 0) await run("a full disk", fullDisks, fillTheDisk);
  else left.push("a full disk: only the superuser can mount a small one");
  const library = compile();
  if (library) {
    await run("a loss of power", powerLosses, losePower(library));
    rmSync(dirname(library), { recursive: true });
  } else left.push("a loss of power: there's no C compiler");
  return { runs, left };
}

/** @param fail ends the server; it's started again afterwards, on what is left */
async function failRepeatedly(
  failure: string,
  failures: number,
  fail: (site: FailingSite) => Promise<void>,
): Promise<FailureRun> {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-durability-"));
  const random = randomNumbers(1);
  const settings = { DATA_DIR: join(folder, "data"), PORT: String(await freePort()) };
  let server = await startServer(settings);
  const posting = startClients(clients, () => server.url);
  let damaged = 0;
  for (let number = 0; number < failures; number++) {
    const below = (limit: number) => Math.floor(random() * limit);
    await fail({ folder, settings, posting, server, below });
    if (!isIntact(settings.DATA_DIR)) damaged++;
    server = await startServer(settings);
  }
  await posting.untilMore(clients);
  await posting.stop();
  const stored = await storedTexts(server.url);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    failure,
    failures,
    acknowledged: posting.acknowledged.size,
    ...lostAndTwice(posting.acknowledged.keys(), stored),
    damaged,
  };
}

/** Opens the file as the server would next, with the log beside it. */
function isIntact(dataDir: string): boolean {
  const file = new DatabaseSync(join(dataDir, storeFile));
  try {
    return file.prepare("pragma integrity_check").get()!["integrity_check"] === "ok";
  } finally {
    file.close();
  }
}

/** Starts a program of ours. @returns what kills it, if it still runs */
function start(program: string, args: readonly string[], settings: Record<string, string>) {
  const child = spawn(program, args, { env: { ...process.env, ...settings }, stdio: "ignore" });
  const exit = once(child, "exit");
  return async () => {
    child.kill("SIGKILL");
    await exit;
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** In bytes: room for the store and some hundred reviews. */
const smallDisk = 24 * 1024 * 1024;

/** Moves the store to a small disk, fills that, and makes room again. Pages are read all the time. */
async function fillTheDisk(site: FailingSite): Promise<void> {
  const { DATA_DIR } = site.settings;
  await site.server.stop();
  const kept = join(site.folder, "kept");
  cpSync(DATA_DIR!, kept, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${smallDisk},mode=700`, "tmpfs", DATA_DIR!]);
  let server: ServerProcess | undefined;
  try {
    cpSync(kept, DATA_DIR!, { recursive: true });
    server = await startServer(site.settings);
    await site.posting.untilMore(clients);
    const filler = join(DATA_DIR!, "filler");
    const room = site.below(200) * 1024;
    const part = Buffer.alloc(64 * 1024);
    while (freeBytes(DATA_DIR!) > room + part.length) appendFileSync(filler, part);
    const refused = site.posting.refusals.length;
    while (site.posting.refusals.length < refused + 50) {
      await pause(20);
      const page = await fetch(server.url + addresses.paddle.href({ slug: reviewedByClients }));
      if (!page.ok) throw new Error(`with a full disk, a page was answered with ${page.status}`);
      await page.arrayBuffer();
    }
    const isKilled = site.below(2) === 0;
    if (isKilled) await server.stop("SIGKILL");
    rmSync(filler);
    if (!isKilled) await site.posting.untilMore(clients);
    await server.stop();
    rmSync(kept, { recursive: true });
    cpSync(DATA_DIR!, kept, { recursive: true });
  } finally {
    await server?.stop("SIGKILL");
    execFileSync("umount", [DATA_DIR!]);
  }
  rmSync(DATA_DIR!, { recursive: true });
  renameSync(kept, DATA_DIR!);
}

/** Compiles what keeps copies of synced files. @returns undefined without a compiler */
function compile(): string | undefined {
  const library = join(mkdtempSync(join(tmpdir(), "rallyrank-synced-")), "synced-files.so");
  const source = join(import.meta.dirname, "durability/synced-files.c");
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return library;
}

/** Leaves what the server had synced when it ended, and nothing else of what it wrote. */
const losePower =
  (library: string) =>
  async (site: FailingSite): Promise<void> => {
    const { DATA_DIR } = site.settings;
    await site.server.stop();
    const synced = join(site.folder, "synced");
    cpSync(DATA_DIR!, synced, { recursive: true });
    const copying = { LD_PRELOAD: library, SYNCED_FROM: DATA_DIR!, SYNCED_TO: synced };
    const server = await startServer({ ...site.settings, ...copying });
    await site.posting.untilMore(1 + site.below(120));
    await server.stop("SIGKILL");
    rmSync(DATA_DIR!, { recursive: true });
    renameSync(synced, DATA_DIR!);
  };

/** The goal of all failures. */
export function durabilityGoals({ runs }: DurabilityResult): Goal[] {
  const sum = (of: (run: FailureRun) => number) =>
    runs.reduce((total, run) => total + of(run), 0).toLocaleString("en-US");
  return [
    {
      goal: `Of ${sum((run) => run.acknowledged)} acknowledged reviews, none is lost or stored twice in ${sum((run) => run.failures)} failures`,
      found: `${sum(({ lost }) => lost)} lost, ${sum(({ twice }) => twice)} twice, ${sum(({ damaged }) => damaged)} damaged files`,
      reached: runs.every(({ lost, twice, damaged }) => lost + twice + damaged === 0),
    },
  ];
}

/** All failures, as paragraphs. */
export function durabilityParagraphs({ runs, left }: DurabilityResult): string[] {
  return [
    `${clients} clients post reviews without a pause, and send again what isn't acknowledged, as people do. After each failure the server starts on what is left.`,
    table(
      ["Failure", "times", "acknowledged", "lost", "twice", "damaged file"],
      runs.map((run) => [
        run.failure,
        String(run.failures),
        run.acknowledged.toLocaleString("en-US"),
        String(run.lost),
        String(run.twice),
        String(run.damaged),
      ]),
    ),
    ...(left.length > 0 ? [`Not tried: ${left.join("; ")}.`] : []),
  ];
}
