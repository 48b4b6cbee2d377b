import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { storeFile } from "../../src/platform/store/connect.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { postByScript, storedTexts } from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";

/** Locks the store as another program would, for any time; the returned function unlocks it. */
async function lock({ dataDir, databaseUrl }: StorePlace): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) {
    const file = new DatabaseSync(join(dataDir, storeFile));
    file.exec("begin exclusive");
    return async () => file.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query("lock table paddle_reviews in access exclusive mode");
  return () => client.end();
}

/**
 * The longest that anyone waits for a response, in milliseconds: well above the three seconds that the store is waited
 * for, on a busy machine too, and below what several such waits in a row take.
 */
const maxWait = 9000;

describe.each(engines)("on %s", (engine) => {
  test("a locked store makes nobody wait for long, and loses nothing it acknowledged", async () => {
    const place = await emptyStore(engine);
    const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    let server = await startServer(settings);
    const acknowledged: string[] = [];
    const post = async (reviewText: string) => {
      const { status } = await postByScript(`${server.url}/diadem-hero`, {
        firstName: "Ann",
        duprRating: "3.5",
        rating: "4",
        reviewText,
      });
      if (status === 201) acknowledged.push(reviewText);
      return status;
    };
    const timed = async (answer: Promise<unknown>) => {
      const begun = performance.now();
      await answer;
      return performance.now() - begun;
    };
    const read = async (path: string) => {
      const answer = await fetch(server.url + path);
      expect([answer.status, (await answer.text()).includes("</html>")], path).toEqual([200, true]);
    };
    const unlocked = await timed(post("Before."));
    expect(acknowledged).toEqual(["Before."]);

    const unlock = await lock(place);
    const posts = Array.from({ length: 6 }, (_, number) => post(`While locked, ${number}.`));
    const waits = await Promise.all([
      ...posts.map(timed),
      ...[
        "/neonic-flow",
        "/diadem-hero?review=stored",
        "/",
        "/paddles?sort=weight",
        "/paddles",
      ].map((path) => timed(read(path))),
    ]);
    // Beyond what the machine takes for a post anyway.
    expect(Math.max(...waits) - unlocked).toBeLessThan(maxWait);
    expect(new Set(await Promise.all(posts))).toEqual(new Set([503]));

    // A request shortly before the end of the lock waits for it.
    const waiting = post("As the lock ended.");
    await read("/paddles?sort=price");
    await unlock();
    expect(await waiting).toBe(201);

    await server.stop();
    const unlockAgain = await lock(place);
    server = await startServer(settings);
    await read("/neonic-flow");
    await unlockAgain();
    const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(isReady).toBe(200);
    expect(await post("After.")).toBe(201);
    expect((await storedTexts(server.url)).toSorted()).toEqual(acknowledged.toSorted());
    expect(server.output()).not.toContain('"stack"');
    expect(await server.stop()).toBe(0);
    await place.remove();
  });
});

test("on PostgreSQL, pages come with their reviews while posts wait for a lock", async () => {
  const place = await emptyStore("postgres");
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    RATE_LIMIT: "on",
  });
  const post = async (reviewText: string) =>
    await postByScript(`${server.url}/diadem-hero`, {
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText,
    });
  const stored = "Written before the lock.";
  expect((await post(stored)).status).toBe(201);
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query("lock table accepted_posts in access exclusive mode");
  const posts = Array.from({ length: 24 }, (_, number) => post(`While locked, ${number}.`));
  const waiting = async () => {
    const { rows } = await client.query<{ posts: string }>(
      "select count(*) as posts from pg_locks where not granted and relation = 'accepted_posts'::regclass",
    );
    return Number(rows[0]!.posts);
  };
  await expect.poll(waiting).toBeGreaterThan(3);
  // No page is cached under any of these.
  for (let number = 0; number < 10; number++) {
    const page = await fetch(`${server.url}/diadem-hero?search=${"before ".repeat(number + 1)}`);
    expect([page.status, page.headers.get("cache-control")]).not.toEqual([200, "no-store"]);
    expect(await page.text()).toContain(stored);
  }
  await client.end();
  for (const { status } of await Promise.all(posts)) expect([201, 429, 503]).toContain(status);
  expect(server.output()).not.toContain('"stack"');
  expect(await server.stop()).toBe(0);
  await place.remove();
});
