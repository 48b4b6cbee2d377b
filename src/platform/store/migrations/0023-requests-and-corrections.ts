import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";
import { createContributions } from "../contribution-tables.ts";

/** What visitors miss and what they correct: paddles that aren't here yet, and facts that are wrong. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const time = engine === "postgres" ? "bigint" : "integer";
  const isPrivate = true;
  const requests = [
    "name text not null",
    "brand text not null",
    "link text not null",
    "email text",
    "page text",
  ];
  await createContributions(db, engine, "paddle_requests", requests, isPrivate);
  const corrections = [
    "fact text not null",
    "value text not null",
    "source text not null",
    "email text",
    "entry text",
    `drafted_at ${time}`,
  ];
  await createContributions(db, engine, "fact_corrections", corrections, isPrivate);
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of ["paddle_requests", "fact_corrections"])
    await run(`create index ${table}_email on ${table} (created_at) where email is not null`);
  await run("create index paddle_requests_page on paddle_requests (page) where page is not null");
}
