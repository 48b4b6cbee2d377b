import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { storeOfReviews } from "../support/reviews.ts";
import { runOwner } from "../support/owner-command.ts";
import {
  type ReviewClients,
  reviewedByClients,
  startClients,
  storedTexts,
} from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";

const clients = 4;

/** How many reviews there are before: enough for a copy to take its time. */
const before = 10_000;

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

async function empty(engine: "sqlite" | "postgres"): Promise<StorePlace> {
  const place = await emptyStore(engine);
  ends.push(place.remove);
  return place;
}

const settingsOf = ({ dataDir, databaseUrl }: StorePlace) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

async function serve(place: StorePlace) {
  const server = await startServer(settingsOf(place));
  ends.push(() => server.stop());
  return server;
}

async function own(place: StorePlace, ...args: string[]): Promise<void> {
  const { code, output } = await runOwner(settingsOf(place), ...args);
  expect(code, output).toBe(0);
}

/** More than any run needs, however few posts fit into one. */
const maxRuns = 20;

/**
 * Runs a command while four clients post, until some of their posts began and ended within a run: none waits until the
 * command is done.
 * @param command gets the number of the run, and returns the file it wrote
 * @returns the last run's file and when it began, and what was posted before and after
 */
async function underLoad(url: string, command: (run: number) => Promise<string>) {
  const load: ReviewClients = startClients(clients, () => url);
  ends.push(load.stop);
  await load.untilMore(100);
  let [file, begun, within] = ["", 0, 0];
  for (let run = 0; run < maxRuns && within <= clients; run++) {
    begun = performance.now();
    file = await command(run);
    const ended = performance.now();
    within += [...load.acknowledged.values()].filter(
      ({ sent, answered }) => sent > begun && answered < ended,
    ).length;
  }
  expect(within).toBeGreaterThan(clients);
  await load.untilMore(100);
  await load.stop();
  expect(load.refusals).toEqual([]);
  return { file, begun, acknowledged: load.acknowledged };
}

/**
 * What is stored is what was there at one moment, which was not before the command began: whatever was answered before
 * then, or before the newest that is stored was sent.
 */
function expectOneMoment(
  stored: readonly string[],
  { begun, acknowledged }: Awaited<ReturnType<typeof underLoad>>,
) {
  const moment = Math.max(begun, ...stored.map((text) => acknowledged.get(text)?.sent ?? 0));
  const missing = [...acknowledged].filter(
    ([text, { answered }]) => answered < moment && !stored.includes(text),
  );
  expect(missing).toEqual([]);
  expect(stored.length).toBe(new Set(stored).size);
  expect(stored.length).toBeLessThan(acknowledged.size);
}

test("a backup made under load and restored elsewhere holds every review acknowledged before it began", async () => {
  const [first, second] = [await empty("sqlite"), await empty("sqlite")];
  await storeOfReviews(first.dataDir, before);
  const server = await serve(first);
  const load = await underLoad(server.url, async (run) => {
    const file = join(second.dataDir, `backup-${run}.sqlite`);
    await own(first, "data", "backup", file);
    return file;
  });

  const copy = new DatabaseSync(load.file, { readOnly: true });
  expect(copy.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  copy.close();

  await own(second, "data", "restore", load.file, "--yes");
  const other = await serve(second);
  const stored = await storedTexts(other.url);
  expectOneMoment(stored, load);
  const page = await (await fetch(`${other.url}/${reviewedByClients}`)).text();
  expect(page).toContain(stored[0]);
});

test("an export made under load of PostgreSQL holds every review acknowledged before it began", async () => {
  const [from, place] = [await empty("sqlite"), await empty("postgres")];
  await storeOfReviews(from.dataDir, before);
  await own(from, "data", "export", join(from.dataDir, "all.jsonl"));
  await own(place, "data", "import", join(from.dataDir, "all.jsonl"));
  const server = await serve(place);
  const load = await underLoad(server.url, async (run) => {
    const file = join(place.dataDir, `all-${run}.jsonl`);
    await own(place, "data", "export", file);
    return file;
  });

  const rows = readFileSync(load.file, "utf8")
    .split("\n")
    .filter((line) => line.includes(`"paddle_name":"${reviewedByClients}"`))
    .map((line) => JSON.parse(line) as { review_text: string });
  expectOneMoment(
    rows.map(({ review_text }) => review_text),
    load,
  );
});
