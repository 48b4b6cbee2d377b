import { describe, expect, test } from "vitest";
import { readEmailAddress } from "../../src/platform/email/email-address.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { type Chosen, choicesOf, choose } from "../../src/mail/newsletter/choices.store.ts";
import { forgetByKey } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import {
  confirmSubscriber,
  isConfirmable,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

const start = Date.UTC(2026, 10, 20, 12);
const content = { subject: "", text: "", html: "" };
const nothing: Chosen = { had: [], kept: [], paddles: [], level: undefined, isWeekly: false };

describe.each(bothEngines)("what an address gets, as its reader chooses, on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  /** Signs an address up; returns the token of the email that asks it to confirm. */
  async function ask(typed: string, subject: string): Promise<string> {
    const { email } = readEmailAddress(typed);
    let token = "";
    const mails = {
      confirm: (secret: string) => ((token = secret), content),
      known: () => content,
    };
    await signUp(store.db, store.engine, email!, mails, start, subject);
    return token;
  }
  async function confirmed(typed: string, subject: string): Promise<string> {
    await confirmSubscriber(store.db, await ask(typed, subject), start);
    return await keyOf(typed, subject);
  }
  const rowOf = (typed: string, subject: string) =>
    store.db
      .selectFrom("subscribers")
      .selectAll()
      .where("email", "=", typed)
      .where("subject", "=", subject)
      .executeTakeFirst();
  const keyOf = async (typed: string, subject: string) =>
    (await rowOf(typed, subject))!.unsubscribe_key;
  const chosen = (key: string, what: Partial<Chosen>, now = start + 1) =>
    choose(store.db, store.engine, key, { ...nothing, ...what }, now);
  const dana = "dana@example.com";

  test("is all that it has confirmed, and nothing that waits for that", async () => {
    const key = await confirmed(dana, "diadem-hero");
    await confirmed("bo@example.com", "");
    await ask(dana, "neonic-flow");
    const choices = { key, subjects: ["diadem-hero"], level: undefined, isWeekly: false };
    expect(await choicesOf(store.db, key)).toEqual(choices);
    const pending = await keyOf(dana, "neonic-flow");
    expect(await choicesOf(store.db, pending)).toEqual({ ...choices, key: pending });
  });

  test("is nobody's to see or change before anything is confirmed, nor with another key", async () => {
    await ask(dana, "");
    const key = await keyOf(dana, "");
    for (const each of [key, "x".repeat(32)]) {
      expect(await choicesOf(store.db, each)).toBeUndefined();
      expect(await chosen(each, { kept: [""], paddles: ["diadem-hero"] })).toBeUndefined();
    }
    expect(await rowOf(dana, "diadem-hero")).toBeUndefined();
    expect(await rowOf(dana, "")).toMatchObject({ state: "pending" });
  });

  test("ends what isn't kept, and begins the newsletter and paddles without another email", async () => {
    const key = await confirmed(dana, "diadem-hero");
    await confirmed(dana, "questions:diadem-hero");
    const token = await ask(dana, "neonic-flow");
    const before = await store.db.selectFrom("outbox").select("id").execute();
    expect(
      await chosen(key, {
        had: ["diadem-hero", "questions:diadem-hero"],
        kept: ["", "questions:diadem-hero"],
        paddles: ["neonic-flow", "onix-z5-graphite", "neonic-flow"],
        level: "3.5",
        isWeekly: true,
      }),
    ).toEqual({
      key,
      subjects: ["", "neonic-flow", "onix-z5-graphite", "questions:diadem-hero"],
      level: "3.5",
      isWeekly: true,
    });
    const after = await store.db.selectFrom("outbox").select("id").execute();
    expect(after.length).toBeLessThan(before.length);
    expect(await isConfirmable(store.db, token, start)).toBe(false);
    expect(await rowOf(dana, "diadem-hero")).toMatchObject({ state: "unsubscribed" });
    for (const subject of ["", "neonic-flow"])
      expect(await rowOf(dana, subject)).toMatchObject({
        state: "confirmed",
        confirmed_at: start + 1,
        told_through: start + 1,
      });
    // Later sign-ups go by it, too.
    await ask(dana, "crbn-3x-power-series");
    expect(await rowOf(dana, "crbn-3x-power-series")).toMatchObject({ level: "3.5", weekly: 1 });
  });

  test("keeps what began or ended elsewhere while the form was open", async () => {
    const key = await confirmed(dana, "");
    await confirmed(dana, "diadem-hero");
    const flow = await confirmed(dana, "neonic-flow");
    await unsubscribe(store.db, key, start);
    const form = { had: ["", "diadem-hero"], kept: ["", "diadem-hero"] };
    expect((await chosen(flow, form))!.subjects).toEqual(["diadem-hero", "neonic-flow"]);
  });

  test("says a key that's still there once the link's own is gone, and none at the end", async () => {
    const key = await confirmed(dana, "price:diadem-hero:8900");
    const other = await confirmed(dana, "diadem-hero");
    const had = ["diadem-hero", "price:diadem-hero:8900"];
    expect(await chosen(key, { had, kept: ["diadem-hero"] })).toMatchObject({
      key: other,
      subjects: ["diadem-hero"],
    });
    expect(await choicesOf(store.db, key)).toBeUndefined();
    const only = await confirmed("bo@example.com", "price:diadem-hero:8900");
    expect(await chosen(only, { had })).toMatchObject({ key: undefined, subjects: [] });
  });

  test("goes with the mailbox when that's forgotten", async () => {
    const key = await confirmed(dana, "diadem-hero");
    await chosen(key, { had: ["diadem-hero"], kept: ["", "diadem-hero"] });
    await forgetByKey(store.db, store.engine, key);
    expect(await store.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });
});
