import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

// The level's band, as `levelBand` in src/site/reviews/level/level.ts has it. Whole-number division is the same on both engines.
const band = (row: string) =>
  `((${row}dupr_level - 1000) / 500) * 2 + case when ${row}dupr_level % 500 = 0 then 0 else 1 end`;

/** Reviews, and their totals kept by triggers as reviews come, go, hide and return. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table paddle_reviews (
    id text primary key,
    paddle_name text not null,
    first_name text not null,
    dupr_rating text not null,
    rating integer not null check (rating between 1 and 5),
    review_text text not null,
    created_at ${number} not null,
    updated_at ${number} not null,
    is_sample integer not null check (is_sample in (0, 1)),
    hidden_at ${number},
    dupr_level integer not null check (dupr_level between 1000 and 6000),
    submission_key text not null unique
  )`);
  await run(`create index paddle_reviews_shown on paddle_reviews
    (paddle_name, created_at desc, id desc) where hidden_at is null`);
  await run(`create index paddle_reviews_newest on paddle_reviews
    (created_at desc, id desc) where hidden_at is null`);
  await run(`create table review_totals (
    paddle_name text not null,
    is_sample integer not null,
    rating integer not null,
    level_band integer not null,
    reviews ${number} not null,
    levels ${number} not null,
    primary key (paddle_name, is_sample, rating, level_band)
  )`);
  await run(`create table seedings (
    paddle_name text primary key,
    seeded_at ${number} not null
  )`);
  if (engine === "sqlite") await keepTotalsOnSqlite(run);
  else await keepTotalsOnPostgres(run);
}

type Run = (statement: string) => Promise<unknown>;

async function keepTotalsOnSqlite(run: Run): Promise<void> {
  const count = (row: "new" | "old", by: 1 | -1) => `
    insert into review_totals (paddle_name, is_sample, rating, level_band, reviews, levels)
    select ${row}.paddle_name, ${row}.is_sample, ${row}.rating, ${band(`${row}.`)}, ${by}, ${by} * ${row}.dupr_level
    where ${row}.hidden_at is null
    on conflict (paddle_name, is_sample, rating, level_band) do update
    set reviews = reviews + excluded.reviews, levels = levels + excluded.levels;`;
  await run(`create trigger review_totals_insert after insert on paddle_reviews
    begin ${count("new", 1)} end`);
  await run(`create trigger review_totals_delete after delete on paddle_reviews
    begin ${count("old", -1)} end`);
  await run(`create trigger review_totals_update after update on paddle_reviews
    begin ${count("old", -1)} ${count("new", 1)} end`);
}

// A statement's rows are counted together, in one order, so that two writers never wait for each other in a circle.
// The notice tells every process which subjects' pages to render again.
async function keepTotalsOnPostgres(run: Run): Promise<void> {
  const part = (rows: string, by: 1 | -1) =>
    `select paddle_name, is_sample, rating, dupr_level, ${by} as step from ${rows} where hidden_at is null`;
  const keeper = async (event: "insert" | "delete" | "update", tables: string, parts: string[]) => {
    await run(`create function review_totals_${event}() returns trigger language plpgsql as $$
      begin
        insert into review_totals as t (paddle_name, is_sample, rating, level_band, reviews, levels)
        select paddle_name, is_sample, rating, ${band("")}, sum(step), sum(step * dupr_level)
        from (${parts.join(" union all ")}) changed
        group by 1, 2, 3, 4
        order by 1, 2, 3, 4
        on conflict (paddle_name, is_sample, rating, level_band) do update
        set reviews = t.reviews + excluded.reviews, levels = t.levels + excluded.levels;
        perform pg_notify('reviews_changed', paddle_name)
        from (${parts.join(" union all ")}) changed group by paddle_name;
        return null;
      end $$`);
    await run(`create trigger review_totals_${event} after ${event} on paddle_reviews
      referencing ${tables} for each statement execute function review_totals_${event}()`);
  };
  await keeper("insert", "new table as new_rows", [part("new_rows", 1)]);
  await keeper("delete", "old table as old_rows", [part("old_rows", -1)]);
  await keeper("update", "old table as old_rows new table as new_rows", [
    part("old_rows", -1),
    part("new_rows", 1),
  ]);
}
