import { join } from "node:path";
import { CompiledQuery, Kysely, type LogEvent, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Store, storeFile } from "../../src/platform/store/connect.ts";
import { postgresDialect } from "../../src/platform/store/dialect.ts";
import { openServers } from "../../src/platform/store/servers.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { NodeSqliteDialect, openSqliteFile } from "../../src/platform/store/sqlite-dialect.ts";
import type { Tables } from "../../src/platform/store/tables.ts";
import { allReviews, type ReviewQuery } from "../../src/site/reviews/list/review-query.ts";
import { insertOnce } from "../../src/site/contributions/contributions.store.ts";
import { photoKind } from "../../src/site/reviews/photos/photos.store.ts";
import { reviewKind, toRow } from "../../src/site/reviews/reviews.store.ts";
import {
  readAged,
  readMeasured,
  readReviews,
} from "../../src/site/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { photoRow } from "../support/reviews.ts";

// How long a page takes as reviews grow is in bench/RESULTS.md. Here it is what the database reads for it.
const few = { subject: "hudef-viva-pro", reviews: 1000 };
const many = { subject: "hudef-apex-pro", reviews: 12_000 };

/** Every filter and order that an index of paddle_reviews answers in its own way; the others combine these. */
const queries: [asked: Partial<ReviewQuery>, ...indexes: string[]][] = [
  [{}, "shown"],
  [{ stars: 4 }, "stars"],
  [{ level: "3.5" }, "shown"],
  [{ level: "6.0" }, "shown", "cells"],
  [{ level: "3.5", stars: 2 }, "stars"],
  [{ level: "2.0", stars: 1 }, "stars", "cells"],
  [{ sort: "lowest" }, "stars"],
  [{ sort: "highest", level: "3.5" }, "stars"],
  [{ sort: "helpful" }, "helpful"],
  [{ sort: "helpful", level: "6.0" }, "helpful", "helpful_cells"],
  [{ sort: "helpful", stars: 1, level: "2.0" }, "helpful", "helpful_cells"],
  [{ photos: true }],
];

/**
 * Each is of a time of its own, so that their order is the same in every run. The newest are of one level: those near
 * another are found only by an index of levels.
 */
const rowOf = ({ subject, reviews }: typeof few, number: number) =>
  toRow(
    {
      subject,
      firstName: "Ann",
      duprRating: "3.5",
      level: number < reviews - 500 ? 2000 + ((number * 37) % 4001) : 4000,
      rating: 1 + (number % 5),
      reviewText: `Review number ${number} of this paddle.`,
    },
    "player",
    1_700_000_000_000 + number,
  );

const photoOf = ({ id, paddle_name: subject, created_at: at }: ReturnType<typeof rowOf>) =>
  photoRow({ subject, review: id, place: 1, name: id }, at);

