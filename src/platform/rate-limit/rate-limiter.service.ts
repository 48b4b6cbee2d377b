import { createHash, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { acceptedOf, countAccepted, dailySalt, everyVisitor, purgeLimits } from "./limits.store.ts";
import type { Database } from "../store/tables.ts";

/**
 * Who sent something: hashes of an address and of the networks around it, with the day's salt. No address can be read
 * out of them.
 */
export interface Visitor {
  /** One visitor: an IPv4 address, or an IPv6 /64, which is one network at home. */
  id: string;
  /** The networks one customer of a provider can have, narrow ones first: an IPv6 /56 and /48; none of IPv4. */
  sites: readonly { id: string; visitors: number }[];
  /** The provider's network: an IPv6 /32, an IPv4 /16. */
  provider: string;
}

/** Hashes an address and its networks; they mean something on the day of the salt alone. */
export function hashVisitor(address: string, salt: string): Visitor {
  const hash = (network: string) =>
    createHash("sha256").update(`${salt} ${network}`).digest("base64url").slice(0, 22);
  const groups = ipv6Groups(address);
  if (groups === undefined) {
    const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const provider = ipv4.split(".").slice(0, 2).join(".");
    return { id: hash(ipv4), sites: [], provider: hash(`${provider}/16`) };
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const network = (...parts: number[]) => parts.map((part) => part.toString(16)).join(":");
  return {
    id: hash(network(first, second, third, fourth)),
    sites: [
      { id: hash(`${network(first, second, third, fourth & 0xff00)}/56`), visitors: 3 },
      { id: hash(`${network(first, second, third)}/48`), visitors: 10 },
    ],
    provider: hash(`${network(first, second)}/32`),
  };
}

/** The eight groups of an IPv6 address; undefined for IPv4, also in its IPv6 form. */
function ipv6Groups(address: string): number[] | undefined {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return undefined;
  // Through the URL parser, which writes every spelling of an address the same way.
  const [head = "", tail] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  const groups = [...front, ...(tail === undefined ? [] : zeros), ...back];
  return groups.map((group) => Number.parseInt(group, 16));
}

/**
 * The processor time that one visitor's posts may take in an hour, in milliseconds, whatever comes of them: about a
 * thousand small posts. A club behind one address makes its typing errors with that; a program that repeats what is
 * refused doesn't.
 */
export const hourlyPostTime = 5000;

/** What a post costs its visitor, in milliseconds: what the most expensive ones of its size take. */
export const priceOf = (bytes: number): number => 5 + bytes / 4096;

const hourOfPosts = 3_600_000;

/** How many visitors and networks are remembered. One that is forgotten begins with a whole budget again. */
const maxRemembered = 20_000;

interface Account {
  /** Milliseconds of processor time that were left. */
  left: number;
  /** When that was, epoch milliseconds. */
  at: number;
}

/** What each visitor's posts may still cost. */
export type PostBudget = ReturnType<typeof openPostBudget>;

/**
 * Opens the budgets of visitors' posts, which fill up again within an hour. They are in memory, by hashes with a salt
 * that never leaves it: to store what a refused post cost would itself cost a write. So each process has its own.
 */
export function openPostBudget(clock: () => number) {
  const salt = randomBytes(32).toString("base64url");
  const accounts = new LRUCache<string, Account>({ max: maxRemembered });

  /** What a visitor and its networks have left, as of now, narrow ones first. */
  function accountsOf({ id, sites }: Visitor) {
    const now = clock();
    return [{ id, visitors: 1 }, ...sites].map((one) => {
      const max = hourlyPostTime * one.visitors;
      const { left, at } = accounts.get(one.id) ?? { left: max, at: now };
      // A clock that was set back gives nothing, and takes nothing.
      const refilled = left + (Math.max(0, now - at) / hourOfPosts) * max;
      return { id: one.id, max, left: Math.min(max, refilled), at: now };
    });
  }

  return {
    /**
     * Pays for a post before any work is done for it.
     * @param address the IP address it came from
     * @param price in milliseconds of processor time
     * @returns the seconds after which there is enough to pay for it; 0 if it's paid
     */
    pay(address: string, price: number): number {
      const own = accountsOf(hashVisitor(address, salt));
      const waits = own.map(({ left, max }) =>
        Math.ceil(((price - left) / max) * (hourOfPosts / 1000)),
      );
      const wait = Math.max(0, ...waits);
      if (wait === 0)
        for (const { id, left, at } of own) accounts.set(id, { left: left - price, at });
      return wait;
    },
    /** Gives back what was paid for a post that the site couldn't take. */
    refund(address: string, price: number): void {
      for (const { id, left, at, max } of accountsOf(hashVisitor(address, salt)))
        accounts.set(id, { left: Math.min(max, left + price), at });
    },
  };
}

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

/** What is limited: one of these, or what a kind of its own names, with how many an hour. */
export type Limit =
  | keyof typeof hourlyLimits
  | { act: string; perVisitor: number; overall: number | undefined };

const limitOf = (limit: Limit) =>
  typeof limit === "string" ? { act: limit, ...hourlyLimits[limit] } : limit;

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
function ownBuckets(limit: Limit, { id, sites }: Visitor): Bucket[] {
  const { perVisitor } = limitOf(limit);
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
    async room(limit: Limit, visitor: Visitor) {
      const { act, perVisitor, overall } = limitOf(limit);
      const own = ownBuckets(limit, visitor);
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
    async accepted(limit: Limit, { id }: Visitor): Promise<number> {
      const { act } = limitOf(limit);
      const counts = await acceptedOf(store, { act, visitors: [id], hour: hourNow() });
      return counts.get(id) ?? 0;
    },
    /**
     * Counts something accepted. Called in the transaction that stores it, after the storing: a refusal undoes that.
     * @throws LimitReached
     */
    async consume(db: Database, limit: Limit, visitor: Visitor, times = 1) {
      const hour = hourNow();
      const { act, perVisitor, overall } = limitOf(limit);
      const count = async ({ id, max }: Bucket) =>
        await countAccepted(db, { act, visitor: id, hour, times, max });
      // Always in this order, so that two posts wait for each other in turn and not in a circle.
      for (const bucket of ownBuckets(limit, visitor))
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
