import { accept, readNow } from "../support/console-store.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { choicesAddress, unsubscribeAddress } from "../../src/addresses.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { issueMailWriter } from "../../src/mail/newsletter/issues.service.ts";
import { mayReach } from "../../src/mail/newsletter/subscribers.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import type { OutgoingMail } from "../../src/platform/email/transport.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { newsletterAct } from "../support/newsletter-site.ts";

const library = projectLibrary();
const siteUrl = "https://site.example";
const week = 7 * 24 * 3_600_000;
/** The placeholder every issue had before each got one of its own. */
const earlierPlaceholder = "0-the-readers-own-key-0";
let place: StorePlace;
let now: number;

async function onSite<Result>(work: (site: RunningSite) => Promise<Result>): Promise<Result> {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
  const environment = readEnvironment({
    DATA_DIR,
    DATABASE_URL,
    SITE_URL: siteUrl,
    RATE_LIMIT: "off",
  });
  const site = await openSite(
    environment,
    () => library,
    () => now,
  );
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

async function inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function addReader(site: RunningSite, key: string): Promise<void> {
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const confirm = (secret: string) => ((token = secret), content);
  const mails = { confirm, known: () => content };
  await site.newsletter.signUp({ address: key, key }, mails, "127.0.0.1");
  await site.newsletter.confirm(token);
}

/** Posts a review; the owner approves it if it waits. */
async function postReview(site: RunningSite, reviewText: string): Promise<void> {
  const subject = "diadem-hero";
  const written = { subject, firstName: "Eve", duprRating: "3.5", level: 3500, rating: 5 };
  const [stored] = await site.reviews.submit([{ ...written, reviewText }], "127.0.0.1");
  const note = { reason: "for the test", now, by: "Dana" };
  await inStore(async (store) => accept(store, "approve", await readNow(store, stored!.id), note));
}

async function queueIssue(site: RunningSite, quoted: number): Promise<void> {
  await inStore((store) => newsletterAct(site, store, { reason: "", now, by: "Dana" }, "send"));
  const [issue] = await site.issues.list();
  expect(issue!.content.reviews).toHaveLength(quoted);
}

/** Delivers all that waits; returns the issue's mails, and each reader's key. */
async function deliver(): Promise<{ mails: OutgoingMail[]; keys: Map<string, string> }> {
  const mails: OutgoingMail[] = [];
  const transport = { deliver: async (mail: OutgoingMail) => void mails.push(mail), close() {} };
  return await inStore(async (store) => {
    while (
      (await deliverDue({
        store,
        transport,
        write: issueMailWriter(store, siteUrl),
        isWanted: (mail) => mayReach(store.db, mail),
        clock: () => now,
      })) > 0
    );
    const readers = await store.db
      .selectFrom("subscribers")
      .select(["email", "unsubscribe_key"])
      .execute();
    return {
      mails: mails.filter(({ html }) => html.includes("/newsletter/issues/")),
      keys: new Map(readers.map(({ email, unsubscribe_key }) => [email, unsubscribe_key])),
    };
  });
}

/** Whether a reader's key is in the mail's footer links and header, once each, and no other reader's is anywhere. */
function expectOwnKeyOnly({ mails, keys }: Awaited<ReturnType<typeof deliver>>): void {
  expect(mails).toHaveLength(keys.size);
  for (const { recipient, html, text, unsubscribeUrl } of mails) {
    const own = keys.get(recipient)!;
    const url = siteUrl + unsubscribeAddress(own);
    expect(unsubscribeUrl).toBe(url);
    for (const [part, link] of [
      [html, `<a href="${url}"`],
      [text, url],
    ] as const) {
      expect(part.split(link), part).toHaveLength(2);
      // Issues from before had no such link.
      const choices = part.split(siteUrl + choicesAddress(own)).length - 1;
      expect(choices).toBeLessThan(2);
      for (const key of keys.values())
        expect(part.split(key)).toHaveLength(key === own ? 2 + choices : 1);
    }
  }
}

const stolen = (placeholder: string) => `See https://evil.example/v?id=${placeholder} and tell me.`;
/** The footer's own link, copied from a mail. */
const copied = (placeholder: string) => `See ${siteUrl}${unsubscribeAddress(placeholder)} now.`;

describe.each(engines)("a reader's key on %s", (engine) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 16, 12);
    place = await emptyStore(engine);
    await onSite(async (site) => {
      await addReader(site, "ann@example.com");
      await addReader(site, "bob@example.com");
    });
  });
  afterEach(() => place.remove());

  test("stays out of reviews that quote the placeholder of earlier issues", async () => {
    await onSite(async (site) => {
      await postReview(site, stolen(earlierPlaceholder));
      await postReview(site, copied(earlierPlaceholder));
      await queueIssue(site, 2);
    });
    expectOwnKeyOnly(await deliver());
  });

  test("stays out of reviews that quote another issue's placeholder", async () => {
    await onSite(async (site) => {
      await postReview(site, "Calm at the net.");
      await queueIssue(site, 0);
    });
    await deliver();
    const { key_placeholder: sent } = await inStore(({ db }) =>
      db.selectFrom("newsletter_issues").select("key_placeholder").executeTakeFirstOrThrow(),
    );
    expect(sent).toMatch(/^[\w-]{22,}$/);
    now += week;
    await onSite(async (site) => {
      await postReview(site, stolen(sent!));
      await postReview(site, copied(sent!));
      await queueIssue(site, 2);
    });
    expectOwnKeyOnly(await deliver());
  });

  test("stays out of reviews in an issue that was stored before it had a placeholder of its own", async () => {
    await onSite(async (site) => {
      await postReview(site, stolen(earlierPlaceholder));
      await postReview(site, copied(earlierPlaceholder));
      await queueIssue(site, 2);
    });
    await inStore(async ({ db }) => {
      const {
        html,
        text,
        key_placeholder: own,
      } = await db.selectFrom("newsletter_issues").selectAll().executeTakeFirstOrThrow();
      const earlier = (part: string) => part.replaceAll(own!, earlierPlaceholder);
      await db
        .updateTable("newsletter_issues")
        .set({ html: earlier(html), text: earlier(text), key_placeholder: null })
        .execute();
    });
    expectOwnKeyOnly(await deliver());
  });
});
