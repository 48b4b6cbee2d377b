import type { Act, Kind, Place, Thing } from "../acts.ts";
import type { Database, MailKind } from "../store/tables.ts";
import type { MailContent } from "./mail.ts";
import { leaseTime } from "./outbox.store.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const failedMail: Kind = {
  noun: "email",
  list: "outbox list --state failed",
  read: (typed) => (uuid.test(typed) ? { id: typed } : undefined),
  find: async ({ db }, named) =>
    (
      await db
        .selectFrom("outbox")
        .select(["id", "recipient as label"])
        .where("state", "=", "failed")
        .where(
          "id",
          "in",
          named.map(({ id }) => id),
        )
        .execute()
    ).map(({ id, label }) => ({ id, label })),
};

const onFailedMail = { of: failedMail, may: "owner" } as const;
const all = { flags: "--all", about: "all failed email", instead: true } as const;

/** The targets in the outbox: those named, or all that failed. */
const chosen = (things: readonly Thing[], isAll: unknown) =>
  isAll ? undefined : things.map(({ id }) => id);

/** The result for one failed email, or for several. */
const outcome = (things: readonly Thing[], count: number, isAll: unknown) => ({
  done: things,
  count,
  logged: isAll && count > 0 ? [`all ${count} failed emails`] : things.map(({ id }) => id),
});

export const retryMail: Act = {
  ...onFailedMail,
  name: "outbox retry",
  about: "Try to deliver failed email again, as if it were new",
  more: "The running site delivers it within moments.",
  example: 'outbox retry --all --now --reason "the mail server is back"',
  options: [
    all,
    {
      flags: "--now",
      about: "also email that waits some minutes or more for its next try",
      also: true,
    },
  ],
  button: "Try again",
  done: "To be tried again",
  none: "No email is waiting that long, and none has failed.",
  why: "try again",
  async run({ db }, { things, options }, { now }) {
    const ids = chosen(things, options.all);
    const retried =
      ids?.length === 0
        ? 0
        : await changed(
            db
              .updateTable("outbox")
              .set({ state: "waiting", attempts: 0, due_at: now, created_at: now, ended_at: null })
              .where("state", "=", "failed")
              .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
              .executeTakeFirst(),
          );
    const hurried = options.now ? await hurry(db, now) : 0;
    const failed = outcome(things, retried, options.all);
    const waited = hurried > 0 ? [`all ${hurried} waiting emails`] : [];
    return { ...failed, count: retried + hurried, logged: [...failed.logged, ...waited] };
  },
  after: (place, done) => {
    place.queued?.();
    return Promise.resolve(done);
  },
};

/** Makes waiting email due now. A leased one stays as it is: a process may be delivering it. */
const hurry = (db: Database, now: number) =>
  changed(
    db
      .updateTable("outbox")
      .set({ due_at: now })
      .where("state", "=", "waiting")
      .where("due_at", ">", now + leaseTime)
      .executeTakeFirst(),
  );

const changed = async (rows: Promise<{ numUpdatedRows: bigint }>) =>
  Number((await rows).numUpdatedRows);

export const dropMail: Act = {
  ...onFailedMail,
  name: "outbox drop",
  about: "Delete failed email that can't be delivered, such as to a misspelled address",
  example: 'outbox drop --all --reason "the addresses do not exist"',
  options: [all],
  button: "Drop",
  box: { label: "Yes, drop all", only: "--all" },
  done: "Deleted",
  none: "No email has failed.",
  why: "can't be delivered",
  async run({ db }, { things, options }) {
    const ids = chosen(things, options.all);
    const { numDeletedRows } = await db
      .deleteFrom("outbox")
      .where("state", "=", "failed")
      .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
      .executeTakeFirst();
    return outcome(things, Number(numDeletedRows), options.all);
  },
};

export const mailActs: readonly Act[] = [retryMail, dropMail];

/** Deletes undelivered email of a kind whose content meets a condition. */
export async function dropUndelivered(
  { db }: Pick<Place, "db">,
  kind: MailKind,
  meets: (content: MailContent) => boolean,
): Promise<void> {
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "content"])
    .where("kind", "=", kind)
    .where("state", "!=", "delivered")
    .where("content", "is not", null)
    .execute();
  const ids = mails
    .filter(({ content }) => meets(JSON.parse(content!) as MailContent))
    .map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("outbox").where("id", "in", ids).execute();
}
