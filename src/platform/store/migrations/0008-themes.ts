import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** As many themes as src/site/reviews/themes/themes.ts had when this was released. */
const themeCount = 8;

/**
 * What reviews speak of: two bits a theme in each review (`themeBits` in src/site/reviews/themes/themes.ts), and how many shown reviews
 * praise a theme and complain of it, kept by triggers. The bits of reviews that are there already are counted at the
 * next start (src/site/reviews/themes/themes.store.ts), as they are whenever the rules have changed.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table paddle_reviews add column themes integer not null default 0");
  await run(`create table theme_totals (
    paddle_name text not null,
    is_sample integer not null,
    theme integer not null,
    praise ${number} not null,
    complaint ${number} not null,
    primary key (paddle_name, is_sample, theme)
  )`);
  await run(
    "create table theme_rules (id integer primary key check (id = 1), digest text not null)",
  );
  if (engine === "sqlite") await keepTotalsOnSqlite(run);
  else await keepTotalsOnPostgres(run);
}

type Run = (statement: string) => Promise<unknown>;

const numbers = `(${[...Array(themeCount).keys()].map((theme) => `select ${theme} as theme`).join(" union all ")})`;
const bit = (kind: 0 | 1) => `((themes >> (theme * 2 + ${kind})) & 1)`;

async function keepTotalsOnSqlite(run: Run): Promise<void> {
  const count = (row: "new" | "old", by: 1 | -1) => `
    insert into theme_totals (paddle_name, is_sample, theme, praise, complaint)
    select ${row}.paddle_name, ${row}.is_sample, theme, ${by} * ${bit(0)}, ${by} * ${bit(1)}
    from (select theme, ${row}.themes as themes from ${numbers})
    where ${row}.hidden_at is null and ${bit(0)} + ${bit(1)} > 0
    on conflict (paddle_name, is_sample, theme) do update
    set praise = praise + excluded.praise, complaint = complaint + excluded.complaint;`;
  await run(`create trigger theme_totals_insert after insert on paddle_reviews
    begin ${count("new", 1)} end`);
  await run(`create trigger theme_totals_delete after delete on paddle_reviews
    begin ${count("old", -1)} end`);
  await run(`create trigger theme_totals_update after update of themes, hidden_at, paddle_name, is_sample
    on paddle_reviews begin ${count("old", -1)} ${count("new", 1)} end`);
}

// A statement's rows are counted together, in one order, so that two writers never wait for each other in a circle.
async function keepTotalsOnPostgres(run: Run): Promise<void> {
  const part = (rows: string, by: 1 | -1) =>
    `select paddle_name, is_sample, themes, ${by} as step from ${rows} where hidden_at is null`;
  const keeper = async (event: "insert" | "delete" | "update", tables: string, parts: string[]) => {
    await run(`create function theme_totals_${event}() returns trigger language plpgsql as $$
      begin
        insert into theme_totals as t (paddle_name, is_sample, theme, praise, complaint)
        select paddle_name, is_sample, theme, sum(step * ${bit(0)}), sum(step * ${bit(1)})
        from (${parts.join(" union all ")}) changed, ${numbers} numbers
        group by 1, 2, 3
        having sum(step * ${bit(0)}) <> 0 or sum(step * ${bit(1)}) <> 0
        order by 1, 2, 3
        on conflict (paddle_name, is_sample, theme) do update
        set praise = t.praise + excluded.praise, complaint = t.complaint + excluded.complaint;
        return null;
      end $$`);
    await run(`create trigger theme_totals_${event} after ${event} on paddle_reviews
      referencing ${tables} for each statement execute function theme_totals_${event}()`);
  };
  await keeper("insert", "new table as new_rows", [part("new_rows", 1)]);
  await keeper("delete", "old table as old_rows", [part("old_rows", -1)]);
  await keeper("update", "old table as old_rows new table as new_rows", [
    part("old_rows", -1),
    part("new_rows", 1),
  ]);
}
