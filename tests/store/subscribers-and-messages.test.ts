import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../db/connect.ts";
import { addMessage } from "../../db/messages.ts";
import { migrate } from "../../db/migrate.ts";
import { addSubscriber } from "../../db/subscribers.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

let place: StorePlace;
let store: Store;

const dana = { address: "Dana@Example.com", key: "dana@example.com" };
const message = {
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  subject: "'; drop table messages; --",
  message: "Line one\n\tline two 🎾",
};

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    await migrate(store.db, engine);
  });
  afterEach(async () => {
    await store.close();
    place.remove();
  });

  const subscribers = () => store.db.selectFrom("subscribers").selectAll().execute();
  const messages = () => store.db.selectFrom("messages").selectAll().orderBy("number").execute();

  test("an address is stored as it was typed, to be confirmed", async () => {
    await addSubscriber(store.db, dana, 5);
    expect(await subscribers()).toEqual([
      {
        email: "Dana@Example.com",
        email_key: "dana@example.com",
        state: "pending",
        created_at: 5,
        updated_at: 5,
      },
    ]);
  });

  test("an address given again, in another spelling, stays the one that was given first", async () => {
    await addSubscriber(store.db, dana, 5);
    await addSubscriber(store.db, { ...dana, address: "DANA@example.com" }, 9);
    expect(await subscribers()).toMatchObject([
      { email: "Dana@Example.com", state: "pending", created_at: 5, updated_at: 9 },
    ]);
  });

  test("an address sent ten times at once is stored once", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, time) => addSubscriber(store.db, dana, time)));
    expect(await subscribers()).toHaveLength(1);
  });

  test("a message is stored whole, under a number from 1001 on", async () => {
    expect(await addMessage(store.db, message, 7)).toBe(1001);
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

  test("the same message sent again is stored once, and has the number it had", async () => {
    const number = await addMessage(store.db, message, 7);
    expect(await addMessage(store.db, { ...message }, 8)).toBe(number);
    const other = await addMessage(store.db, { ...message, subject: "Another" }, 9);
    expect(other).toBeGreaterThan(number);
    expect(await messages()).toHaveLength(2);
  });

  test("the same message sent ten times at once has one number", async () => {
    const numbers = await Promise.all(
      Array.from({ length: 10 }, (_, time) => addMessage(store.db, message, time)),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await messages()).toHaveLength(1);
  });

  test("the number of a deleted message is not given again", async () => {
    const number = await addMessage(store.db, message, 7);
    await store.db.deleteFrom("messages").execute();
    expect(await addMessage(store.db, message, 8)).toBeGreaterThan(number);
  });

  test("both are still there after the next start", async () => {
    await addSubscriber(store.db, dana, 5);
    await addMessage(store.db, message, 7);
    await store.close();
    store = openStore(place);
    await migrate(store.db, engine);
    expect(await subscribers()).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });
});
