import type { TestProject } from "vitest/node";
import { buildIfStale } from "./fresh-build.ts";
import { send, sendVersion } from "../runner/progress.ts";
import { runsAll } from "../runner/tier.ts";
import { startOldestPostgres, startPostgres, type TestPostgres } from "./postgres.ts";
import "./engines.ts";

/** The servers by the project they're for: each project has modules of its own, but several share a server. */
const ofProcess = globalThis as { testPostgres?: Map<string, Promise<TestPostgres>> };

/** A build of the current sources and a PostgreSQL server: for stores the oldest version that we promise, if all runs. */
export default async function setUp(project: TestProject) {
  buildIfStale();
  // In watch mode.
  project.onTestsRerun(buildIfStale);
  const isOldest = runsAll && project.name === "stores";
  const name = isOldest ? "stores" : "server";
  const servers = (ofProcess.testPostgres ??= new Map());
  const isFirst = !servers.has(name);
  if (isFirst && !isOldest && process.env["NGINX_PATH"])
    sendVersion(process.env["NGINX_PATH"], "-v");
  if (isFirst)
    servers.set(
      name,
      isOldest ? startOldestPostgres().catch(() => startPostgres()) : startPostgres(),
    );
  const postgres = await servers.get(name)!;
  project.provide("postgres", postgres.url);
  if (!isFirst) return undefined;
  // Vitest tears nothing down when it is stopped by Ctrl+C.
  process.once("exit", () => void postgres.stop("immediate"));
  send({ type: "ran", what: `${postgres.version} (${isOldest ? "stores" : "servers"})` });
  return async () => {
    servers.delete(name);
    await postgres.stop();
  };
}
