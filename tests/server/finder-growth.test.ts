import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { storeReviews } from "../support/store-reviews.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { emptyStore } from "../support/engines.ts";
import { largeCatalog } from "../support/large-catalog.ts";
import { startServer } from "../support/server-process.ts";

const paddles = 1000;
const reviews = 30_000;
const maxSlowdown = 3;

/** What a shopper clicks. Pages with a query aren't cached, so each request renders them. */
const clicks = [
  "surface=Carbon+Fiber",
  "price=150-200&price=200-250",
  "shape=elongated&core=16-18",
  "level=3.5&rating=4.0",
  "weight=8-8.2&sort=near&level=4.0",
  "search=persues",
];

test(
  "a click in the finder is answered nearly as fast with 1,000 paddles and 30,000 reviews as with 26",
  { timeout: 300_000 },
  async () => {
    const { folder, slugs } = largeCatalog(paddles);
    expect(readLibrary(folder).paddles.length).toBe(paddles);

    const [few, many] = [await emptyStore("sqlite"), await emptyStore("sqlite")];
    const small = await startServer({ DATA_DIR: few.dataDir });
    const large = await startServer({ DATA_DIR: many.dataDir }, folder);
    const store = openStore(many);
    for (let first = 0; first < reviews; first += 1000)
      await storeReviews(
        store.db,
        Array.from({ length: 1000 }, (_, index) => ({
          subject: slugs[(first + index) % slugs.length]!,
          firstName: "Ann",
          duprRating: "3.5",
          level: 2000 + (((first / 1000) * 37 + index * 7) % 3000),
          rating: 1 + ((first / 1000 + index) % 5),
          reviewText: `Review number ${first + index}.`,
        })),
        1_700_000_000_000 + first,
      );
    await store.close();

    const times = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < 120; turn++)
      for (const [size, server] of Object.entries({ small, large })) {
        const begin = performance.now();
        const answer = await fetch(`${server.url}/paddle-finder?${clicks[turn % clicks.length]}`);
        await answer.text();
        expect(answer.status).toBe(200);
        times[size as keyof typeof times].push(performance.now() - begin);
      }
    const median = (values: number[]) =>
      values.slice(30).toSorted((a, b) => a - b)[Math.floor((values.length - 30) / 2)]!;
    const ratio = median(times.large) / median(times.small);
    console.log(
      `a click: ${median(times.small).toFixed(1)} ms among 26, ${median(times.large).toFixed(1)} ms among 1,000 (${ratio.toFixed(2)} times)`,
    );
    expect(ratio).toBeLessThan(maxSlowdown);
    const page = await (await fetch(`${large.url}/paddle-finder?page=2`)).text();
    for (const part of ["1,000 Paddles Found", 'href="/paddle-finder?page=3"'])
      expect(page.includes(part), part).toBe(true);
    await small.stop();
    await large.stop();
    for (const place of [few, many]) await place.remove();
    rmSync(folder, { recursive: true });
  },
);
