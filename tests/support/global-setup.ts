import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import "./engines.ts";

export default async function setUp(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  return () => postgres.stop();
}
