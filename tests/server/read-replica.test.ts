import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withinASecond } from "../support/busy-site.ts";
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
    "SKIPPED, not passed: reads from a replica were not tried. There is no pg_basebackup here: install Debian's postgresql.",
  );

const subject = "neonic-flow";
const other = "diadem-hero";
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-replica-"));
  folders.push(folder);
  return folder;
};

describe.skipIf(!copyProgram())("two servers that read from a replica", () => {
  let primary: TestPostgres;
  let replica: TestPostgres;
  let databaseUrl: string;
  let place: { port: number; folder: string };
  let one: ServerProcess;
  let two: ServerProcess;

  const run = async (url: string, query: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(query)).rows;
    } finally {
      await client.end();
    }
  };
  const onPrimary = async (query: string) => run(databaseUrl, query);
  const onReplica = async (query: string) =>
    run(`${replica.url}/${new URL(databaseUrl).pathname.slice(1)}`, query);
  const page = async (server: ServerProcess, path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, html: await answer.text() };
  };
  const post = async (server: ServerProcess, reviewText: string, about = subject) =>
    postByScript(`${server.url}/${about}`, {
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText,
    });
  /** Gives the replica alone another name for a reviewer, by way of the primary, whose triggers give no notice of it. */
  const renameQuietly = async (text: string, name: string) =>
    onPrimary(
      `begin; set local session_replication_role = replica;
       update paddle_reviews set first_name = '${name}' where review_text = '${text}'; commit`,
    );
  /** What a visitor sees after a post is rendered for each request, so it shows what the store answers. */
  const searched = async (server: ServerProcess, words: string) =>
    (await page(server, `/${subject}?search=${encodeURIComponent(words)}&review=stored`)).html;
  const warnings = (server: ServerProcess) =>
    server
      .output()
      .split("\n")
      .filter((line) => line.includes("not to the replica"));

  /**
   * Waits until a server reads from the replica: while the replica stands still, a change without a notice is on no
   * page.
   */
  async function untilRead(server: ServerProcess, text: string): Promise<void> {
    const shows = async (name: string) => (await searched(server, text)).includes(name);
    // By time: a server polls a replica that was gone once a second, and may meet it standing still.
    const deadline = Date.now() + 20_000;
    for (let attempt = 0, fromReplica = false; !fromReplica; attempt++) {
      expect(Date.now(), "the server doesn't read from the replica").toBeLessThan(deadline);
      const name = `Name${"x".repeat((attempt % 20) + 1)}`;
      await pauseReplica();
      await renameQuietly(text, name);
      fromReplica = !(await shows(name));
      await onReplica("select pg_wal_replay_resume()");
      await expect.poll(() => shows(name)).toBe(true);
    }
    await renameQuietly(text, "Ann");
  }

  async function pauseReplica(): Promise<void> {
    await onReplica("select pg_wal_replay_pause()");
    await expect
      .poll(() => onReplica("select pg_get_wal_replay_pause_state() as state"))
      .toEqual([{ state: "paused" }]);
  }

  beforeAll(async () => {
    primary = await startPostgres(await freePort(), newFolder());
    databaseUrl = await createDatabase(primary.url);
    place = { port: await freePort(), folder: newFolder() };
    replica = await startReplica(primary, place.port, place.folder);
    const settings = {
      DATA_DIR: newFolder(),
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: `${replica.url}/${new URL(databaseUrl).pathname.slice(1)}`,
    };
    [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await replica.stop();
    await primary.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("read from it what it has", async () => {
    expect((await post(one, "Read from the replica.")).status).toBe(201);
    await untilRead(one, "Read from the replica.");
    await untilRead(two, "Read from the replica.");
  });

  const whileBehind =
    "show a review at once while the replica is behind, and never an older page after it";
  test(whileBehind, async () => {
    const text = "Posted while the replica stood still.";
    // Both have the page in memory.
    for (const server of [one, two, one, two]) await page(server, `/${subject}`);
    await pauseReplica();
    expect((await post(one, text)).status).toBe(201);
    const shows = async (server: ServerProcess, path: string) =>
      (await page(server, path)).html.includes(text);
    const rest = "/rest/v1/paddle_reviews?select=review_text";
    const paths = [
      `/${subject}`,
      `/${subject}?search=stood+still`,
      "/search?search=stood+still",
      rest,
    ];
    for (const path of paths) expect(await shows(one, path), path).toBe(true);
    expect(await withinASecond(async () => (await page(two, `/${subject}`)).html, text)).toBe(true);
    for (let round = 0; round < 10; round++)
      for (const server of [one, two])
        for (const path of paths) expect(await shows(server, path), path).toBe(true);

    await onReplica("select pg_wal_replay_resume()");
    await untilRead(one, text);
    await untilRead(two, text);
    for (const server of [one, two])
      for (const path of paths) expect(await shows(server, path), path).toBe(true);
    expect([...warnings(one), ...warnings(two)]).toEqual([]);
  });

  const whenGone =
    "go on from the primary when the replica is gone, say so once, and come back to it";
  test(whenGone, async () => {
    const text = "Posted while there was no replica.";
    await replica.stop("immediate");
    const seen = new Set<number>();
    for (let round = 0; round < 10; round++)
      for (const server of [one, two])
        for (const path of [`/${subject}?search=replica`, "/paddles?sort=rating", `/${other}`]) {
          const { status, html } = await page(server, path);
          seen.add(status);
          if (path.includes("replica")) expect(html.includes("Read from the replica.")).toBe(true);
        }
    expect([...seen]).toEqual([200]);
    expect((await post(one, text)).status).toBe(201);
    expect((await searched(one, text)).includes(text)).toBe(true);
    for (const server of [one, two]) expect(warnings(server)).toHaveLength(1);

    replica = await startReplica(primary, place.port, place.folder);
    await untilRead(one, text);
    await untilRead(two, text);
    for (const server of [one, two]) {
      expect(server.output()).toContain("has caught up");
      expect(warnings(server)).toHaveLength(1);
    }
  });

  test("never read another database of the replica", async () => {
    const text = "Posted beside another database.";
    const server = await startServer({
      DATA_DIR: newFolder(),
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: `${replica.url}/postgres`,
    });
    expect((await post(server, text)).status).toBe(201);
    expect((await searched(server, text)).includes(text)).toBe(true);
    await expect.poll(() => warnings(server)).toHaveLength(1);
    expect(warnings(server)[0]).toContain("it has another database");
    await server.stop();
  });

  test("leave a replica that was promoted", async () => {
    const text = "Posted after the promotion.";
    await onReplica("select pg_promote()");
    expect((await post(one, text)).status).toBe(201);
    for (let round = 0; round < 5; round++)
      expect((await searched(one, text)).includes(text)).toBe(true);
    await expect.poll(() => warnings(one)).toHaveLength(2);
    expect(warnings(one)[1]).toContain("doesn't follow a primary");
  });
});
