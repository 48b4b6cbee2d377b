import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** What the owner prepares for the next issue, how far what happens once a week is, and the site's own secrets. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table newsletter_draft (
    id text primary key,
    intro text not null,
    chosen text,
    weekday integer,
    hour integer
  )`);
  await run(`create table weekly_rounds (
    name text primary key,
    through ${number} not null
  )`);
  await run(`create table secrets (
    name text primary key,
    secret text not null
  )`);
}
