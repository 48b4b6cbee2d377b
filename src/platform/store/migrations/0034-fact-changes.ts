import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** What changed in the open data, and the facts as last noted, to which they're compared. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table known_facts (
    id text primary key,
    said text not null
  )`);
  await run(`create table fact_changes (
    noticed_at ${engine === "postgres" ? "bigint" : "integer"} not null,
    id text not null,
    kind text not null,
    subject text not null,
    name text not null,
    version text,
    fact text not null,
    before text,
    after text,
    unit text,
    source text not null,
    source_before text,
    source_kind text not null,
    link text,
    primary key (noticed_at, id)
  )`);
  if (engine === "sqlite") return;
  await run(`create function fact_changes_noticed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_changed', '/data/changes');
      return null;
    end $$`);
  await run(`create trigger fact_changes_noticed after insert or delete on fact_changes
    for each statement execute function fact_changes_noticed()`);
}
