import type { Store } from "./platform/store/connect.ts";
import { clearTraces } from "./platform/store/dialect.ts";
import { purgeDelivered } from "./platform/email/outbox.store.ts";
import { purgeUnconfirmed } from "./newsletter/subscribers.store.ts";
import { keptDelivered } from "./platform/email/mail.ts";
import { dayOf, purgeOldCounts } from "./platform/rate-limit/rate-limiter.service.ts";
import { purgeSignIns } from "./console/sign-in/sign-in.store.ts";
import { purgeVotes } from "./reviews/votes/helpful-votes.store.ts";
import { startRounds } from "./platform/start-rounds.ts";

/** How often, in milliseconds. */
const interval = 3_600_000;

/**
 * Deletes what is kept for a time only (/privacy says for how long), and sees to it that nothing deleted since the last
 * round is left on the disk. Any number of processes may do so.
 */
export async function keepHouse({ db, engine }: Store, now: number): Promise<void> {
  await purgeDelivered(db, now - keptDelivered);
  await purgeUnconfirmed(db, now);
  await purgeOldCounts(db, now);
  await purgeVotes(db, dayOf(now));
  await purgeSignIns(db, now);
  await clearTraces(db, engine);
}

/** Does so now and every hour; returns what stops it. */
export function startHousekeeping(store: Store, clock: () => number): () => void {
  return startRounds(interval, "clearing away", () => keepHouse(store, clock()));
}
