import { openMedia } from "../../../site/media/media.service.ts";
import { pictureOwners } from "../../publishing/picture-owners.service.ts";
import { listPasskeys } from "../../console/sign-in/sign-in.store.ts";
import { countMail } from "../../../platform/email/outbox.store.ts";
import type { Environment } from "../../../platform/settings.ts";
import { openStore, type Store } from "../../../platform/store/connect.ts";
import { isUpToDate } from "../../../platform/store/migrate.ts";
import { probeWrite } from "../../../platform/store/write-probe.ts";
import type { Library } from "../../../library/library.ts";
import { countByPlayers } from "../../../site/reviews/moved-reviews.store.ts";
import { orphanedReviews } from "../../../site/reviews/orphaned-reviews.ts";
import { settingsOfStore, storeName } from "../context.ts";
import type { EmailFacts } from "./email.ts";
import type { PeopleFacts } from "./check-settings.ts";
import type { PictureFacts, StoreFacts } from "./check-store.ts";
import {
  databaseTime,
  findDamage,
  mailFacts,
  newestReview,
  postgresFacts,
} from "./store-facts.store.ts";

export interface GatheredStore {
  store: StoreFacts;
  outbox: EmailFacts["outbox"];
  readers?: EmailFacts["readers"];
  withPasskey: PeopleFacts["withPasskey"];
  /** Undefined in a store with an earlier schema. */
  pictures: PictureFacts | undefined;
  clock: { now: number; newest: number | undefined; database: number | undefined };
}

/**
 * Reads from the store what the checks need, and tries to write to it.
 * @param library undefined if content can't be read; reviews without a page are then skipped
 * @throws if there is no store, or it can't be opened or read
 */
export async function gatherStore(
  environment: Environment,
  library: Library | undefined,
  now: () => number,
): Promise<GatheredStore> {
  settingsOfStore();
  const store = openStore(environment);
  try {
    return await read(store, environment, library, now);
  } finally {
    await store.close();
  }
}

async function read(
  store: Store,
  environment: Environment,
  library: Library | undefined,
  now: () => number,
): Promise<GatheredStore> {
  const isCurrent = await isUpToDate(store.db);
  const facts: StoreFacts = {
    name: storeName(environment),
    isUpToDate: isCurrent,
    unwritable: undefined,
    damage: await findDamage(store),
    orphaned: [],
    postgres: await postgresFacts(store),
  };
  const before = now();
  const database = await databaseTime(store);
  // The database read its clock about halfway through the request.
  const clock = { now: (before + now()) / 2, database, newest: undefined };
  // An earlier schema may not have these tables.
  if (!isCurrent)
    return { store: facts, outbox: undefined, withPasskey: undefined, pictures: undefined, clock };
  const unwritable = await probeWrite(store, environment.dataDir).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const orphaned = library
    ? orphanedReviews(await countByPlayers(store.db), library.subjectNamed)
    : [];
  const { oldest, readers } = await mailFacts(store.db, now());
  const { failed } = await countMail(store.db);
  return {
    store: { ...facts, unwritable, orphaned },
    withPasskey: (await listPasskeys(store.db)).map(({ person }) => person),
    pictures: await gatherPictures(store, environment, now),
    readers,
    outbox: { failed, longestWait: oldest === undefined ? undefined : clock.now - oldest },
    clock: { ...clock, newest: await newestReview(store.db) },
  };
}

/** How long files that no row names may stay, in milliseconds: the site clears them away each hour. */
const clearedWithin = 6 * 3_600_000;

async function gatherPictures(
  store: Store,
  environment: Environment,
  now: () => number,
): Promise<PictureFacts> {
  const media = openMedia({
    environment,
    owners: pictureOwners(store),
    clock: now,
    changes: { onRead: () => undefined },
  });
  try {
    let [stored, unnamed] = [0, 0];
    for await (const _ of media.list()) stored++;
    for await (const _ of media.unnamed(now() - clearedWithin)) unnamed++;
    return { stored, unnamed, missing: await media.missing() };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}
