import { afterEach, beforeEach } from "vitest";
import { openStore, type Store } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { emptyStore, type engines, type StorePlace } from "./engines.ts";

/**
 * Gives each test of the block it is called in an empty store of the newest schema, and takes it away afterwards.
 * @param opened is handed it before each test
 */
export function eachWithFreshStore(
  engine: (typeof engines)[number],
  opened: (store: Store, place: StorePlace) => void,
): void {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    await migrate(store.db, engine);
    opened(store, place);
  });
  afterEach(async () => {
    await store.close();
    place.remove();
  });
}
