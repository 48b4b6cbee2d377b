import type { Store } from "../db/connect.ts";
import { clearTraces } from "../db/dialect.ts";
import { purgeDelivered } from "../db/outbox.ts";
import { purgeUnconfirmed } from "../db/subscribers.ts";
import { keptDelivered } from "../model/mail.ts";
import { purgeOldCounts } from "./rate-limit/rate-limiter.ts";
import { logFailure } from "./log.ts";

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
  await clearTraces(db, engine);
}

/** Does so now and every hour; returns what stops it. */
export function startHousekeeping(store: Store, clock: () => number): () => void {
  const round = () => {
    keepHouse(store, clock()).catch((error: unknown) => logFailure("clearing away", error));
  };
  const timer = setInterval(round, interval).unref();
  round();
  return () => clearInterval(timer);
}
