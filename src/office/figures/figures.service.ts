import type { Store } from "../../platform/store/connect.ts";
import { queueMail } from "../../platform/email/outbox.store.ts";
import { beginRound, passRound, roundThrough } from "../../platform/store/weekly-rounds.store.ts";
import { dueTime } from "../../platform/weeks.ts";
import { firstWeek, weekFigures } from "./figures.ts";
import { countByWeek, countWaiting } from "./figures.store.ts";
import type { MailedSite } from "../../mail/newsletter/sign-up.email.ts";

/** Weekly figures about the site, and what waits for its owner. Every method throws if the store can't be read. */
export function openFigures({ db }: Store, clock: () => number) {
  return {
    /** The figures of the last weeks, starting with the current one so far. Weeks begin on Monday (UTC). */
    async byWeek(weeks: number) {
      const now = clock();
      const counts = await countByWeek(db, { from: firstWeek(weeks, now), until: now });
      return weekFigures(counts, { weeks, now });
    },
    waiting: () => countWaiting(db),
  };
}

const round = "owner's email";

/** Monday morning in Europe, Sunday night in America. */
const time = { weekday: 0, hour: 6 };

/**
 * Queues the owner's email about the last week if it's due: once, even with several processes. The first is due on the
 * Monday after the site first ran.
 * @param now epoch milliseconds
 * @param backupAt the time of the last known backup, epoch milliseconds
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
  // Loads React, once a week.
  const { weekMail } = await import("./week.email.ts");
  const waiting = await figures.waiting();
  const content = weekMail(site, { week: week!, before: before!, waiting, backupAt });
  return await db.transaction().execute(async (transaction) => {
    if (!(await passRound(transaction, round, due))) return false;
    await queueMail(transaction, { kind: "week", recipient, content }, now);
    return true;
  });
}
