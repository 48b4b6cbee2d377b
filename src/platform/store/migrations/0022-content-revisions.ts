import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Content written in the browser: drafts, what is published, and what was. Processes follow the version. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table content_revisions (
    id text primary key,
    path text not null,
    text text,
    state text not null,
    base text not null,
    file text not null,
    person text not null,
    email text not null,
    saved_at ${number} not null,
    published_at ${number},
    publish_at ${number},
    note text not null,
    batch text
  )`);
  await run(
    "create unique index content_revisions_live on content_revisions (path) where state = 'live'",
  );
  await run(`create unique index content_revisions_drafts on content_revisions (path, email)
    where state = 'draft'`);
  await run("create index content_revisions_path on content_revisions (path, published_at desc)");
  await run(`create table content_version (name text primary key, version ${number} not null)`);
  await run("insert into content_version (name, version) values ('content', 0)");
  if (engine === "sqlite") return;
  await run(`create function content_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_changed', '/content');
      return null;
    end $$`);
  await run(`create trigger content_changed after update on content_version
    for each row execute function content_changed()`);
}
