import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { expectEachOnce, inTurn, keepBusy, withinASecond } from "../support/busy-site.ts";
import { createDatabase, freePort, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

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
  "/blog?search=grip",
  "/paddles",
];
const subjects = ["neonic-flow", "diadem-hero"];

let folder: string;
let postgres: TestPostgres;
let servers: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const title =
  "a database that is restarted four times under load costs readers no page and writers no review, and no server";
test(title, async () => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-postgres-"));
  const port = await freePort();
  postgres = await startPostgres(port, folder);
  const databaseUrl = await createDatabase(postgres.url);
  const start = () => startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
  const [one, two] = await Promise.all([start(), start()]);
  servers = [one, two];
  const busy = keepBusy(inTurn(servers), { paths, subjects });
  const goesOn = async (what: () => number, more: number) => {
    const wanted = what() + more;
    await expect.poll(what).toBeGreaterThan(wanted);
  };
  const stored = () => busy.acknowledged.size;

  for (const [round, how] of (["fast", "immediate", "fast", "immediate"] as const).entries()) {
    await goesOn(stored, 10);
    await postgres.stop(how);
    await goesOn(() => busy.refusals.length, 10);
    await goesOn(busy.pagesRead, 20);
    postgres = await startPostgres(port, folder);
    await goesOn(stored, 10);

    // What one process stores is on the other's page again, in both directions, with pages that both had cached.
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const page = async () => (await fetch(`${to.url}/selkirk-amped-s2`)).text();
      await page();
      const text = `After restart ${round}, on port ${from.port}.`;
      const answer = await postByScript(`${from.url}/selkirk-amped-s2`, {
        firstName: "Ben",
        duprRating: "3.5",
        rating: "4",
        reviewText: text,
      });
      expect(answer.status).toBe(201);
      expect(await withinASecond(page, `>${text}<`), text).toBe(true);
    }
  }
  await busy.end();

  expect(busy.failures).toEqual([]);
  // A script keeps what was typed; the plain form's page brings it back.
  expect(new Set(busy.refusals.map(({ answer }) => answer?.status))).toEqual(new Set([503]));
  const lost = busy.refusals.filter(
    ({ text, answer }) => answer?.body !== '{"kind":"failed"}' && !answer?.body.includes(text),
  );
  expect(lost).toEqual([]);
  await expectEachOnce(databaseUrl, busy.acknowledged);
  // Stopped by us and nothing else: a crashed server wouldn't exit with 0.
  expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0]);
});
