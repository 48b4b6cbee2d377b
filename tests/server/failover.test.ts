import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectEachOnce, inTurn, keepBusy, withinASecond } from "../support/busy-site.ts";
import { runOwner } from "../support/owner-command.ts";
import { postByScript } from "../support/posts.ts";
import {
  copyProgram,
  createDatabase,
  freePort,
  startPostgres,
  startReplica,
  type TestPostgres,
} from "../support/postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

if (!copyProgram())
  console.warn(
    "SKIPPED, not passed: failovers were not tried. There is no pg_basebackup here: install Debian's postgresql.",
  );

/** Cached pages, and pages that read the store for each request. */
const paths = [
  "/",
  "/neonic-flow",
  "/paddles?sort=rating",
  "/neonic-flow?review=stored",
  "/diadem-hero",
  "/paddle-finder?category=power",
  `/diadem-hero?before=${Date.UTC(2030, 0)}_${crypto.randomUUID()}`,
  "/paddle-reviews",
];
const subjects = ["neonic-flow", "diadem-hero"];

let folders: string[];
let running: (() => Promise<unknown>)[];
beforeEach(() => {
  folders = [];
  running = [];
});
afterEach(async () => {
  for (const stop of running.toReversed()) await stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-failover-"));
  folders.push(folder);
  return folder;
};

async function run(url: string, ...queries: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const query of queries) ({ rows } = await client.query<Record<string, unknown>>(query));
    return rows;
  } finally {
    await client.end();
  }
}

/** A server with its place, so that it can be started again. */
interface Placed extends TestPostgres {
  port: number;
  folder: string;
}

/** Puts a server in its place. It's killed after the test, because it may hang. */
function placed(server: TestPostgres, port: number, folder: string): Placed {
  running.push(() => server.stop("kill"));
  return { ...server, port, folder };
}

const startAt = async (port: number, folder: string) =>
  placed(await startPostgres(port, folder), port, folder);
const startPrimary = async () => await startAt(await freePort(), newFolder());

/** Starts a copy of a server that follows it. */
async function follow(primary: TestPostgres, onPort?: number): Promise<Placed> {
  const [port, folder] = [onPort ?? (await freePort()), newFolder()];
  return placed(await startReplica(primary, port, folder), port, folder);
}

/** From now on, a primary commits nothing that this standby hasn't got. */
async function waitFor(standby: Placed, { url }: TestPostgres): Promise<void> {
  await run(
    `${url}/postgres`,
    `alter system set synchronous_standby_names = 'at_${standby.port}'`,
    "select pg_reload_conf()",
  );
  await expect
    .poll(() => run(`${url}/postgres`, "select sync_state from pg_stat_replication"))
    .toContainEqual({ sync_state: "sync" });
}

const promote = (standby: TestPostgres) => run(`${standby.url}/postgres`, "select pg_promote()");

/** The address of a database on several servers, in this order. */
const addressOf = (name: string, ...servers: TestPostgres[]) =>
  `postgresql://postgres@${servers.map(({ url }) => new URL(url).host).join(",")}/${name}?target_session_attrs=read-write`;

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: newFolder(), ...settings });
  running.push(() => server.stop());
  return server;
}

const post = ({ url }: ServerProcess, reviewText: string, about = "selkirk-amped-s2") =>
  postByScript(`${url}/${about}`, { firstName: "Ben", duprRating: "3.5", rating: "4", reviewText });

