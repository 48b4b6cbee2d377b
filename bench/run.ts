// npm run bench [-- part...]: measures, stores the results in bench/results, and writes bench/RESULTS.md from them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { Client } from "pg";
import { createServer } from "vite";
import { findBrowser } from "../tools/browser.ts";
import { findNginx } from "../tools/nginx.ts";
import { freePort, startPostgres } from "../tests/support/postgres.ts";
import { startServer } from "../tests/support/server-process.ts";
import { measureBurst } from "./burst.ts";
import { measureDurability } from "./durability.ts";
import { efforts } from "./effort.ts";
import type { fuzz } from "./fuzz.ts";
import { growPaddles, growReviews, type GrowthStep } from "./growth.ts";
import { findWrk } from "./load.ts";
import { describeMachine } from "./machine.ts";
import { nginxVersion } from "./nginx.ts";
import { measurePages } from "./pages.ts";
import { measurePeers } from "./peers.ts";
import { keepResult, resultOf } from "./results.ts";
import { reportOf, writeReport } from "./report.ts";
import { soak } from "./soak.ts";
import { measureStarts } from "./starts.ts";
import { measureUpkeep } from "./upkeep.ts";

const maxReviews = 1_000_000;

const usage = `npm run bench [-- part...] [options]

  peers       our article and paddle page beside the same in other frameworks
  starts      what visitors find after a start
  burst       what readers notice when a review is stored
  upkeep      the processor time of a review and what readers ask for after it
  pages       one page of each kind: bytes, and Lighthouse's performance
  growth      each read and write path from 1,000 to 1,000,000 reviews, from 26 to 1,000 paddles, and beside 1,000
              listed ones with 500 revisions of content
  durability  killed servers, a full disk, losses of power: what's left of acknowledged reviews
  fuzz        what visitors and editors could send, made up at random
  soak        half an hour of visits through nginx, with an update
  report      only writes bench/RESULTS.md again

Without a part, all of them but soak: about two and a half hours on two cores that do nothing else.

  --reviews N   growth: reviews alone, up to so many, 1,000 times a power of ten
  --beside V    upkeep: beside the version V, such as 1.0.0, or the release that is built in the folder V
  --quick       peers, burst: one short round, printed and not kept, to see that everything works
  --minutes N   soak: so many, 30 by default
  --cases N     fuzz: so many cases, 100,000 by default
  --seed N      fuzz: the same cases as another time`;

const usual = [
  "peers",
  "starts",
  "burst",
  "upkeep",
  "pages",
  "growth",
  "durability",
  "fuzz",
] as const;
const parts = [...usual, "soak"] as const;
const quickParts = ["peers", "burst"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reviews: { type: "string" },
    beside: { type: "string" },
    minutes: { type: "string", default: "30" },
    cases: { type: "string", default: "100000" },
    seed: { type: "string" },
    quick: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const offered = values.quick ? quickParts : parts;
const wanted: readonly string[] =
  positionals.length > 0 ? positionals : values.quick ? quickParts : usual;
const unknown = wanted.filter((part) => ![...offered, "report"].includes(part));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `No such part: ${unknown.join(", ")}.\n\n${usage}` : usage);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const begin = Date.now();
const say = (line: string) =>
  console.log(`${String(Math.round((Date.now() - begin) / 1000)).padStart(5)} s  ${line}`);

/** A browser of its own with an open debugging port, for as long as it is used. */
async function withBrowser<Result>(
  use: (browser: Awaited<ReturnType<typeof chromium.launch>>, port: number) => Promise<Result>,
): Promise<{ version: string; found: Result }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  try {
    return { version: browser.version(), found: await use(browser, port) };
  } finally {
    await browser.close();
  }
}

const effort = values.quick ? efforts.quick : efforts.full;

async function runPeers() {
  const tools = { wrk: findWrk(), nginx: findNginx(), effort, say };
  const { version, found } = await withBrowser((browser) => measurePeers(browser, tools));
  const versions = { Chromium: version, nginx: tools.nginx && nginxVersion(tools.nginx) };
  const result = resultOf(describeMachine(versions), found);
  if (values.quick) print({ peers: result });
  else keepResult("peers", result);
}

async function runBurst() {
  const result = resultOf(describeMachine(), await measureBurst(effort.reviews, say));
  if (values.quick) print({ burst: result });
  else keepResult("burst", result);
}

const print = (results: Parameters<typeof reportOf>[0]) => console.log(`\n${reportOf(results)}`);

async function runStarts() {
  keepResult("starts", resultOf(describeMachine(), await measureStarts(findWrk(), 5, say)));
}

async function runUpkeep() {
  keepResult(
    "upkeep",
    resultOf(describeMachine(), await measureUpkeep(findWrk(), values.beside, say)),
  );
}

async function runPages() {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const server = await startServer({ DATA_DIR: dataDir });
  const { version, found } = await withBrowser((browser, port) =>
    measurePages(browser, port, server.url, say),
  );
  await server.stop();
  rmSync(dataDir, { recursive: true });
  keepResult("pages", resultOf(describeMachine({ Chromium: version }), found));
}

async function runGrowth() {
  const isByHand = values.reviews !== undefined;
  const most = isByHand ? Number(values.reviews) : maxReviews;
  const postgres = await startPostgres();
  const machine = describeMachine({ PostgreSQL: await versionAt(postgres.url) });
  const found: GrowthStep[] = [];
  for (const server of [undefined, postgres.url]) {
    say(server === undefined ? "SQLite" : "PostgreSQL");
    found.push(...(await growReviews(most, server, say)));
    // An engine takes an hour by hand.
    if (isByHand) keepResult("growth-by-hand", resultOf(machine, found));
    else found.push(...(await growPaddles(server)));
  }
  if (!isByHand) keepResult("growth", resultOf(machine, found));
  await postgres.stop();
}

async function runDurability() {
  keepResult("durability", resultOf(describeMachine(), await measureDurability(say)));
}

async function runSoak() {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("a soak needs nginx");
  const machine = describeMachine({ nginx: nginxVersion(nginx) });
  keepResult("soak", resultOf(machine, await soak(Number(values.minutes), nginx, say)));
}

async function versionAt(postgres: string): Promise<string | undefined> {
  const client = new Client({ connectionString: `${postgres}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  await client.end();
  return rows[0]?.server_version;
}

async function runFuzz() {
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
  // Imports components and their styles, which Node by itself can't read.
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const module = (await vite.ssrLoadModule("/bench/fuzz.ts")) as { fuzz: typeof fuzz };
  const found = await module.fuzz(Number(values.cases), seed);
  await vite.close();
  keepResult("fuzz", resultOf(describeMachine(), found));
  if (found.properties.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
}

const run = {
  peers: runPeers,
  starts: runStarts,
  burst: runBurst,
  upkeep: runUpkeep,
  pages: runPages,
  growth: runGrowth,
  durability: runDurability,
  soak: runSoak,
  fuzz: runFuzz,
};
for (const part of parts)
  if (wanted.includes(part)) {
    say(part);
    await run[part]();
  }
if (!values.quick) {
  writeReport();
  say("bench/RESULTS.md is written");
}
