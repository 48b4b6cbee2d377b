import { afterAll, beforeAll } from "vitest";
import { emptyStore, type StorePlace } from "./engines.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/**
 * Gives all tests of a file one server on an empty store, with samples by default.
 * @param started receives it before the first of them
 * @param settings besides its data folder
 */
export function allWithOneServer(
  started: (server: ServerProcess) => void,
  settings: Record<string, string> = {},
): void {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore("sqlite");
    server = await startServer({ DATA_DIR: place.dataDir, ...settings });
    started(server);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
}
