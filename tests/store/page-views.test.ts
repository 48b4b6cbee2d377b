import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFigures } from "../../src/office/figures/figures.service.ts";
import { addViews, tidyViews } from "../../src/office/figures/views.store.ts";
import { openViewCounter, openVisits } from "../../src/office/figures/visits.service.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { bothEngines, emptyStore, type StorePlace } from "../support/engines.ts";

const siteUrl = "https://site.example";
const weekLength = 7 * 24 * 3_600_000;
/** A Monday. */
const monday = Date.UTC(2026, 10, 16);
const lastWeek = monday - weekLength;

const opened = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };
const followed = { ...opened, "sec-fetch-site": "same-origin" };

let place: StorePlace;
let store: Store;

/** What's stored, as 'page views/visits', by week. */
async function stored(): Promise<Record<number, string[]>> {
  const rows = await store.db
    .selectFrom("page_views")
    .selectAll()
    .orderBy("week")
    .orderBy("views", "desc")
    .orderBy("page")
    .execute();
  const weeks = Map.groupBy(rows, ({ week }) => week);
  return Object.fromEntries(
    [...weeks].map(([week, of]) => [
      week,
      of.map(({ page, views, visits }) => `${page} ${views}/${visits}`),
    ]),
  );
}

const row = (week: number, page: string, views: number, visits = 0) => ({
  week,
  page,
  views,
  visits,
});

describe.each(bothEngines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test("processes count in memory and add up in the store, by the week of each view", async () => {
    let now = monday - 1;
    const [one, other] = [0, 1].map(() => openViewCounter(store, () => now, siteUrl));
    one!.count("/", opened);
    one!.count("/", followed);
    one!.count("/balls", { "sec-fetch-dest": "empty" });
    now = monday;
    one!.count("/", opened);
    other!.count("/", followed);
    other!.count("/balls", followed);
    expect(await stored()).toEqual({});
    await Promise.all([one!.store(), other!.store(), one!.store()]);
    await one!.store();
    expect(await stored()).toEqual({
      [lastWeek]: ["/ 2/1"],
      [monday]: ["/ 2/1", "/balls 1/0"],
    });
  });

  test("what can't be written is written the next time", async () => {
    const counter = openViewCounter(store, () => monday, siteUrl);
    counter.count("/", opened);
    await store.db.schema.alterTable("page_views").renameTo("elsewhere").execute();
    await expect(counter.store()).rejects.toThrow("page_views");
    counter.count("/", followed);
    await store.db.schema.alterTable("elsewhere").renameTo("page_views").execute();
    await counter.store();
    expect(await stored()).toEqual({ [monday]: ["/ 2/1"] });
  });

  test("weeks that are over keep their 200 most viewed pages, the rest added up, for two years", async () => {
    const pages = (week: number) =>
      Array.from({ length: 203 }, (_, index) => row(week, `/page-${index}`, 1000 - index, 1));
    const old = monday - 104 * weekLength;
    await addViews(store, [
      ...pages(lastWeek),
      ...pages(monday),
      row(old, "/", 1),
      row(old - weekLength, "/", 1),
    ]);
    await tidyViews(store, monday);
    const { [lastWeek]: tidied, [monday]: current, ...others } = await stored();
    expect(others).toEqual({ [old]: ["/ 1/0"] });
    expect(current).toHaveLength(203);
    expect(tidied).toHaveLength(201);
    expect(tidied!.slice(0, 2)).toEqual([`other ${800 + 799 + 798}/3`, "/page-0 1000/1"]);
    expect(tidied!.at(-1)).toBe("/page-199 801/1");
    // Another process stores what it counted just before the week ended.
    await addViews(store, [row(lastWeek, "/late", 5, 2), row(lastWeek, "/page-0", 1)]);
    await tidyViews(store, monday);
    await tidyViews(store, monday);
    const again = (await stored())[lastWeek]!;
    expect(again).toHaveLength(201);
    expect(again.slice(0, 2)).toEqual(["other 2402/5", "/page-0 1001/1"]);
  });

  test("figures add up the pages of a week, and lists name those that were viewed most", async () => {
    await addViews(store, [
      row(monday, "/balls", 2, 1),
      row(monday, "/", 4, 4),
      row(lastWeek, "/balls", 3),
      row(lastWeek, "/about", 4),
      row(lastWeek - weekLength, "/about", 9),
    ]);
    const now = () => monday + 1;
    const [week, before] = await openFigures(store, now).byWeek(2);
    expect([week, before]).toMatchObject([
      { views: 6, visits: 5 },
      { views: 7, visits: 0 },
    ]);
    const visits = openVisits(store, now);
    const pages = [
      { page: "/balls", views: 5, visits: 1 },
      { page: "/", views: 4, visits: 4 },
      { page: "/about", views: 4, visits: 0 },
    ];
    expect(await visits.mostViewed(2)).toEqual(pages);
  });

  test("a site that nobody has visited has zeros", async () => {
    const none = { views: 0, visits: 0 };
    expect(await openFigures(store, () => monday).byWeek(2)).toMatchObject([none, none]);
    expect(await openVisits(store, () => monday).mostViewed(2)).toEqual([]);
  });

  test("memory has room for ten thousand pages, and counts others together", async () => {
    const counter = openViewCounter(store, () => monday, siteUrl);
    for (let page = 0; page < 10_002; page++) counter.count(`/page-${page}`, opened);
    await counter.store();
    const rows = (await stored())[monday]!;
    expect(rows).toHaveLength(10_001);
    expect(rows[0]).toBe("other 2/2");
  });
});
