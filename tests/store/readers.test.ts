import { describe, expect, test } from "vitest";
import { importReaders } from "../../src/mail/newsletter/import-readers.store.ts";
import { forgetByKey } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import {
  confirmSubscriber,
  countSubscribers,
  deleteSubscribers,
  endBounced,
  mayReach,
  purgeUnconfirmed,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { pendingLife } from "../../src/mail/newsletter/newsletter.ts";
import { mailFacts } from "../../src/office/owner/doctor/store-facts.store.ts";
import { undoAct } from "../../src/platform/undo.ts";
import { queueMail } from "../../src/platform/email/outbox.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import { MailRefused } from "../../src/platform/email/transport.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { act, refused } from "../support/console-store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

let store: Store;
/** The token of the last confirmation email. */
let token: string;

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 20);
const agreedAt = Date.UTC(2024, 4, 1, 10);
const how = "the form on our Ghost site";
const agreed = "created_at 2024-05-01T10:00:00.000Z";
const note = { reason: "", now: start, by: "Dana" };

const addressOf = (name: string) => `${name}@example.com`;
const emailOf = (name: string) => ({
  address: addressOf(name),
  key: addressOf(name).toLowerCase(),
});
const bring = (names: readonly string[], options = { how }) =>
  act(
    { ...store, readers: names.map((name) => ({ email: emailOf(name), agreedAt, agreed })) },
    importReaders,
    [],
    note,
    options,
  );
const content = { subject: "", text: "", html: "" };
const sign = (name: string, now = start, subject?: string) =>
  store.db
    .transaction()
    .execute((on) =>
      signUp(
        on,
        store.engine,
        emailOf(name),
        { confirm: (secret) => ((token = secret), content), known: () => content },
        now,
        subject,
      ),
    );
const readers = () => store.db.selectFrom("subscribers").selectAll().orderBy("email_key").execute();
const keyOf = async (name: string) =>
  (await readers()).find(({ email_key }) => email_key === emailOf(name).key)!.unsubscribe_key;
const stateOf = async (name: string) =>
  (await readers()).find(({ email_key }) => email_key === emailOf(name).key)?.state ?? "gone";
const mails = () => store.db.selectFrom("outbox").select("recipient").execute();

describe.each(bothEngines)("readers brought from another service, on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("keep when and how they agreed, and none of them is emailed", async () => {
    expect(await bring(["Ann", "bo"])).toMatchObject({ count: 2 });
    expect(await readers()).toMatchObject(
      ["Ann", "bo"].map((name) => ({
        email: addressOf(name),
        email_key: addressOf(name).toLowerCase(),
        subject: "",
        state: "confirmed",
        created_at: agreedAt,
        confirmed_at: agreedAt,
        consent: `${how} (${agreed})`,
        told_through: start,
      })),
    );
    expect(await mails()).toEqual([]);
    const [one, other] = await readers();
    expect(one!.unsubscribe_key).not.toBe(other!.unsubscribe_key);
    expect(await store.db.selectFrom("owner_acts").select(["act", "target"]).execute()).toEqual([
      { act: "subscribers import", target: "2 readers" },
    ]);
  });

  test("are refused without a word about how they agreed", async () => {
    expect(await refused(bring(["ann"], { how: " " }))).toMatchObject({ why: "noConsent" });
    expect(await refused(bring(["ann"], { how: "a".repeat(201) }))).toMatchObject({
      why: "noConsent",
    });
    expect(await readers()).toEqual([]);
  });

  test("are brought once, in whatever spelling, and those who are here stay as they are", async () => {
    await sign("ann");
    await confirmSubscriber(store.db, token, start);
    await sign("pending");
    const before = await readers();
    const names = ["ann", "ANN+list", "pending", "bo", "bo+news", "Bo"];
    expect(await bring(names)).toMatchObject({ count: 1 });
    expect(await bring(names)).toMatchObject({ count: 0 });
    expect((await readers()).filter(({ consent }) => consent === null)).toEqual(before);
    expect((await readers()).map(({ email_key: key }) => key)).toEqual(
      ["ann", "bo", "pending"].map(addressOf),
    );
  });

  test("aren't those who left: unsubscribed, deleted, refused, and in other spellings", async () => {
    await bring(["left", "deleted", "erased"]);
    await unsubscribe(store.db, await keyOf("left"), start);
    await forgetByKey(store.db, store.engine, await keyOf("deleted"));
    await act(store, deleteSubscribers, [addressOf("erased")], note);
    await sign("refused");
    await unsubscribe(store.db, await keyOf("refused"), start);
    // The refusal itself isn't kept.
    await purgeUnconfirmed(store.db, start + pendingLife + 1);
    expect(await stateOf("refused")).toBe("gone");
    const names = ["left", "deleted", "erased", "refused"];
    expect(await bring([...names, ...names.map((name) => `${name}+again`)])).toMatchObject({
      count: 0,
    });
    expect(await readers()).toMatchObject([{ email: addressOf("left"), state: "unsubscribed" }]);
  });

  test("aren't those whom an owner deleted in an earlier version", async () => {
    await bring(["erased"]);
    await act(store, deleteSubscribers, [addressOf("erased")], note);
    await store.db.deleteFrom("departed_mailboxes").execute();
    expect(await bring(["erased"])).toMatchObject({ count: 0 });
  });

  test("are welcome again once they have signed up and confirmed themselves", async () => {
    await bring(["ann"]);
    await forgetByKey(store.db, store.engine, await keyOf("ann"));
    await sign("ann");
    expect(await store.db.selectFrom("departed_mailboxes").selectAll().execute()).toHaveLength(1);
    await confirmSubscriber(store.db, token, start);
    expect(await store.db.selectFrom("departed_mailboxes").selectAll().execute()).toEqual([]);
    expect(await stateOf("ann")).toBe("confirmed");
  });

  test("leave again if that is undone, except those who have unsubscribed since", async () => {
    const { undo } = await bring(["ann", "bo"]);
    await unsubscribe(store.db, await keyOf("bo"), start + 1);
    const undoableActs = new Map([[importReaders.name, importReaders as never]]);
    await act({ ...store, undoableActs }, undoAct, [undo!], { ...note, now: start + 2 });
    expect(await readers()).toMatchObject([{ email: addressOf("bo"), state: "unsubscribed" }]);
  });
});

