import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * How readers of an imported list agreed, whose address takes no more email, and, as keyed hashes, the mailboxes that no
 * import brings back.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const time = engine === "postgres" ? "bigint" : "integer";
  await run("alter table subscribers add column consent text");
  await run(`alter table subscribers add column bounced_at ${time}`);
  await run("alter table subscribers add column bounce text");
  await run(`create index subscribers_bounced on subscribers (bounced_at, email_key, subject)
    where bounced_at is not null`);
  await run("create table departed_mailboxes (mailbox_hash text primary key)");
}
