import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StorePlace } from "./engines.ts";
import { createDatabase } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** A server for a journey. */
export interface JourneyServer extends ServerProcess {
  /** Where its store is. */
  place: StorePlace;
  /** Stops it and starts it again, on its port and its store. */
  restart(): Promise<void>;
}

/** A server on an empty store of its own. */
export async function ownServer(
  settings: Record<string, string>,
  engine: "sqlite" | "postgres",
): Promise<JourneyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const databaseUrl =
    engine === "postgres" ? await createDatabase(process.env["TEST_DATABASE_URL"]!) : undefined;
  const all = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings };
  let running = await startServer(all);
  return {
    place: { dataDir: settings["DATA_DIR"] ?? dataDir, databaseUrl, remove: async () => {} },
    get url() {
      return running.url;
    },
    get port() {
      return running.port;
    },
    get pid() {
      return running.pid;
    },
    output: () => running.output(),
    async stop(signal) {
      const code = await running.stop(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    async restart() {
      await running.stop();
      running = await startServer({ ...all, PORT: String(running.port) });
    },
  };
}

interface SharedServer {
  server: JourneyServer;
  /** Changes whenever someone has written to the server's store. */
  version(): unknown;
  stop(): Promise<void>;
}

/** The servers that one worker's reading journeys share: one for each set of settings, started on first use. */
export class SharedServers {
  readonly #servers = new Map<string, Promise<SharedServer>>();

  of(settings: Record<string, string>): Promise<SharedServer> {
    const key = JSON.stringify(settings);
    const found = this.#servers.get(key) ?? share(settings);
    this.#servers.set(key, found);
    return found;
  }

  async stop(): Promise<void> {
    for (const shared of this.#servers.values()) await (await shared).stop();
  }
}

async function share(settings: Record<string, string>): Promise<SharedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const running = await startServer({ DATA_DIR: dataDir, ...settings });
  const store = new DatabaseSync(join(dataDir, "rallyrank.sqlite"), { readOnly: true });
  const version = store.prepare("pragma data_version");
  const refuse = () => {
    throw new Error("other journeys use this server too: say @writes");
  };
  return {
    server: {
      ...running,
      place: { dataDir, databaseUrl: undefined, remove: async () => {} },
      stop: refuse,
      restart: refuse,
    },
    version: () => version.get()?.["data_version"],
    async stop() {
      store.close();
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
