import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { addresses } from "../src/addresses.ts";
import { filesInFolder, mediaFolder } from "../src/site/media/media-files.service.ts";
import { versionName } from "../src/site/media/picture.ts";
import { openStore, type Store, storeFile } from "../src/platform/store/connect.ts";
import type { Engine } from "../src/platform/store/dialect.ts";
import { migrate } from "../src/platform/store/migrate.ts";
import { createDatabase } from "../tests/support/postgres.ts";
import { type ServerProcess, startServer } from "../tests/support/server-process.ts";
import { drawnPhoto } from "../tests/support/photos.ts";
import { fillStore, photoSize, publishRevisions, writtenAt } from "./fill-store.ts";
import type { MeasuredSite } from "./growth-paths.ts";

/** A store that is filled in steps, while no server uses it. */
export interface GrowingStore {
  /** Fills it up to a number of reviews; every second one is of the first subject. */
  grow(reviews: number, subjects: readonly string[]): Promise<void>;
  /** Publishes so many revisions over the content of a folder. */
  publish(folder: string, revisions: number): Promise<void>;
  /** Starts a server on it, and finds what the paths need to know. @param folder with the content to serve */
  serve(folder?: string): Promise<RunningSite>;
  /** In bytes per review. */
  bytesPerReview(): Promise<number>;
  remove(): void;
}

/** A server on such a store. */
export interface RunningSite {
  site: MeasuredSite;
  server: ServerProcess;
  /** From the start of its process to the first page of the busiest subject, in milliseconds. */
  firstAnswer: number;
}

/** The number of reviews that are voted for, reported and hidden in turn. */
const reviewsAtHand = 500;
/** The number of photos that are read in turn, if there are so many. */
const photosAtHand = 10;

/** While a SQLite store is filled: 4 GiB, and 1 GiB in pages of 4096 bytes. */
const kibOfCache = 4 * 1024 * 1024;
const pagesOfLog = 256 * 1024;

/** An empty store. @param postgres the URL of a PostgreSQL server; without one, a SQLite file */
export async function growingStore(postgres: string | undefined): Promise<GrowingStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-growth-"));
  const databaseUrl = postgres && (await createDatabase(postgres));
  const engine: Engine = postgres === undefined ? "sqlite" : "postgres";
  let filled = 0;
  let busiest = "";

  async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
    const store = openStore({ dataDir, databaseUrl, queryTimeout: 0 });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  }
  await withStore(async ({ db }) => await migrate(db, engine));

  return {
    async grow(reviews, subjects) {
      busiest = subjects[0]!;
      await withStore(async (store) => {
        if (engine === "sqlite") await fillFaster(store);
        await fillStore(store, { from: filled, to: reviews, subjects });
      });
      filled = reviews;
    },
    publish: async (folder, revisions) =>
      await withStore(async (store) => await publishRevisions(store, folder, revisions)),
    async serve(folder) {
      // Every request is measured without the page cache.
      const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAGE_CACHE: "off" };
      // No build has checked this content. The first start does, as a build would have.
      if (folder) await (await startServer(settings, folder)).stop();
      const begin = performance.now();
      const server = await startServer(settings, folder);
      const answer = await fetch(server.url + addresses.paddle.href({ slug: busiest }));
      if (!answer.ok) throw new Error(`the first answer is a ${answer.status}`);
      await answer.text();
      const firstAnswer = performance.now() - begin;
      const { newest, middle, photos } = await withStore(async (store) => ({
        newest: await reviewsOf(store, busiest, Number.MAX_SAFE_INTEGER, reviewsAtHand),
        middle: await reviewsOf(store, busiest, writtenAt(filled / 2), 1),
        photos: await newestPhotos(store),
      }));
      const reviews = newest.map(({ id }) => id);
      return {
        site: { url: server.url, settings, busiest, reviews, middle: middle[0]!, photos },
        server,
        firstAnswer,
      };
    },
    async bytesPerReview() {
      return await withStore(async (store) => (await sizeOf(store)) / filled);
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };

  /**
   * The newest photos, with the one version that is read. The other versions aren't stored. None is of the busiest
   * subject, as its reviews are hidden meanwhile, and then their photos aren't public.
   */
  async function newestPhotos({ db }: Store): Promise<string[]> {
    const rows = await db
      .selectFrom("review_photos")
      .select("picture")
      .where("subject", "!=", busiest)
      .orderBy("created_at", "desc")
      .limit(photosAtHand)
      .execute();
    const photos = rows.map(({ picture }) => versionName(picture, photoSize.width, "jpg"));
    const jpeg = await drawnPhoto(photoSize.width, photoSize.height).jpeg().toBuffer();
    const files = filesInFolder(mediaFolder(dataDir));
    for (const name of photos) await files.put(name, new Uint8Array(jpeg));
    return photos;
  }

  async function sizeOf({ db }: Store): Promise<number> {
    if (engine === "sqlite") return statSync(join(dataDir, storeFile)).size;
    const { rows } = await sql<{ size: string }>`
      select pg_database_size(current_database()) as size`.execute(db);
    return Number(rows[0]!.size);
  }
}

/**
 * Nothing depends on these rows yet: no waiting for the disk, and more memory for pages that are written repeatedly.
 */
async function fillFaster({ db }: Store): Promise<void> {
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma cache_size = ${sql.lit(-kibOfCache)}`.execute(db);
  await sql`pragma wal_autocheckpoint = ${sql.lit(pagesOfLog)}`.execute(db);
}

async function reviewsOf({ db }: Store, subject: string, until: number, count: number) {
  const rows = await db
    .selectFrom("paddle_reviews")
    .select(["id", "created_at"])
    .where("paddle_name", "=", subject)
    .where("hidden_at", "is", null)
    .where("created_at", "<=", until)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(count)
    .execute();
  return rows.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
}
