import { describe, expect, test } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { moveNames } from "../../src/mail/newsletter/move-names.store.ts";
import {
  pendingLife,
  priceSubject,
  readPriceSignUp,
} from "../../src/mail/newsletter/newsletter.ts";
import { newReviews, prices } from "../../src/mail/newsletter/alerts.ts";
import { priceSignUpMails } from "../../src/mail/newsletter/price.email.ts";
import {
  confirmSubscriber,
  countSubscribers,
  deleteSubscribers,
  purgeUnconfirmed,
  signUp,
} from "../../src/mail/newsletter/subscribers.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { act } from "../support/console-store.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";

const hero = "diadem-hero";
const now = Date.parse("2026-11-25T12:00:00Z");
const catalog = projectLibrary();
const hour = 3_600_000;

let store: Store;
let place: StorePlace;

type Seen = [on: string, priceCents: number, more?: object];

/** The site with a made-up shop's offers of the Diadem Hero. */
function siteWith(...seen: Seen[]) {
  const offers = seen.map(([on, priceCents, more]) => ({
    shop: "Acme",
    url: "https://acme.example/hero",
    isPaid: false,
    checks: [{ on, priceCents }],
    ...more,
  }));
  const paddle = (slug: string) => {
    const found = catalog.paddle(slug);
    return found && slug === hero ? { ...found, offers } : found;
  };
  const library: Library = { ...catalog, paddle };
  return { library, settings: { siteUrl: "https://site.example" } };
}

/** Someone asks for an email at a price, and confirms it. @returns the token of the link */
async function ask(name: string, cents = 9000, confirmedAt = now): Promise<string> {
  const key = `${name}@example.com`;
  let token = "";
  const site = siteWith();
  const mails = priceSignUpMails(site, catalog.paddle(hero)!, cents);
  const noting = {
    ...mails,
    confirm: (secret: string, unsubscribeKey: string) =>
      mails.confirm((token = secret), unsubscribeKey),
  };
  const subject = priceSubject({ slug: hero, cents });
  await signUp(store.db, store.engine, { address: key, key }, noting, confirmedAt, subject);
  await confirmSubscriber(store.db, token, confirmedAt);
  await store.db.deleteFrom("outbox").where("kind", "<>", "price").execute();
  return token;
}

/** What waits to be sent. */
async function waiting() {
  const rows = await store.db
    .selectFrom("outbox")
    .select(["kind", "recipient", "content", "email_key"])
    .orderBy("recipient")
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    ...(JSON.parse(content!) as MailContent),
  }));
}

