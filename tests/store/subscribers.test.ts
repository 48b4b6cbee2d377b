import { describe, expect, test } from "vitest";
import { type Store } from "../../db/connect.ts";
import {
  confirmSubscriber,
  deleteByKey,
  forgetUnconfirmed,
  isConfirmable,
  signUp,
  unsubscribe,
} from "../../db/subscribers.ts";
import { confirmationLife, pauseAfter, pendingLife } from "../../model/newsletter.ts";
import { engines } from "../support/engines.ts";
import { eachWithFreshStore } from "../support/fresh-store.ts";

let store: Store;

const dana = { address: "Dana@Example.com", key: "dana@example.com" };
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

const signUpAt = (now: number, email = dana) =>
  store.db.transaction().execute((transaction) => signUp(transaction, email, mails, now));
const subscribers = () => store.db.selectFrom("subscribers").selectAll().execute();
const queued = async () =>
  (await store.db.selectFrom("outbox").selectAll().orderBy("created_at").execute()).map(
    ({ kind, recipient }) => `${kind} to ${recipient}`,
  );

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => {
    store = opened;
    tokens = [];
  });

  test("an address waits for its owner, and the mail that asks waits with it", async () => {
    expect(await signUpAt(start)).toBe(true);
    expect(await subscribers()).toMatchObject([
      { email: "Dana@Example.com", email_key: "dana@example.com", state: "pending" },
    ]);
    expect(await queued()).toEqual(["confirmation to Dana@Example.com"]);
  });

  test("the store holds nothing that confirms", async () => {
    await signUpAt(start);
    const confirmations = await store.db.selectFrom("confirmations").selectAll().execute();
    expect(JSON.stringify([confirmations, await subscribers()])).not.toContain(tokens[0]);
  });

  test("an address given ten times at once is one subscriber with one mail", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, time) => signUpAt(start + time)));
    expect(await subscribers()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
  });

  test("an address given again and again gets mail ever more rarely", async () => {
    const times = Array.from({ length: 60 * 24 }, (_, index) => start + index * minute);
    for (const now of times) await signUpAt(now);
    const queuedAt = await store.db
      .selectFrom("outbox")
      .select("created_at")
      .orderBy("created_at")
      .execute();
    const minutes = queuedAt.map(({ created_at }) => (created_at - start) / minute);
    expect(minutes).toEqual([0, 15, 75, 315, 1275]);
    expect(pauseAfter(0)).toBe(0);
  });

  test("every link that was mailed confirms, as often as it is pressed", async () => {
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
    ["of nobody's", "x".repeat(32), start],
    ["that is a week old", undefined, start + confirmationLife],
  ])("a link %s confirms nobody", async (_, token, now) => {
    await signUpAt(start);
    expect(await isConfirmable(store.db, token ?? tokens[0]!, now)).toBe(false);
    expect(await confirmSubscriber(store.db, token ?? tokens[0]!, now)).toBe(false);
    expect(await subscribers()).toMatchObject([{ state: "pending" }]);
  });

  test("a subscriber's address given again is told so by mail", async () => {
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

  test("who comes back is asked again, and subscribed by the new link", async () => {
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
    await deleteByKey(store.db, key);
    await deleteByKey(store.db, key);
    expect(await subscribers()).toEqual([]);
    expect(await queued()).toEqual([]);
    expect(await store.db.selectFrom("confirmations").selectAll().execute()).toEqual([]);
  });

  test("an address nobody confirmed is deleted after thirty days, a confirmed one stays", async () => {
    await signUpAt(start);
    await signUpAt(start, { address: "ann@example.com", key: "ann@example.com" });
    await confirmSubscriber(store.db, tokens[1]!, start);
    await forgetUnconfirmed(store.db, start + pendingLife);
    expect(await subscribers()).toHaveLength(2);
    await forgetUnconfirmed(store.db, start + pendingLife + 1);
    expect(await subscribers()).toMatchObject([{ email: "ann@example.com" }]);
  });
});
