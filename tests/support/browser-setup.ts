import { buildIfStale } from "./fresh-build.ts";
import { startPostgres } from "./postgres.ts";

/** A build of the current sources, and one PostgreSQL server for all journeys. */
export default async function setUp() {
  buildIfStale();
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return () => postgres.stop();
}
