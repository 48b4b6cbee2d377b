import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Who may use the console: links to sign in, sessions, passkeys and their challenges; and who did what in the audit log. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table owner_acts add column actor text not null default ''");
  await run(`create table console_links (
    digest text primary key,
    person text not null,
    expires_at ${number} not null
  )`);
  await run(`create table console_sessions (
    digest text primary key,
    person text not null,
    way text not null,
    device text not null,
    created_at ${number} not null,
    seen_at ${number} not null
  )`);
  await run(`create table console_passkeys (
    id text primary key,
    person text not null,
    name text not null,
    public_key text not null,
    counter ${number} not null,
    transports text not null,
    created_at ${number} not null,
    used_at ${number}
  )`);
  await run(`create table console_challenges (
    challenge text primary key,
    person text not null,
    expires_at ${number} not null
  )`);
}
