import { queueMail } from "../platform/email/outbox.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { beginRound, passRound, roundThrough } from "../platform/store/weekly-rounds.store.ts";
import { dueTime } from "../platform/weeks.ts";
import type { MailedSite } from "../newsletter/sign-up.email.ts";
import { openFigures } from "./figures.service.ts";

const round = "owner's email";

/** Monday morning in Europe, Sunday night in America. */
const time = { weekday: 0, hour: 6 };

/**
 * Queues the owner's email about the last week, if it's due: once, even if several processes do so at the same time.
 * The first one is due on the Monday after the site first ran.
 * @param now epoch milliseconds
 * @param backupAt when the last backup was made that is known of, epoch milliseconds
 * @returns whether it was queued
 */
export async function queueWeekMail(
  store: Store,
  site: MailedSite,
  now: number,
  backupAt?: number,
): Promise<boolean> {
  const { db } = store;
  const through = await roundThrough(db, round);
  if (through === undefined) {
    await beginRound(db, round, now);
    return false;
  }
  const due = dueTime(time, through, now);
  if (due === undefined) return false;
  const { contactEmail: recipient, weeklyEmail } = site.library.site;
  if (!weeklyEmail) {
    await passRound(db, round, due);
    return false;
  }
  const figures = openFigures(store, () => now);
  const [, week, before] = await figures.byWeek(3);
  // Loaded with React only once a week.
  const { weekMail } = await import("./week.email.ts");
  const waiting = await figures.waiting();
  const content = weekMail(site, { week: week!, before: before!, waiting, backupAt });
  return await db.transaction().execute(async (transaction) => {
    if (!(await passRound(transaction, round, due))) return false;
    await queueMail(transaction, { kind: "week", recipient, content }, now);
    return true;
  });
}
