import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { hashVisitor, type Visitor } from "./visitor-hash.ts";

/**
 * The processor time that one visitor's posts may take in an hour, in milliseconds, whatever comes of them: about a
 * thousand small posts. A club behind one address makes its typing errors with that; a program that repeats what is
 * refused doesn't.
 */
export const hourlyPostTime = 5000;

/** What a post costs its visitor, in milliseconds: what the most expensive ones of its size take. */
export const priceOf = (bytes: number): number => 5 + bytes / 4096;

const hour = 3_600_000;

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
      const refilled = left + (Math.max(0, now - at) / hour) * max;
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
      const waits = own.map(({ left, max }) => Math.ceil(((price - left) / max) * (hour / 1000)));
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
