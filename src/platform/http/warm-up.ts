// What a server does before it listens, so that its first visitors wait no longer than later ones.

import { setTimeout as pause } from "node:timers/promises";

/** Clocks of the process, in milliseconds. */
interface Clocks {
  /** The processor time it has taken so far. */
  processor(): number;
  /** Resolves after this time. */
  pause(time: number): Promise<void>;
}

const ownClocks: Clocks = {
  processor() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  pause: async (time) => await pause(time, undefined, { ref: false }),
};

/** How long it may delay a start, in milliseconds: in processor time, and at most, however slow the store is. */
const usualDelay = { processor: 900, wall: 10_000 };

/** How many pages are made at once: one is rendered while others wait for the store. */
const atOnce = 3;

/**
 * Makes pages, in their order, until all are made or the time is up. One that's being made then is left to finish by
 * itself.
 * @returns how many were made
 */
export async function warmUp(
  addresses: readonly string[],
  make: (address: string) => Promise<unknown>,
  delay: typeof usualDelay = usualDelay,
  clocks: Clocks = ownClocks,
): Promise<number> {
  const end = clocks.processor() + delay.processor;
  const left = addresses.values();
  let made = 0;
  let isLate = false;
  const work = async () => {
    for (const address of left) {
      await make(address);
      if (isLate) return;
      made++;
      if (clocks.processor() >= end) return;
    }
  };
  const late = clocks.pause(delay.wall).then(() => (isLate = true));
  await Promise.race([late, Promise.all(Array.from({ length: atOnce }, work))]);
  return made;
}
