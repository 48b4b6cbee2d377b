import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import { forgetByKey } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import {
  confirmSubscriber,
  purgeUnconfirmed,
  isConfirmable,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { confirmationLife, pauseAfter, pendingLife } from "../../src/mail/newsletter/newsletter.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

let store: Store;

const dana = { address: "Dana@Example.com", key: "dana@example.com" };
const lee = { address: "lee@example.com", key: "lee@example.com" };
const start = 1_000_000;
const minute = 60_000;

/** The secrets of the mails that were written, newest last. */
let tokens: string[];
const content = (subject: string) => ({ subject, text: "", html: "" });
const mails = {
  confirm(token: string) {
    tokens.push(token);
    return content("confirm");
  },
  known: () => content("known"),
};

const signUpAt = (now: number, email = dana, subject?: string) =>
  store.db
    .transaction()
    .execute((transaction) => signUp(transaction, store.engine, email, mails, now, subject));
const subscribers = () => store.db.selectFrom("subscribers").selectAll().execute();
const queued = async () =>
  (await store.db.selectFrom("outbox").selectAll().orderBy("created_at").execute()).map(
    ({ kind, recipient }) => `${kind} to ${recipient}`,
  );

/** When mail was queued, in minutes after the start. */
const minutesQueued = async () =>
  (await store.db.selectFrom("outbox").select("created_at").orderBy("created_at").execute()).map(
    ({ created_at }) => (created_at - start) / minute,
  );

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => {
    store = opened;
    tokens = [];
  });

  test("stores an address as pending, and queues the mail that asks its owner", async () => {
    expect(await signUpAt(start)).toBe(true);
    expect(await subscribers()).toMatchObject([
      { email: "Dana@Example.com", email_key: "dana@example.com", state: "pending" },
    ]);
    expect(await queued()).toEqual(["confirmation to Dana@Example.com"]);
  });

  test("stores no token that could confirm an address", async () => {
    await signUpAt(start);
    const confirmations = await store.db.selectFrom("confirmations").selectAll().execute();
    expect(confirmations).toHaveLength(1);
    expect(JSON.stringify([confirmations, await subscribers()])).not.toContain(tokens[0]);
  });

  test("an address signed up ten times at once is one subscriber with one mail", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, time) => signUpAt(start + time)));
    expect(await subscribers()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
  });

  test("an address signed up again and again gets mail less and less often", async () => {
    const times = Array.from({ length: 12 * 24 }, (_, index) => start + index * 5 * minute);
    for (const now of times) await signUpAt(now);
    expect(await minutesQueued()).toEqual([0, 15, 75, 315, 1275]);
    expect(pauseAfter(0)).toBe(0);
  });

  /** Addresses that all lead to one mailbox. */
  const spellings = ["vic.tim@gmail.com", "victim+1@gmail.com", "v.ictim+2@googlemail.com"].map(
    (address) => ({ address, key: address }),
  );

  test("several spellings of a mailbox get no more mail than one", async () => {
    const times = Array.from({ length: 12 * 24 }, (_, index) => start + index * 5 * minute);
    for (const [index, now] of times.entries()) await signUpAt(now, spellings[index % 3]);
    expect(await minutesQueued()).toEqual([0, 15, 75, 315, 1275]);
    expect(await subscribers()).toHaveLength(3);
  });

  test("a mailbox whose spellings arrive at the same moment gets one mail", async () => {
    await Promise.all(spellings.map((email) => signUpAt(start, email)));
    expect(await queued()).toHaveLength(1);
  });

  test("a subscriber's mailbox pauses for its other spellings too", async () => {
    await signUpAt(start, spellings[0]);
    await confirmSubscriber(store.db, tokens[0]!, start);
    expect(await signUpAt(start + minute, spellings[1])).toBe(true);
    for (const email of spellings) expect(await signUpAt(start + 2 * minute, email)).toBe(false);
  });

  test("ending or purging one spelling doesn't shorten the mailbox's pause", async () => {
    for (const now of [0, 15, 75]) await signUpAt(start + now * minute, spellings[0]);
    await signUpAt(start + 76 * minute, spellings[1]);
    const first = (await subscribers()).find(({ email }) => email === spellings[0]!.address);
    await unsubscribe(store.db, first!.unsubscribe_key, start + 76 * minute);
    for (const email of spellings) expect(await signUpAt(start + 314 * minute, email)).toBe(false);
    expect(await signUpAt(start + 315 * minute, spellings[2])).toBe(true);
    expect(await signUpAt(start + 1274 * minute, spellings[1])).toBe(false);
  });

  test("an address may want three things at once, each confirmed by its own link; a fourth waits", async () => {
    const wanted = ["", "diadem-hero", "neonic-flow", "onix-z5-graphite"];
    const mailed = [];
    for (const subject of wanted) mailed.push(await signUpAt(start, dana, subject));
    expect(mailed).toEqual([true, true, true, false]);
    expect(await confirmSubscriber(store.db, tokens[1]!, start)).toBe(true);
    const states = (await subscribers()).map(({ subject, state }) => [subject, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        ["", "pending"],
        ["diadem-hero", "confirmed"],
        ["neonic-flow", "pending"],
        ["onix-z5-graphite", "pending"],
      ]),
    );
    // Asking for the same again is what pauses.
    expect(await signUpAt(start + minute, dana, "neonic-flow")).toBe(false);
  });

  test("deleting an address ends everything it's subscribed to", async () => {
    for (const subject of ["", "diadem-hero"]) await signUpAt(start, dana, subject);
    await signUpAt(start, lee, "diadem-hero");
    expect(await subscribers()).toHaveLength(3);
    const first = (await subscribers()).find(({ email_key: key }) => key === dana.key);
    await forgetByKey(store.db, store.engine, first!.unsubscribe_key);
    expect(await subscribers()).toMatchObject([{ email_key: lee.key }]);
    expect(await queued()).toEqual(["confirmation to lee@example.com"]);
  });

  test("every mailed link confirms, however often it is clicked", async () => {
    await signUpAt(start);
    await signUpAt(start + 15 * minute);
    expect(tokens).toHaveLength(2);
    for (const token of [tokens[0]!, tokens[1]!, tokens[0]!])
      expect(await confirmSubscriber(store.db, token, start + 20 * minute)).toBe(true);
    expect(await subscribers()).toMatchObject([
      { state: "confirmed", confirmed_at: start + 20 * minute },
    ]);
  });

  test.each([
    ["that is unknown", "x".repeat(32), start],
    ["that is a week old", undefined, start + confirmationLife],
  ])("a link %s confirms nothing", async (_, token, now) => {
    await signUpAt(start);
    expect(await isConfirmable(store.db, token ?? tokens[0]!, now)).toBe(false);
    expect(await confirmSubscriber(store.db, token ?? tokens[0]!, now)).toBe(false);
    expect(await subscribers()).toMatchObject([{ state: "pending" }]);
  });

  test("a subscriber who signs up again gets a mail that says so", async () => {
    await signUpAt(start);
    await confirmSubscriber(store.db, tokens[0]!, start);
    expect(await signUpAt(start + minute)).toBe(true);
    expect(await queued()).toContain("known to Dana@Example.com");
    expect(await subscribers()).toMatchObject([{ state: "confirmed" }]);
  });

  test("who unsubscribes is unsubscribed, also by an old confirmation's link", async () => {
    await signUpAt(start);
    await confirmSubscriber(store.db, tokens[0]!, start);
    const [{ unsubscribe_key: key } = { unsubscribe_key: "" }] = await subscribers();
    for (const now of [start + 1, start + 2]) await unsubscribe(store.db, key, now);
    expect(await subscribers()).toMatchObject([
      { state: "unsubscribed", unsubscribed_at: start + 1 },
    ]);
    expect(await confirmSubscriber(store.db, tokens[0]!, start + 3)).toBe(false);
    expect(await queued()).toEqual([]);
  });

  test("someone who comes back is asked again, and subscribed by the new link", async () => {
    await signUpAt(start);
    await confirmSubscriber(store.db, tokens[0]!, start);
    const [{ unsubscribe_key: key } = { unsubscribe_key: "" }] = await subscribers();
    await unsubscribe(store.db, key, start + 1);
    expect(await signUpAt(start + 2)).toBe(true);
    expect(await subscribers()).toMatchObject([{ state: "unsubscribed" }]);
    expect(await confirmSubscriber(store.db, tokens[1]!, start + 3)).toBe(true);
    expect(await subscribers()).toMatchObject([{ state: "confirmed", unsubscribed_at: null }]);
  });

  test("a deleted address leaves nothing", async () => {
    await signUpAt(start);
    const [{ unsubscribe_key: key } = { unsubscribe_key: "" }] = await subscribers();
    await signUpAt(start, lee);
    await forgetByKey(store.db, store.engine, key);
    await forgetByKey(store.db, store.engine, key);
    expect(await subscribers()).toMatchObject([{ email_key: lee.key }]);
    expect(await queued()).toEqual(["confirmation to lee@example.com"]);
    const confirmations = await store.db.selectFrom("confirmations").selectAll().execute();
    expect(confirmations).toMatchObject([{ email_key: lee.key }]);
  });

  test("an address that signs up again has thirty days from then on", async () => {
    await signUpAt(start);
    await signUpAt(start + pendingLife - 1);
    await purgeUnconfirmed(store.db, start + pendingLife + 1);
    expect(await subscribers()).toMatchObject([{ state: "pending" }]);
    await purgeUnconfirmed(store.db, start + 2 * pendingLife);
    expect(await subscribers()).toEqual([]);
  });
});