interface PlanNode {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** The rows that PostgreSQL read in a part of a plan, and below it. */
function rowsRead(node: PlanNode): number {
  const below = node.Plans ?? [];
  const own = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
  return own * node["Actual Loops"] + below.reduce((sum, each) => sum + rowsRead(each), 0);
}

describe.each(engines)("a page of reviews on %s", (engine) => {
  let place: StorePlace;
  let store: Store;
  let made: CompiledQuery[] = [];

  beforeAll(async () => {
    place = await emptyStore(engine);
    const { dataDir, databaseUrl } = place;
    const dialect =
      databaseUrl === undefined
        ? new NodeSqliteDialect(openSqliteFile(join(dataDir, storeFile)))
        : postgresDialect(openServers(databaseUrl));
    const log = ({ query }: LogEvent) => void made.push(query);
    const db = new Kysely<Tables>({ dialect, log });
    store = {
      db,
      reader: db,
      engine,
      changed: () => {},
      onChange: () => {},
      close: () => db.destroy(),
    };
    await migrate(db, engine);
    for (const paddle of [few, many])
      for (let first = 0; first < paddle.reviews; first += 1000) {
        const rows = Array.from({ length: 1000 }, (_, index) => rowOf(paddle, first + index));
        await insertOnce(db, reviewKind.table, rows);
        await insertOnce(db, photoKind.table, rows.map(photoOf));
      }
    // A site's SQLite store has no statistics, so its queries are planned without them.
    if (engine === "postgres") await sql`analyze`.execute(db);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  /** What the store is asked for a page of reviews. */
  async function queriesFor(
    subject: string,
    asked: Partial<ReviewQuery>,
  ): Promise<CompiledQuery[]> {
    made = [];
    const source = {
      subject,
      samples: [],
      samplesInStore: false,
      showsSamples: true,
      ballName: String,
    };
    const page = await readReviews(
      store,
      source,
      { ...allReviews, ...asked },
      new TaggedCache<unknown>({ max: 10 }),
    );
    expect(page.storeDown).toBe(false);
    expect(page.shown.length).toBeGreaterThan(0);
    return made.filter(({ sql: text }) => /paddle_reviews|review_photos/.test(text));
  }

  /** What the database says of how it answers a query. */
  const explained = async <Row>(how: string, query: CompiledQuery): Promise<Row[]> =>
    (
      await store.db.executeQuery<Row>(
        CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]),
      )
    ).rows;

  async function workFor(subject: string, asked: Partial<ReviewQuery>): Promise<number> {
    let rows = 0;
    for (const query of await queriesFor(subject, asked)) {
      const [plan] = await explained<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        "explain (analyze, timing off, format json)",
        query,
      );
      rows += rowsRead(plan!["QUERY PLAN"][0].Plan);
    }
    return rows;
  }

  test.each(queries)(
    "reads no more rows where there are more reviews: %o",
    async (asked, ...indexes) => {
      if (engine === "postgres") {
        const [before, after] = [
          await workFor(few.subject, asked),
          await workFor(many.subject, asked),
        ];
        expect(after).toBeLessThan(before * 1.5);
        return;
      }
      // SQLite doesn't count the rows that it reads, but says which index has them in order.
      const steps: string[] = [];
      for (const query of await queriesFor(many.subject, asked))
        for (const { detail } of await explained<{ detail: string }>("explain query plan", query))
          steps.push(detail);
      const used = steps.flatMap(
        (step) =>
          /paddle_reviews USING (?:COVERING )?INDEX paddle_reviews_(\w+)/.exec(step)?.[1] ?? [],
      );
      expect(used).toEqual(indexes);
      expect(steps.filter((step) => step.startsWith("SCAN paddle_reviews"))).toEqual([]);
      const ofPhotos = steps.flatMap(
        (step) => /^SEARCH photo USING INDEX review_photos_(\w+)/.exec(step)?.[1] ?? [],
      );
      expect(ofPhotos).toEqual(["shown", "place"]);
      // Only photos of reviews, reviews of photos, and what was found in several ranges of levels, are put in order afterwards.
      const sorts = steps.filter((step) => step.startsWith("USE TEMP B-TREE"));
      if (asked.level === undefined)
        expect(sorts).toEqual(Array(asked.photos ? 2 : 1).fill("USE TEMP B-TREE FOR ORDER BY"));
    },
  );

  test.each([
    ["measured", readMeasured],
    ["asked", readAged],
  ] as const)(
    "reads what few reviews add through an index of theirs: %s",
    async (index, readAll) => {
      made = [];
      await readAll(store, many.subject, new TaggedCache<unknown>({ max: 10 }));
      const [query] = made;
      if (engine === "postgres") {
        const how = "explain (analyze, timing off, format json)";
        const [plan] = await explained<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(how, query!);
        expect(rowsRead(plan!["QUERY PLAN"][0].Plan)).toBeLessThan(5);
        return;
      }
      const steps = await explained<{ detail: string }>("explain query plan", query!);
      expect(steps.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(`USING (COVERING )?INDEX paddle_reviews_${index} `),
      ]);
    },
  );
});
