import { startPostgres } from "./postgres.ts";

/** One PostgreSQL server for all journeys. */
export default async function setUp() {
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return () => postgres.stop();
}
