import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** The newsletter's subscribers, and the messages visitors send. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  // A number is never given twice, also after the newest message was deleted.
  const counted =
    engine === "postgres"
      ? "bigint generated always as identity (start with 1001) primary key"
      : "integer primary key autoincrement";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table subscribers (
    email_key text primary key,
    email text not null,
    state text not null,
    created_at ${number} not null,
    updated_at ${number} not null
  )`);
  await run(`create table messages (
    number ${counted},
    id text not null unique,
    first_name text not null,
    last_name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at ${number} not null,
    submission_key text not null unique
  )`);
  if (engine === "sqlite")
    await run("insert into sqlite_sequence (name, seq) values ('messages', 1000)");
}
