import { beforeAll, describe, expect, test } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { moveNames } from "../../src/mail/newsletter/move-names.store.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { choose } from "../../src/mail/newsletter/choices.store.ts";
import { reviewsPause, settlingTime, weeklyPause } from "../../src/mail/newsletter/newsletter.ts";
import { newReviews } from "../../src/mail/newsletter/alerts.ts";
import { reviewMailWriter } from "../../src/mail/newsletter/alerts.service.ts";
import {
  mayReach,
  confirmSubscriber,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import type { LeasedMail } from "../../src/platform/email/outbox.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import type { OutgoingMail } from "../../src/platform/email/transport.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";
import { storeReviews } from "../support/reviews.ts";
import { moderate } from "../support/console-store.ts";

const hero = "diadem-hero";
const start = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const due = start + minute + settlingTime;
const siteUrl = "https://site.example";

let library: Library;
let store: Store;
let place: StorePlace;
beforeAll(async () => {
  library = projectLibrary();
});

/** Signs a name at example.com up for a paddle's new reviews, and confirms it. */
async function addReader(
  name: string,
  subject = hero,
  confirms: "confirms" | "waits" = "confirms",
) {
  const key = `${name}@example.com`;
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const mails = { confirm: (secret: string) => ((token = secret), content), known: () => content };
  await signUp(store.db, store.engine, { address: key, key }, mails, start, subject);
  if (confirms === "confirms") await confirmSubscriber(store.db, token, start);
  await store.db.deleteFrom("outbox").where("kind", "<>", "reviews").execute();
}

const review = (reviewText: string, subject = hero): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

/** Stores reviews by players; returns their ids. */
async function write(at: number, ...texts: string[]): Promise<string[]> {
  const written = texts.map((text) => review(text));
  const { stored } = await storeReviews(store.db, written, at);
  return stored.map(({ id }) => id);
}

/** As someone who runs the site does. */
const approveAll = () =>
  store.db
    .updateTable("paddle_reviews")
    .set(({ ref }) => ({ approved_at: ref("created_at") }))
    .execute();

const hide = (ids: string[]) =>
  moderate(store, "hide", ids, { reason: "spam", now: start, by: "Dana" });
const queueAt = (now: number, on = store) =>
  queueAlerts(newReviews, on, { library, settings: { siteUrl } }, now);

/** Delivers what is queued; returns what left. */
async function deliverAt(now: number): Promise<OutgoingMail[]> {
  const left: OutgoingMail[] = [];
  const transport = { deliver: async (mail: OutgoingMail) => void left.push(mail), close() {} };
  const site = { library, settings: { siteUrl, isPublic: true } };
  const clock = () => now;
  const means = {
    store,
    transport,
    write: reviewMailWriter(store, site, clock),
    isWanted: (mail: LeasedMail) => mayReach(store.db, mail),
    clock,
  };
  while ((await deliverDue(means)) > 0);
  return left;
}

/** Queues and delivers; returns who got which subject. */
async function mailedAt(now: number): Promise<string[]> {
  await queueAt(now);
  const left = await deliverAt(now);
  return left
    .map(({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject}`)
    .toSorted((a, b) => a.localeCompare(b));
}

const rowsInOrder = () =>
  store.db.selectFrom("subscribers").selectAll().orderBy("email_key").orderBy("subject").execute();

/** The key in a reader's emails about the Hero. */
const keyOf = async (name: string) =>
  (await rowsInOrder()).find((row) => row.subject === hero && row.email_key.startsWith(name))!
    .unsubscribe_key;

describe.each(engines)("new reviews by email on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("go to who confirmed for this paddle, once a day has passed", async () => {
    await addReader("ann");
    await addReader("bob", "neonic-flow");
    await addReader("news", "");
    await addReader("pending", hero, "waits");
    const written = start + minute;
    await write(written, "Great control.");
    expect(await mailedAt(written + settlingTime - 1)).toEqual([]);
    expect(await mailedAt(written + settlingTime)).toEqual(["ann: 1 new review: Diadem Hero"]);
    expect(await mailedAt(written + 3 * reviewsPause)).toEqual([]);
  });

  test("come in one email a day, with all that were written since the last", async () => {
    await addReader("ann");
    await write(start + minute, "Great control.");
    expect(await mailedAt(due)).toHaveLength(1);
    await write(due - 60 * minute, "Soft hands.", "Loud.");
    await write(due, "Light and quick.");
    expect(await mailedAt(due + reviewsPause - 1)).toEqual([]);
    await approveAll();
    await queueAt(due + reviewsPause);
    const [mail, ...others] = await deliverAt(due + reviewsPause);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("3 new reviews: Diadem Hero");
    for (const text of ["Soft hands.", "Loud.", "Light and quick."])
      expect(mail!.text).toContain(`> ${text}`);
    expect(mail!.text).not.toContain("Great control.");
  });

  test("come once a week at most, and only by players near a level, for who chose so", async () => {
    await addReader("ann");
    await addReader("bob");
    const chosen = {
      had: [hero],
      kept: [hero],
      paddles: [],
      level: "4.5" as const,
      isWeekly: true,
    };
    await choose(store.db, store.engine, await keyOf("ann"), chosen, start);
    // By a player at 3.5.
    await write(start + minute, "Great control.");
    expect(await mailedAt(due)).toEqual(["bob: 1 new review: Diadem Hero"]);
    const better = { ...review("Quick hands."), duprRating: "5.0", level: 5000 };
    await storeReviews(store.db, [better], due);
    await write(due, "Loud.");
    const later = due + settlingTime;
    await queueAt(later);
    const mails = await deliverAt(later);
    const told = Object.fromEntries(mails.map((mail) => [mail.recipient[0]!, mail]));
    expect(told["a"]!.subject).toBe("1 new review: Diadem Hero");
    expect(told["a"]!.text).toContain("You chose only reviews by players near 4.5.");
    expect(told["b"]!.subject).toBe("2 new reviews: Diadem Hero");
    expect(told["b"]!.text).not.toContain("You chose");
    await storeReviews(store.db, [{ ...better, reviewText: "Poppy." }], later);
    expect(await mailedAt(later + weeklyPause - 1)).toEqual(["bob: 1 new review: Diadem Hero"]);
    expect(await mailedAt(later + weeklyPause)).toEqual(["ann: 1 new review: Diadem Hero"]);
  });

  test("quote nothing of a review that nobody who runs the site has approved", async () => {
    await addReader("ann");
    const [read] = await write(start + minute, "Great control.");
    await approveAll();
    const bait = { ...review("Your mailbox is full: reply now."), firstName: "Prize" };
    const { stored } = await storeReviews(store.db, [bait], start + 2 * minute);
    await queueAt(due + minute);
    const [mail] = await deliverAt(due + minute);
    expect(mail!.subject).toBe("2 new reviews: Diadem Hero");
    expect(mail!.text).toContain("> Great control.");
    expect(mail!.text).toContain("4 of 5 stars");
    for (const id of [read, stored[0]!.id])
      expect(mail!.text).toContain(`${siteUrl}/${hero}?review=${id}`);
    for (const part of [mail!.text, mail!.html]) expect(part).not.toMatch(/mailbox|prize/i);
  });

  test("name their writers so that mail programs make no link of it", async () => {
    await addReader("ann");
    const eve = { ...review("Great control."), firstName: "Eve.is" };
    await storeReviews(store.db, [eve], start + minute);
    await approveAll();
    await queueAt(due);
    const [mail] = await deliverAt(due);
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain("Eve.\u2060is, DUPR 3.5");
      expect(part).not.toContain("Eve.is");
    }
  });

  test("wait together while the mail server takes none, and are all in the next email", async () => {
    await addReader("ann");
    await write(start + minute, "Great control.");
    await queueAt(due);
    await write(due, "Loud.");
    expect(await queueAt(start + 3 * reviewsPause)).toBe(0);
    expect(await deliverAt(start + 3 * reviewsPause)).toHaveLength(1);
    expect(await mailedAt(start + 3 * reviewsPause)).toEqual(["ann: 1 new review: Diadem Hero"]);
  });

  test("leave out samples, hidden ones, and those from before the reader confirmed", async () => {
    await write(start - minute, "From before.");
    await addReader("ann");
    await seedSamples(store.db, hero, [review("A sample.")], start + minute);
    await hide(await write(start + minute, "Hidden."));
    expect(await mailedAt(due)).toEqual([]);
    await write(start + 2 * minute, "Shown.");
    expect(await mailedAt(due + minute)).toEqual(["ann: 1 new review: Diadem Hero"]);
  });

  test("one hidden after it was queued isn't sent; if none is left, no email is", async () => {
    await addReader("ann");
    const [first, second] = await write(start + minute, "Stays.", "Gets hidden.");
    await approveAll();
    await queueAt(due);
    await hide([second!]);
    const [mail] = await deliverAt(due);
    expect(mail!.subject).toBe("1 new review: Diadem Hero");
    expect(mail!.text).toContain("> Stays.");
    expect(mail!.text + mail!.html).not.toContain("Gets hidden.");
    expect(mail!.text).toContain(`${siteUrl}/${hero}?review=${first}`);

    const later = await write(start + 2 * reviewsPause, "Gets hidden, too.");
    expect(await queueAt(start + 3 * reviewsPause)).toBe(1);
    await hide(later);
    expect(await deliverAt(start + 3 * reviewsPause)).toEqual([]);
    // No day was used up.
    await write(start + 2 * reviewsPause + minute, "Another.");
    expect(await mailedAt(start + 3 * reviewsPause + minute)).toHaveLength(1);
  });

  test("have the reader's own one-click link, which ends this subscription alone", async () => {
    await addReader("ann");
    await addReader("ann", "neonic-flow");
    await addReader("ann", "");
    await write(start + minute, "Great control.");
    await queueAt(due);
    const [mail] = await deliverAt(due);
    const key = await keyOf("ann");
    expect(mail!.unsubscribeUrl).toBe(siteUrl + unsubscribeAddress(key));
    expect(mail!.text).toContain(mail!.unsubscribeUrl);
    await unsubscribe(store.db, key, start);
    const rows = await rowsInOrder();
    expect(rows.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
      " confirmed",
      `${hero} unsubscribed`,
      "neonic-flow confirmed",
    ]);
  });

  test("don't go to who left while they were queued", async () => {
    await addReader("ann");
    await addReader("bob");
    await write(start + minute, "Great control.");
    expect(await queueAt(due)).toBe(2);
    const key = await keyOf("ann");
    await unsubscribe(store.db, key, start);
    // As if the reader had been read just before leaving, and queued just after.
    await store.db
      .updateTable("subscribers")
      .set({ state: "unsubscribed" })
      .where("email_key", "=", "bob@example.com")
      .execute();
    expect(await deliverAt(due)).toEqual([]);
  });

  test("a long list quotes the newest ten and says that there are more", async () => {
    await addReader("ann");
    for (let index = 1; index <= 12; index++) await write(start + index, `Number ${index}.`);
    await approveAll();
    await queueAt(due);
    const [mail] = await deliverAt(due);
    expect(mail!.subject).toBe("12 new reviews: Diadem Hero");
    expect(mail!.text).toContain("These are the 10 newest.");
    expect(mail!.text).toContain("> Number 3.");
    expect(mail!.text).not.toContain("> Number 2.");
  });

  // On SQLite two stores need two processes; a transaction there holds back every other.
  if (engine === "postgres")
    test("queued by three processes at once are queued for each reader once", async () => {
      for (const name of ["ann", "bob", "cho"]) await addReader(name);
      await write(start + minute, "Great control.");
      const others = [openStore(place), openStore(place)];
      const now = due;
      const queued = await Promise.all([store, ...others].map((each) => queueAt(now, each)));
      expect(queued.reduce((sum, some) => sum + some)).toBe(3);
      expect(await deliverAt(now)).toHaveLength(3);
      await Promise.all(others.map((each) => each.close()));
    });

  test("move to the paddle's new name; who had signed up for both names stays once, confirmed", async () => {
    await addReader("ann", "diadem-legend");
    await addReader("bob", "diadem-legend");
    await addReader("bob", hero, "waits");
    await addReader("cho", "diadem-legend", "waits");
    await addReader("cho", hero);
    await addReader("dan", "diadem-legend", "waits");
    const names = { subjects: new Map([["diadem-legend", hero]]), paths: new Map() };
    await moveNames(store, names);
    await moveNames(store, names);
    const rows = await rowsInOrder();
    expect(rows.map(({ subject }) => subject)).toEqual([hero, hero, hero, hero]);
    const states = rows.map(({ email_key, state }) => `${email_key[0]} ${state}`);
    expect(states).toEqual(["a confirmed", "b confirmed", "c confirmed", "d pending"]);
    await write(start + minute, "Great control.");
    expect(await mailedAt(due)).toHaveLength(3);
  });

  test("of a paddle that the site has no more go to nobody", async () => {
    await addReader("ann", "no-such-paddle");
    await storeReviews(store.db, [review("Great control.", "no-such-paddle")], start + minute);
    expect(await queueAt(due)).toBe(0);
    await addReader("bob");
    await write(start + minute, "Great control.");
    expect(await queueAt(due)).toBe(1);
  });
});
