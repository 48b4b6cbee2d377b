import { DataFolderUnusable, type Store } from "./platform/store/connect.ts";
import { DatabaseUnusable } from "./platform/store/database-unusable.ts";
import { migrate } from "./platform/store/migrate.ts";
import { isBusy, sqliteCode } from "./platform/store/sqlite-dialect.ts";
import { faultOf } from "./platform/store/store-fault.ts";
import { fillLikenessKeys } from "./reviews/moderation/likeness-keys.store.ts";
import { recountThemes, type SampleThemes } from "./reviews/themes/themes.store.ts";
import { seedSamples } from "./reviews/samples/seed-samples.store.ts";
import { submissionOf } from "./reviews/samples/sample-submission.ts";
import type { Library } from "./library/library.ts";
import { log, logFailure } from "./platform/log.ts";
import { moveNames } from "./newsletter/move-names.store.ts";
import { countByPlayers } from "./reviews/moved-reviews.store.ts";
import { countedReviews, orphanedReviews, orphanSentence } from "./reviews/orphaned-reviews.ts";

/** The pauses between tries to prepare a store that does not answer, in milliseconds. */
const pauses = { first: 500, max: 5000 };

/**
 * Brings the store up to date and puts samples into it: at once, or, where a PostgreSQL is out of reach or
 * another program keeps the SQLite file or a table locked, again and again until it is there.
 * @throws when the store answers and cannot be prepared: DataFolderUnusable where the folder or the file is the reason,
 * DatabaseUnusable where the user, the password, the database or its rights are
 */
export async function prepareStore(
  store: Store,
  library: Library,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  clock: () => number,
) {
  let done = false;
  let stopped = false;
  let failure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (pause: number): Promise<void> => {
    try {
      await migrate(store.db, store.engine);
      await followNames(store, library);
      if (library.showsSamples) await seed(store, library, clock());
      done = true;
      // In the background: until then, texts hidden before the migration are known on their own pages alone.
      fillLikenessKeys(store.db, () => stopped).catch((error: unknown) => {
        if (!stopped) logFailure("writing the keys of reviews' texts", error);
      });
      // In the background: pages do without what is not counted yet.
      recountThemes(store.db, { stopped: () => stopped, samples: themesBySample(library) }).catch(
        (error: unknown) => {
          if (!stopped) logFailure("counting the themes of reviews", error);
        },
      );
    } catch (error) {
      if (!isBusy(error) && !isOutOfReach(error)) {
        await store.close();
        if (sqliteCode(error) !== undefined) throw new DataFolderUnusable(dataDir, error as Error);
        throw databaseUrl !== undefined && faultOf(error) === "rights"
          ? new DatabaseUnusable(databaseUrl, error)
          : error;
      }
      const { message } = error as Error;
      // Logged once, though tried every few seconds.
      if (message !== failure) logFailure("reaching the database", error);
      failure = message;
      if (stopped) return;
      const next = Math.min(pause * 2, pauses.max);
      timer = setTimeout(() => {
        attempt(next).catch((bug: unknown) => logFailure("preparing the store", bug));
      }, pause).unref();
    }
  };
  await attempt(pauses.first);
  return {
    done: () => done,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Moves what is stored under earlier names, and logs what is stored under names that content doesn't know. */
async function followNames(store: Store, { moved, subjectNamed }: Library): Promise<void> {
  for (const { from, to, reviews } of await moveNames(store, moved))
    log("info", `moved ${countedReviews(reviews)} of ${from} to ${to}`);
  for (const orphan of orphanedReviews(await countByPlayers(store.db), subjectNamed))
    log("error", orphanSentence(orphan));
}

async function seed({ db }: Store, library: Library, now: number): Promise<void> {
  for (const { slug } of library.paddles.filter((paddle) => paddle.seedSamples)) {
    const samples = library
      .samplesOf(slug)
      .map((sample) => ({ ...submissionOf(sample), subject: slug }));
    await seedSamples(db, slug, samples, now);
  }
}

/** The themes of the samples that are put into the store, by their texts. */
function themesBySample(library: Library): Map<string, SampleThemes> {
  const seeded = library.paddles.filter((paddle) => paddle.seedSamples);
  const samples = seeded.flatMap(({ slug }) => library.samplesOf(slug).map(submissionOf));
  return new Map(
    samples.map(({ reviewText, liked = "", disliked = "" }) => [reviewText, { liked, disliked }]),
  );
}

/**
 * Connection errors of Node, and of PostgreSQL while it starts, stops, is full or has a table locked (SQLSTATE classes
 * 08, 53, 57P, and 55P03).
 */
function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  if (sqliteCode(error) !== undefined) return false;
  if (error instanceof DatabaseUnusable && error.isFinal) return false;
  if (typeof code === "string") return /^(E[A-Z]+|08...|53...|57P..|55P03)$/.test(code);
  return /timeout|terminated/i.test(message ?? "");
}
