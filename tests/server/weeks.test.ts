import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { projectLibrary } from "../support/project-library.ts";
import { storeReviews } from "../support/reviews.ts";

const library = projectLibrary();
const now = Date.UTC(2026, 10, 25, 12);
const weekOf = (monday: string) => `/reviews/weeks/${monday}`;

describe.each(engines)("the page of what players said in a week, on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let store: Store;
  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" });
    site = await openSite(
      environment,
      () => library,
      () => now,
    );
    store = openStore(place);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await site.close();
    await place.remove();
  });

  const open = (path: string) => visitPlain(applicationOf(site), path);
  const write = (day: string, subject: string, firstName: string, paid = "") => {
    const player = { firstName, duprRating: "3.5", level: 3500, rating: 4, paid };
    const reviewText = `${firstName} plays it on ${day}.`;
    return storeReviews(store.db, [{ ...player, subject, reviewText }], Date.parse(day));
  };
  const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex"/>');

  test("is reached from the count, quotes each paddle with what was paid, and leads to other weeks", async () => {
    await write("2026-11-10", "diadem-hero", "Ann");
    for (const [day, name, paid] of [
      ["2026-11-23", "Bea", "$89"],
      ["2026-11-24", "Cal", ""],
      ["2026-11-25", "Dan", "$79.50"],
    ] as const)
      await write(day, "neonic-flow", name, paid);
    await write("2026-11-24", "diadem-hero", "Eve");
    const page = await (await open("/reviews")).follow("4 reviews this week");
    expect(page.path).toBe(weekOf("2026-11-23"));
    expect(page.text).toContain("# What players said in the week of November 23, 2026");
    expect(page.text).toContain("4 reviews so far");
    expect(page.text).toContain("What they paid: $79.50, $89");
    const at = (text: string) => page.text.indexOf(text);
    const order = [
      "## Neonic Flow: 3 reviews",
      "Dan plays",
      "Bea plays",
      "## Diadem Hero: 1 review",
    ];
    expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
    expect(order.map(at)).not.toContain(-1);
    expect(page.text).not.toContain("Ann plays");
    expect(isIndexed(page.whole)).toBe(true);
    const earlier = await page.follow("Earlier: week of November 9, 2026");
    expect(earlier.text).toContain("1 review, the most talked-about first");
    expect(isIndexed(earlier.whole)).toBe(false);
    expect((await earlier.follow("Later: week of November 23, 2026")).path).toBe(page.path);
  });

  test("names the newest three reviews of a paddle, and leads to all of them", async () => {
    for (const day of ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"])
      await write(day, "neonic-flow", `Ann${"n".repeat(Number(day.slice(-1)))}`);
    const page = await (await open("/")).follow("4 reviews last week");
    expect(page.text.split("plays it on")).toHaveLength(4);
    expect(page.text).not.toContain("2026-11-16.");
    expect((await page.follow("All reviews: Neonic Flow")).path).toBe("/neonic-flow");
  });

  test.each([
    ["this one", "2026-11-23", "No player has posted a review this week yet."],
    ["an earlier one", "2026-11-16", "No player posted a review that week."],
  ])("says of %s that nobody has posted", async (_, monday, says) => {
    const page = await open(weekOf(monday));
    expect([page.status, isIndexed(page.whole)]).toEqual([200, false]);
    expect(page.text).toContain(says);
    expect((await open("/reviews")).text).not.toMatch(/reviews? (?:this|last) week/);
  });

  test.each([
    ["2026-11-29", 301, weekOf("2026-11-23")],
    ["2026-11-30", 404, null],
    ["2026-12-02", 404, null],
    ["2026-02-31", 404, null],
    ["latest", 404, null],
  ])("of %s is a %d", async (day, status, location) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const answer = await applicationOf(site)(weekOf(day));
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  test("says so while the store is down, and isn't kept", async () => {
    await write("2026-11-24", "diadem-hero", "Eve");
    vi.spyOn(console, "error").mockImplementation(() => {});
    await sql`alter table paddle_reviews rename to away`.execute(store.db);
    const path = weekOf("2026-11-23");
    const down = await open(path);
    expect([down.status, isIndexed(down.whole)]).toEqual([200, false]);
    expect(down.text).toContain("We can't show players' reviews right now.");
    await sql`alter table away rename to paddle_reviews`.execute(store.db);
    expect((await open(path)).text).toContain("Eve plays");
  });
});
