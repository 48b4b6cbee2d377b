import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type Store, storeFile } from "../../src/platform/store/connect.ts";
import { dailySalt } from "../../src/platform/rate-limit/limits.store.ts";
import { forgetByKey } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import { deleteSubscribers, signUp } from "../../src/mail/newsletter/subscribers.store.ts";
import { act } from "../support/console-store.ts";
import { keepHouse } from "../../src/site.ts";
import { eachWithFreshStore } from "../support/engines.ts";

const day = 24 * 3_600_000;
const now = 100 * day;

let store: Store;
let folder: string;
eachWithFreshStore("sqlite", (opened, { dataDir }) => {
  store = opened;
  folder = dataDir;
});

const content = (address: string) => ({ subject: "Hi", text: `To ${address}`, html: "<p>Hi</p>" });

/** Signs up a reader whose queued email contains their address. */
async function signUpReader(name: string): Promise<void> {
  const address = `${name}@Example.com`;
  const email = { address, key: address.toLowerCase() };
  const mails = { confirm: () => content(address), known: () => content(address) };
  await store.db.transaction().execute((part) => signUp(part, "sqlite", email, mails, now));
}

async function deleteReader(name: string, by: "owner" | "reader"): Promise<void> {
  const key = `${name}@example.com`;
  if (by === "owner") {
    await act(store, deleteSubscribers, [key], { reason: "asked", now, by: "Dana" });
    return;
  }
  const { unsubscribe_key } = await store.db
    .selectFrom("subscribers")
    .select("unsubscribe_key")
    .where("email_key", "=", key)
    .executeTakeFirstOrThrow();
  await forgetByKey(store.db, store.engine, unsubscribe_key);
}

/** Which of these texts are in a file of the data folder, in any case. */
function foundIn(texts: readonly string[]): string[] {
  const bytes = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1").toLowerCase())
    .join();
  return texts.filter((text) => bytes.includes(text.toLowerCase()));
}

/** Names in an order unrelated to their insertion, so that pages are split and merged. */
const names = Array.from({ length: 600 }, (_, index) => `reader-${(index * 7919) % 10_007}-`);

test("no byte of an address that the reader or the owner deleted is left after the next housekeeping", async () => {
  for (const name of names) await signUpReader(name);
  const [deleted, kept] = [names.filter((_, i) => i % 3 > 0), names.filter((_, i) => i % 3 === 0)];
  for (const [index, name] of deleted.entries())
    await deleteReader(name, index % 2 === 0 ? "owner" : "reader");
  await keepHouse(store, now);
  expect(foundIn(deleted)).toEqual([]);
  expect(foundIn(kept)).toEqual(kept);
});

test("nor of an address that was never confirmed, or of an expired salt", async () => {
  await signUpReader("dana");
  const salt = await dailySalt(store.db, now / day);
  await keepHouse(store, now);
  expect(foundIn(["dana@example.com", salt])).toEqual(["dana@example.com", salt]);
  await store.db.updateTable("outbox").set({ state: "delivered", ended_at: now }).execute();
  await keepHouse(store, now + 31 * day);
  expect(foundIn(["dana@example.com", salt])).toEqual([]);
});

test("housekeeping doesn't wait for another process that is reading; the next round does it", async () => {
  await signUpReader("dana");
  const other = new DatabaseSync(join(folder, storeFile));
  other.exec("begin; select count(*) from subscribers");
  const begun = performance.now();
  await deleteReader("dana", "owner");
  await keepHouse(store, now);
  expect(performance.now() - begun).toBeLessThan(1000);
  other.exec("commit");
  await keepHouse(store, now);
  other.close();
  expect(foundIn(["dana@example.com"])).toEqual([]);
});
