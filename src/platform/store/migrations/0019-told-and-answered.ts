import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** When each report was emailed. Those from before were all emailed as they came in. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table review_reports add column told_at ${number}`);
  await run("update review_reports set told_at = created_at");
}
