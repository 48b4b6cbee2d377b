import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { settlingTime } from "../../src/mail/newsletter/newsletter.ts";
import { issueDate } from "../../src/mail/newsletter/issue.ts";
import { clockFrom } from "../support/clock-from.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { runOwner, startOwner } from "../support/owner-command.ts";
import { startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

let place: StorePlace;
const settings = () => ({
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl,
  SITE_URL: "https://site.example",
  ...clock,
});

/** Looks into the store, or writes into it. */
async function inStore<Result>(act: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore(place);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** Stores readers who have confirmed. */
async function addReaders(count: number): Promise<void> {
  await inStore(async ({ db }) => {
    for (let first = 0; first < count; first += 1000)
      await db
        .insertInto("subscribers")
        .values(
          Array.from({ length: Math.min(1000, count - first) }, (_, index) => {
            const email = `reader-${first + index}@example.com`;
            return {
              email_key: email,
              mailbox_key: email,
              email,
              state: "confirmed" as const,
              created_at: 1,
              updated_at: 1,
              confirmed_at: 1,
              unsubscribed_at: null,
              mailed_at: null,
              mails: 0,
              unsubscribe_key: `key-of-reader-number-${first + index}`,
            };
          }),
        )
        .execute();
  });
}

const readersQueued = () =>
  inStore(async ({ db }) =>
    (await db.selectFrom("outbox").select("recipient").where("kind", "=", "issue").execute()).map(
      ({ recipient }) => recipient,
    ),
  );

/** A Wednesday: nothing that runs here gets into another week. */
const wednesday = Date.UTC(2026, 10, 18, 12);
const clock = clockFrom(wednesday);
const date = issueDate(wednesday);

describe.each(engines)("the newsletter sent on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
  });
  afterEach(() => place.remove());

  test("by two commands at once is queued once for every reader", async () => {
    await addReaders(3000);
    const ended = await Promise.all([
      runOwner(settings(), "newsletter", "send"),
      runOwner(settings(), "newsletter", "send"),
    ]);
    // The second of them may begin only when the first is done.
    for (const { code, output } of ended) {
      expect(code).toBe(0);
      expect(output).toMatch(/3,000 readers|This week's issue has been sent\./);
    }
    expect(ended.map(({ output }) => output).join()).toContain("3,000 readers");
    const queued = await readersQueued();
    expect(queued).toHaveLength(3000);
    expect(new Set(queued).size).toBe(3000);
  });

  test("by a command that is killed half-way is queued for the rest by the next, with a bar", async () => {
    const all = 6000;
    await addReaders(all);
    const command = startOwner(settings(), ["newsletter", "send"]);
    // It's stopped while it's looked at, so that on a busy machine it isn't done by then.
    let part = 0;
    while (part === 0 && command.process.exitCode === null) {
      command.process.kill("SIGCONT");
      await pause(10);
      command.process.kill("SIGSTOP");
      part = await inStore(
        async ({ db }) =>
          (
            await db
              .selectFrom("outbox")
              .select(({ fn }) => fn.countAll<number>().as("mails"))
              .executeTakeFirstOrThrow()
          ).mails,
      );
    }
    command.process.kill("SIGKILL");
    expect((await command.ended).code).toBeNull();
    const before = (await readersQueued()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(all);

    const { code, output } = await runOwner(settings(), "newsletter", "send");
    expect(output).toContain("An earlier run was interrupted");
    expect(output).toContain("6,000 readers");
    expect(code).toBe(0);
    const queued = await readersQueued();
    expect(queued).toHaveLength(all);
    expect(new Set(queued).size).toBe(all);
  });

  test("soon has a page on every server, despite the page cache", async () => {
    await addReaders(1);
    const server = await startServer(settings());
    const read = async (path: string) => {
      const answer = await fetch(server.url + path);
      return { status: answer.status, text: await answer.text() };
    };
    const address = `/newsletter/issues/${date}`;
    expect((await read("/newsletter")).text).not.toContain(address);
    expect((await read("/sitemap.xml")).text).not.toContain(address);
    expect((await read(address)).status).toBe(404);

    await postByScript(`${server.url}/diadem-hero`, {
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText: "Calm at the net.",
    });
    const [created_at, updated_at] = [wednesday - settlingTime, wednesday - settlingTime];
    await inStore(({ db }) =>
      db.updateTable("paddle_reviews").set({ created_at, updated_at }).execute(),
    );
    expect((await runOwner(settings(), "newsletter", "send")).code).toBe(0);
    await expect.poll(async () => (await read("/newsletter")).text).toContain(address);
    expect((await read("/sitemap.xml")).text).toMatch(
      new RegExp(`${address}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
    expect((await read(address)).text).toContain("Calm at the net.");

    // As the owner's command does it, in a process of its own.
    const hide = (hidden_at: number | null) =>
      inStore(({ db }) => db.updateTable("paddle_reviews").set({ hidden_at }).execute());
    await hide(1);
    const text = async () => (await read(address)).text;
    await expect.poll(text).not.toContain("Calm at the net.");
    await hide(null);
    await expect.poll(text).toContain("Calm at the net.");
    await server.stop();
  });

  test("is refused for a local address, and for nobody, and for what does not exist", async () => {
    const local = { ...settings(), SITE_URL: undefined };
    if (place.databaseUrl === undefined) {
      const nowhere = { ...local, DATA_DIR: join(place.dataDir, "misspelled") };
      const { code, output } = await runOwner(nowhere, "newsletter", "preview");
      expect([code, output]).toEqual([1, expect.stringContaining("There is no store in")]);
      expect(existsSync(nowhere.DATA_DIR)).toBe(false);
    }
    await addReaders(0);
    const refused = await runOwner(local, "newsletter", "send");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("Set SITE_URL");
    const nobody = await runOwner(local, "newsletter", "send", "--yes");
    expect(nobody.output).toContain("Nobody has confirmed");
    const wrong = await runOwner(local, "newsletter", "send", "--now");
    expect(wrong.code).toBe(2);
    expect(wrong.output).toContain("--now");
  });
});
