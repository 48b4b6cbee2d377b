import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * How a paddle aged: which questions its reviewer was sent, and what they answered. With a review goes the address that
 * wanted to be asked about it, whatever deletes it.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table paddle_reviews add column asked integer not null default 0");
  for (const months of [3, 12]) {
    await run(`alter table paddle_reviews add column aged_${months} text not null default ''`);
    await run(`alter table paddle_reviews add column again_${months} text not null default ''`);
    await run(`alter table paddle_reviews add column aged_${months}_at ${number}`);
  }
  await run(`create index paddle_reviews_asked on paddle_reviews
    (paddle_name, asked, aged_3, again_3, aged_12, again_12)
    where asked > 0 and hidden_at is null and is_sample = 0`);
  await run(`create index subscribers_aged on subscribers (subject) where subject like 'aged:%'`);
  const of = (row: string) => `subject = 'aged:' || ${row}.id and subject like 'aged:%'`;
  const forget = (row: string) =>
    [
      ...["outbox", "confirmations"].map(
        (table) => `delete from ${table} where subject = 'aged:' || ${row}.id
          and email_key in (select email_key from subscribers where ${of(row)});`,
      ),
      `delete from subscribers where ${of(row)};`,
    ].join("\n");
  if (engine === "sqlite") {
    await run(`create trigger paddle_reviews_aged after delete on paddle_reviews
      begin ${forget("old")} end`);
    return;
  }
  await run(`create function paddle_reviews_aged() returns trigger language plpgsql as $$
    begin ${forget("old")} return null; end $$`);
  await run(`create trigger paddle_reviews_aged after delete on paddle_reviews
    for each row execute function paddle_reviews_aged()`);
}
