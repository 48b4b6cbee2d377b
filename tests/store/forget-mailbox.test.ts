import { sending } from "../support/contributions.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addressColumns, forgetMailbox } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import { agedSubject, priceSubject } from "../../src/mail/newsletter/newsletter.ts";
import { openAlerts, reviewMailWriter } from "../../src/mail/newsletter/alerts.service.ts";
import { issueMailWriter } from "../../src/mail/newsletter/issues.service.ts";
import { deleteSubscribers, mayReach } from "../../src/mail/newsletter/subscribers.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import type { OutgoingMail } from "../../src/platform/email/transport.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { keepHouse } from "../../src/site.ts";
import { act } from "../support/console-store.ts";
import { consoleSite } from "../support/console-site.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";
import { projectLibrary } from "../support/project-library.ts";
import { storeReviews } from "../support/reviews.ts";
import { fillEveryColumn } from "../stores/every-column.ts";

const hero = "diadem-hero";
const day = 24 * 3_600_000;

/** Every column of every table that may have text, as the database itself tells. */
async function textColumns({ db }: Pick<Store, "db">) {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ dataType }) => /text|char/i.test(dataType))
      .map(({ name: column }) => ({ table, column })),
  );
}

/** The texts in a column. */
async function textsIn({ db }: Pick<Store, "db">, { table, column }: Place): Promise<string[]> {
  const { rows } = await sql<{ value: string | null }>`
    select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
  return rows.flatMap(({ value }) => value ?? []);
}

type Place = Awaited<ReturnType<typeof textColumns>>[number];

const isListed = ({ table, column }: Place) =>
  Object.hasOwn((addressColumns as Readonly<Record<string, object>>)[table] ?? {}, column);

describe.each(bothEngines)("the columns with addresses, on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));
  beforeEach(() => fillEveryColumn(store));

  /** Whether a column is for an address by its name, or has one. */
  async function mayHaveAddress(place: Place) {
    if (/mail|mailbox|recipient|address|^person$/.test(place.column)) return true;
    return (await textsIn(store, place)).some((text) => /\S@\S+\.\S/.test(text));
  }

  async function unlisted() {
    const found: string[] = [];
    for (const place of await textColumns(store))
      if (!isListed(place) && (await mayHaveAddress(place)))
        found.push(`${place.table}.${place.column}`);
    return found;
  }

  test("are all listed, with what forgetting an address does to them", async () => {
    expect(await unlisted()).toEqual([]);
  });

  test("are those of the schema: a listed one is there, and a new one isn't overlooked", async () => {
    const all = (await textColumns(store)).map(({ table, column }) => `${table}.${column}`);
    for (const [table, columns] of Object.entries(addressColumns))
      for (const column of Object.keys(columns)) expect(all).toContain(`${table}.${column}`);
    await sql`create table club_invitations (id text primary key, email text)`.execute(store.db);
    await sql`create table raffles (id text primary key, won_by text)`.execute(store.db);
    await sql`insert into raffles values ('1', 'dana@example.com')`.execute(store.db);
    expect((await unlisted()).toSorted()).toEqual(["club_invitations.email", "raffles.won_by"]);
  });
});

const catalog = projectLibrary();

describe.each(bothEngines)("an address that did everything, on %s", (engine) => {
  const here = consoleSite(engine);
  const first = { address: "quokka@gmail.com", key: "quokka@gmail.com" };
  const second = {
    address: "Quo.kka+News@GoogleMail.com",
    key: "quo.kka+news@googlemail.com",
  };
  let store: Store;
  let alerts: ReturnType<typeof openAlerts>;
  beforeEach(() => {
    store = openStore(here.place);
    alerts = openAlerts({ store, clock: () => here.now }, site);
  });
  afterEach(async () => await store.close());

  const content = { subject: "Hello", text: "", html: "" };
  const confirmMails = {
    confirm: (token: string) => ({ ...content, text: `/newsletter/confirm?token=${token}` }),
    known: () => content,
  };
  let visitor = 0;
  const from = () => `203.0.${(visitor += 1) % 250}.7`;

  async function subscribe(email: typeof first, subject?: string) {
    await here.site.newsletter.signUp(email, confirmMails, from(), subject, "[]");
    await here.confirmAll();
  }

  const ask = (question: string, email: string) =>
    sending(here.site).ask({ firstName: "Ann", question, email }, hero, from());
  const reply = (id: string, answer: string) =>
    sending(here.site).reply(
      { firstName: "Max", duprRating: "4.0", playedFor: "year", answer },
      { id, subject: hero },
      from(),
    );

  /** Stores a review; returns its id. */
  async function review(reviewText: string): Promise<string> {
    const of = { subject: hero, firstName: "Ann", duprRating: "3.5", level: 3500, rating: 5 };
    const { stored } = await storeReviews(store.db, [{ ...of, reviewText }], here.now);
    return stored[0]!.id;
  }

  /** All that one can leave an address with, under two spellings. */
  async function doEverything() {
    const written = await review("It's light and quiet, and it resets from the kitchen line.");
    for (const subject of [
      "",
      hero,
      `approvals:${hero}`,
      `questions:${hero}`,
      priceSubject({ slug: hero, cents: 9000 }),
      agedSubject(written),
    ])
      await subscribe(first, subject);
    await subscribe(second);
    await subscribe(second, priceSubject({ slug: hero, cents: 9900 }));
    here.now += 1000;
    await review("I like how calm it is at the net, even against bangers.");
    const answered = await ask("Does the grip stay dry?", second.address);
    await ask("Is it loud?", first.address);
    await sending(here.site).request(
      { name: "Prism Flash", brand: "Vatic Pro", link: "", email: second.address },
      from(),
    );
    await sending(here.site).correct(
      { fact: "weightOz", value: "8.1 oz", source: "", email: first.address },
      hero,
      from(),
    );
    await here.confirmAll();
    // Never confirmed.
    await ask("Does it come in blue?", second.address);
    await reply(answered.stored!.id, "Yes, all summer.");
    here.now += 20 * 60_000;
    await here.site.questions.tellAskers();
    await deliver();
    await here.site.messages.add(
      { firstName: "Ann", lastName: "Lee", email: first.address, subject: "Hi", message: "Hello" },
      () => ({ subject: "Message", text: first.address, html: "" }),
      from(),
    );
    const mails = await store.db
      .selectFrom("outbox")
      .select("id")
      .where("email_key", "is not", null)
      .execute();
    await store.db
      .updateTable("outbox")
      .set({ state: "failed", last_error: `550 no such user ${first.address}`, ended_at: here.now })
      .where("id", "=", mails.at(-1)!.id)
      .execute();
    const issue = { subject: "Issue", content: "{}", html: "", text: "", key_placeholder: null };
    await store.db
      .insertInto("newsletter_issues")
      .values({
        ...issue,
        date: "2026-05-04",
        created_at: here.now,
        queued_through: first.key,
        recipients: 1,
        queued_at: null,
      })
      .execute();
  }

  const offers = [
    {
      shop: "Acme",
      url: "https://acme.example/hero",
      isPaid: false,
      checks: [{ on: "2026-05-04", priceCents: 5000 }],
    },
  ];
  const paddle = (slug: string) => {
    const known = catalog.paddle(slug);
    return known && slug === hero ? { ...known, offers } : known;
  };
  const site = {
    library: { ...catalog, paddle: paddle },
    settings: { siteUrl: "https://site.example", isPublic: true },
  };

  /** What leaves the outbox now. */
  async function deliver(write = writeMail()): Promise<OutgoingMail[]> {
    const left: OutgoingMail[] = [];
    const means = {
      store,
      transport: { deliver: async (mail: OutgoingMail) => void left.push(mail), close() {} },
      write,
      isWanted: (mail: Parameters<typeof mayReach>[1]) => mayReach(store.db, mail),
      clock: () => here.now,
    };
    while ((await deliverDue(means)) > 0);
    return left;
  }

  function writeMail() {
    const reviews = reviewMailWriter(store, site, () => here.now);
    const issues = issueMailWriter(store, site.settings.siteUrl);
    return (mail: Parameters<typeof reviews>[0]) =>
      mail.kind === "reviews" ? reviews(mail) : issues(mail);
  }

  /** Everything that queues emails or purges. */
  async function runRounds() {
    await here.site.questions.tellAskers();
    await here.site.requests.tellAnswered();
    await here.site.newsletter.askNeverAsked();
    await here.site.nextIssue.sendIfDue();
    for (const { queue } of alerts) await queue();
    await keepHouse(store, here.now);
  }

  const isOurs = (text: string) => /quo\.?kka/i.test(text);

  async function found(): Promise<string[]> {
    const places: string[] = [];
    for (const place of await textColumns(store))
      if ((await textsIn(store, place)).some(isOurs)) places.push(`${place.table}.${place.column}`);
    return places.toSorted();
  }

  /** The two ways: the button behind the link of any email, and the owner's command, by any spelling. */
  const ways = {
    async button() {
      const { unsubscribe_key: key } = await store.db
        .selectFrom("subscribers")
        .select("unsubscribe_key")
        .where("subject", "like", "answer:%")
        .where("state", "=", "unsubscribed")
        .executeTakeFirstOrThrow();
      const answer = await here.post("/newsletter/unsubscribe", { key, act: "delete" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("messages you sent from the contact page");
    },
    async command() {
      const note = { reason: "asked", now: here.now, by: "Dana" };
      await act(store, deleteSubscribers, ["q.u.o.k.k.a+other@gmail.com"], note);
    },
  };

  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    "is found nowhere after the %s but in its message, and nothing is sent to it",
    async (way) => {
      await doEverything();
      const before = await found();
      for (const place of [
        "confirmations.email_key",
        "messages.email",
        "newsletter_issues.queued_through",
        "outbox.email_key",
        "outbox.last_error",
        "outbox.recipient",
        "subscribers.email",
        "subscribers.email_key",
        "subscribers.mailbox_key",
      ])
        expect(before).toContain(place);
      await ways[way]();
      // The email with the message goes to the owner, and its content goes once it's delivered.
      expect(await found()).toEqual(["messages.email", "outbox.content"]);
      const [toOwner, ...others] = await deliver();
      expect([toOwner!.replyTo, others]).toEqual([first.address, []]);
      expect(await found()).toEqual(["messages.email"]);

      // All of what would have been worth an email.
      const [open] = await store.db
        .selectFrom("paddle_questions")
        .select("id")
        .where("question", "=", "Is it loud?")
        .execute();
      await reply(open!.id, "No, it's quiet.");
      const browser = await here.signIn();
      for (const { id } of (await here.rows("paddle_requests")) as { id: string }[])
        await browser.post("/owner/requests", { act: "requests answer", like: id, page: hero });
      for (const { id } of (await here.rows("fact_corrections")) as { id: string }[])
        await browser.post("/owner/requests", { act: "corrections take", correction: id });
      for (const days of [0, 1, 2, 8, 31, 100, 300]) {
        here.now += days * day;
        await runRounds();
        expect(await deliver()).toEqual([]);
      }
      expect(await found()).toEqual(["messages.email"]);
      expect(await store.db.selectFrom("paddle_questions").select("id").execute()).toHaveLength(3);
    },
  );

  test("would have been sent all of that otherwise", async () => {
    await doEverything();
    const kinds = new Set<string>();
    for (const days of [0, 2, 8, 90]) {
      here.now += days * day;
      await runRounds();
      for (const { kind, email_key } of await store.db.selectFrom("outbox").selectAll().execute())
        if (email_key !== null) kinds.add(kind);
      await deliver();
    }
    for (const kind of ["aged", "answer", "confirmation", "price", "questions", "reviews"])
      expect(kinds).toContain(kind);
  });

  test("gets nothing that was leased when it was deleted", async () => {
    await subscribe(first, hero);
    await store.db.deleteFrom("outbox").execute();
    await store.db
      .insertInto("outbox")
      .values({
        id: "mail-1",
        kind: "reviews",
        recipient: first.address,
        content: null,
        issue_date: "2026-05-04",
        email_key: first.key,
        subject: hero,
        written_after: 0,
        written_through: here.now,
        state: "waiting",
        due_at: here.now,
        last_error: null,
        created_at: here.now,
        ended_at: null,
      })
      .execute();
    let written = 0;
    const write = async () => {
      await forgetMailbox(store.db, store.engine, first.key);
      written++;
      return content;
    };
    expect(await deliver(write)).toEqual([]);
    expect(written).toBe(1);
  });
});
