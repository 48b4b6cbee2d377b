import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { storeReviews } from "../support/store-reviews.ts";
import { emptyStore, engines } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";

const few = { slug: "hudef-viva-pro", reviews: 100 };
const some = { slug: "diadem-hero", reviews: 1000 };
const many = { slug: "hudef-apex-pro", reviews: 30_000 };
/**
 * A page that is merged from buckets reads a few rows of each. A hundred reviews are too few for that; beyond, it
 * doesn't grow.
 */
const maxSlowdown = 2;

/** Every filter and order that an index answers in its own way; the others combine these. */
const queries = [
  "",
  "&stars=4",
  "&level=3.5",
  "&level=6.0",
  "&level=3.5&stars=2",
  "&sort=lowest",
  "&sort=highest&level=3.5",
  "&sort=helpful",
  "&sort=helpful&level=6.0",
  "&sort=helpful&stars=1&level=2.0",
];

describe.each(engines)("on %s", (engine) => {
  test(
    "the page of a paddle with 30,000 stored reviews is rendered as fast as that of one with 100",
    { timeout: 180_000 },
    async () => {
      const place = await emptyStore(engine);
      // Each request renders its page.
      const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      const server = await startServer({ ...settings, PAGE_CACHE: "off" });
      const store = openStore(place);
      for (const { slug, reviews } of [few, some, many])
        for (let first = 0; first < reviews; first += 1000)
          await storeReviews(
            store.db,
            Array.from({ length: Math.min(1000, reviews) }, (_, index) => ({
              subject: slug,
              firstName: "Ann",
              duprRating: "3.5",
              level: 2000 + ((first + index) % 3000),
              rating: 1 + (index % 5),
              reviewText: `Review number ${first + index} of this paddle.`,
            })),
            1_700_000_000_000 + first,
          );
      // PostgreSQL does this by itself within a minute of such growth.
      await sql`analyze`.execute(store.db);
      await store.close();

      async function timeOf(slug: string, query: string): Promise<number> {
        const begin = performance.now();
        const answer = await fetch(`${server.url}/${slug}?${query}`);
        await answer.text();
        expect(answer.status).toBe(200);
        return performance.now() - begin;
      }
      // The first quartile, which has no other work on the machine in it.
      const quickest = (values: number[]) =>
        values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;
      async function compare(name: string, one: [string, string], other: [string, string]) {
        const times: [number[], number[]] = [[], []];
        for (let turn = -4; turn < 24; turn++)
          for (const [index, [slug, query]] of [one, other].entries()) {
            const time = await timeOf(slug, query);
            if (turn >= 0) times[index]!.push(time);
          }
        const [before, after] = times.map(quickest) as [number, number];
        console.log(
          `${engine}, ${name}: ${before.toFixed(1)} ms, ${after.toFixed(1)} ms (${(after / before).toFixed(2)} times)`,
        );
        expect(after / before, name).toBeLessThan(maxSlowdown);
      }
      for (const query of queries)
        await compare(`100 and 30,000 reviews ${query}`, [few.slug, query], [many.slug, query]);
      const search = "&search=number";
      await compare("a search of 1,000 and of 30,000", [some.slug, search], [many.slug, search]);

      const page = await (await fetch(`${server.url}/${many.slug}`)).text();
      expect(page).toContain("30,020");
      await server.stop();
      await place.remove();
    },
  );
});
