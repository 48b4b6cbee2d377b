// An alert is one email that someone wants about what they sent. It's a subscription like all others: confirmed before
// its first email, and ended by a link. Its subject has the row's id, and the row itself has no address.

import { sql } from "kysely";
import type { MailContent } from "../../platform/email/mail.ts";
import { queueMail } from "../../platform/email/outbox.store.ts";
import type { Database, Tables } from "../../platform/store/tables.ts";
import type { StoredKind } from "./contribution.ts";
import { tableOf } from "./contributions.store.ts";
import { dayLength } from "../../platform/today.ts";

/** A kind whose rows people may have alerts about. */
export type AlertedKind = StoredKind & Required<Pick<StoredKind, "alerts">>;

/** The subject of the subscription about a row. */
export const alertSubject = ({ alerts }: AlertedKind, id: string): string => alerts + id;

/** The id of the row that a subscription is about, in a query of subscriptions to a kind. */
export const alertedId = ({ alerts }: AlertedKind) =>
  sql<string>`substr(subscribers.subject, ${sql.lit(alerts.length + 1)})`;

/** Matches subscriptions about rows of a kind. */
export const isAboutKind = ({ alerts }: AlertedKind) =>
  sql<boolean>`(subscribers.subject <> '' and subscribers.subject like ${sql.lit(`${alerts}%`)})`;

/** Whether someone has confirmed to want an alert about a row, in a query of the kind's table. */
export const isWanted = (kind: AlertedKind) => sql<boolean>`${sql.ref(`${kind.table}.id`)} in (
  select ${alertedId(kind)} from subscribers where state = 'confirmed' and ${isAboutKind(kind)})`;

/** The state of the alert about a row; undefined if nobody wants one. */
export async function alertState(
  db: Database,
  kind: AlertedKind,
  id: string,
): Promise<Tables["subscribers"]["state"] | undefined> {
  const alert = await db
    .selectFrom("subscribers")
    .select("state")
    .where("subject", "<>", "")
    .where("subject", "=", alertSubject(kind, id))
    .executeTakeFirst();
  return alert?.state;
}

/** The mailboxes that confirmed to want alerts about these rows, by the rows' ids. */
export async function mailboxesToAlert(
  db: Database,
  kind: AlertedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("subscribers")
    .select(["mailbox_key", alertedId(kind).as("id")])
    .where("state", "=", "confirmed")
    .where("subject", "<>", "")
    .where(
      "subject",
      "in",
      ids.map((id) => alertSubject(kind, id)),
    )
    .execute();
  return new Map(rows.map(({ id, mailbox_key }) => [id, mailbox_key]));
}

/**
 * Ends confirmed subscriptions whose only email is being queued. They stay for a while, so that the link in it works.
 * Part of a transaction.
 * @returns those that it ended
 */
export async function endOnce(
  db: Database,
  column: "subject" | "unsubscribe_key",
  values: readonly string[],
  now: number,
) {
  if (values.length === 0) return [];
  const ended = await db
    .updateTable("subscribers")
    .set({ state: "unsubscribed", unsubscribed_at: now, updated_at: now })
    .where("subject", "<>", "")
    .where(column, "in", values)
    .where("state", "=", "confirmed")
    .returning(["email", "email_key", "subject", "unsubscribe_key"])
    .execute();
  const keys = ended.map(({ unsubscribe_key }) => unsubscribe_key);
  // An old link would otherwise confirm them again.
  if (keys.length > 0)
    await sql`delete from confirmations where (email_key, subject) in (
      select email_key, subject from subscribers where unsubscribe_key in (${sql.join(keys)})
    )`.execute(db);
  return ended;
}

/**
 * Queues one alert about rows of one mailbox, if it's confirmed, to the first one's address, and ends their
 * subscriptions. Of several processes at once, one queues it. Part of a transaction.
 * @returns whether it was queued
 */
export async function queueAlert(
  db: Database,
  kind: AlertedKind,
  { ids, now }: { ids: readonly string[]; now: number },
  mailFor: (unsubscribeKey: string) => MailContent,
): Promise<boolean> {
  const subjects = ids.map((id) => alertSubject(kind, id));
  const ended = await endOnce(db, "subject", subjects, now);
  const [reader] = subjects.flatMap((each) => ended.find(({ subject }) => subject === each) ?? []);
  if (!reader) return false;
  const { email: recipient, email_key: emailKey, subject } = reader;
  const content = mailFor(reader.unsubscribe_key);
  await queueMail(db, { kind: "answer", recipient, content, emailKey, subject }, now);
  return true;
}

/** How long an alert is waited for at most, in milliseconds: 180 days; and one about what was declined, a day. */
const keptAddress = 180 * dayLength;
const keptDeclined = dayLength;

/** Deletes alerts that waited long enough, and those about what was declined or hidden. */
export async function purgeAlerts(
  db: Database,
  kinds: readonly AlertedKind[],
  now: number,
): Promise<void> {
  for (const kind of kinds) {
    const { rows } = tableOf(db, kind);
    await db
      .deleteFrom("subscribers")
      .where("state", "<>", "unsubscribed")
      .where(isAboutKind(kind))
      .where(
        sql<boolean>`not exists (select 1 from ${sql.table(rows)} of_them
          where of_them.id = ${alertedId(kind)} and of_them.created_at >= ${now - keptAddress}
          and (of_them.hidden_at is null or of_them.held_because is not null
            or of_them.hidden_at >= ${now - keptDeclined}))`,
      )
      .execute();
  }
}
