import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Mail that waits to be delivered, written in the transaction of what causes it. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table outbox (
    id text primary key,
    kind text not null,
    recipient text not null,
    content text,
    issue_date text,
    email_key text,
    state text not null,
    attempts integer not null default 0,
    due_at ${number} not null,
    last_error text,
    created_at ${number} not null,
    ended_at ${number}
  )`);
  // In the order of leasing: what one person waits for, before what goes to all readers.
  await run(`create index outbox_waiting on outbox
    ((issue_date is not null), due_at, id) where state = 'waiting'`);
  await run("create index outbox_ended on outbox (ended_at) where state <> 'waiting'");
  await run("create index outbox_reader on outbox (email_key) where email_key is not null");
}
