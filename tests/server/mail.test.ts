import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { maxWait } from "../../src/platform/email/mail.ts";
import type { Transport } from "../../src/platform/email/transport.ts";
import {
  emptyStore,
  engines,
  openOutbox,
  quickTransport,
  type StorePlace,
  type TestOutbox,
} from "../support/engines.ts";
import {
  type Behavior,
  headerOf,
  type Moment,
  startMailServer,
  type TestMailServer,
} from "../support/mail-server.ts";

const hour = 3_600_000;
let place: StorePlace;
let outbox: TestOutbox;
let mailServer: TestMailServer;
let transport: Transport;

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    place = await emptyStore(engine);
    outbox = openOutbox(place);
    mailServer = await startMailServer();
    transport = quickTransport(mailServer.url);
  });
  afterEach(async () => {
    transport.close();
    await mailServer.stop();
    await outbox.close();
    await place.remove();
    vi.restoreAllMocks();
  });

  // In several pieces on the wire, so that a connection can break in the middle of it.
  const long = { text: "It plays soft. ".repeat(10_000) };
  const recipients = ["a@example.com", "b@example.com", "c@example.com"];
  const receivedBy = () => mailServer.received.flatMap((mail) => mail.recipients).toSorted();

  test.each<[string, Moment, Behavior, RegExp]>([
    ["puts the recipient off", "recipient", 451, /not now/],
    ["puts the mail off", "data", 452, /not now/],
    ["is too busy to greet", "connection", 421, /not now/],
    ["accepts the connection and says nothing", "connection", "silence", /greeting|timeout/i],
    ["says nothing to the recipient", "recipient", "silence", /timeout/i],
    ["says nothing after the mail", "data", "silence", /timeout/i],
    ["hangs up as it is connected to", "connection", "hangUp", /closed|ECONNRESET|hang/i],
    ["hangs up in the middle of the mail", "data", "hangUp", /closed|ECONNRESET|EPIPE|hang/i],
  ])("if the mail server %s, every mail arrives later, once", async (_, moment, as, said) => {
    mailServer.at(moment, as);
    for (const recipient of recipients) await outbox.queue(recipient, as === "hangUp" ? long : {});
    await outbox.deliver(transport);
    expect(receivedBy()).toEqual([]);
    for (const line of await outbox.lines()) {
      expect(line).toMatchObject({ state: "waiting", attempts: 1, due_at: outbox.now() + 30_000 });
      expect(line.last_error).toMatch(said);
    }
    mailServer.at(moment, "yes");
    await outbox.deliver(transport);
    expect(receivedBy()).toEqual([]);
    outbox.advance(30_000);
    await outbox.deliver(transport);
    expect(receivedBy()).toEqual(recipients);
    expect(await outbox.lines()).toMatchObject(
      recipients.map(() => ({ state: "delivered", attempts: 2 })),
    );
    await outbox.deliver(transport);
    expect(receivedBy()).toEqual(recipients);
  });

  test("without a mail server, each mail is tried less and less often for five days, then fails", async () => {
    await mailServer.stop();
    await outbox.queue("dana@example.com");
    const begin = outbox.now();
    const tries: number[] = [];
    for (;;) {
      await outbox.deliver(transport);
      const [line] = await outbox.lines();
      tries.push(outbox.now() - begin);
      if (line!.state === "failed") break;
      outbox.advance(line!.due_at - outbox.now());
    }
    expect(tries.slice(0, 9).map((time) => time / 60_000)).toEqual([
      0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 123.5,
    ]);
    expect(tries.at(-1)).toBeLessThanOrEqual(maxWait);
    expect(tries.at(-1)).toBeGreaterThan(maxWait - hour);
    expect(await outbox.lines()).toMatchObject([
      { last_error: expect.stringContaining("REFUSED") },
    ]);
  });

  test.each<[string, Moment]>([
    ["recipient", "recipient"],
    ["mail", "data"],
  ])(
    "a %s that is refused for good fails at once, without delaying other mail",
    async (_, moment) => {
      mailServer.at(moment, 550);
      await outbox.queue("nobody@example.com");
      await outbox.deliver(transport);
      expect(await outbox.lines()).toMatchObject([
        { state: "failed", attempts: 1, last_error: expect.stringContaining("not now") },
      ]);
      mailServer.at(moment, "yes");
      await outbox.queue("dana@example.com");
      outbox.advance(hour);
      await outbox.deliver(transport);
      expect(receivedBy()).toEqual(["dana@example.com"]);
    },
  );

  test.each<[string, Moment]>([
    ["sender", "sender"],
    ["sign-in", "signIn"],
  ])(
    "mail waits if the %s is refused for good, because the owner can fix that",
    async (_, moment) => {
      mailServer.at(moment, moment === "signIn" ? 535 : 550);
      const signingIn = quickTransport(mailServer.url.replace("//", "//user:wrong@"));
      await outbox.queue("dana@example.com");
      await outbox.deliver(signingIn);
      expect(await outbox.lines()).toMatchObject([{ state: "waiting", attempts: 1 }]);
      mailServer.at(moment, "yes");
      outbox.advance(30_000);
      await outbox.deliver(signingIn);
      signingIn.close();
      expect(receivedBy()).toEqual(["dana@example.com"]);
    },
  );

  test("a mail delivered while the store couldn't be written to isn't sent again", async () => {
    await outbox.queue("dana@example.com");
    const { db } = outbox.store;
    const { id } = (await outbox.lines())[0]!;
    mailServer.beforeYes = () => db.schema.alterTable("outbox").renameTo("away").execute();
    const delivering = outbox.deliver(transport);
    await expect(delivering).rejects.toThrow(/outbox/);
    await db.schema.alterTable("away").renameTo("outbox").execute();
    expect(await outbox.lines()).toMatchObject([{ id, state: "waiting" }]);
    mailServer.beforeYes = () => {};
    outbox.advance(hour);
    await outbox.deliver(transport);
    expect(await outbox.lines()).toMatchObject([{ state: "delivered" }]);
    expect(receivedBy()).toEqual(["dana@example.com"]);
  });

  test("every try of a mail has the same Message-ID and date", async () => {
    await outbox.queue("dana@example.com");
    const { id } = (await outbox.lines())[0]!;
    const written = new Date(outbox.now()).toUTCString().replace("GMT", "+0000");
    for (let time = 0; time < 2; time++) {
      await outbox.deliver(transport);
      await outbox.store.db
        .updateTable("outbox")
        .set({ state: "waiting", content: "{}" })
        .execute();
      outbox.advance(hour);
    }
    expect(mailServer.received).toHaveLength(2);
    for (const mail of mailServer.received) {
      expect(headerOf(mail, "message-id")).toEqual([`<${id}@rallyrank.example>`]);
      expect(headerOf(mail, "date")).toEqual([written]);
    }
  });
});
