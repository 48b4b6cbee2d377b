import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { keepBusy, type Visit } from "../tests/support/busy-site.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { freePort } from "../tests/support/postgres.ts";
import { lostAndTwice, reviewedByClients, storedTexts } from "../tests/support/posts.ts";
import { memoryOf } from "../tests/support/process-memory.ts";
import type { Goal } from "./goal.ts";
import { ourProcess } from "./sites.ts";
import { quantile } from "./statistics.ts";
import { milliseconds, table } from "./tables.ts";
import { visitedSite } from "./visited-site.ts";

/** A part of a soak. */
export interface SoakPart {
  /** What happens in it besides visits; "" for nothing. */
  event: string;
  requests: number;
  /** In milliseconds, through nginx. */
  median: number;
  p99: number;
  slowest: number;
  /** Of both processes together at its end, in MiB, and how many files they have open. */
  memory: number;
  openFiles: number;
}

/** A site that is visited for long, and what became of what was posted. */
export interface SoakResult {
  minutes: number;
  parts: SoakPart[];
  /** Pages that weren't answered with 200, and posts that weren't stored. */
  failures: string[];
  acknowledged: number;
  lost: number;
  twice: number;
}

const count = 6;

/**
 * Visits a site for long: two processes behind nginx with the configuration that we ship, on SQLite. Meanwhile a new
 * build takes over, and later one process is killed.
 */
export async function soak(
  minutes: number,
  nginxProgram: string,
  say: (line: string) => void,
): Promise<SoakResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-soak-"));
  const settings = {
    DATA_DIR: dataDir,
    SITE_URL: "https://rallyrank.example",
    TRUST_PROXY: "127.0.0.1",
  };
  const ports = [await freePort(), await freePort()] as const;
  const serve = async (port: number) => await ourProcess({ ...settings, PORT: String(port) });
  const servers = [await serve(ports[0]), await serve(ports[1])];
  const nginx = await startNginx(nginxProgram, ports);
  const { pages } = await visitedSite(servers[0]!.url);
  let waits: number[] = [];
  let requests = 0;
  const ask = async (path: string, options: Parameters<typeof nginx.ask>[1]) => {
    const begin = performance.now();
    // nginx limits what comes from one address.
    const answer = await nginx.ask(path, { from: `127.0.1.${1 + (requests++ % 250)}`, ...options });
    waits.push(performance.now() - begin);
    return answer;
  };
  const visit: Visit = {
    get: async (path) => await ask(path, {}),
    post: async (path, fields, headers = {}) => await ask(path, { fields, headers }),
  };
  const busy = keepBusy(visit, { paths: pages, subjects: [reviewedByClients] });
  const restart = async (index: 0 | 1, signal: "SIGTERM" | "SIGKILL") => {
    await servers[index]!.stop(signal);
    servers[index] = await serve(ports[index]);
  };
  const events: Partial<Record<number, [string, () => Promise<void>]>> = {
    2: [
      "an update: a new build, and one process after the other",
      async () => {
        await promisify(execFile)("npm", ["run", "build"]);
        await restart(0, "SIGTERM");
        await restart(1, "SIGTERM");
      },
    ],
    4: ["one process is killed, and started again", async () => await restart(0, "SIGKILL")],
  };
  const found: SoakPart[] = [];
  for (let part = 0; part < count; part++) {
    waits = [];
    const ends = performance.now() + (minutes * 60_000) / count;
    const [event, happen] = events[part] ?? ["", undefined];
    await happen?.();
    await pause(Math.max(0, ends - performance.now()));
    const sum = (of: (pid: number) => number) =>
      servers.reduce((total, { pid }) => total + of(pid), 0);
    found.push({
      event,
      requests: waits.length,
      median: quantile(waits, 0.5),
      p99: quantile(waits, 0.99),
      slowest: quantile(waits, 1),
      memory: sum((pid) => memoryOf(pid).resident),
      openFiles: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    });
    say(`part ${part + 1} of ${count}: ${JSON.stringify(found.at(-1))}`);
  }
  await busy.end();
  const stored = await storedTexts(servers[0]!.url);
  await nginx.stop();
  for (const server of servers) await server.stop("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  const { acknowledged, failures, refusals } = busy;
  return {
    minutes,
    parts: found,
    failures: [
      ...failures,
      ...refusals.map(({ text, answer }) => `${text} ${answer?.status ?? "connection lost"}`),
    ],
    acknowledged: acknowledged.size,
    ...lostAndTwice(acknowledged, stored),
  };
}

/** How much more memory than after the first part the processes may have in the end. */
const mostGrowth = 1.2;

/** The goals of a soak. A process that is killed takes the requests with it that it had, so these are sent again. */
export function soakGoals({ minutes, parts, failures, lost, twice }: SoakResult): Goal[] {
  const [first, last] = [parts[0]!.memory, parts.at(-1)!.memory];
  return [
    {
      goal: `In ${minutes} minutes with an update and a killed process, no failed request, and no review lost or stored twice`,
      found: `${failures.length} failed, ${lost} lost, ${twice} twice`,
      reached: failures.length + lost + twice === 0,
    },
    {
      goal: `Memory after them at most ${mostGrowth} times that after the first part`,
      found: `${last.toFixed(0)} MiB, then ${first.toFixed(0)} MiB`,
      reached: last <= mostGrowth * first,
    },
  ];
}

/** A soak, as paragraphs. */
export function soakParagraphs({ minutes, parts, failures, acknowledged }: SoakResult): string[] {
  return [
    `Two processes behind nginx with the configuration in deploy/, SQLite, three readers of all pages and two writers, each with a pause of 20 ms, for ${minutes} minutes. ${acknowledged.toLocaleString("en-US")} reviews were stored.`,
    table(
      ["Minutes", "requests", "median", "p99", "slowest", "memory", "open files"],
      parts.map((part, index) => [
        `${(index * minutes) / parts.length} to ${((index + 1) * minutes) / parts.length}${part.event && `: ${part.event}`}`,
        part.requests.toLocaleString("en-US"),
        milliseconds(part.median),
        milliseconds(part.p99),
        milliseconds(part.slowest),
        `${part.memory.toFixed(0)} MiB`,
        String(part.openFiles),
      ]),
    ),
    ...(failures.length > 0 ? [`Failed: ${[...new Set(failures)].slice(0, 20).join("; ")}.`] : []),
  ];
}
