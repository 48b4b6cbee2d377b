import type { MailedSite } from "../../../mail/newsletter/sign-up.email.ts";
import { queueMail } from "../../../platform/email/outbox.store.ts";
import type { Store } from "../../../platform/store/connect.ts";
import {
  beginRound,
  passRound,
  roundThrough,
} from "../../../platform/store/weekly-rounds.store.ts";
import { countHeld } from "../../../site/contributions/moderation.store.ts";
import { newestHeld } from "../../../site/reviews/moderation/moderation.store.ts";
import { photoKind } from "../../../site/reviews/photos/photos.store.ts";
import { reviewKind } from "../../../site/reviews/reviews.store.ts";

const round = "held reviews";

/** The least time between two emails, in milliseconds. */
const pause = 3_600_000;

/** How long a review has been held before an email counts it, in milliseconds: by then its transaction has ended. */
const settlingTime = 60_000;

/** How many reviews an email quotes. */
const maxQuoted = 10;

/**
 * Queues the email about reviews and photos that wait, if another one waits since the last email and that was an hour
 * ago: once, even with several processes. The first one has whatever waits.
 * @param recipients email addresses, each of which gets one
 * @param now epoch milliseconds
 * @returns whether it was queued
 */
export async function queueHeldMail(
  { db }: Pick<Store, "db">,
  site: MailedSite,
  recipients: readonly string[],
  now: number,
): Promise<boolean> {
  const through = await roundThrough(db, round);
  if (through === undefined) await beginRound(db, round, 0);
  const [since, due] = [through ?? 0, now - settlingTime];
  if (due - since < pause) return false;
  const { count, added } = await countHeld(db, reviewKind, { since, through: due });
  const photos = await countHeld(db, photoKind, { since, through: due });
  if (added + photos.added === 0) return false;
  const newest = await newestHeld(db, maxQuoted);
  // Loads React, once there is such an email.
  const { heldMail } = await import("./held.email.ts");
  const content = heldMail(site, {
    newest,
    count: Math.max(count, newest.length),
    photos: photos.count,
  });
  return await db.transaction().execute(async (transaction) => {
    if (!(await passRound(transaction, round, due, since))) return false;
    for (const recipient of recipients)
      await queueMail(transaction, { kind: "held", recipient, content }, now);
    return true;
  });
}
