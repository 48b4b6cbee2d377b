import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { isConfirmable, signUp, unsubscribe } from "../../src/mail/newsletter/subscribers.store.ts";
import { readToken } from "../../src/mail/newsletter/newsletter.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

const now = Date.UTC(2026, 10, 20, 12);

describe.each(engines)("on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("forged and garbled links change nothing", async () => {
    const email = { address: "dana@example.com", key: "dana@example.com" };
    let token = "";
    const content = { subject: "", text: "", html: "" };
    const confirm = (secret: string) => ((token = secret), content);
    await signUp(store.db, engine, email, { confirm, known: () => content }, now);
    const { unsubscribe_key: key } = await store.db
      .selectFrom("subscribers")
      .select("unsubscribe_key")
      .executeTakeFirstOrThrow();
    const before = await store.db.selectFrom("subscribers").selectAll().execute();
    for (const secret of [
      "",
      "%",
      "' or '1'='1",
      "\0".repeat(32),
      "x".repeat(32),
      "x".repeat(100_000),
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      key.slice(0, -1),
      email.key,
    ]) {
      for (const name of ["token", "key"] as const) {
        const read = readToken(new URLSearchParams({ [name]: secret }), name);
        if (read === undefined) continue;
        expect(await isConfirmable(store.db, read, now)).toBe(false);
        await unsubscribe(store.db, read, now);
      }
    }
    expect(await store.db.selectFrom("subscribers").selectAll().execute()).toEqual(before);
    expect(await isConfirmable(store.db, token, now)).toBe(true);
  });
});
