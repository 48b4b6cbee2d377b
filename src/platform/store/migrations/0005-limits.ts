import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** What visitors may do in an hour, counted for all processes together; and what shows a text sent twice. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table accepted_posts (
    act text not null,
    visitor text not null,
    hour ${number} not null,
    accepted integer not null,
    primary key (act, visitor, hour)
  )`);
  await run(`create table daily_salts (
    day ${number} primary key,
    salt text not null
  )`);
  await run("alter table paddle_reviews add column text_key text");
  await run(`create index paddle_reviews_text on paddle_reviews
    (text_key, created_at) where text_key is not null`);
}
