import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * The key that lets a writer edit or withdraw a review, as a hash; the texts of reviews that were withdrawn while they
 * were hidden; which ball a review of an article is about, and how many there are about each, kept by triggers.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table paddle_reviews add column edit_key text");
  await run(`create unique index paddle_reviews_edit_key on paddle_reviews (edit_key)
    where edit_key is not null`);
  await run("alter table paddle_reviews add column ball text not null default ''");
  await run(`create table withdrawn_texts (
    text_key text not null,
    paddle_name text not null,
    withdrawn_at ${number} not null,
    primary key (text_key, paddle_name)
  )`);
  await run(`create table ball_totals (
    paddle_name text not null,
    is_sample integer not null,
    ball text not null,
    reviews ${number} not null,
    stars ${number} not null,
    primary key (paddle_name, is_sample, ball)
  )`);
  if (engine === "sqlite") await keepTotalsOnSqlite(run);
  else await keepTotalsOnPostgres(run);
}

type Run = (statement: string) => Promise<unknown>;

async function keepTotalsOnSqlite(run: Run): Promise<void> {
  const count = (row: "new" | "old", by: 1 | -1) => `
    insert into ball_totals (paddle_name, is_sample, ball, reviews, stars)
    select ${row}.paddle_name, ${row}.is_sample, ${row}.ball, ${by}, ${by} * ${row}.rating
    where ${row}.hidden_at is null and ${row}.ball <> ''
    on conflict (paddle_name, is_sample, ball) do update
    set reviews = reviews + excluded.reviews, stars = stars + excluded.stars;`;
  await run(`create trigger ball_totals_insert after insert on paddle_reviews
    begin ${count("new", 1)} end`);
  await run(`create trigger ball_totals_delete after delete on paddle_reviews
    begin ${count("old", -1)} end`);
  await run(`create trigger ball_totals_update after update of ball, rating, hidden_at, paddle_name, is_sample
    on paddle_reviews begin ${count("old", -1)} ${count("new", 1)} end`);
}

// A statement's rows are counted together, in one order, so that two writers never wait for each other in a circle.
async function keepTotalsOnPostgres(run: Run): Promise<void> {
  const part = (rows: string, by: 1 | -1) =>
    `select paddle_name, is_sample, ball, rating, ${by} as step from ${rows} where hidden_at is null and ball <> ''`;
  const keeper = async (event: "insert" | "delete" | "update", tables: string, parts: string[]) => {
    await run(`create function ball_totals_${event}() returns trigger language plpgsql as $$
      begin
        insert into ball_totals as t (paddle_name, is_sample, ball, reviews, stars)
        select paddle_name, is_sample, ball, sum(step), sum(step * rating)
        from (${parts.join(" union all ")}) changed
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, ball) do update
        set reviews = t.reviews + excluded.reviews, stars = t.stars + excluded.stars;
        return null;
      end $$`);
    await run(`create trigger ball_totals_${event} after ${event} on paddle_reviews
      referencing ${tables} for each statement execute function ball_totals_${event}()`);
  };
  await keeper("insert", "new table as new_rows", [part("new_rows", 1)]);
  await keeper("delete", "old table as old_rows", [part("old_rows", -1)]);
  await keeper("update", "old table as old_rows new table as new_rows", [
    part("old_rows", -1),
    part("new_rows", 1),
  ]);
}
