import type { Store } from "../db/connect.ts";
import { forgetDelivered } from "../db/outbox.ts";
import { forgetUnconfirmed } from "../db/subscribers.ts";
import { keptDelivered } from "../model/mail.ts";
import { forgetOldCounts } from "./guard/guard.ts";
import { logFailure } from "./log.ts";

/** How often, in milliseconds. */
const interval = 3_600_000;

/** Deletes what is kept for a time only; /privacy says for how long. Any number of processes may do so. */
export async function keepHouse({ db }: Store, now: number): Promise<void> {
  await forgetDelivered(db, now - keptDelivered);
  await forgetUnconfirmed(db, now);
  await forgetOldCounts(db, now);
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
