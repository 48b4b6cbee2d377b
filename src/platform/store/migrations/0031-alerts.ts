import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { mailboxOf, readEmailAddress } from "../../email/email-address.ts";
import type { Engine } from "../dialect.ts";

/** Rows that are read at a time. */
const batch = 500;

/** The tables that had an address, and what the subjects of their subscriptions begin with. */
const alerts = [
  ["paddle_questions", "answer:"],
  ["paddle_requests", "request:"],
  ["fact_corrections", "correction:"],
] as const;

/**
 * Anyone who wants one email about what they sent has a subscription, as for all other emails, and no address beside
 * their words. Addresses that were left before this are unconfirmed: they're asked once.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("create index subscribers_about on subscribers (subject) where subject <> ''");
  // Nobody had confirmed that they want it, and it quotes what nobody has read.
  await run("delete from outbox where kind = 'answer' and state <> 'delivered'");
  for (const [table, prefix] of alerts) {
    await moveAddresses(db, table, prefix);
    await run(`drop index ${table}_email`);
    await run(`alter table ${table} drop column email`);
    await forgetWithRow(run, engine, { table, prefix, trigger: `${table}_alerts` });
  }
  const aged = { table: "paddle_reviews", prefix: "aged:", trigger: "paddle_reviews_aged" };
  const isOf = engine === "postgres" ? ` on ${aged.table}` : "";
  await run(`drop trigger ${aged.trigger}${isOf}`);
  if (engine === "postgres") await run(`drop function ${aged.trigger}()`);
  await forgetWithRow(run, engine, aged);
  // It's needed only until an issue is queued for all its readers, and it's an address.
  await run("update newsletter_issues set queued_through = '' where queued_at is not null");
}

async function moveAddresses(db: Kysely<never>, table: string, prefix: string): Promise<void> {
  const now = Date.now();
  for (let after = ""; ;) {
    const { rows } = await sql<{ id: string; email: string; created_at: number }>`
      select id, email, created_at from ${sql.table(table)}
      where email is not null and id > ${after} order by id limit ${batch}`.execute(db);
    for (const { id, email, created_at: since } of rows) {
      const key = readEmailAddress(email).email?.key ?? email;
      // Without a time of change that is now, it would be purged before anyone is asked.
      await sql`insert into subscribers (email_key, subject, mailbox_key, email, state, created_at,
        updated_at, mails, told, unsubscribe_key)
        values (${key}, ${prefix + id}, ${mailboxOf(email)}, ${email}, 'pending', ${since}, ${now},
        0, '', ${randomBytes(24).toString("base64url")})`.execute(db);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * With a row goes the subscription about it, whatever deletes the row. An unconfirmed one only ends: it's deleted later,
 * as it has the mailbox's pause between emails.
 */
async function forgetWithRow(
  run: (statement: string) => Promise<unknown>,
  engine: Engine,
  { table, prefix, trigger }: { table: string; prefix: string; trigger: string },
): Promise<void> {
  const its = `subject = '${prefix}' || old.id and subject <> ''`;
  const forget = [
    ...["outbox", "confirmations"].map(
      (mailed) => `delete from ${mailed} where subject = '${prefix}' || old.id
        and email_key in (select email_key from subscribers where ${its});`,
    ),
    `update subscribers set state = 'unsubscribed' where ${its} and confirmed_at is null;`,
    `delete from subscribers where ${its} and confirmed_at is not null;`,
  ].join("\n");
  if (engine === "sqlite") {
    await run(`create trigger ${trigger} after delete on ${table} begin ${forget} end`);
    return;
  }
  await run(`create function ${trigger}() returns trigger language plpgsql as $$
    begin ${forget} return null; end $$`);
  await run(`create trigger ${trigger} after delete on ${table}
    for each row execute function ${trigger}()`);
}
