import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fillStore } from "../tests/stores/load-store.ts";
import { keepBusy } from "../tests/support/busy-site.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { createDatabase, freePort, startPostgres } from "../tests/support/postgres.ts";
import { lostAndTwice, reviewedByClients, storedTexts } from "../tests/support/posts.ts";
import { findNginx } from "../tools/nginx.ts";

/**
 * Upgrades a site of an earlier release by that release's own `update`, to what is committed here, and goes back: two
 * processes behind nginx with the files in deploy/, content outside of the project, and a store that visitors, editors
 * and owners used. Readers and writers go on meanwhile.
 *
 *     npx node bench/upgrade.ts FOLDER VERSION [sqlite|postgres]
 *
 * FOLDER is a clone of the release's commit, after `npm run setup`. It's copied first.
 */
async function upgrade(folder: string, version: string, engine: "sqlite" | "postgres") {
  const place = mkdtempSync(join(tmpdir(), "rallyrank-upgrade-"));
  const at = (name: string) => join(place, name);
  const say = (line: string) => console.log(line);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  git(".", "clone", "--quiet", "--bare", process.cwd(), at("origin"));
  git(at("origin"), "tag", "v99.0.0", "HEAD");
  execFileSync("cp", ["-a", folder, at("site")]);
  git(at("site"), "remote", "set-url", "origin", at("origin"));

  // Content outside of the project, with an edit that the new version knows nothing of.
  cpSync(join(folder, "content"), at("content"), { recursive: true });
  const people = ["Dana", "Cleo"].map(
    (name, index) =>
      `  - { name: ${name}, email: ${name.toLowerCase()}@example.com, role: ${index ? "editor" : "owner"} }\n`,
  );
  appendFileSync(at("content/site.yaml"), `console:\n${people.join("")}`);

  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  const databaseUrl = postgres && (await createDatabase(postgres.url));
  execFileSync("mkdir", [at("data"), at("backups")]);
  const store = { dataDir: at("data"), databaseUrl };
  await fillStore(store, readFileSync(`tests/stores/version-${version}.${engine}.sql`, "utf8"));

  const ports = [await freePort(), await freePort()].toSorted((a, b) => a - b) as [number, number];
  const settings = {
    DATA_DIR: at("data"),
    CONTENT_DIR: at("content"),
    BACKUP_DIR: at("backups"),
    SITE_URL: "https://rallyrank.example",
    TRUST_PROXY: "127.0.0.1",
    HOST: "127.0.0.1",
    RATE_LIMIT: "off",
    SERVICE_COMMAND: at("services"),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const exports = Object.entries(settings).map(([name, value]) => `export ${name}='${value}'`);
  writeFileSync(
    at("services"),
    `#!/bin/bash
cd ${place}
runs() { test -s "pid-$1" && kill -0 "$(cat "pid-$1")" 2>/dev/null; }
stop() { runs "$1" || return 0; kill "$(cat "pid-$1")"; while runs "$1"; do sleep 0.05; done; rm -f "pid-$1"; }
start() { runs "$1" && return 0; ${exports.join("; ")}; export PORT=$1; cd site
  setsid tools/serve.sh >>"../log-$1" 2>&1 </dev/null & echo $! >"../pid-$1"; cd ..; }
case $1 in
list) printf '%s\\n' ${ports.join(" ")} ;;
start) start "$2" ;;
stop) stop "$2" ;;
restart) stop "$2"; start "$2" ;;
esac
`,
  );
  chmodSync(at("services"), 0o755);
  const service = (...args: string[]) => execFileSync(at("services"), args, { encoding: "utf8" });
  const owner = async (...args: string[]) =>
    await new Promise<{ status: number | null; output: string }>((resolve) => {
      const child = spawn("node", ["tools/owner.mjs", ...args], {
        cwd: at("site"),
        env: { ...process.env, ...settings },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const said of [child.stdout, child.stderr])
        said.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.on("close", (status) => resolve({ status, output }));
    });
  const untilReady = async () => {
    for (const port of ports)
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) break;
        await pause(100);
      }
  };
  for (const port of ports) service("start", String(port));
  await untilReady();
  const nginx = await startNginx(findNginx()!, ports);
  let asked = 0;
  const from = () => `127.0.1.${1 + (asked++ % 250)}`;
  const sitemap = async () =>
    [...(await nginx.ask("/sitemap.xml", { from: from() })).body.matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
  const earlierPaths = await sitemap();
  say(`${engine}: ${version} is ready, with ${earlierPaths.length} pages`);

  let isAway: number | undefined;
  let away = 0;
  const statuses = new Map<number, number>();
  const note = (status: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) isAway ??= performance.now();
    else if (isAway !== undefined) [away, isAway] = [away + performance.now() - isAway, undefined];
  };
  const busy = keepBusy(
    {
      get: async (path) => {
        const answer = await nginx.ask(path, { from: from() });
        note(answer.status);
        return answer;
      },
      post: async (to, fields, headers = {}) =>
        await nginx.ask(to, { fields, headers, from: from() }),
    },
    { paths: earlierPaths.slice(0, 60), subjects: [reviewedByClients] },
  );
  const goesOn = async () => {
    const enough = busy.acknowledged.size + 10;
    while (busy.acknowledged.size < enough) await pause(20);
  };
  await goesOn();
  await owner("data", "export", at("before.jsonl"));
  const acknowledgedBefore = new Set(busy.acknowledged);
  const begin = performance.now();
  const updated = await owner("update", "v99.0.0");
  say(updated.output.trim().replace(/^/gm, "  | "));
  const took = performance.now() - begin;
  await untilReady();
  await goesOn();
  say(
    `update: ${updated.status === 0 ? "done" : "FAILED"} in ${(took / 1000).toFixed(0)} s; pages answered with an error for ${(away / 1000).toFixed(1)} s`,
  );
  say(
    `pages by status: ${JSON.stringify(Object.fromEntries(statuses))}; posts not stored: ${busy.refusals.length} (${JSON.stringify([...new Set(busy.refusals.map(({ answer }) => answer?.status ?? "connection lost"))])})`,
  );

  const exported = await owner("data", "export", at("after.jsonl"));
  if (exported.status !== 0) say(exported.output);
  for (const line of differences(readRows(at("before.jsonl")), readRows(at("after.jsonl"))))
    say(`  ${line}`);
  const dead: string[] = [];
  for (const path of earlierPaths) {
    const { status } = await nginx.ask(path, { from: from() });
    if (status !== 200) dead.push(`${status} ${path}`);
  }
  say(
    `of ${earlierPaths.length} pages of ${version}, ${dead.length} are no longer answered with 200: ${dead.join(", ")}`,
  );
  say(`doctor: ${(await owner("doctor")).output.trim().replace(/^/gm, "  | ")}`);

  const back = await owner("back");
  say(`back: exit code ${back.status}\n${back.output.trim().replace(/^/gm, "  | ")}`);
  await busy.end();
  // While reviews arrive, the pages of such a list overlap.
  const stored = await storedTexts(`http://127.0.0.1:${ports[0]}`);
  const { lost, twice } = lostAndTwice(
    busy.acknowledged,
    stored.filter((text) => text.startsWith("Writer ")),
  );
  say(`reviews acknowledged throughout: ${busy.acknowledged.size}; ${lost} lost, ${twice} twice`);
  const afterBack = await fetch(`http://127.0.0.1:${ports[0]}/readyz`).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    (error: Error) => error.message,
  );
  say(`readyz after back: ${afterBack}`);
  say(
    `kept for a look: ${place}; before the update ${acknowledgedBefore.size} reviews were acknowledged`,
  );
  await nginx.stop();
  return async () => {
    for (const port of ports) service("stop", String(port));
    await postgres?.stop();
  };
}

