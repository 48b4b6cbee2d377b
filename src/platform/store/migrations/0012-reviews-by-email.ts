import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * A subscription has a subject: the paddle whose new reviews it's about, or none for the newsletter. So an address may
 * have several.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (engine === "postgres") {
    await run("alter table subscribers add column subject text not null default ''");
    await run("alter table subscribers add column told_through bigint not null default 0");
    await run("alter table subscribers drop constraint subscribers_pkey");
    await run("alter table subscribers add primary key (email_key, subject)");
  } else await widenKeyOnSqlite(run);
  await run(`create index subscribers_subject on subscribers (subject, told_through)
    where state = 'confirmed' and subject <> ''`);
  await run("alter table confirmations add column subject text not null default ''");
  await run("alter table outbox add column subject text not null default ''");
  await run(`alter table outbox add column written_after ${number}`);
  await run(`alter table outbox add column written_through ${number}`);
}

type Run = (statement: string) => Promise<unknown>;

// SQLite can't change a table's primary key.
async function widenKeyOnSqlite(run: Run): Promise<void> {
  const columns = `email_key, email, state, created_at, updated_at, confirmed_at, unsubscribed_at,
    mailed_at, mails, unsubscribe_key, mailbox_key`;
  await run(`create table subscriptions (
    email_key text not null,
    email text not null,
    state text not null,
    created_at integer not null,
    updated_at integer not null,
    confirmed_at integer,
    unsubscribed_at integer,
    mailed_at integer,
    mails integer not null default 0,
    unsubscribe_key text,
    mailbox_key text,
    subject text not null default '',
    told_through integer not null default 0,
    primary key (email_key, subject)
  )`);
  await run(`insert into subscriptions (${columns}) select ${columns} from subscribers`);
  await run("drop table subscribers");
  await run("alter table subscriptions rename to subscribers");
  await run("create unique index subscribers_unsubscribe_key on subscribers (unsubscribe_key)");
  await run(
    "create index subscribers_confirmed on subscribers (email_key) where state = 'confirmed'",
  );
  await run("create index subscribers_mailbox on subscribers (mailbox_key)");
}
