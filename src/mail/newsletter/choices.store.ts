// What an address gets by email, as its reader sees and chooses it in one place. The key in any of its emails leads there;
// what nobody has confirmed isn't part of it.

import { type Engine, lockKey, randomSecret } from "../../platform/store/dialect.ts";
import type { Database } from "../../platform/store/tables.ts";
import { type OwnLevel, readOwnLevel } from "../../site/reviews/level/level.ts";
import { welcomeBack } from "./departed.store.ts";
import { newsletterSubject } from "./newsletter.ts";
import { confirmedAt, deleteMailTo, end } from "./subscribers.store.ts";

/** What an address gets. */
export interface Choices {
  /** A key in its emails; undefined once nothing is left that has one. */
  key: string | undefined;
  /** What it has confirmed and still gets, the newsletter first. */
  subjects: readonly string[];
  /** Only new reviews by players near this level. */
  level: OwnLevel | undefined;
  isWeekly: boolean;
}

/** What a reader chose. */
export interface Chosen extends Pick<Choices, "level" | "isWeekly"> {
  /** The subjects that the form had, and those that stay. The newsletter begins if it wasn't among them. */
  had: readonly string[];
  kept: readonly string[];
  /** The paddles whose new reviews begin. */
  paddles: readonly string[];
}

const bySubject = (db: Database) => db.selectFrom("subscribers").selectAll().orderBy("subject");

/** The subscriptions of the address that a key belongs to. */
const rowsOf = (db: Database, key: string) =>
  bySubject(db)
    .where("email_key", "in", (query) =>
      query.selectFrom("subscribers").select("email_key").where("unsubscribe_key", "=", key),
    )
    .execute();

type Rows = Awaited<ReturnType<typeof rowsOf>>;

function toChoices(rows: Rows, key: string): Choices {
  const [first] = rows;
  return {
    key: rows.some((row) => row.unsubscribe_key === key) ? key : first?.unsubscribe_key,
    subjects: rows.flatMap(({ state, subject }) => (state === "confirmed" ? [subject] : [])),
    level: readOwnLevel(first?.level),
    isWeekly: first?.weekly === 1,
  };
}

/** Whether someone with that address has ever confirmed it, so that nothing else about it must be. */
const isConfirmed = (rows: Rows) => rows.some((row) => row.confirmed_at !== null);

/** What the address of a reader's key gets; undefined for an unknown key, and while nobody has confirmed the address. */
export async function choicesOf(db: Database, key: string): Promise<Choices | undefined> {
  const rows = await rowsOf(db, key);
  return isConfirmed(rows) ? toChoices(rows, key) : undefined;
}

/** Does what the reader with a key chose. Returns what the address gets then; undefined as `choicesOf` does. */
export async function choose(
  db: Database,
  engine: Engine,
  key: string,
  { had, kept, paddles, level, isWeekly }: Chosen,
  now: number,
): Promise<Choices | undefined> {
  return await db.transaction().execute(async (on) => {
    const [before] = await rowsOf(on, key);
    if (!before) return undefined;
    const { email, email_key: emailKey, mailbox_key: mailbox } = before;
    await lockKey(on, engine, mailbox);
    const rows = await rowsOf(on, key);
    if (!isConfirmed(rows)) return undefined;
    const gets = new Set(toChoices(rows, key).subjects);
    for (const row of rows)
      if (gets.has(row.subject) && had.includes(row.subject) && !kept.includes(row.subject))
        await end(on, row, now);
    const wantsNewsletter = kept.includes(newsletterSubject) && !had.includes(newsletterSubject);
    const begun = [...(wantsNewsletter ? [newsletterSubject] : []), ...paddles];
    for (const subject of begun.filter((each) => !gets.has(each))) {
      await deleteMailTo(on, emailKey, subject);
      const confirmed = confirmedAt(now);
      const own = { email_key: emailKey, mailbox_key: mailbox, email, subject, created_at: now };
      await on
        .insertInto("subscribers")
        .values({ ...own, ...confirmed, unsubscribe_key: randomSecret(engine) })
        .onConflict((conflict) => conflict.columns(["email_key", "subject"]).doUpdateSet(confirmed))
        .execute();
    }
    if (wantsNewsletter) await welcomeBack(on, mailbox);
    await on
      .updateTable("subscribers")
      .set({ level: level ?? "", weekly: isWeekly ? 1 : 0 })
      .where("email_key", "=", emailKey)
      .execute();
    // What the key belonged to may have gone.
    const after = await bySubject(on).where("email_key", "=", emailKey).execute();
    return { ...toChoices(after, key), level, isWeekly };
  });
}
