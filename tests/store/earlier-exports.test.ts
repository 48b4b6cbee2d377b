import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { importData } from "../../src/owner/transfer/import-data.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";

let store: Store;
let place: StorePlace;

/** Lines as version 0.1 exported them. */
const lines = [
  { rallyrank: 1, schema: "0008-themes" },
  {
    table: "subscribers",
    email_key: "d.ana+news@googlemail.com",
    email: "D.ana+news@googlemail.com",
    state: "confirmed",
    created_at: 1,
    updated_at: 2,
    confirmed_at: 2,
    unsubscribed_at: null,
    mailed_at: null,
    mails: 0,
    unsubscribe_key: "a-key-that-was-mailed",
  },
  {
    table: "newsletter_issues",
    date: "2026-11-16",
    subject: "Subject",
    content: "{}",
    html: "<p>Hello</p>",
    text: "Hello",
    created_at: 3,
    queued_through: "",
    recipients: 0,
    queued_at: null,
  },
];

describe.each(bothEngines)("an export of version 0.1 on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("is imported completely: subscribers get their mailbox, issues keep their old placeholder", async () => {
    const file = join(place.dataDir, "export.jsonl");
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    // Version 0.1 wrote no last line.
    const report = await importData(store, file, () => {}, { unchecked: true });
    expect(report).toEqual({ stored: 2, known: 0, refused: [] });
    const subscriber = store.db.selectFrom("subscribers").select(["email", "mailbox_key"]);
    expect(await subscriber.execute()).toEqual([
      { email: "D.ana+news@googlemail.com", mailbox_key: "dana@gmail.com" },
    ]);
    const issue = store.db.selectFrom("newsletter_issues").select(["html", "key_placeholder"]);
    expect(await issue.execute()).toEqual([{ html: "<p>Hello</p>", key_placeholder: null }]);
  });
});
