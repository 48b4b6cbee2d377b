import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Double opt-in and one-click unsubscribe for the newsletter, and the issues that were sent. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const random =
    engine === "postgres"
      ? "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"
      : "lower(hex(randomblob(32)))";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table subscribers add column confirmed_at ${number}`);
  await run(`alter table subscribers add column unsubscribed_at ${number}`);
  await run(`alter table subscribers add column mailed_at ${number}`);
  await run("alter table subscribers add column mails integer not null default 0");
  await run("alter table subscribers add column unsubscribe_key text");
  await run(`update subscribers set unsubscribe_key = ${random}`);
  await run("create unique index subscribers_unsubscribe_key on subscribers (unsubscribe_key)");
  await run(
    "create index subscribers_confirmed on subscribers (email_key) where state = 'confirmed'",
  );
  await run(`create table confirmations (
    token_hash text primary key,
    email_key text not null,
    expires_at ${number} not null
  )`);
  await run("create index confirmations_reader on confirmations (email_key)");
  await run(`create table newsletter_issues (
    date text primary key,
    subject text not null,
    content text not null,
    html text not null,
    text text not null,
    created_at ${number} not null,
    queued_through text not null,
    recipients ${number} not null,
    queued_at ${number}
  )`);
  if (engine === "postgres") await tellOfIssues(run);
}

/** Tells every process about a new issue, as about a changed review, so that pages that list it are rendered again. */
async function tellOfIssues(run: (statement: string) => Promise<unknown>): Promise<void> {
  await run(`create function tell_of_issue() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_changed', 'newsletter-issues');
      return null;
    end $$`);
  await run(`create trigger tell_of_issue after insert or delete on newsletter_issues
    for each statement execute function tell_of_issue()`);
}
