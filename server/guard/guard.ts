import type { Kysely } from "kysely";
import { forgetVotes } from "../../db/helpful-votes.ts";
import { countAccepted, dailySalt, everyVisitor, forgetLimits } from "../../db/limits.ts";
import type { Tables } from "../../db/tables.ts";
import { visitorHash } from "./visitor-hash.ts";

/** What is accepted in an hour, from one address and from all together. What is refused is not counted. */
export const hourlyLimits = {
  review: { perVisitor: 20, overall: 3000 },
  signUp: { perVisitor: 5, overall: 500 },
  message: { perVisitor: 5, overall: 500 },
  report: { perVisitor: 10, overall: 500 },
  vote: { perVisitor: 60, overall: 6000 },
} as const;
export type GuardedAct = keyof typeof hourlyLimits;

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;

/** Days since the epoch. */
export const dayOf = (now: number) => Math.floor(now / dayLength);

/** No more of this is accepted in this hour. */
export class LimitReached extends Error {
  override name = "LimitReached";
  /** Seconds until the next hour begins. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("the limit of this hour is reached");
    this.retryAfter = retryAfter;
  }
}

/** Keeps any one visitor from filling the store, or all together from flooding mailboxes. */
export interface Guard {
  /** What stands for an address today. Asked before the transaction: the salt stays whatever becomes of that. */
  identify(address: string): Promise<string>;
  /**
   * Counts something accepted. Called in the transaction that stores it, after the storing: a refusal undoes that.
   * @param visitor as `identify` said
   * @throws LimitReached
   */
  admit(db: Kysely<Tables>, act: GuardedAct, visitor: string, times?: number): Promise<void>;
}

/** A guard whose counts stand in the store, the same for every process. */
export function openGuard(store: Kysely<Tables>, clock: () => number): Guard {
  let known: { day: number; salt: string } | undefined;
  return {
    async identify(address) {
      const day = dayOf(clock());
      if (known?.day !== day) known = { day, salt: await dailySalt(store, day) };
      return visitorHash(address, known.salt);
    },
    async admit(db, act, visitor, times = 1) {
      const now = clock();
      const hour = Math.floor(now / hourLength);
      const { perVisitor, overall } = hourlyLimits[act];
      // Always in this order, so that two posts wait for each other in turn and not in a circle.
      const room =
        (await countAccepted(db, { act, visitor, hour, times, most: perVisitor })) &&
        (await countAccepted(db, { act, visitor: everyVisitor, hour, times, most: overall }));
      if (!room) throw new LimitReached(Math.ceil(((hour + 1) * hourLength - now) / 1000));
    },
  };
}

/** Counts nothing: for load tests. */
export function openDoor(store: Kysely<Tables>, clock: () => number): Guard {
  return { ...openGuard(store, clock), admit: async () => {} };
}

/** Deletes what counted for hours and days that are over. */
export async function forgetOldCounts(store: Kysely<Tables>, now: number): Promise<void> {
  const day = dayOf(now);
  await forgetLimits(store, { day, hour: Math.floor(now / hourLength) });
  await forgetVotes(store, day);
}
