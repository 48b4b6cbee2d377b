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

/** Runs a command while four clients post; returns when it began, and what they posted before and after. */
async function underLoad(url: string, command: () => Promise<void>) {
  const load: ReviewClients = startClients(clients, () => url);
  ends.push(load.stop);
  await load.untilMore(100);
  const begun = performance.now();
  await command();
  const ended = performance.now();
  await load.untilMore(100);
  await load.stop();
  expect(load.refusals).toEqual([]);
  const meanwhile = [...load.acknowledged.values()].filter(
    ({ sent, answered }) => sent > begun && answered < ended,
  );
  // Each client goes on: none waits until the command is done.
  expect(meanwhile.length).toBeGreaterThan(clients);
  return { begun, acknowledged: load.acknowledged };
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

test(
  "a backup made under load and restored elsewhere holds every review acknowledged before it began",
  { timeout: 120_000 },
  async () => {
    const [first, second] = [await empty("sqlite"), await empty("sqlite")];
    await storeOfReviews(first.dataDir, before);
    const server = await serve(first);
    const backup = join(second.dataDir, "backup.sqlite");
    const load = await underLoad(server.url, () => own(first, "data", "backup", backup));

    const copy = new DatabaseSync(backup, { readOnly: true });
    expect(copy.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    copy.close();

    await own(second, "data", "restore", backup, "--yes");
    const other = await serve(second);
    const stored = await storedTexts(other.url);
    expectOneMoment(stored, load);
    const page = await (await fetch(`${other.url}/${reviewedByClients}`)).text();
    expect(page).toContain(stored[0]);
  },
);

test(
  "an export made under load of PostgreSQL holds every review acknowledged before it began",
  { timeout: 120_000 },
  async () => {
    const [from, place] = [await empty("sqlite"), await empty("postgres")];
    await storeOfReviews(from.dataDir, before);
    await own(from, "data", "export", join(from.dataDir, "all.jsonl"));
    await own(place, "data", "import", join(from.dataDir, "all.jsonl"));
    const server = await serve(place);
    const file = join(place.dataDir, "all.jsonl");
    const load = await underLoad(server.url, () => own(place, "data", "export", file));

    const rows = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes(`"paddle_name":"${reviewedByClients}"`))
      .map((line) => JSON.parse(line) as { review_text: string });
    expectOneMoment(
      rows.map(({ review_text }) => review_text),
      load,
    );
  },
);
