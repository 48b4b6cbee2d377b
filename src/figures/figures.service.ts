import type { Store } from "../platform/store/connect.ts";
import { firstWeek, weekFigures } from "./figures.ts";
import { countByWeek, countWaiting } from "./figures.store.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    figures: ReturnType<typeof openFigures>;
  }
}

/** What happened on the site, in figures, and what waits for its owner. Every method throws if the store can't be read. */
export function openFigures({ db }: Store, clock: () => number) {
  return {
    /** The figures of the last weeks, this one first as far as it has come. Weeks begin on Monday (UTC). */
    async byWeek(weeks: number) {
      const now = clock();
      const counts = await countByWeek(db, { from: firstWeek(weeks, now), until: now });
      return weekFigures(counts, { weeks, now });
    },
    /** What waits for the owner now. */
    waiting: () => countWaiting(db),
  };
}
