import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { endBounced } from "../../src/mail/newsletter/subscribers.store.ts";
import { queueMail } from "../../src/platform/email/outbox.store.ts";
import { eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";
import { owner } from "../support/owner-command.ts";

let place: StorePlace;
let store: Store;
const run = (...args: string[]) => owner(place, ...args);

// Each command starts its own process, which takes time.

describe.each(engines)("commands about mail on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  /** Stores more subscribers than are read at a time; every fifth is unconfirmed. */
  async function subscribe(count: number) {
    const rows = Array.from({ length: count }, (_, index) => {
      const email = `reader-${String(index).padStart(5, "0")}@example.com`;
      const confirmed = index % 5 > 0;
      return {
        email_key: email,
        mailbox_key: email,
        email,
        state: confirmed ? ("confirmed" as const) : ("pending" as const),
        created_at: 0,
        updated_at: 0,
        confirmed_at: confirmed ? 1000 : null,
        unsubscribed_at: null,
        mailed_at: null,
        mails: 0,
        unsubscribe_key: email,
      };
    });
    for (let from = 0; from < count; from += 500)
      await store.db
        .insertInto("subscribers")
        .values(rows.slice(from, from + 500))
        .execute();
  }

  test("subscribers are exported completely and in order, and deleted without a trace of the address", async () => {
    await subscribe(3000);
    const csv = await run("subscribers", "export");
    const lines = csv.said.split("\r\n");
    expect(lines[0]).toBe(
      "email,state,signed_up_at,confirmed_at,unsubscribed_at,new_reviews_of,price_of,approvals_of,aged_review,questions_of,alert_about,bounced_at,bounce,consent",
    );
    expect(lines[1]).toBe(
      "reader-00001@example.com,confirmed,1970-01-01T00:00:00.000Z,1970-01-01T00:00:01.000Z,,,,,,,,,,",
    );
    expect(new Set(lines).size).toBe(1 + 2400 + 1);

    const out = join(mkdtempSync(join(place.dataDir, "export-")), "all.jsonl");
    await run("subscribers", "export", "--all", "--json", "--out", out);
    const objects = readFileSync(out, "utf8").trimEnd().split("\n");
    expect(objects.map((line) => (JSON.parse(line) as { email: string }).email)).toHaveLength(3000);
    expect(statSync(out).mode & 0o777).toBe(0o600);

    const remove = ["subscribers", "delete", "Reader-00001@Example.com"];
    const unsure = await run(...remove);
    expect([unsure.code, unsure.complained]).toEqual([2, expect.stringContaining("add --yes")]);
    expect(await run(...remove, "--yes")).toMatchObject({ code: 0 });
    expect((await run("subscribers", "delete", "reader-00001@example.com")).code).toBe(1);
    const counted = await run("subscribers", "count", "--json");
    const none = { confirmed: 0, pending: 0, unsubscribed: 0, bounced: 0 };
    expect(JSON.parse(counted.said)).toEqual({
      confirmed: 2399,
      pending: 600,
      unsubscribed: 0,
      bounced: 0,
      reviews: none,
      prices: none,
      approvals: none,
      aged: none,
      questions: none,
      alerts: none,
    });
    const acts = await run("acts", "list");
    expect(acts.said).toContain("subscribers delete");
    expect(acts.said.match(/subscribers export +(all|confirmed) /g)).toEqual([
      expect.stringContaining("all"),
      expect.stringContaining("confirmed"),
    ]);
    expect(acts.said).not.toContain("reader-00001");
  });

  test("who wants new reviews isn't among the newsletter's, is exported with --all, and deleted with the address", async () => {
    await subscribe(2);
    const [first] = await store.db
      .selectFrom("subscribers")
      .selectAll()
      .where("state", "=", "confirmed")
      .execute();
    const { unsubscribe_key, ...reader } = first!;
    await store.db
      .insertInto("subscribers")
      .values({ ...reader, subject: "diadem-hero", unsubscribe_key: `${unsubscribe_key}-2` })
      .execute();
    const lines = async (...options: string[]) =>
      (await run("subscribers", "export", ...options)).said.split("\r\n").slice(1, -1);
    expect((await lines()).filter((line) => line.includes("diadem-hero"))).toEqual([]);
    const all = await lines("--all");
    expect(all.filter((line) => line.endsWith(",diadem-hero,,,,,,,,"))).toHaveLength(1);
    expect((await run("subscribers", "count")).said).toContain("1 confirmed, 0 pending");
    await run("subscribers", "delete", reader.email, "--yes");
    expect((await lines("--all")).filter((line) => line.includes(reader.email))).toEqual([]);
  });

  test("leaked unsubscribe keys are renewed, of one subscriber or of all", async () => {
    await subscribe(5);
    const keys = async () =>
      (
        await store.db
          .selectFrom("subscribers")
          .select("unsubscribe_key")
          .orderBy("email_key")
          .execute()
      ).map(({ unsubscribe_key }) => unsubscribe_key);
    const address = "reader-00001@example.com";
    const content = { subject: "", text: "the old link", html: "" };
    for (const kind of ["known", "confirmation", "price"] as const)
      await queueMail(store.db, { kind, recipient: address, emailKey: address, content }, 0);
    const leaked = await keys();

    expect((await run("subscribers", "renew-keys", "Reader-00001+News@Example.com")).said).toBe(
      "Keys renewed: 1.\n",
    );
    const one = await keys();
    expect(one.filter((key, index) => key !== leaked[index])).toHaveLength(1);
    expect(one[1]).toMatch(/^[\w-]{40,100}$/);
    const waiting = await store.db.selectFrom("outbox").select("kind").execute();
    expect(waiting).toEqual([{ kind: "price" }]);

    expect((await run("subscribers", "renew-keys", "--all")).complained).toContain("add --yes");
    expect(await keys()).toEqual(one);
    const all = await run("subscribers", "renew-keys", "--all", "--yes", "--reason", "leaked");
    expect(all.said).toBe("Keys renewed: 5.\n");
    expect(new Set([...leaked, ...one, ...(await keys())]).size).toBe(5 + 1 + 5);

    const acts = JSON.parse((await run("acts", "list", "--json")).said) as { acts: unknown[] };
    expect(acts.acts).toMatchObject([
      { act: "subscribers renew-keys", target: "all 5 subscribers", reason: "leaked" },
      { act: "subscribers renew-keys", target: expect.not.stringContaining("@") },
    ]);
    expect((await run("subscribers", "renew-keys", "nobody@example.com")).code).toBe(1);
    expect((await run("subscribers", "renew-keys")).code).toBe(2);
    expect((await run("subscribers", "renew-keys", address, "--all")).code).toBe(2);
  });

  test("a message is answered, and the log has its own command", async () => {
    const fields = { firstName: "Ann", lastName: "Lee", email: "ann@example.com" };
    const message = { ...fields, subject: "Hello", message: "Which paddle?" };
    const number = String((await addMessage(store.db, message, 0)).number);
    const answered = await run("messages", "answer", number);
    expect(answered.said).toContain(`Marked as answered: ${number} (Hello)`);
    expect(answered.said).toContain("Which paddle?");
    expect(answered.said).toContain("Answer to: ann@example.com");
    expect((await run("messages", "show", number)).said).toContain("Answered by ");
    expect((await run("messages", "answer", "9999")).code).toBe(1);
    expect((await run("messages", "list", "--unanswered")).said).not.toContain("Hello");
    expect((await run("messages", "list", "--answered")).said).toContain("Hello");
    expect((await run("messages", "list", "--answered", "--unanswered")).code).toBe(2);
    const [now, before] = [await run("log", "list", "--json"), await run("acts", "list", "--json")];
    const { log } = JSON.parse(now.said) as { log: unknown[] };
    expect(log).toMatchObject([{ act: "messages answer", target: number }]);
    expect((JSON.parse(before.said) as { acts: unknown[] }).acts).toEqual(log);
  });

  test("a subscriber is found by the whole address", async () => {
    await subscribe(2);
    const found = await run("subscribers", "find", "Reader-00001+News@Example.com");
    expect(found.said).toMatch(
      /^reader-00001@example\.com +the newsletter +confirmed +since 1970-01-01/,
    );
    expect((await run("subscribers", "find", "reader@example.com")).code).toBe(1);

    const imported = { created_at: Date.UTC(2024, 4, 1), confirmed_at: Date.UTC(2024, 4, 1) };
    await store.db.updateTable("subscribers").set(imported).execute();
    const reader = { email_key: "reader-00001@example.com", created_at: Date.UTC(2026, 10, 1) };
    await endBounced(store.db, reader, "550 no such user", Date.UTC(2026, 10, 2));
    expect((await run("subscribers", "find", "reader-00001@example.com")).said).toMatch(
      / bounced +since 2026-11-02 00:00Z +signed up 2024-05-01 00:00Z +550 no such user\s*$/,
    );
  });

  test("failed mail is retried, and the log says so", async () => {
    const content = { subject: "", text: "", html: "" };
    await queueMail(store.db, { kind: "message", recipient: "a@example.com", content }, 0);
    const failed = {
      state: "failed" as const,
      last_error: "550 no \u001B[2Jsuch box",
      ended_at: 1,
    };
    await store.db.updateTable("outbox").set(failed).execute();
    const listed = await run("outbox", "list", "--state", "failed");
    expect(listed.said).toContain("0 waiting, 1 failed, 0 delivered");
    expect(listed.said).toContain("550 no \\u{001b}[2Jsuch box");
    expect((await run("outbox", "retry", "nope")).code).toBe(1);
    expect((await run("outbox", "retry")).code).toBe(2);
    expect((await run("outbox", "retry", "--all")).said).toBe("To be tried again: 1 email.\n");
    const acts = await run("acts", "list", "--json");
    expect(JSON.parse(acts.said)).toMatchObject({
      acts: [{ act: "outbox retry", target: "all 1 failed emails" }],
    });
  });
});
