import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { importData } from "../../src/office/owner/transfer/import-data.ts";
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

/** Lines as version 2.0.0 exported them: a question with an address beside it, which nobody had confirmed. */
const question = {
  table: "paddle_questions",
  id: "question-1",
  subject: "diadem-hero",
  first_name: "Dana",
  question: "Does the grip stay dry?",
  email: "dana@example.com",
  created_at: 1,
  updated_at: 1,
  hidden_at: null,
  held_because: null,
  approved_at: null,
  submission_key: "key",
  text_key: null,
  edit_key: null,
};

/** An issue that was queued for all its readers, and one that wasn't yet. Both have the last reader's address. */
const queued = {
  ...lines[2],
  date: "2026-11-16",
  key_placeholder: "placeholder",
  queued_through: "dana@example.com",
  recipients: 1,
  queued_at: 4,
};
const unfinished = { ...queued, date: "2026-11-23", queued_at: null };

describe.each(bothEngines)("an export of version 2.0.0 on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  /** Imports lines, all of which are stored. */
  async function importAll(...all: readonly object[]): Promise<void> {
    const file = join(place.dataDir, "export.jsonl");
    const written = [{ rallyrank: 1, schema: "0030-review-photos" }, ...all];
    writeFileSync(file, written.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const report = await importData(store, file, () => {}, { unchecked: true });
    expect(report).toEqual({ stored: all.length, known: 0, refused: [] });
  }

  test("is imported without the addresses up to which finished issues were queued", async () => {
    await importAll(queued, unfinished);
    const issues = store.db
      .selectFrom("newsletter_issues")
      .select(["date", "queued_through", "queued_at"])
      .orderBy("date");
    expect(await issues.execute()).toEqual([
      { date: queued.date, queued_through: "", queued_at: 4 },
      { date: unfinished.date, queued_through: "dana@example.com", queued_at: null },
    ]);
  });

  test("is imported without the addresses that nobody had confirmed", async () => {
    await importAll(question);
    const stored = await store.db.selectFrom("paddle_questions").selectAll().execute();
    expect(stored).toMatchObject([{ id: "question-1", question: question.question }]);
    expect(JSON.stringify(stored)).not.toContain("dana@example.com");
  });
});
