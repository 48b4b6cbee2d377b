import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Pages of makers that are read once a week, when their hosts were asked last, and what each page says of a paddle. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table watched_hosts (
    host text primary key,
    asked_at ${number} not null,
    robots text,
    robots_at ${number}
  )`);
  await run(`create table watched_pages (
    url text primary key,
    named text not null,
    due_at ${number},
    etag text not null,
    modified text not null,
    state text not null,
    says text not null,
    read_at ${number},
    failures integer not null
  )`);
  await run(`create table proposals (
    id text primary key,
    page text not null,
    entry text not null,
    name text not null,
    digest text not null,
    snapshot text not null,
    changes text not null,
    notes text not null,
    base text not null,
    state text not null,
    first_seen_at ${number} not null,
    read_at ${number} not null
  )`);
  await run("create unique index proposals_of_page on proposals (page, entry)");
  await run(
    "create index proposals_waiting on proposals (first_seen_at desc, id desc) where state = 'waiting'",
  );
}
