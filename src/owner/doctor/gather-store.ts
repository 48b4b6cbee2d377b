import { listPasskeys } from "../../console/sign-in/sign-in.store.ts";
import { countMail } from "../../platform/email/outbox.store.ts";
import type { Environment } from "../../platform/settings.ts";
import { openStore, type Store } from "../../platform/store/connect.ts";
import { isUpToDate } from "../../platform/store/migrate.ts";
import { probeWrite } from "../../platform/store/write-probe.ts";
import type { Library } from "../../library/library.ts";
import { countByPlayers } from "../../reviews/moved-reviews.store.ts";
import { orphanedReviews } from "../../reviews/orphaned-reviews.ts";
import { settingsOfStore, storeName } from "../context.ts";
import type { EmailFacts } from "./email.ts";
import type { PeopleFacts } from "./check-settings.ts";
import type { StoreFacts } from "./check-store.ts";
import {
  databaseTime,
  findDamage,
  newestReview,
  oldestWaitingMail,
  postgresFacts,
} from "./store-facts.store.ts";

export interface GatheredStore {
  store: StoreFacts;
  outbox: EmailFacts["outbox"];
  withPasskey: PeopleFacts["withPasskey"];
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
  if (!isCurrent) return { store: facts, outbox: undefined, withPasskey: undefined, clock };
  const unwritable = await probeWrite(store, environment.dataDir).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const orphaned = library
    ? orphanedReviews(await countByPlayers(store.db), library.subjectNamed)
    : [];
  const oldest = await oldestWaitingMail(store.db);
  const { failed } = await countMail(store.db);
  return {
    store: { ...facts, unwritable, orphaned },
    withPasskey: (await listPasskeys(store.db)).map(({ person }) => person),
    outbox: { failed, longestWait: oldest === undefined ? undefined : clock.now - oldest },
    clock: { ...clock, newest: await newestReview(store.db) },
  };
}
