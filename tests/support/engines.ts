import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
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
  remove(): void;
}

/** The engines that tests run on. */
export const engines = ["sqlite", "postgres"] as const;

/** An empty store of an engine: a new folder, and for PostgreSQL a new database. */
export async function emptyStore(engine: (typeof engines)[number]): Promise<StorePlace> {
  return await placeOf(engine, inject("postgres"));
}

/**
 * The same outside a test.
 * @param postgres the URL of a PostgreSQL server
 */
export async function placeOf(
  engine: (typeof engines)[number],
  postgres: string,
): Promise<StorePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  return {
    dataDir,
    databaseUrl: engine === "postgres" ? await createDatabase(postgres) : undefined,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
