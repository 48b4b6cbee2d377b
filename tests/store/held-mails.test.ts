import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readersOfHeldReviews, readersOfReports } from "../../src/office/publishing/people.ts";
import { queueHeldMail } from "../../src/office/console/reviews/held-mail.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { engines, emptyStore, type StorePlace } from "../support/engines.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/platform/store/tables.ts";
import { photoRow, storeReviews } from "../support/reviews.ts";

const library = projectLibrary();
const site = { library, settings: { siteUrl: "https://site.example" } };
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 24, 9);

const people = [
  { name: "Dana", email: "dana@site.example", role: "owner" as const },
  { name: "Mo", email: "mo@site.example", role: "moderator" as const },
  { name: "Cleo", email: "cleo@site.example", role: "editor" as const },
];

test.each([
  [undefined, ["Hello@Site.example"], ["hello@site.example"]],
  [people, ["Hello@Site.example", "mo@site.example"], ["dana@site.example", "mo@site.example"]],
  [
    [{ ...people[1]!, email: "hello@site.example" }],
    ["Hello@Site.example"],
    ["hello@site.example"],
  ],
])("with these people in content, reports and held reviews are emailed to: %j", (...given) => {
  const [console, reports, held] = given;
  const facts = { contactEmail: "Hello@Site.example", console };
  expect(readersOfReports(facts)).toEqual(reports);
  expect(readersOfHeldReviews(facts)).toEqual(held);
});

describe.each(engines)("on %s", (engine) => {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const readers = ["dana@site.example", "mo@site.example"];
  const round = (now: number, on = store) => queueHeldMail(on, site, readers, now);

  async function hold(text: string, at: number) {
    const review = { firstName: "Bo", duprRating: "3.5", level: 3500, rating: 1, reviewText: text };
    const { stored } = await storeReviews(store.db, [{ ...review, subject: "diadem-hero" }], at);
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: at, held_because: "link" })
      .where("id", "=", stored[0]!.id)
      .execute();
    return stored[0]!.id;
  }
  async function mails() {
    const rows = await store.db
      .selectFrom("outbox")
      .select(["recipient", "content"])
      .where("kind", "=", "held")
      .orderBy("created_at")
      .orderBy("recipient")
      .execute();
    return rows.map((row) => ({ ...row, ...(JSON.parse(row.content!) as MailContent) }));
  }

  test("thirty held reviews are one email an hour, to everyone who may approve them", async () => {
    expect(await round(start)).toBe(false);
    await hold("Buy yours at shop dot com.", start);
    expect(await round(start + minute)).toBe(true);
    for (let index = 0; index < 29; index++) await hold(`More ${index}.`, start + index * minute);
    for (let now = start + 2 * minute; now < start + hour + minute; now += 10 * minute)
      expect(await round(now)).toBe(false);
    expect(await round(start + hour + minute)).toBe(true);
    const all = await mails();
    expect(all.map(({ recipient, subject }) => [subject, recipient])).toEqual([
      ["A review waits for you", "dana@site.example"],
      ["A review waits for you", "mo@site.example"],
      ["30 reviews wait for you", "dana@site.example"],
      ["30 reviews wait for you", "mo@site.example"],
    ]);
    expect(all[0]!.text).toContain(
      "> Buy yours at shop dot com.\n(Bo on Diadem Hero: it has a link, an address, a handle or a phone number)",
    );
    expect(all[0]!.html).toContain('href="https://site.example/owner/queue"');
    expect(all[2]!.text).toContain("> More 28.");
    expect(all[2]!.text).toContain("Others that wait: 20.");
  });

  test("nothing new is no email, also if others still wait", async () => {
    await hold("One.", start);
    await round(start + hour);
    expect(await round(start + 9 * hour)).toBe(false);
    await hold("Two.", start + 9 * hour);
    // Its transaction may not have ended yet.
    expect(await round(start + 9 * hour + 1)).toBe(false);
    expect(await round(start + 9 * hour + minute)).toBe(true);
    expect((await mails()).at(-1)!.subject).toBe("2 reviews wait for you");
  });

  test("what was decided before the email isn't in it", async () => {
    await hold("One.", start);
    const spam = await hold("Two.", start);
    await store.db
      .updateTable("paddle_reviews")
      .set({ held_because: null })
      .where("id", "=", spam)
      .execute();
    await round(start + hour);
    const [mail] = await mails();
    expect(mail!.subject).toBe("A review waits for you");
    expect(mail!.text).not.toContain("Two.");
  });

  test("photos that wait are counted in it, and enough for one", async () => {
    const { stored } = await storeReviews(
      store.db,
      [
        {
          subject: "diadem-hero",
          firstName: "Bo",
          duprRating: "3.5",
          level: 3500,
          rating: 1,
          reviewText: "Calm.",
        },
      ],
      start,
    );
    const photo = (number: number, at: number) =>
      store.db
        .insertInto("review_photos")
        .values({
          ...(photoRow(
            { subject: "diadem-hero", review: stored[0]!.id, place: number, name: String(number) },
            at,
          ) as never as Insertable<Tables["review_photos"]>),
          hidden_at: at,
          held_because: "all",
        })
        .execute();
    await photo(1, start);
    expect(await round(start + hour)).toBe(true);
    await photo(2, start + hour);
    await hold("One.", start + hour);
    expect(await round(start + 3 * hour)).toBe(true);
    const all = await mails();
    expect(all.map(({ subject }) => subject)).toEqual([
      "A photo waits for you",
      "A photo waits for you",
      "A review waits for you",
      "A review waits for you",
    ]);
    expect(all[0]!.html).toContain('href="https://site.example/owner/photos"');
    expect(all[2]!.text).toContain("looked at them: 2.");
  });

  // On SQLite two stores need two processes.
  if (engine === "postgres")
    test("of several processes one queues it, also if their clocks differ", async () => {
      await hold("One.", start);
      const others = [openStore(place), openStore(place)];
      await round(start - 2 * hour);
      const queued = await Promise.all(
        [store, ...others].map((each, index) => round(start + hour + index, each)),
      );
      expect(queued.filter(Boolean)).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
      await Promise.all(others.map((each) => each.close()));
    });
});
