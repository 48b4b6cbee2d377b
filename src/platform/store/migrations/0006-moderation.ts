import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** What visitors report, and what the owner did about it. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table review_reports (
    id text primary key,
    paddle_name text not null,
    review_id text not null,
    reason text not null,
    details text not null,
    created_at ${number} not null,
    submission_key text not null unique
  )`);
  await run("create index review_reports_review on review_reports (review_id)");
  await run("create index review_reports_newest on review_reports (created_at desc, id desc)");
  await run(`create table owner_acts (
    id text primary key,
    act text not null,
    target text not null,
    reason text not null,
    done_at ${number} not null
  )`);
  await run("create index owner_acts_newest on owner_acts (done_at desc, id desc)");
  // The owner's list goes through all reviews, hidden ones too, and through the hidden ones alone.
  await run("create index paddle_reviews_all on paddle_reviews (created_at desc, id desc)");
  await run(`create index paddle_reviews_hidden on paddle_reviews
    (created_at desc, id desc) where hidden_at is not null`);
}
