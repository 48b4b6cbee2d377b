import { describe, expect, test } from "vitest";
import { openContributions } from "../../src/site/contributions/contributions.service.ts";
import { storedKind } from "../../src/site/contributions/contributions.store.ts";
import { addReport } from "../../src/site/contributions/reports.store.ts";
import { projectLibrary } from "../support/project-library.ts";
import { moveNames } from "../../src/mail/newsletter/move-names.store.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { questionSubject } from "../../src/mail/newsletter/newsletter.ts";
import { questions } from "../../src/mail/newsletter/alerts.ts";
import {
  confirmSubscriber,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { openRateLimiter } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { answerKind, questionKind } from "../../src/site/questions/question.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

const hero = "diadem-hero";
const flow = "neonic-flow";
const start = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const day = 24 * 3_600_000;
const library = projectLibrary();
const site = { library, settings: { siteUrl: "https://rally.example", isPublic: true } };

describe.each(bothEngines)("questions by email on %s", (engine) => {
  let store: Store;
  let now: number;
  let visitor = 0;

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    now = start;
  });

  const context = () => ({
    store,
    rateLimiter: openRateLimiter(store.db, () => now),
    clock: () => now,
    isOurs: () => false,
    isPerson: () => false,
    holdsAll: false,
  });
  const from = () => `203.0.113.${++visitor}`;

  const written = (question: string, subject = hero) =>
    ({ firstName: "Nora", question, email: null, subject }) as const;
  const askWithLink = (question: string, subject?: string) =>
    openContributions(storedKind(questionKind), context()).own.write(
      written(question, subject),
      from(),
    );
  const ask = async (question: string, subject?: string): Promise<string> =>
    (await askWithLink(question, subject)).stored!.id;
  const edit = (key: string | null, question: string) =>
    openContributions(storedKind(questionKind), context()).own.edit(
      key!,
      () => written(question),
      from(),
    );
  async function answer(questionId: string): Promise<void> {
    const { submit } = openContributions(storedKind(answerKind), context());
    const typed = { firstName: "Max", duprRating: "4.0", playedFor: "year" } as const;
    await submit([{ ...typed, answer: "Yes.", questionId, subject: hero }], from());
  }
  async function addReader(name: string, slug = hero, confirms = true): Promise<void> {
    const key = `${name}@example.com`;
    let token = "";
    const content = { subject: "", text: "", html: "" };
    const mails = {
      confirm: (secret: string) => ((token = secret), content),
      known: () => content,
    };
    const subject = questionSubject(slug);
    await signUp(store.db, store.engine, { address: key, key }, mails, now, subject);
    if (confirms) await confirmSubscriber(store.db, token, now);
    await store.db.deleteFrom("outbox").where("kind", "<>", "questions").execute();
  }
  /** What a round queues, to whom. */
  async function round(): Promise<{ to: string; text: string }[]> {
    const before = await store.db.selectFrom("outbox").select("id").execute();
    const queue = () => queueAlerts(questions, store, site, now);
    await Promise.all([queue(), queue()]);
    const known = new Set(before.map(({ id }) => id));
    const rows = await store.db.selectFrom("outbox").selectAll().orderBy("recipient").execute();
    await store.db.updateTable("outbox").set({ state: "delivered", ended_at: now }).execute();
    return rows
      .filter(({ id }) => !known.has(id))
      .map(({ recipient: to, content }) => ({
        to,
        text: (JSON.parse(content!) as MailContent).text,
      }));
  }

  test("a question goes to those who confirmed, a day later, once", async () => {
    await addReader("ann");
    await addReader("bo", hero, false);
    await addReader("cy", flow);
    now += 1000;
    const id = await ask("Does the grip stay dry?");
    expect(await round()).toEqual([]);
    now += day;
    const sent = await round();
    expect(sent.map(({ to }) => to)).toEqual(["ann@example.com"]);
    expect(sent[0]!.text).toContain(`https://rally.example/answer/${id}`);
    now += 8 * day;
    expect(await round()).toEqual([]);
  });

  test("an email quotes only questions that someone who runs the site has approved", async () => {
    await addReader("ann");
    now += 1000;
    const read = await ask("Does the grip stay dry?");
    await store.db.updateTable("paddle_questions").set({ approved_at: now }).execute();
    const unread = await ask("Who wants a prize?");
    now += day;
    const [mail] = await round();
    for (const id of [read, unread])
      expect(mail!.text).toContain(`https://rally.example/answer/${id}`);
    expect(mail!.text).toContain("Does the grip stay dry?");
    expect(mail!.text).toContain("Read and answer a question");
    expect(mail!.text).not.toContain("prize");
  });

  test("a reader gets one email a week at most, whatever paddles they know", async () => {
    await addReader("ann");
    await addReader("ann", flow);
    now += 1000;
    await ask("Is it loud?");
    await ask("Is it soft?", flow);
    now += day;
    expect(await round()).toHaveLength(1);
    now += 6 * day;
    expect(await round()).toEqual([]);
    now += day;
    expect(await round()).toHaveLength(1);
    now += 8 * day;
    expect(await round()).toEqual([]);
  });

  test("nobody hears of what's answered, hidden or older than their subscription", async () => {
    await ask("Is it old?");
    now += 1000;
    await addReader("ann");
    now += 1000;
    await answer(await ask("Is it loud?"));
    const hidden = await ask("Is it for sale?");
    await store.db
      .updateTable("paddle_questions")
      .set({ hidden_at: now })
      .where("id", "=", hidden)
      .execute();
    const asked = await ask("Is it soft?");
    now += 2 * day;
    const mails = await round();
    const named = mails.map(({ text }) => [...text.matchAll(/\/answer\/([\w-]+)/g)]);
    expect(named.map((links) => links.map(([, id]) => id))).toEqual([[asked]]);
  });

  test("an edited question waits for a day again, and isn't new again once it's older", async () => {
    await addReader("ann");
    now += 1000;
    const { key, stored } = await askWithLink("Does the grip stay dry?");
    now += day - minute;
    await edit(key, "Does it sell at shops?");
    now += 2 * minute;
    expect(await round()).toEqual([]);
    now += day;
    const [mail] = await round();
    expect(mail!.text).toContain(`/answer/${stored!.id}`);
    now += 8 * day;
    await edit(key, "Does it sell well?");
    now += 8 * day;
    expect(await round()).toEqual([]);
  });

  test("a reader who is told of another question meanwhile doesn't miss the edited one", async () => {
    await addReader("ann");
    now += 1000;
    const { key, stored } = await askWithLink("Is it loud?");
    now += minute;
    const other = await ask("Is it soft?");
    now += minute;
    await edit(key, "Is it noisy?");
    now += day - minute;
    const [mail] = await round();
    expect(mail!.text).toContain(`/answer/${other}`);
    expect(mail!.text).not.toContain(stored!.id);
    now += 8 * day;
    expect((await round())[0]!.text).toContain(`/answer/${stored!.id}`);
  });

  test("nobody hears of a reported question until the report is closed", async () => {
    await addReader("ann");
    now += 1000;
    const of = await ask("Is it loud?");
    const report = { subject: hero, of, reason: "spam", details: "" };
    await addReport(store.db, questionKind, report, now);
    now += 2 * day;
    expect(await round()).toEqual([]);
    await store.db.deleteFrom("paddle_questions_reports").execute();
    expect(await round()).toHaveLength(1);
  });

  test("readers of a paddle that's gone don't keep others from their email", async () => {
    await addReader("ann", "gone");
    const reader = await store.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 200 }, (_, index) => {
      const email = `${index}@example.com`;
      return { ...reader, email, email_key: email, mailbox_key: email, unsubscribe_key: email };
    });
    await store.db.insertInto("subscribers").values(others).execute();
    now += 1000;
    await addReader("bo");
    now += 1000;
    await ask("Is it loud?", "gone");
    await ask("Is it loud?");
    now += day;
    expect((await round()).map(({ to }) => to)).toEqual(["bo@example.com"]);
  });

  test("the link in an email ends its subscription", async () => {
    await addReader("ann");
    now += 1000;
    await ask("Is it loud?");
    now += day;
    const [mail] = await round();
    const reader = await store.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
    expect(mail!.text).toContain(unsubscribeAddress(reader.unsubscribe_key));
    await unsubscribe(store.db, reader.unsubscribe_key, now);
    await ask("Is it soft?");
    now += 9 * day;
    expect(await round()).toEqual([]);
  });

  test("a paddle's new name takes its questions and readers along", async () => {
    await addReader("ann", "old-hero");
    now += 1000;
    await ask("Is it loud?", "old-hero");
    await moveNames(store, { subjects: new Map([["old-hero", hero]]), paths: new Map() });
    now += day;
    expect(await round()).toMatchObject([{ to: "ann@example.com" }]);
  });
});