describe.each(engines)("a price that someone waits for, on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("is mailed once, with shop, price, day and whether the link is paid, and then forgotten", async () => {
    await ask("dana");
    await ask("eve", 8000);
    const site = siteWith(["2026-11-25", 8900, { isPaid: true }]);
    expect(await queueAlerts(prices, store, site, now)).toBe(1);
    const [mail, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "price", recipient: "dana@example.com" });
    expect(mail!.subject).toBe("$89 at Acme: Diadem Hero");
    expect(mail!.text).toContain("We saw it at Acme on November 25, 2026.");
    expect(mail!.text).toContain("$90 or less");
    expect(mail!.text).toContain("is a paid link");
    expect(mail!.text).toContain("https://site.example/diadem-hero#where-to-buy");
    expect(await queueAlerts(prices, store, site, now)).toBe(0);
    expect(mail!.unsubscribeUrl).toMatch(/\/newsletter\/unsubscribe\?key=[\w-]{32}$/);
    const left = () => store.db.selectFrom("subscribers").select(["email", "state"]).execute();
    expect((await left()).toSorted((a, b) => a.email.localeCompare(b.email, "en"))).toEqual([
      { email: "dana@example.com", state: "unsubscribed" },
      { email: "eve@example.com", state: "confirmed" },
    ]);
    await purgeUnconfirmed(store.db, now + pendingLife - 1);
    expect(await left()).toHaveLength(2);
    await purgeUnconfirmed(store.db, now + pendingLife + 1);
    expect(await left()).toEqual([{ email: "eve@example.com", state: "confirmed" }]);
  });

  test("isn't mailed to an address that is deleted while its email waits", async () => {
    await ask("dana");
    await queueAlerts(prices, store, siteWith(["2026-11-25", 9000]), now);
    expect(await waiting()).toHaveLength(1);
    const note = { reason: "asked", now, by: "Dana" };
    const deleted = await act(store, deleteSubscribers, ["dana@example.com"], note);
    expect(deleted.done).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    const again = act(store, deleteSubscribers, ["dana@example.com"], note);
    await expect(again).rejects.toThrow("There's no subscriber");
  });

  test("is mailed by one process of several", async () => {
    await ask("dana");
    const other = openStore(place);
    const site = siteWith(["2026-11-25", 9000]);
    const queued = await Promise.all(
      [store, other].map((each) => queueAlerts(prices, each, site, now)),
    );
    await other.close();
    expect(queued.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await waiting())[0]!.text).toContain("isn't a paid link");
  });

  test.each<[why: string, seen: Seen]>([
    ["costs a cent more", ["2026-11-25", 9001]],
    ["was seen before they asked", ["2026-11-24", 5000]],
    ["is another version's", ["2026-11-25", 5000, { version: "14 mm" }]],
  ])("isn't mailed if it %s", async (_, seen) => {
    await ask("dana");
    expect(await queueAlerts(prices, store, siteWith(seen), now + hour)).toBe(0);
    const wanted: Seen = ["2026-11-25", 9000];
    expect(await queueAlerts(prices, store, siteWith(seen, wanted), now + hour)).toBe(1);
  });

  test("isn't mailed to anyone who hasn't confirmed it", async () => {
    const key = "dana@example.com";
    const mails = priceSignUpMails(siteWith(), catalog.paddle(hero)!, 9000);
    const subject = priceSubject({ slug: hero, cents: 9000 });
    await signUp(store.db, store.engine, { address: key, key }, mails, now, subject);
    const [asked] = await waiting();
    expect(asked!.subject).toBe("Please confirm: Diadem Hero for $90 or less");
    await ask("lee");
    expect(await queueAlerts(prices, store, siteWith(["2026-11-25", 5000]), now)).toBe(1);
  });

  test("can't be confirmed again by an old link once it was mailed", async () => {
    const token = await ask("dana");
    expect(await confirmSubscriber(store.db, token, now)).toBe(true);
    await queueAlerts(prices, store, siteWith(["2026-11-25", 5000]), now);
    expect(await confirmSubscriber(store.db, token, now)).toBe(false);
  });

  test("is counted apart, isn't a reader of reviews, and follows its paddle's new name", async () => {
    await ask("dana");
    const { prices: ofPrices, reviews, newsletter } = await countSubscribers(store.db);
    expect([ofPrices.confirmed, reviews.confirmed, newsletter.confirmed]).toEqual([1, 0, 0]);
    expect(await queueAlerts(newReviews, store, siteWith(), now)).toBe(0);
    await moveNames(store, { subjects: new Map([[hero, "hero-2"]]), paths: new Map() });
    const [moved] = await store.db.selectFrom("subscribers").select("subject").execute();
    expect(moved).toEqual({ subject: "price:hero-2:9000" });
  });
});

test.each([
  ["89", 8900],
  [" $1,000.00 ", 100_000],
  ["89.9", 8990],
  ["10", 1000],
  ["9.99", undefined],
  ["1000.01", undefined],
  ["1e3", undefined],
  ["-89", undefined],
  ["89.999", undefined],
  ["", undefined],
])("'%s' is a price of %s cents", (below, cents) => {
  expect(readPriceSignUp({ email: "dana@example.com", below }).cents).toBe(cents);
});
