import { acceptedOf, countAccepted, dailySalt, everyVisitor, purgeLimits } from "./limits.store.ts";
import type { Database } from "../store/tables.ts";
import { hashVisitor, type Visitor } from "./visitor-hash.ts";

/**
 * What is accepted in an hour, from one visitor and from all together, if that has a limit. What is refused is not
 * counted.
 */
export const hourlyLimits = {
  review: { perVisitor: 20, overall: 3000 },
  // Editing or withdrawing a review.
  edit: { perVisitor: 20, overall: 3000 },
  signUp: { perVisitor: 5, overall: 500 },
  message: { perVisitor: 5, overall: 500 },
  report: { perVisitor: 10, overall: 500 },
  vote: { perVisitor: 60, overall: 6000 },
  // Asking for a link to the console, and signing in with a passkey. Strangers together could use up an overall limit,
  // and nobody could sign in.
  signIn: { perVisitor: 20, overall: undefined },
} as const;
export type LimitedAction = keyof typeof hourlyLimits;

/**
 * The part of the overall limit that is kept for providers' networks from which one visitor's share or less came this
 * hour: a single large network can't close the forms to everyone else.
 */
export const reservedShare = 1 / 5;

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
export type RateLimiter = ReturnType<typeof openRateLimiter>;

/** A count that an act is held to: by whom, and how many an hour. */
interface Bucket {
  id: string;
  max: number;
}

/** A visitor's own counts, narrow networks first. */
function ownBuckets(act: LimitedAction, { id, sites }: Visitor): Bucket[] {
  const { perVisitor } = hourlyLimits[act];
  return [
    { id, max: perVisitor },
    ...sites.map((site) => ({ id: site.id, max: site.visitors * perVisitor })),
  ];
}

/** A rate limiter whose counts are in the store, the same for every process. */
export function openRateLimiter(store: Database, clock: () => number) {
  let known: { day: number; salt: string } | undefined;
  const hourNow = () => Math.floor(clock() / hourLength);
  const limitReached = () =>
    new LimitReached(Math.ceil(((hourNow() + 1) * hourLength - clock()) / 1000));
  return {
    /** What to throw when there is no room. */
    limitReached,
    /** The hash of an address with the salt of today. Asked before the transaction, so that a rollback keeps the salt. */
    async identify(address: string) {
      const day = dayOf(clock());
      if (known?.day !== day) known = { day, salt: await dailySalt(store, day) };
      return hashVisitor(address, known.salt);
    },
    /**
     * How many more of this may come from a visitor in this hour: a look, for refusing before any work is done. Only
     * `consume` decides.
     */
    async room(act: LimitedAction, visitor: Visitor) {
      const { perVisitor, overall } = hourlyLimits[act];
      const own = ownBuckets(act, visitor);
      const ids = [...own.map(({ id }) => id), visitor.provider, everyVisitor];
      const accepted = await acceptedOf(store, { act, visitors: ids, hour: hourNow() });
      const left = ({ id, max }: Bucket) => max - (accepted.get(id) ?? 0);
      const ofOwn = Math.max(0, Math.min(...own.map(left)));
      if (overall === undefined) return ofOwn;
      const unreserved = left({ id: everyVisitor, max: overall * (1 - reservedShare) });
      const ofAll = Math.max(
        unreserved,
        Math.min(
          left({ id: everyVisitor, max: overall }),
          left({ id: visitor.provider, max: perVisitor }),
        ),
      );
      return Math.max(0, Math.min(ofOwn, ofAll));
    },
    /** How many of this were accepted from a visitor in this hour. */
    async accepted(act: LimitedAction, { id }: Visitor): Promise<number> {
      const counts = await acceptedOf(store, { act, visitors: [id], hour: hourNow() });
      return counts.get(id) ?? 0;
    },
    /**
     * Counts something accepted. Called in the transaction that stores it, after the storing: a refusal undoes that.
     * @throws LimitReached
     */
    async consume(db: Database, act: LimitedAction, visitor: Visitor, times = 1) {
      const hour = hourNow();
      const { perVisitor, overall } = hourlyLimits[act];
      const count = async ({ id, max }: Bucket) =>
        await countAccepted(db, { act, visitor: id, hour, times, max });
      // Always in this order, so that two posts wait for each other in turn and not in a circle.
      for (const bucket of ownBuckets(act, visitor))
        if ((await count(bucket)) === undefined) throw limitReached();
      if (overall === undefined) return;
      const ofProvider = await count({ id: visitor.provider, max: overall });
      const ofAll = await count({ id: everyVisitor, max: overall });
      if (ofProvider === undefined || ofAll === undefined) throw limitReached();
      const isReserved = ofAll > overall * (1 - reservedShare);
      if (isReserved && ofProvider > perVisitor) throw limitReached();
    },
  };
}

/** Counts nothing: for load tests. */
export function openUnlimited(store: Database, clock: () => number): RateLimiter {
  return {
    ...openRateLimiter(store, clock),
    room: async () => Infinity,
    // However many one post adds, they are few.
    accepted: async () => -Infinity,
    consume: async () => {},
  };
}

/** Deletes what counted for hours and days that are over. */
export async function purgeOldCounts(store: Database, now: number): Promise<void> {
  await purgeLimits(store, { day: dayOf(now), hour: Math.floor(now / hourLength) });
}
