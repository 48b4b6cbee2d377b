import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { leaseTime as lease, listMail, queueMail } from "../../src/platform/email/outbox.store.ts";
import { retryDelay } from "../../src/platform/email/mail.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { headerOf, startMailServer, type TestMailServer } from "../support/mail-server.ts";
import { startWorker, testClock, type WorkerProcess } from "../support/worker-process.ts";

const minute = 60_000;
// A disk that others use takes its time over each commit.
let place: StorePlace;
let store: Store;
let clock: ReturnType<typeof testClock>;
let mailServer: TestMailServer;
let workers: WorkerProcess[];

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    clock = testClock(place, Date.UTC(2026, 10, 20, 12));
    mailServer = await startMailServer();
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop("SIGKILL")));
    await mailServer.stop();
    await store.close();
    await place.remove();
  });

  async function start(settings: Record<string, string> = {}): Promise<WorkerProcess> {
    const worker = await startWorker(place, clock, { SMTP_URL: mailServer.url, ...settings });
    workers.push(worker);
    return worker;
  }
  const queue = (mails: number) =>
    store.db.transaction().execute(async (transaction) => {
      for (let number = 0; number < mails; number++) {
        const content = { subject: `Mail ${number}`, text: "Hello", html: "<p>Hello</p>" };
        const recipient = `reader-${number}@example.com`;
        await queueMail(transaction, { kind: "message", recipient, content }, clock.now());
      }
    });
  const lines = () => listMail(store.db, { limit: 500, offset: 0 });
  const receivedBy = () => mailServer.received.flatMap(({ recipients }) => recipients).toSorted();
  const readers = (mails: number) =>
    Array.from({ length: mails }, (_, number) => `reader-${number}@example.com`).toSorted();
  const untilDelivered = (meanwhile = () => {}) =>
    expect
      .poll(async () => {
        meanwhile();
        return new Set((await lines()).map(({ state }) => state));
      })
      .toEqual(new Set(["delivered"]));

  test("three processes deliver thirty mails, each process some and each mail once", async () => {
    // The mail server answers nobody before all three have come.
    const come = new Set<string>();
    const all = Promise.withResolvers<void>();
    mailServer.beforeYes = async ({ from }) => {
      come.add(from);
      if (come.size === 3) all.resolve();
      await all.promise;
    };
    const names = ["one", "two", "three"];
    await Promise.all(names.map((name) => start({ MAIL_FROM: `${name}@rallyrank.example` })));
    await queue(30);
    await untilDelivered();
    expect(receivedBy()).toEqual(readers(30));
  });

  test("a process killed between the mail server's yes and its own note sends one duplicate, which can be told", async () => {
    await queue(1);
    let killed: Promise<unknown> | undefined;
    const worker = startWorker(place, clock, { SMTP_URL: mailServer.url });
    mailServer.beforeYes = async () => {
      if (killed) return;
      const { pid, ended } = await worker;
      process.kill(pid, "SIGKILL");
      killed = ended;
      await ended;
    };
    await expect.poll(() => mailServer.received).toHaveLength(1);
    await killed;
    expect(await lines()).toMatchObject([{ state: "waiting", attempts: 1 }]);

    await start();
    clock.advance(lease);
    await untilDelivered();
    expect(receivedBy()).toEqual(["reader-0@example.com", "reader-0@example.com"]);
    const [first, second] = mailServer.received.map((mail) => headerOf(mail, "message-id"));
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  });

  test("the mail server is away for an hour and the process is killed in between: every mail arrives, once", async () => {
    const port = Number(new URL(mailServer.url).port);
    await mailServer.stop();
    await queue(6);
    const begin = clock.now();
    let worker = await start();
    const untilTried = (times: number) =>
      expect
        .poll(async () =>
          (await lines()).every(
            ({ attempts, due_at }) =>
              attempts >= times &&
              // Noted, not still under way: its failure would be noted by a later time than this.
              due_at === clock.now() + retryDelay(attempts),
          ),
        )
        .toBe(true);
    await untilTried(1);
    clock.advance(10 * minute);
    await untilTried(2);

    // Half an hour on, something listens and says nothing; the process is killed while it waits for a word.
    clock.advance(20 * minute);
    mailServer = await startMailServer(port);
    mailServer.at("connection", "silence");
    await expect.poll(() => mailServer.connections()).toBeGreaterThan(0);
    await worker.stop("SIGKILL");
    await mailServer.stop();
    worker = await start();
    clock.advance(15 * minute);
    await untilTried(3);
    await worker.stop("SIGKILL");

    clock.advance(begin + 60 * minute - clock.now());
    mailServer = await startMailServer(port);
    await start();
    clock.advance(60 * minute);
    // A machine as busy as this one may make a try take too long: time goes on, and there is another.
    await untilDelivered(() => clock.advance(minute));
    expect(receivedBy()).toEqual(readers(6));
  });

  test("asked to stop, a process finishes the mail that is on its way, and ends by itself", async () => {
    const asked = Promise.withResolvers<void>();
    mailServer.beforeYes = () => asked.promise;
    await queue(8);
    const worker = await start();
    await expect.poll(() => mailServer.connections()).toBe(5);
    const stopped = worker.stop();
    await worker.stopping;
    asked.resolve();
    expect(await stopped).toBe(0);
    const all = await lines();
    expect(mailServer.received).toHaveLength(5);
    expect(all.filter(({ state }) => state === "delivered")).toHaveLength(5);
    expect(all.filter(({ state }) => state === "waiting")).toMatchObject(
      Array.from({ length: 3 }, () => ({ attempts: 0, due_at: clock.now() })),
    );
  });

  test("asked to stop while the mail server says nothing, it gives its leases back and ends within the drain time", async () => {
    mailServer.at("connection", "silence");
    await queue(8);
    const worker = await start();
    await expect.poll(() => mailServer.connections()).toBe(5);
    const begin = Date.now();
    expect(await worker.stop()).toBe(0);
    expect(Date.now() - begin).toBeLessThan(10_000);
    expect(await lines()).toMatchObject(
      Array.from({ length: 8 }, () => ({ state: "waiting", attempts: 0, due_at: clock.now() })),
    );
  });
});
