import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterEach, expect, test } from "vitest";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { storeOfReviews } from "../support/reviews.ts";
import { runOwner } from "../support/owner-command.ts";

const few = 5000;
const many = 100_000;

// The heap limit, less than the data, in mebibytes. With much memory, Node leaves old objects alone rather than collect
// them, and this test measures what a command needs.
const heap = 48;

/**
 * How much more memory the large store may take than the small one, in mebibytes. A busy machine collects old objects
 * late, so the heap may grow to its limit; data that's kept outside of it would come on top.
 */
const maxGrowth = heap;

let places: StorePlace[] = [];
afterEach(async () => {
  for (const place of places) await place.remove();
  places = [];
});

async function empty(engine: "sqlite" | "postgres"): Promise<StorePlace> {
  const place = await emptyStore(engine);
  places.push(place);
  return place;
}

const peakMemory = join(import.meta.dirname, "../support/peak-memory.ts");

/** Runs an owner's command to its end; returns its peak memory, in mebibytes. */
async function peakOf(place: StorePlace, ...args: string[]): Promise<number> {
  const file = join(place.dataDir, "peak");
  const { code, output } = await runOwner(
    {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      NODE_OPTIONS: `--max-old-space-size=${heap} --max-semi-space-size=4 --import=${peakMemory}`,
      PEAK_MEMORY_FILE: file,
    },
    ...args,
  );
  expect(code, output).toBe(0);
  return Number(readFileSync(file, "utf8")) / 1024;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Moves a store of this many reviews from engine to engine: the peak of each command, and each export. */
async function move(reviews: number, ...to: ("sqlite" | "postgres")[]) {
  const from = await empty("sqlite");
  await storeOfReviews(from.dataDir, reviews);
  const way = [from];
  for (const engine of to) way.push(await empty(engine));
  const peaks: Record<string, number> = {};
  const exports: string[] = [];
  let last: string | undefined;
  for (const [index, place] of way.entries()) {
    const step = `${index + 1}, ${place.databaseUrl ? "PostgreSQL" : "SQLite"}`;
    if (last !== undefined) peaks[`import ${step}`] = await peakOf(place, "data", "import", last);
    last = join(place.dataDir, "all.jsonl");
    peaks[`export ${step}`] = await peakOf(place, "data", "export", last);
    exports.push(await digestOf(last));
  }
  return { peaks, exports, size: statSync(last!).size / 2 ** 20 };
}

test(
  "a hundred thousand reviews move to PostgreSQL byte for byte, in no more memory than a few that also move back",
  { timeout: 900_000 },
  async () => {
    // The way back takes longer than a test may with this many; it was tested by hand.
    const small = await move(few, "postgres", "sqlite");
    const large = await move(many, "postgres");
    expect(small.exports).toHaveLength(3);
    expect(new Set(small.exports).size).toBe(1);
    expect(new Set(large.exports).size).toBe(1);
    expect(large.size).toBeGreaterThan(1.2 * heap);
    const growth = Object.entries(large.peaks).map(
      ([command, peak]) => [command, peak - small.peaks[command]!] as const,
    );
    expect(Object.fromEntries(growth.filter(([, grown]) => grown > maxGrowth))).toEqual({});
  },
);
