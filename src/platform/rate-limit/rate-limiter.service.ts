// Two limits on what visitors post. The hourly limits, in the store, count what was accepted. The budget, in memory,
// charges processor time for every post before any work is done for it. Both know visitors only by hashes with a salt
// that changes daily or never leaves memory.

import { createHash, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { acceptedOf, countAccepted, dailySalt, everyVisitor, purgeLimits } from "./limits.store.ts";
import type { Database } from "../store/tables.ts";
import { dayLength } from "../today.ts";

/** A sender: salted hashes of an address and the networks around it. Addresses can't be recovered from them. */
export interface Visitor {
  /** An IPv4 address, or an IPv6 /64: one home network. Of a phone that has a key of its own, that key. */
  id: string;
  /** The networks that one customer of a provider may have, narrowest first: IPv6 /56 and /48; none for IPv4. */
  sites: readonly { id: string; visitors: number }[];
  /** The provider's network: IPv6 /32, IPv4 /16. */
  provider: string;
  /** The address, whichever of its phones it is. */
  address: string;
}

/** Hashes an address and its networks. Hashes can only be compared within the day of their salt. */
export function hashVisitor(address: string, salt: string): Visitor {
  const hash = (network: string) =>
    createHash("sha256").update(`${salt} ${network}`).digest("base64url").slice(0, 22);
  const groups = ipv6Groups(address);
  if (groups === undefined) {
    const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const provider = ipv4.split(".").slice(0, 2).join(".");
    const id = hash(ipv4);
    return { id, sites: [], provider: hash(`${provider}/16`), address: id };
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const network = (...parts: number[]) => parts.map((part) => part.toString(16)).join(":");
  const id = hash(network(first, second, third, fourth));
  return {
    id,
    address: id,
    sites: [
      { id: hash(`${network(first, second, third, fourth & 0xff00)}/56`), visitors: 3 },
      { id: hash(`${network(first, second, third)}/48`), visitors: 10 },
    ],
    provider: hash(`${network(first, second)}/32`),
  };
}

/** How many phones may share an address: a club's players do, and the key of a phone is only what it says. */
export const phonesPerAddress = 60;

/** A visitor's phone: its own limit comes first, and its address is a network of phones around it. */
export function phoneOf({ address, sites, ...visitor }: Visitor, key: string): Visitor {
  const id = createHash("sha256").update(`${address} ${key}`).digest("base64url").slice(0, 22);
  const around = [{ id: address, visitors: 1 }, ...sites];
  return {
    ...visitor,
    id,
    address,
    sites: around.map((site) => ({ ...site, visitors: site.visitors * phonesPerAddress })),
  };
}

/** The eight groups of an IPv6 address; undefined for IPv4, mapped addresses included. */
function ipv6Groups(address: string): number[] | undefined {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return undefined;
  // The URL parser normalizes every spelling of an address.
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
 * The processor time that one visitor's posts may take in an hour, in milliseconds, accepted or not: about a thousand
 * small posts. That covers the typos of a whole club behind one address, but not a program that keeps retrying.
 */
export const hourlyPostTime = 5000;

/** The price of a post in milliseconds: what the most expensive posts of its size take. */
export const priceOf = (bytes: number): number => 5 + bytes / 4096;

/** The maximum number of visitors and networks to remember. A forgotten one starts over with a full budget. */
const maxRemembered = 20_000;

interface Account {
  /** Processor time left, in milliseconds. */
  left: number;
  /** At this time, epoch milliseconds. */
  at: number;
}

export type PostBudget = ReturnType<typeof openPostBudget>;

/**
 * Opens the budgets of visitors' posts, which refill over an hour. They are in memory, keyed by hashes with a salt that
 * never leaves it, because recording the cost of a rejected post would cost a write. Each process has its own.
 * @param hourly the processor time that one visitor has in an hour, in milliseconds
 */
export function openPostBudget(clock: () => number, hourly = hourlyPostTime) {
  const salt = randomBytes(32).toString("base64url");
  // Not `max`, for the reason that TaggedCache gives.
  const accounts = new LRUCache<string, Account>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
  });

  /** What a visitor and its networks have left now, narrowest first. */
  function accountsOf({ id, sites }: Visitor) {
    const now = clock();
    return [{ id, visitors: 1 }, ...sites].map((one) => {
      const max = hourly * one.visitors;
      const { left, at } = accounts.get(one.id) ?? { left: max, at: now };
      // If the clock was set back, nothing changes.
      const refilled = left + (Math.max(0, now - at) / hourLength) * max;
      return { id: one.id, max, left: Math.min(max, refilled), at: now };
    });
  }

  return {
    /**
     * Pays for a post before any work is done for it.
     * @param price in milliseconds of processor time
     * @returns the seconds until there is enough to pay; 0 if it's paid
     */
    pay(address: string, price: number): number {
      const own = accountsOf(hashVisitor(address, salt));
      const waits = own.map(({ left, max }) =>
        Math.ceil(((price - left) / max) * (hourLength / 1000)),
      );
      const wait = Math.max(0, ...waits);
      if (wait === 0)
        for (const { id, left, at } of own) accounts.set(id, { left: left - price, at });
      return wait;
    },
    /** Refunds a post the site couldn't process, or charges what it took beyond what was paid, as a negative price. */
    refund(address: string, price: number): void {
      for (const { id, left, at, max } of accountsOf(hashVisitor(address, salt)))
        accounts.set(id, { left: Math.min(max, left + price), at });
    },
  };
}

/**
 * The maximum number of accepted posts per hour: per visitor, and overall if that has a limit. Rejected posts don't
 * count.
 */
export const hourlyLimits = {
  review: { perVisitor: 20, overall: 3000 },
  edit: { perVisitor: 20, overall: 3000 },
  signUp: { perVisitor: 5, overall: 500 },
  message: { perVisitor: 5, overall: 500 },
  report: { perVisitor: 10, overall: 500 },
  request: { perVisitor: 10, overall: 500 },
  correction: { perVisitor: 10, overall: 500 },
  question: { perVisitor: 10, overall: 500 },
  answer: { perVisitor: 20, overall: 1000 },
  vote: { perVisitor: 60, overall: 6000 },
  // Requesting a sign-in link to the console, and signing in with a passkey. With an overall limit, strangers could
  // lock everyone out.
  signIn: { perVisitor: 20, overall: undefined },
} as const;

/** What is limited: one of these, or what a kind of its own names, with how many an hour. */
export type Limit =
  | keyof typeof hourlyLimits
  | { act: string; perVisitor: number; overall: number | undefined };

const limitOf = (limit: Limit) =>
  typeof limit === "string" ? { act: limit, ...hourlyLimits[limit] } : limit;

/**
 * The share of the overall limit reserved for providers' networks that sent no more than one visitor's limit this hour,
 * so no single large network can close the forms to everyone else.
 */
export const reservedShare = 1 / 5;

const hourLength = 3_600_000;

/** Days since the epoch. */
export const dayOf = (now: number) => Math.floor(now / dayLength);

/** The hour's limit is reached. */
export class LimitReached extends Error {
  override name = "LimitReached";
  /** Seconds until the next hour. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("the limit of this hour is reached");
    this.retryAfter = retryAfter;
  }
}

export type RateLimiter = ReturnType<typeof openRateLimiter>;

/** A count and its limit for an act. */
interface Bucket {
  id: string;
  max: number;
}

/** A visitor's own buckets, narrowest network first. */
function ownBuckets(limit: Limit, { id, sites }: Visitor): Bucket[] {
  const { perVisitor } = limitOf(limit);
  return [
    { id, max: perVisitor },
    ...sites.map((site) => ({ id: site.id, max: site.visitors * perVisitor })),
  ];
}

/** Opens the rate limiter. Its counts are in the store, shared by all processes. */
export function openRateLimiter(store: Database, clock: () => number) {
  let known: { day: number; salt: string } | undefined;
  const hourNow = () => Math.floor(clock() / hourLength);
  const limitReached = () =>
    new LimitReached(Math.ceil(((hourNow() + 1) * hourLength - clock()) / 1000));
  return {
    /** The error to throw if there's no room. */
    limitReached,
    /** Hashes an address with today's salt. Call it before the transaction, so that a rollback keeps the salt. */
    async identify(address: string) {
      const day = dayOf(clock());
      if (known?.day !== day) known = { day, salt: await dailySalt(store, day) };
      return hashVisitor(address, known.salt);
    },
    /**
     * How many more posts would be accepted from a visitor this hour: a check before doing any work. Only `consume`
     * decides.
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
    /** How many were accepted from a visitor this hour: of a phone, from that phone. */
    async accepted(limit: Limit, { id }: Visitor): Promise<number> {
      const { act } = limitOf(limit);
      const counts = await acceptedOf(store, { act, visitors: [id], hour: hourNow() });
      return counts.get(id) ?? 0;
    },
    /**
     * Counts an accepted post. Call it in the transaction that stores the post, after storing it: exceeding the limit
     * rolls both back.
     * @throws LimitReached
     */
    async consume(db: Database, limit: Limit, visitor: Visitor, times = 1) {
      const hour = hourNow();
      const { act, perVisitor, overall } = limitOf(limit);
      const count = async ({ id, max }: Bucket) =>
        await countAccepted(db, { act, visitor: id, hour, times, max });
      // A fixed order, so that concurrent posts can't deadlock.
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

/** A rate limiter without limits, for load tests. */
export function openUnlimited(store: Database, clock: () => number): RateLimiter {
  return {
    ...openRateLimiter(store, clock),
    room: async () => Infinity,
    // However many a post adds, there's room.
    accepted: async () => -Infinity,
    consume: async () => {},
  };
}

/** Deletes counts and salts of past hours and days. */
export async function purgeOldCounts(store: Database, now: number): Promise<void> {
  await purgeLimits(store, { day: dayOf(now), hour: Math.floor(now / hourLength) });
}
