import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { expectEachOnce, keepBusy, withinASecond } from "../support/busy-site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { postByScript } from "../support/posts.ts";
import { runOwner } from "../support/owner-command.ts";
import { pgbouncer, type Pooler, startPooler } from "../support/pooler.ts";
import { failToStart, type ServerProcess, startServer } from "../support/server-process.ts";

if (!pgbouncer)
  console.warn(
    "SKIPPED, not passed: a pooler in transaction mode was not tried. There is no PgBouncer here, and no Debian package to get one from: install pgbouncer, or set PGBOUNCER_PATH.",
  );

const subject = "neonic-flow";
const visitTo = ({ url }: ServerProcess) => {
  const ask = async (path: string, options?: RequestInit) => {
    const answer = await fetch(url + path, { redirect: "manual", ...options });
    return { status: answer.status, body: await answer.text() };
  };
  return {
    get: (path: string) => ask(path),
    post: (path: string, fields: Record<string, string>, headers = {}) =>
      ask(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
  };
};
const post = async (server: ServerProcess, reviewText: string) =>
  postByScript(`${server.url}/${subject}`, {
    firstName: "Ann",
    duprRating: "3.5",
    rating: "4",
    reviewText,
  });
const pageOf = async (server: ServerProcess) => (await fetch(`${server.url}/${subject}`)).text();

/** SQL that leaves something in its session: the next query may get another one. */
const sessionState =
  /pg_(?:try_)?advisory_(?:un)?lock|\bset session\b|\bcreate temp|\bprepare [a-z_]+ as|\bwith hold\b|[`"']set (?!local)[a-z_]+ *(?:=|to)/i;

test("no query leaves anything in its session", () => {
  expect("select pg_advisory_lock(1)").toMatch(sessionState);
  expect('"set lock_timeout = 0"').toMatch(sessionState);
  // No other file writes SQL.
  const sources = globSync("src/{**/*.store.ts,platform/store/**/*.ts,owner/transfer/*.ts}");
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((file) => sessionState.test(readFileSync(file, "utf8")))).toEqual([]);
});

describe.skipIf(!pgbouncer)("behind a PgBouncer in transaction mode", () => {
  let place: StorePlace;
  let pooler: Pooler | undefined;
  beforeAll(async () => {
    place = await emptyStore("postgres");
  });
  afterEach(async () => {
    await pooler?.stop();
    pooler = undefined;
  });
  afterAll(async () => {
    await place.remove();
  });
  const startBehind = async (settings: string[]) => {
    pooler = await startPooler(inject("postgres"), settings);
    return { DATA_DIR: place.dataDir, DATABASE_URL: pooler.through(place.databaseUrl!) };
  };

  test("asks for the database's own address before it starts", async () => {
    const settings = await startBehind([]);
    const sentence = "It's a pooler's address: set DATABASE_LISTEN_URL";
    const server = await failToStart(settings);
    expect(server).toMatchObject({ code: 1, output: expect.stringContaining(sentence) as string });
    const command = await runOwner(settings, "reviews", "list");
    expect(command).toMatchObject({ code: 1, output: expect.stringContaining(sentence) as string });
    expect(server.output.trim().split("\n")).toHaveLength(1);
  });

  const busySite = "serves readers and writers, and other processes hear of each review";
  test(busySite, async () => {
    const settings = {
      ...(await startBehind([])),
      DATABASE_LISTEN_URL: place.databaseUrl,
    };
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    const [one, two] = servers;
    const paths = [
      "/",
      `/${subject}`,
      "/paddles?sort=rating",
      `/${subject}?search=writer`,
      "/blog",
    ];
    const busy = keepBusy(visitTo(one), { paths, subjects: [subject, "diadem-hero"] });
    await busy.goesOn();
    await pageOf(two);
    await pageOf(two);
    expect((await post(one, "Heard of behind a pooler.")).status).toBe(201);
    expect(await withinASecond(() => pageOf(two), "Heard of behind a pooler.")).toBe(true);
    const file = join(place.dataDir, "export.jsonl");
    expect(await runOwner(settings, "data", "export", file)).toMatchObject({ code: 0 });
    await busy.goesOn();
    await busy.end();
    expect([busy.failures, busy.refusals]).toEqual([[], []]);
    await expectEachOnce(place.databaseUrl!, busy.acknowledged);
    for (const server of servers) expect(server.output()).not.toContain("don't arrive");
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });

  const withoutNotices =
    "renders pages again every second, and says so, where notifications don't arrive";
  test(withoutNotices, async () => {
    const settings = await startBehind(["ignore_startup_parameters = lock_timeout"]);
    const [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
    await expect.poll(() => two.output()).toContain("notifications don't arrive");
    await pageOf(two);
    await pageOf(two);
    expect((await post(one, "Found without a notice.")).status).toBe(201);
    await expect.poll(() => pageOf(two)).toContain("Found without a notice.");
    await Promise.all([one.stop(), two.stop()]);
  });
});
