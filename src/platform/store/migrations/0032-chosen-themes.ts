import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * A row for each theme that a visible review likes or doesn't, by its writer's choice or a sample's labels, and totals
 * by the theme's name. Triggers keep both, whatever changes a review, and know no theme: they split the lists that
 * reviews store. What was read in texts before goes, with the bits that it was stored as.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const isPostgres = engine === "postgres";
  const number = isPostgres ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const event of ["insert", "delete", "update"]) {
    await run(`drop trigger theme_totals_${event}${isPostgres ? " on paddle_reviews" : ""}`);
    if (isPostgres) await run(`drop function theme_totals_${event}()`);
  }
  await run("drop table theme_totals");
  await run("drop table theme_rules");
  await run("alter table paddle_reviews drop column themes");
  await run(`create table review_themes (
    review_id text not null,
    paddle_name text not null,
    is_sample integer not null,
    theme text not null,
    opinion text not null,
    created_at ${number} not null,
    primary key (review_id, theme, opinion)
  )${isPostgres ? "" : " without rowid"}`);
  await run(`create table theme_totals (
    paddle_name text not null,
    is_sample integer not null,
    theme text not null,
    praise ${number} not null,
    complaint ${number} not null,
    primary key (paddle_name, is_sample, theme)
  )`);
  await run(insertThemes(engine, "paddle_reviews", "paddle_reviews, "));
  await run(`insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select paddle_name, is_sample, theme, sum(case opinion when 'praise' then 1 else 0 end),
      sum(case opinion when 'complaint' then 1 else 0 end)
    from review_themes group by 1, 2, 3`);
  // The newest about a theme.
  await run(`create index review_themes_newest on review_themes
    (paddle_name, is_sample, theme, opinion, created_at desc, review_id desc)`);
  if (isPostgres) await keepOnPostgres(run);
  else await keepOnSqlite(run);
}

type Run = (statement: string) => Promise<unknown>;

/** What a review stores, and what each of its lists says of a theme. */
const lists = [
  ["liked", "praise"],
  ["disliked", "complaint"],
] as const;
/** What a review's rows follow from. */
const watched = "liked, disliked, hidden_at, paddle_name, is_sample, created_at";

/** Both engines' way to split a list, 'control, spin': a table `chosen` with a theme in each row. */
const split = (engine: Engine, list: string) =>
  engine === "postgres"
    ? `unnest(string_to_array(${list}, ', ')) chosen (value)`
    : `json_each('[' || replace(json_quote(${list}), ', ', '","') || ']') chosen`;

/** @param from what the row is from, unless it's a trigger's */
const insertThemes = (engine: Engine, row: string, from = "") =>
  `insert into review_themes (review_id, paddle_name, is_sample, theme, opinion, created_at) ${lists
    .map(
      ([list, opinion]) => `select ${row}.id, ${row}.paddle_name, ${row}.is_sample, chosen.value,
        '${opinion}', ${row}.created_at
      from ${from}${split(engine, `${row}.${list}`)}
      where ${row}.hidden_at is null and chosen.value <> ''`,
    )
    .join(" union ")}`;

const remove = "delete from review_themes where review_id = old.id;";

async function keepOnSqlite(run: Run): Promise<void> {
  const insert = `${insertThemes("sqlite", "new")};`;
  const keepRows = (event: string, of: string, does: string) =>
    run(`create trigger review_themes_${event} after ${event}${of} on paddle_reviews
      begin ${does} end`);
  await keepRows("insert", "", insert);
  await keepRows("delete", "", remove);
  await keepRows("update", ` of ${watched}`, `${remove} ${insert}`);

  const keepTotals = (event: string, row: string, by: 1 | -1) =>
    run(`create trigger theme_totals_${event} after ${event} on review_themes begin
      insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
      values (${row}.paddle_name, ${row}.is_sample, ${row}.theme,
        ${by} * (${row}.opinion = 'praise'), ${by} * (${row}.opinion = 'complaint'))
      on conflict (paddle_name, is_sample, theme) do update
      set praise = praise + excluded.praise, complaint = complaint + excluded.complaint; end`);
  await keepTotals("insert", "new", 1);
  await keepTotals("delete", "old", -1);
}

async function keepOnPostgres(run: Run): Promise<void> {
  const insert = `${insertThemes("postgres", "new")};`;
  const keepRows = async (event: string, of: string, does: string) => {
    await run(`create function review_themes_${event}() returns trigger language plpgsql as $$
      begin ${does} return null; end $$`);
    await run(`create trigger review_themes_${event} after ${event}${of} on paddle_reviews
      for each row execute function review_themes_${event}()`);
  };
  await keepRows("insert", "", insert);
  await keepRows("delete", "", remove);
  await keepRows("update", ` of ${watched}`, `${remove} ${insert}`);

  // A statement's reviews are counted together, in one order, so that two writers never wait for each other in a circle.
  const part = (rows: string, by: 1 | -1) =>
    lists.map(
      ([list, opinion]) => `select distinct id, paddle_name, is_sample, value as theme,
        ${opinion === "praise" ? by : 0} as praise, ${opinion === "complaint" ? by : 0} as complaint
      from ${rows}, ${split("postgres", list)} where hidden_at is null`,
    );
  const keepTotals = async (event: string, tables: string, parts: string[]) => {
    await run(`create function theme_totals_${event}() returns trigger language plpgsql as $$
      begin
        insert into theme_totals as t (paddle_name, is_sample, theme, praise, complaint)
        select paddle_name, is_sample, theme, sum(praise), sum(complaint)
        from (${parts.join(" union all ")}) changed
        group by 1, 2, 3
        having sum(praise) <> 0 or sum(complaint) <> 0
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, theme) do update
        set praise = t.praise + excluded.praise, complaint = t.complaint + excluded.complaint;
        return null;
      end $$`);
    await run(`create trigger theme_totals_${event} after ${event} on paddle_reviews
      referencing ${tables} for each statement execute function theme_totals_${event}()`);
  };
  const [added, removed] = [part("new_rows", 1), part("old_rows", -1)];
  await keepTotals("insert", "new table as new_rows", added);
  await keepTotals("delete", "old table as old_rows", removed);
  const both = "old table as old_rows new table as new_rows";
  await keepTotals("update", both, [...removed, ...added]);
}
