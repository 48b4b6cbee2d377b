import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { runsAll } from "../runner/tier.ts";
import { createMigratedDatabase, dropDatabase } from "./databases.ts";
import { createDatabase } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server that global-setup started. */
    postgres: string;
  }
}

/** Where a test's own, empty store is. */
export interface StorePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

type Engine = "sqlite" | "postgres";

/** For what differs between the engines, such as locks, notices, types, triggers, orders of text and migrations. */
export const bothEngines: readonly Engine[] = ["sqlite", "postgres"];

/** For what is the same on both: PostgreSQL's turn comes with `npm test -- --all`. */
export const engines: readonly Engine[] = runsAll ? bothEngines : ["sqlite"];

/** A store without rows: a new folder, and for PostgreSQL a new database, which has the newest schema. */
export async function emptyStore(engine: Engine): Promise<StorePlace> {
  return await placeOf(engine, inject("postgres"), createMigratedDatabase);
}

/** The same without a schema. */
export async function blankStore(engine: Engine): Promise<StorePlace> {
  return await placeOf(engine, inject("postgres"));
}

/**
 * A place for a store, outside of tests too.
 * @param postgres the URL of a PostgreSQL server
 */
export async function placeOf(
  engine: Engine,
  postgres: string,
  create: (server: string) => Promise<string> = createDatabase,
): Promise<StorePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const databaseUrl = engine === "postgres" ? await create(postgres) : undefined;
  return {
    dataDir,
    databaseUrl,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
    },
  };
}
