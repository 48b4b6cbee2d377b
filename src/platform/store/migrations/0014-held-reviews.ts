import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * Reviews that wait for the owner, and what it takes to know them: why they wait, when one was approved, the key of its
 * text however it's disguised, and the words that the owner blocks. The site fills the keys of stored reviews when it
 * starts.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table paddle_reviews add column held_because text");
  await run(`alter table paddle_reviews add column approved_at ${number}`);
  await run("alter table paddle_reviews add column likeness_key text not null default ''");
  await run("create index paddle_reviews_likeness on paddle_reviews (likeness_key)");
  await run(`create index paddle_reviews_held on paddle_reviews
    (created_at desc, id desc) where held_because is not null`);
  // The order in which emails bring reviews: `settledFrom` in src/mail/newsletter/quotable-reviews.store.ts.
  await run(`create index paddle_reviews_settled on paddle_reviews (paddle_name, (coalesce(approved_at,
    case when updated_at < created_at + 86400000 then updated_at else created_at end)))
    where hidden_at is null and is_sample = 0`);
  await run(`create table blocked_words (
    word text primary key,
    blocked_at ${number} not null
  )`);
}
