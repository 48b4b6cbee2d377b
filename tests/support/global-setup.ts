import type { TestProject } from "vitest/node";
import { buildIfStale } from "./fresh-build.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import "./engines.ts";

// Each project has modules of its own, but one database server serves them all.
const ofProcess = globalThis as { testPostgres?: Promise<TestPostgres> | undefined };

export default async function setUp(project: TestProject) {
  buildIfStale();
  // In watch mode.
  project.onTestsRerun(buildIfStale);
  const isFirst = !ofProcess.testPostgres;
  ofProcess.testPostgres ??= startPostgres();
  const postgres = await ofProcess.testPostgres;
  // Vitest tears nothing down when it is stopped by Ctrl+C.
  if (isFirst) process.once("exit", () => void postgres.stop("immediate"));
  project.provide("postgres", postgres.url);
  if (!isFirst) return undefined;
  return async () => {
    ofProcess.testPostgres = undefined;
    await postgres.stop();
  };
}
