import { sending } from "../support/contributions.ts";
import { describe, expect, test } from "vitest";
import { forgetMailbox } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import { oncePrefix, prices } from "../../src/mail/newsletter/alerts.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { alertSignUpMails } from "../../src/mail/newsletter/sign-up.email.ts";
import {
  askAgain,
  mayReach,
  neverAsked,
  signUp,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import type { OutgoingMail } from "../../src/platform/email/transport.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { keepHouse } from "../../src/site.ts";
import { consoleSite } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";
import { storeReviews } from "../support/reviews.ts";

const hero = "diadem-hero";
const minute = 60_000;
const day = 24 * 60 * minute;
const stranger = "stranger@example.net";
/** What an attacker types wherever a form has a field for text. */
const bait = "Zzyzx prize office";
const oneMoreStep = "One more step: open the email we send you and click the link to confirm.";

const forms = {
  question: {
    path: `/ask/${hero}`,
    fields: { firstName: "Zzyzx", question: `${bait}: is it light?`, email: stranger },
    private: /^\/my-question\//,
  },
  request: {
    path: "/missing-paddle",
    fields: { name: bait, brand: "Zzyzx", link: "", email: stranger },
    private: /^\/sent\//,
  },
  correction: {
    path: `/correction?of=${hero}`,
    fields: { fact: "weightOz", value: "8.1 oz", source: bait, email: stranger },
    private: /^\/sent\//,
  },
} as const;
const kinds = Object.keys(forms) as (keyof typeof forms)[];

const catalog = projectLibrary();
/** The project's content, with an offer of the Hero that was seen on a day. */
const withOffer = (on: string) => {
  const offer = { shop: "Acme", url: "https://acme.example/hero", isPaid: false };
  const offers = [{ ...offer, checks: [{ on, priceCents: 8900 }] }];
  const paddle = (slug: string) => {
    const found = catalog.paddle(slug);
    return found && slug === hero ? { ...found, offers } : found;
  };
  return { library: { ...catalog, paddle }, settings: { siteUrl: "https://site.example" } };
};

describe.each(engines)("an address left with something, on %s", (engine) => {
  const here = consoleSite(engine);
  type Row = Record<string, string | number | null>;
  const rows = async (table: string) => (await here.rows(table)) as Row[];

  async function inStore<Result>(work: (store: ReturnType<typeof openStore>) => Promise<Result>) {
    const store = openStore(here.place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** What leaves the outbox now. */
  const deliver = () =>
    inStore(async (store) => {
      const left: OutgoingMail[] = [];
      const transport = {
        deliver: async (mail: OutgoingMail) => void left.push(mail),
        close() {},
      };
      const means = {
        store,
        transport,
        write: () => Promise.resolve(undefined),
        isWanted: (mail: Parameters<typeof mayReach>[1]) => mayReach(store.db, mail),
        clock: () => here.now,
      };
      while ((await deliverDue(means)) > 0);
      return left;
    });

  /** Posts a form, and returns the address of its private page. */
  async function send(kind: keyof typeof forms, more: Record<string, string> = {}) {
    const { path, fields } = forms[kind];
    const answer = await here.post(path, { ...fields, ...more });
    const location = answer.headers.get("location")!;
    expect(location).toMatch(forms[kind].private);
    return location.replace("#content", "");
  }

  /** Makes whatever was sent worth an email: an answer by anyone, and a person's acts on the others. */
  async function settleAll() {
    for (const { id } of await rows("paddle_questions"))
      await here.post(`/answer/${id}`, {
        firstName: "Zzyzx",
        duprRating: "4.0",
        playedFor: "year",
        // Its digits may look like a phone number, which waits to be read.
        answer: `${bait} says it's number ${String(id).replaceAll(/[\d-]/g, "")}`,
      });
    const browser = await here.signIn();
    for (const { id } of await rows("paddle_requests"))
      await browser.post("/owner/requests", {
        act: "requests answer",
        like: String(id),
        page: hero,
      });
    for (const { id } of await rows("fact_corrections"))
      await browser.post("/owner/requests", { act: "corrections take", correction: String(id) });
    here.now += 20 * minute;
  }

  async function tell() {
    await here.site.questions.tellAskers();
    await here.site.requests.tellAnswered();
  }

  const words = ({ subject, text, html }: OutgoingMail) =>
    `${subject}\n${text}\n${plainText(html)}`;

  /** What an email program posts if its reader clicks its own 'Unsubscribe' (RFC 8058). */
  const oneClick = ({ unsubscribeUrl }: OutgoingMail) => {
    const { pathname, search } = new URL(unsubscribeUrl!);
    return here.ask(pathname + search, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  };

  test("gets nothing but an email to confirm, without a word of who typed it", async () => {
    for (const kind of kinds) await send(kind);
    await settleAll();
    for (let days = 0; days < 4; days++) {
      await tell();
      here.now += day;
    }
    const mails = (await deliver()).filter(({ recipient }) => recipient === stranger);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "Please confirm: an answer to your question",
      "Please confirm: thanks for your correction",
      "Please confirm: the paddle you asked for",
    ]);
    for (const mail of mails) {
      expect(words(mail)).not.toMatch(/zzyzx|prize|8\.1/i);
      expect(mail.unsubscribeUrl).toMatch(/\/newsletter\/unsubscribe\?key=[\w-]{32}$/);
    }
    // A month later it's forgotten.
    here.now += 31 * day;
    await inStore((store) => keepHouse(store, here.now));
    expect(await rows("subscribers")).toEqual([]);
    await tell();
    expect(await deliver()).toEqual([]);
  });

  test("hears once it's confirmed, also if that's after the answer", async () => {
    for (const kind of kinds) await send(kind);
    await settleAll();
    await tell();
    await here.confirmAll();
    await tell();
    await tell();
    const mails = (await deliver()).filter(({ recipient }) => recipient === stranger);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "An owner answered your question about the Diadem Hero",
      "Thanks for your correction: Diadem Hero",
      "The Diadem Hero is on RallyRank now",
    ]);
    for (const mail of mails) expect(words(mail)).not.toMatch(/zzyzx|prize|8\.1/i);
    await tell();
    expect(await deliver()).toEqual([]);
  });

  test.each(kinds)(
    "of a %s is asked for one more step on its private page, until it's taken",
    async (kind) => {
      const mine = await send(kind);
      const text = async () => plainText(await (await here.ask(mine)).text());
      expect(await text()).toContain(oneMoreStep);
      await here.confirmAll();
      expect(await text()).not.toContain(oneMoreStep);
      expect(await text()).toContain("You'll get one email");
    },
  );

  test.each(kinds)("of a %s goes with what it was left with", async (kind) => {
    const mine = await send(kind);
    await here.confirmAll();
    await settleAll();
    await tell();
    const taken = await here.post(kind === "question" ? `${mine}?withdraw` : mine);
    expect(taken.status).toBe(200);
    expect(await rows("subscribers")).toEqual([]);
    expect(await rows("confirmations")).toEqual([]);
    expect(await deliver()).toEqual([]);
  });

  test.each(kinds)(
    "of a %s is ended by one click in the email that asks to confirm it",
    async (kind) => {
      await send(kind);
      const [mail] = await deliver();
      expect((await oneClick(mail!)).status).toBe(200);
      const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
      expect((await here.post("/newsletter/confirm", { token })).status).toBe(410);
      await settleAll();
      await tell();
      expect((await deliver()).filter(({ recipient }) => recipient === stranger)).toEqual([]);
    },
  );

  test.each(kinds)(
    "of a %s is ended by one click in its one email, with all others of its kind",
    async (kind) => {
      await send(kind);
      await here.confirmAll();
      await settleAll();
      await tell();
      const mail = (await deliver()).find(({ recipient }) => recipient === stranger);
      const other = kind === "question" ? "request" : "question";
      await send(
        kind,
        kind === "question" ? { question: "Is it loud?" } : { email: "STRANGER+2@example.net" },
      );
      await send(other);
      await here.confirmAll();
      expect((await oneClick(mail!)).status).toBe(200);
      await settleAll();
      await tell();
      const subjects = (await deliver())
        .filter(({ recipient }) => recipient.toLowerCase().startsWith("stranger"))
        .map(({ subject }) => subject);
      // What's of another kind still comes.
      expect(subjects).toHaveLength(1);
      expect(subjects[0]).not.toBe(mail!.subject);
    },
  );

  /** Asks a question as one of many visitors. */
  const askAs = (visitor: number) =>
    sending(here.site).ask(
      { firstName: "Ann", question: `Is it number ${visitor}?`, email: stranger },
      hero,
      `203.0.113.${visitor + 1}`,
    );
  const emailOf = { address: stranger, key: stranger };
  const inTransaction = <Result>(
    work: (on: ReturnType<typeof openStore>["db"]) => Promise<Result>,
  ) => inStore((store) => store.db.transaction().execute((on) => work(on)));

  test.each([
    ["taken back", askAs, () => inStore(({ db }) => db.deleteFrom("paddle_questions").execute())],
    [
      "refused in the email",
      askAs,
      async () => {
        for (const { unsubscribe_key: key } of await rows("subscribers"))
          await here.site.newsletter.unsubscribe(String(key));
      },
    ],
    [
      "about a review that's deleted",
      async (visitor: number) => {
        const mails = { confirm: () => ({ subject: "Please confirm", text: "", html: "" }) };
        const review = { subject: hero, firstName: "Ann", duprRating: "3.5", level: 3500 };
        const reviewText = `It's light, says number ${visitor}.`;
        const { stored } = await inStore((store) =>
          storeReviews(store.db, [{ ...review, rating: 5, reviewText }], here.now),
        );
        const subject = `aged:${stored[0]!.id}`;
        await inTransaction((on) => signUp(on, engine, emailOf, mails, here.now, subject));
      },
      () =>
        inStore(({ db }) => db.deleteFrom("paddle_reviews").where("is_sample", "=", 0).execute()),
    ],
  ] as const)("gets no more emails if each is %s, and goes a month later", async (_, ask, end) => {
    const mailed: number[] = [];
    for (let visitor = 0; visitor < 6; visitor++) {
      await ask(visitor);
      mailed.push((await deliver()).length);
      await end();
      here.now += minute;
    }
    expect(mailed).toEqual([1, 1, 1, 0, 0, 0]);
    here.now += 31 * day;
    await inStore((store) => keepHouse(store, here.now));
    expect(await rows("subscribers")).toEqual([]);
  });

  test("that came in a pause is asked to confirm once that's over, and the try doesn't keep it longer", async () => {
    for (let visitor = 0; visitor < 5; visitor++) await askAs(visitor);
    const entered = here.now;
    const round = async (minutes: number) => {
      here.now = entered + minutes * minute;
      await here.site.newsletter.askNeverAsked();
      return (await deliver()).map(({ subject }) => subject).length;
    };
    const found: number[] = [];
    for (const minutes of [0, 239, 240, 241, 1199, 1200, 9999]) found.push(await round(minutes));
    expect(found).toEqual([3, 0, 1, 0, 0, 1, 0]);
    for (const { updated_at } of await rows("subscribers")) expect(updated_at).toBe(entered);
  });

  test("that came in a pause isn't asked if it's deleted before the link would expire", async () => {
    for (let visitor = 0; visitor < 4; visitor++) await askAs(visitor);
    expect(await deliver()).toHaveLength(3);
    here.now += 23 * day + 1;
    await here.site.newsletter.askNeverAsked();
    expect(await deliver()).toEqual([]);
  });

  test("isn't asked to confirm if it's deleted meanwhile, nor twice", async () => {
    for (let visitor = 0; visitor < 4; visitor++) await askAs(visitor);
    await deliver();
    here.now += day;
    const found = await inStore(({ db }) => neverAsked(db, { now: here.now, limit: 9 }));
    expect(found).toHaveLength(1);
    const mails = { confirm: () => ({ subject: "Please confirm", text: "", html: "" }) };
    const again = () => inTransaction((on) => askAgain(on, engine, found[0]!, mails, here.now));
    expect([await again(), await again()]).toEqual([true, false]);
    expect(await deliver()).toHaveLength(1);
    await inStore(({ db }) =>
      db.updateTable("subscribers").set({ mails: 0, mailed_at: null }).execute(),
    );
    await inTransaction((on) => forgetMailbox(on, engine, stranger));
    expect([await again(), await rows("subscribers"), await deliver()]).toEqual([false, [], []]);
  });

  test("that waits for a price isn't asked about what it sent", async () => {
    const mails = { confirm: () => ({ subject: "Please confirm", text: "", html: "" }) };
    await inTransaction((on) => signUp(on, engine, emailOf, mails, here.now, `price:${hero}:9000`));
    await deliver();
    await inStore(({ db }) =>
      db.updateTable("subscribers").set({ mails: 0, mailed_at: null }).execute(),
    );
    await here.site.newsletter.askNeverAsked();
    expect(await deliver()).toEqual([]);
    expect(() => alertSignUpMails(withOffer("2026-05-04"), "price:")).toThrow("price:");
  });

  test("that waited for a price ends with one click in its email, and all other prices with it", async () => {
    const email = { address: stranger, key: stranger };
    const content = { subject: "Please confirm", text: "", html: "" };
    const tokens: string[] = [];
    const mails = {
      confirm(token: string) {
        tokens.push(token);
        return content;
      },
    };
    const wait = (cents: number) =>
      inStore((store) =>
        store.db
          .transaction()
          .execute((on) => signUp(on, engine, email, mails, here.now, `price:${hero}:${cents}`)),
      );
    await wait(9000);
    await wait(5000);
    for (const token of tokens) await here.post("/newsletter/confirm", { token });
    const site = withOffer(new Date(here.now).toISOString().slice(0, 10));
    const queue = () => inStore((store) => queueAlerts(prices, store, site, here.now));
    expect(await queue()).toBe(1);
    expect(await queue()).toBe(0);
    const mail = (await deliver()).find(({ subject }) => subject.includes("Acme"));
    expect((await oneClick(mail!)).status).toBe(200);
    const left = await rows("subscribers");
    expect(left.map(({ subject, state }) => [subject, state])).toEqual([
      [`price:${hero}:9000`, "unsubscribed"],
    ]);
    here.now += 31 * day;
    await inStore((store) => keepHouse(store, here.now));
    expect(await rows("subscribers")).toEqual([]);
  });

  test("before addresses had to be confirmed is asked once, and hears then", async () => {
    const question = await sending(here.site).ask(
      { firstName: "Ann", question: "Is it loud?", email: null },
      hero,
      "203.0.113.200",
    );
    // As migration 0031 leaves it.
    await inStore(async ({ db }) => {
      const row = { created_at: here.now - 100 * day, updated_at: here.now, mails: 0 };
      await db
        .insertInto("subscribers")
        .values({
          ...row,
          email_key: stranger,
          email: stranger,
          mailbox_key: stranger,
          subject: `answer:${question.stored!.id}`,
          state: "pending",
          confirmed_at: null,
          unsubscribed_at: null,
          mailed_at: null,
          unsubscribe_key: "k".repeat(32),
        })
        .execute();
    });
    await settleAll();
    await tell();
    const ask = () => here.site.newsletter.askNeverAsked();
    await Promise.all([ask(), ask()]);
    await ask();
    const waiting = (await rows("outbox")).filter(({ recipient }) => recipient === stranger);
    expect(waiting.map(({ kind }) => kind)).toEqual(["confirmation"]);
    await here.confirmAll();
    await tell();
    const mails = (await deliver()).filter(({ recipient }) => recipient === stranger);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "An owner answered your question about the Diadem Hero",
    ]);
  });
});

test.each([
  ["answer:1", "answer:"],
  ["request:1", "request:"],
  ["correction:1", "correction:"],
  ["price:diadem-hero:900", "price:"],
  ["questions:diadem-hero", undefined],
  ["aged:1", undefined],
  ["diadem-hero", undefined],
  ["", undefined],
])("a subscription to '%s' ends with its one email if that begins with %s", (subject, prefix) => {
  expect(oncePrefix(subject)).toBe(prefix);
});
