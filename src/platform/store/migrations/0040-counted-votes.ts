import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Votes are only counted: a process that hears of one counts again, and drops no pages. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`create or replace function side_by_side_votes_changed() returns trigger
    language plpgsql as $$
    begin
      perform pg_notify('reviews_changed', changed || ' counted')
      from (select old.subject union select new.subject) subjects (changed)
      where changed is not null;
      return null;
    end $$`.execute(db);
}