type Row = Record<string, unknown>;

const readRows = (file: string): Row[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"table"'))
    .map((line) => JSON.parse(line) as Row);

/** What an export says otherwise than an earlier one, table by table; columns and rows that are new don't count. */
function differences(before: readonly Row[], after: readonly Row[]): string[] {
  const found: string[] = [];
  for (const table of new Set(before.map((row) => row["table"]))) {
    const rows = before.filter((row) => row["table"] === table);
    const later = after.filter((row) => row["table"] === table);
    const columns = Object.keys(rows[0]!);
    const without = rows.filter(
      (row) =>
        !later.some((each) =>
          columns.every((name) => JSON.stringify(each[name]) === JSON.stringify(row[name])),
        ),
    );
    found.push(
      `${String(table)}: ${rows.length} before, ${later.length} after, ${without.length} not as before`,
    );
    for (const row of without.slice(0, 4)) {
      const nearest = later
        .map((each) =>
          columns.filter((name) => JSON.stringify(each[name]) !== JSON.stringify(row[name])),
        )
        .toSorted((a, b) => a.length - b.length)[0];
      found.push(`    ${JSON.stringify(nearest)} of ${JSON.stringify(row).slice(0, 160)}`);
    }
  }
  return found;
}

const [folder, version = "2.0.0", engine = "sqlite"] = process.argv.slice(2);
const stop = await upgrade(folder!, version, engine as "sqlite" | "postgres");
await stop();
