/** A day, in milliseconds. */
export const dayLength = 86_400_000;

/** How often to look whether another day has begun, in milliseconds: as long as a list may be out of date anyway. */
export const dayInterval = 5000;

/** The day of a time (epoch milliseconds) in UTC: '2026-11-25'. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The day it is, for pages that say how long ago something was. They stay in the cache, so all of it goes once another
 * day begins.
 * @param ended drops every cached page
 */
export function openDays(clock: () => number, ended: () => void) {
  let last = dayAt(clock());
  return {
    /** The day it is in UTC: '2026-11-25'. */
    today: (): string => dayAt(clock()),
    /** Drops what was made on another day. */
    async check(): Promise<void> {
      const day = dayAt(clock());
      if (day === last) return;
      last = day;
      ended();
    },
  };
}
