import { afterEach, beforeEach } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { emptyStore, type engines, type StorePlace } from "./engines.ts";

/**
 * Gives each test of the enclosing block an empty store with the newest schema, and removes it afterwards.
 * @param opened receives it before each test
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
    await place.remove();
  });
}
