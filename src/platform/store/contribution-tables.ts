import { type Kysely, sql } from "kysely";
import type { Engine } from "./dialect.ts";

/**
 * Creates the tables of a kind of contribution and of its reports, for the kind's migration. Once a released migration
 * calls it, what it creates must never change.
 * @param columns the kind's own columns, in SQL, besides `subject` and those that every kind has
 * @param isPrivate whether no page ever shows it: then nobody reports it, and no page follows its changes
 * @param isCounted whether pages only count them: then nobody reports one
 */
export async function createContributions(
  db: Kysely<never>,
  engine: Engine,
  table: string,
  columns: readonly string[],
  isPrivate = false,
  isCounted = false,
): Promise<void> {
  const time = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table ${table} (
    id text primary key,
    subject text not null,
    ${columns.map((column) => `${column},`).join("\n    ")}
    created_at ${time} not null,
    updated_at ${time} not null,
    hidden_at ${time},
    held_because text,
    approved_at ${time},
    submission_key text not null unique,
    text_key text,
    likeness_key text not null default '',
    edit_key text unique
  )`);
  await run(`create index ${table}_shown on ${table}
    (subject, created_at desc, id desc)${isPrivate ? "" : " where hidden_at is null"}`);
  await run(`create index ${table}_all on ${table} (created_at desc, id desc)`);
  await run(`create index ${table}_held on ${table}
    (created_at desc, id desc) where held_because is not null`);
  await run(`create index ${table}_text on ${table} (text_key, created_at)
    where text_key is not null`);
  await run(`create index ${table}_likeness on ${table} (likeness_key)`);
  if (isPrivate) return;
  if (!isCounted) await createReports(run, table, time);
  if (engine === "sqlite") return;
  // Every process drops its pages of a subject when it hears of a change.
  await run(`create function ${table}_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_changed', changed)
      from (select old.subject union select new.subject) subjects (changed)
      where changed is not null;
      return null;
    end $$`);
  await run(`create trigger ${table}_changed after insert or update or delete on ${table}
    for each row execute function ${table}_changed()`);
}

async function createReports(
  run: (statement: string) => Promise<unknown>,
  table: string,
  time: string,
): Promise<void> {
  await run(`create table ${table}_reports (
    id text primary key,
    subject text not null,
    of_id text not null,
    reason text not null,
    details text not null,
    created_at ${time} not null,
    told_at ${time},
    submission_key text not null unique
  )`);
  await run(`create index ${table}_reports_of on ${table}_reports (of_id)`);
  await run(`create index ${table}_reports_newest on ${table}_reports (created_at desc, id desc)`);
}
