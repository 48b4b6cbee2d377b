import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openStore } from "../../db/connect.ts";
import { insertReviews } from "../../db/reviews.ts";
import { emptyStore, engines } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";

const few = { slug: "hudef-viva-pro", reviews: 100 };
const many = { slug: "hudef-apex-pro", reviews: 100_000 };
const mostTimesSlower = 1.5;

describe.each(engines)("on %s", (engine) => {
  test(
    "the page of a paddle with 100,000 stored reviews is made as fast as that of one with 100",
    { timeout: 180_000 },
    async () => {
      const place = await emptyStore(engine);
      const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      const server = await startServer(settings);
      const store = openStore(place);
      for (const { slug, reviews } of [few, many])
        for (let first = 0; first < reviews; first += 1000)
          await insertReviews(
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
      // As PostgreSQL does by itself, within a minute of such growth.
      await sql`analyze`.execute(store.db);
      await store.close();

      // With a query a page is not kept, so each request makes it anew.
      async function timeOf(slug: string, turn: number): Promise<number> {
        const begin = performance.now();
        const answer = await fetch(`${server.url}/${slug}?turn=${turn}`);
        await answer.text();
        expect(answer.status).toBe(200);
        return performance.now() - begin;
      }
      const times = { few: [] as number[], many: [] as number[] };
      for (let turn = 0; turn < 80; turn++) {
        times.few.push(await timeOf(few.slug, turn));
        times.many.push(await timeOf(many.slug, turn));
      }
      const median = (values: number[]) =>
        values.slice(20).toSorted((a, b) => a - b)[Math.floor((values.length - 20) / 2)]!;
      const ratio = median(times.many) / median(times.few);
      console.log(
        `${engine}: ${median(times.few).toFixed(1)} ms with 100, ${median(times.many).toFixed(1)} ms with 100,000 (${ratio.toFixed(2)} times)`,
      );
      expect(ratio).toBeLessThan(mostTimesSlower);
      const page = await (await fetch(`${server.url}/${many.slug}`)).text();
      expect(page).toContain("100,020");
      await server.stop();
      place.remove();
    },
  );
});
