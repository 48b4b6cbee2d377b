import { describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { countOn } from "../../src/platform/store/dialect.ts";
import { addMessage, deleteMessages } from "../../src/site/contact/messages.store.ts";
import { queueMail } from "../../src/platform/email/outbox.store.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";
import { act, refused } from "../support/console-store.ts";

let place: StorePlace;
let store: Store;

const message = {
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  subject: "'; drop table messages; --",
  message: "Line one\n\tline two 🎾",
};

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  const messages = () => store.db.selectFrom("messages").selectAll().orderBy("number").execute();

  test("a message is stored completely, with a number from 1001 up", async () => {
    expect(await addMessage(store.db, message, 7)).toEqual({ number: 1001, isNew: true });
    expect(await messages()).toMatchObject([
      {
        number: 1001,
        first_name: message.firstName,
        last_name: message.lastName,
        email: message.email,
        subject: message.subject,
        message: message.message,
        created_at: 7,
      },
    ]);
  });

  test("the same message sent again is stored once, and keeps its number", async () => {
    const { number } = await addMessage(store.db, message, 7);
    expect(await addMessage(store.db, { ...message }, 8)).toEqual({ number, isNew: false });
    const other = await addMessage(store.db, { ...message, subject: "Another" }, 9);
    expect(other.number).toBeGreaterThan(number);
    expect(await messages()).toHaveLength(2);
  });

  test("the same message sent ten times at once has one number", async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, time) => addMessage(store.db, message, time)),
    );
    expect(new Set(added.map(({ number }) => number)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });

  test("a deleted message's number is not reused", async () => {
    const { number } = await addMessage(store.db, message, 7);
    await store.db.deleteFrom("messages").execute();
    expect((await addMessage(store.db, message, 8)).number).toBeGreaterThan(number);
  });

  test("after an import, numbers go on after the highest one ever given", async () => {
    const { number } = await addMessage(store.db, message, 7);
    await store.db.deleteFrom("messages").execute();
    await countOn(store.db, engine, "messages", "number");
    expect(await addMessage(store.db, message, 8)).toEqual({ number: number + 1, isNew: true });
  });

  test("a message is deleted with undelivered email about it, and what was done is kept", async () => {
    const { number } = await addMessage(store.db, message, 7);
    const other = await addMessage(store.db, { ...message, subject: "Another" }, 8);
    const mailAbout = (about: number) => ({
      subject: `Message ${about}: hello`,
      text: "",
      html: "",
      replyTo: message.email,
    });
    for (const about of [number, other.number]) {
      const mail = { kind: "message" as const, recipient: "owner@example.com" };
      await queueMail(store.db, { ...mail, content: mailAbout(about) }, 9);
    }
    const note = { reason: "its writer asked", now: 10, by: "Dana" };
    expect(await refused(act(store, deleteMessages, [number, 9999], note))).toEqual({
      why: "missing",
      ids: ["9999"],
    });
    expect(await messages()).toHaveLength(2);
    await act(store, deleteMessages, [number], note);
    expect(await messages()).toMatchObject([{ number: other.number }]);
    const mails = await store.db.selectFrom("outbox").select("content").execute();
    expect(mails.map(({ content }) => JSON.parse(content!) as unknown)).toEqual([
      mailAbout(other.number),
    ]);
    expect(await logOf(store.db, String(number))).toMatchObject([
      { act: "messages delete", reason: "its writer asked" },
    ]);
  });

  test("it is still there after the next start", async () => {
    await addMessage(store.db, message, 7);
    await store.close();
    store = openStore(place);
    await migrate(store.db, engine);
    expect(await messages()).toHaveLength(1);
  });
});
