import type { Store } from "../../platform/store/connect.ts";
import type { CountView } from "../../platform/http/listen.ts";
import { weekStart } from "../../platform/weeks.ts";
import { firstWeek } from "./figures.ts";
import { addViews, mostClicked, mostViewed } from "./views.store.ts";
import { isView, isVisit, otherPages, type ViewCounts } from "./views.ts";

/** Stored views; the last minute's aren't among them. Throws if the store can't be read. */
export function openVisits(
  { db }: Pick<Store, "db">,
  clock: () => number,
  countClick: CountView = () => {},
) {
  return {
    countClick,
    /** The links to shops that were clicked most in the last weeks, including the current one. */
    mostClicked: (weeks: number) => mostClicked(db, firstWeek(weeks, clock()), maxListed),
    /** The most viewed pages of the last weeks, including the current one. */
    mostViewed: (weeks: number, most = maxListed) =>
      mostViewed(db, firstWeek(weeks, clock()), most),
  };
}

/** How many of the most viewed pages are listed, if nobody asks for another number. */
const maxListed = 20;

/** How many pages are counted in memory. Pages beyond that are counted together. */
const maxCounted = 10_000;

/**
 * Counts views in memory, by week and page, until `store` writes them. A crash loses what wasn't written.
 * @param siteUrl where visits don't come from
 */
export function openViewCounter(
  store: Pick<Store, "db" | "engine">,
  clock: () => number,
  siteUrl: string,
) {
  let weeks = new Map<number, Map<string, ViewCounts>>();
  let storing: Promise<unknown> = Promise.resolve();

  function add(week: number, page: string, { views, visits }: ViewCounts): void {
    let pages = weeks.get(week);
    if (!pages) weeks.set(week, (pages = new Map()));
    const key = pages.has(page) || pages.size < maxCounted ? page : otherPages;
    const counts = pages.get(key);
    if (!counts) return void pages.set(key, { views, visits });
    counts.views += views;
    counts.visits += visits;
  }

  async function write(): Promise<void> {
    const rows = [...weeks].flatMap(([week, pages]) =>
      [...pages].map(([page, counts]) => ({ week, page, ...counts })),
    );
    if (rows.length === 0) return;
    weeks = new Map();
    try {
      await addViews(store, rows);
    } catch (error) {
      for (const { week, page, ...counts } of rows) add(week, page, counts);
      throw error;
    }
  }

  const count: CountView = (page, headers) => {
    if (!isView(headers)) return;
    add(weekStart(clock()), page, { views: 1, visits: isVisit(headers, siteUrl) ? 1 : 0 });
  };

  /** Counts a click on one of our links to shops, by the same rules: another site's link isn't ours. */
  const countClick: CountView = (path, headers) => {
    if (!isView(headers) || isVisit(headers, siteUrl)) return;
    add(weekStart(clock()), path, { views: 1, visits: 0 });
  };

  return {
    count,
    countClick,
    /** Writes what was counted since the last time. @throws if it can't, and keeps the counts for the next time */
    store(): Promise<void> {
      const stored = storing.then(write);
      storing = stored.catch(() => {});
      return stored;
    },
  };
}