describe.each(bothEngines)("an address that bounces, on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  const said = "550 5.1.1 <ann@example.com>: no such user";
  const mail = { email_key: addressOf("ann"), created_at: start };

  const queued = (subject = "") =>
    queueMail(
      store.db,
      { kind: "known", recipient: addressOf("ann"), content, emailKey: addressOf("ann"), subject },
      start,
    );
  const deliver = (failure: Error) =>
    deliverDue({
      store,
      transport: { deliver: () => Promise.reject(failure), close() {} },
      write: () => Promise.resolve(undefined),
      isWanted: (each) => mayReach(store.db, each),
      bounced: (each, why) => endBounced(store.db, each, why, start),
      clock: () => start,
    });

  test("ends at the server's answer, with all it gets, and no failed email is left", async () => {
    await bring(["ann", "bo"]);
    await sign("ann", start - day, "diadem-hero");
    await confirmSubscriber(store.db, token, start - day);
    await store.db.deleteFrom("outbox").execute();
    await queued();
    await queued("diadem-hero");
    await deliver(new MailRefused("Can't send mail", said));
    expect(await readers()).toMatchObject([
      { subject: "", state: "unsubscribed", bounced_at: start, bounce: said },
      { subject: "diadem-hero", state: "unsubscribed", bounced_at: start, bounce: said },
      { email: addressOf("bo"), state: "confirmed", bounced_at: null },
    ]);
    expect(await mails()).toEqual([]);
    expect((await countSubscribers(store.db)).newsletter).toEqual({
      confirmed: 1,
      pending: 0,
      unsubscribed: 0,
      bounced: 1,
    });
    // An address counts once for doctor, and no longer than a week.
    expect((await mailFacts(store.db, start + 7 * day)).readers).toEqual({
      bounced: 1,
      confirmed: 1,
    });
    expect((await mailFacts(store.db, start + 7 * day + 1)).readers).toEqual({
      bounced: 0,
      confirmed: 1,
    });
    expect(await bring(["ann"])).toMatchObject({ count: 0 });
  });

  test("stays if the server refused the email for another reason: that one has failed", async () => {
    await bring(["ann"]);
    await queued();
    await deliver(new MailRefused("550 5.7.1 blocked"));
    expect(await stateOf("ann")).toBe("confirmed");
    expect(await store.db.selectFrom("outbox").select("state").execute()).toEqual([
      { state: "failed" },
    ]);
  });

  test("stays if it was confirmed since that email was written", async () => {
    await sign("ann");
    await confirmSubscriber(store.db, token, start + 1);
    expect(await endBounced(store.db, mail, said, start + 2)).toBe(false);
    expect(await stateOf("ann")).toBe("confirmed");
  });

  test("isn't asked to confirm again if it bounces at the first email, and is once it's signed up again", async () => {
    await sign("ann");
    expect(await endBounced(store.db, mail, said, start)).toBe(true);
    expect(await stateOf("ann")).toBe("unsubscribed");
    await sign("ann", start + day);
    await confirmSubscriber(store.db, token, start + day);
    expect(await readers()).toMatchObject([{ state: "confirmed", bounced_at: null, bounce: null }]);
  });
});