describe.skipIf(!copyProgram())("with a synchronous standby", () => {
  /** What happens to the primary: all of its processes are killed, or frozen, or go on beside the promoted one. */
  const ways = [
    "kill",
    "freeze",
    "go on",
    "kill",
    "kill",
    "freeze",
    "go on",
    "kill",
    "kill",
    "kill",
  ];
  const title =
    "ten failovers under load cost readers no page, writers no review, and nobody a restart or a setting";
  test(title, async () => {
    let primary = await startPrimary();
    let standby = await follow(primary);
    await waitFor(standby, primary);
    const name = new URL(await createDatabase(primary.url)).pathname.slice(1);
    const settings = { DATABASE_URL: addressOf(name, primary, standby) };
    const [one, two] = await Promise.all([start(settings), start(settings)]);
    const busy = keepBusy(inTurn([one, two]), { paths, subjects });
    const stored = () => busy.acknowledged.size;
    const goesOn = async (what: () => number, more: number) => {
      const wanted = what() + more;
      await expect.poll(what).toBeGreaterThan(wanted);
    };

    for (const [round, way] of ways.entries()) {
      await goesOn(stored, 10);
      if (way === "kill") await primary.stop("kill");
      if (way === "freeze") primary.freeze();
      if (way !== "go on") await goesOn(() => busy.refusals.length, 3);
      await promote(standby);
      await goesOn(stored, way === "go on" ? 10 : 0);
      if (way !== "kill") await primary.stop("kill");

      const { port } = primary;
      primary = standby;
      // What one process stores is on the other's page, which it had cached.
      for (const [from, to] of [
        [one, two],
        [two, one],
      ] as const) {
        const page = async () => (await fetch(`${to.url}/selkirk-amped-s2`)).text();
        await page();
        const text = `After failover ${round}, on port ${from.port}.`;
        await expect.poll(async () => (await post(from, text)).status).toBe(201);
        expect(await withinASecond(page, `>${text}<`), text).toBe(true);
      }
      standby = await follow(primary, port);
      await waitFor(standby, primary);
    }
    await busy.end();

    expect(busy.failures).toEqual([]);
    // A script keeps what was typed; the plain form's page brings it back.
    expect(new Set(busy.refusals.map(({ answer }) => answer?.status))).toEqual(new Set([503]));
    const lost = busy.refusals.filter(
      ({ text, answer }) => answer?.body !== '{"kind":"failed"}' && !answer?.body.includes(text),
    );
    expect(lost).toEqual([]);
    await expectEachOnce(`${primary.url}/${name}`, busy.acknowledged);
    // Stopped by us and nothing else.
    expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0]);
  });

  /** A database on a primary and on its standby. */
  async function startBoth() {
    const primary = await startPrimary();
    const standby = await follow(primary);
    const name = new URL(await createDatabase(primary.url)).pathname.slice(1);
    const textsAt = async ({ url }: TestPostgres) =>
      (
        await run(
          `${url}/${name}`,
          "select review_text as text from paddle_reviews where first_name = 'Ben'",
        )
      ).map(({ text }) => text);
    return { primary, standby, name, textsAt };
  }
  const search = async ({ url }: ServerProcess, words: string) =>
    (
      await fetch(`${url}/selkirk-amped-s2?search=${encodeURIComponent(words)}&review=stored`)
    ).text();

  const switched = "a primary that is made read-only is left with all connections to it";
  test(switched, async () => {
    const { primary, standby, name, textsAt } = await startBoth();
    const settings = { DATABASE_URL: addressOf(name, standby, primary) };
    const [one, two] = await Promise.all([start(settings), start(settings)]);
    const page = async () => (await fetch(`${two.url}/selkirk-amped-s2`)).text();
    await expect.poll(async () => (await post(one, "Before the switch.")).status).toBe(201);
    await expect.poll(page).toContain("Before the switch.");
    // Programs of PostgreSQL's find it, too.
    const backup = join(newFolder(), "backup.dump");
    const owner = { ...settings, DATA_DIR: newFolder(), PATH: process.env["PATH"] };
    expect(await runOwner(owner, "data", "backup", backup)).toMatchObject({ code: 0 });
    expect((await runOwner(owner, "reviews", "list")).output).toContain("Before the switch.");

    await run(
      `${primary.url}/postgres`,
      "alter system set default_transaction_read_only = on",
      "select pg_reload_conf()",
    );
    await expect.poll(async () => (await post(one, "Refused.")).status).toBe(503);
    await promote(standby);
    await expect.poll(async () => (await post(one, "After the switch.")).status).toBe(201);
    expect(await textsAt(standby)).toContain("After the switch.");
    expect(await textsAt(primary)).not.toContain("After the switch.");
    // The other one goes there once it writes, and hears there of what it has in memory.
    await expect.poll(async () => (await post(two, "From two.", "neonic-flow")).status).toBe(201);
    await expect.poll(page).toContain("After the switch.");
    expect(one.output()).toContain("takes writes now, not");
  });

  const former = "a former primary that comes back and takes writes gets none";
  test(former, async () => {
    const { primary, standby, name, textsAt } = await startBoth();
    const settings = { DATABASE_URL: addressOf(name, primary, standby) };
    const early = await start(settings);
    await expect.poll(async () => (await post(early, "Before the failover.")).status).toBe(201);
    await primary.stop("kill");
    // Started while there is none, a server waits for the promotion.
    const late = await start(settings);
    const ready = async () => (await fetch(`${late.url}/readyz`)).text();
    await expect.poll(ready).toBe("store not reachable");
    expect(late.output()).toMatch(
      /none of them takes writes \(.+ECONNREFUSED.+it takes no writes\)/,
    );
    await promote(standby);
    await expect.poll(ready).toBe("ready");

    const back = await startAt(primary.port, primary.folder);
    const started = await start(settings);
    for (const [index, server] of [early, late, started].entries()) {
      const text = `After the failover, at server ${index}.`;
      await expect.poll(async () => (await post(server, text)).status).toBe(201);
      expect(await textsAt(standby)).toContain(text);
    }
    // Those that know the new one don't go back, even when it's gone.
    await standby.stop("kill");
    for (const server of [early, late, started])
      expect((await post(server, "While it's gone.")).status).toBe(503);
    expect(await textsAt(back)).toEqual(["Before the failover."]);
  });

  const diverged = "a replica that has what the new primary never got isn't read";
  test(diverged, async () => {
    const { primary, standby, name } = await startBoth();
    const replica = await follow(primary);
    await expect
      .poll(() => run(`${primary.url}/postgres`, "select pid from pg_stat_replication"))
      .toHaveLength(2);
    const server = await start({
      DATABASE_URL: addressOf(name, primary, standby),
      DATABASE_READ_URL: `${replica.url}/${name}`,
    });
    await expect.poll(async () => (await post(server, "Everyone has it.")).status).toBe(201);
    await waitFor(standby, primary);
    await standby.stop();
    const ghost = "The new primary never got it.";
    const refused = post(server, ghost);
    // The replica shows what its primary hasn't acknowledged yet.
    await expect.poll(() => search(server, ghost)).toContain(`>${ghost}<`);
    await primary.stop("kill");
    expect((await refused).status).toBe(503);
    const next = await startAt(standby.port, standby.folder);
    await promote(next);
    await expect.poll(async () => (await post(server, "Everyone goes on.")).status).toBe(201);
    for (let round = 0; round < 5; round++) {
      const html = await search(server, "everyone");
      for (const text of ["Everyone has it.", "Everyone goes on."]) expect(html).toContain(text);
      expect(await search(server, ghost)).not.toContain(`>${ghost}<`);
    }
    expect(server.output()).toContain("it follows a former primary");
  });
});
