import { mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import {
  openTransport,
  type OutgoingMail,
  type Transport,
} from "../../src/platform/email/transport.ts";
import { emptyStore, openOutbox } from "../support/engines.ts";
import { headerOf, startMailServer, type TestMailServer } from "../support/mail-server.ts";

const site = { name: "RallyRank", contactEmail: "hello@rallyrank.example" };
let mailServer: TestMailServer;
let folder: string;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-mail-"));
  mailServer.received.length = 0;
  return () => rmSync(folder, { recursive: true, force: true });
});

/** The transport that the settings lead to. */
const transportOf = (settings: Record<string, string>) =>
  openTransport(
    readEnvironment({ DATA_DIR: folder, SITE_URL: "https://rallyrank.example", ...settings }),
    () => site,
  );
const smtp = (from = "RallyRank <hello@rallyrank.example>") =>
  transportOf({ SMTP_URL: mailServer.url, MAIL_FROM: from });

const mail: OutgoingMail = {
  id: "0b5f0f5e-6c7b-4b53-9d53-0d8f5a4e1a11",
  recipient: "dana@example.com",
  writtenAt: Date.UTC(2026, 10, 20, 12),
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
};

async function send(transport: Transport, changed: Partial<OutgoingMail>) {
  await transport.deliver({ ...mail, ...changed });
  transport.close();
  return mailServer.received.at(-1)!;
}

/** A header's text as a mail program shows it (RFC 2047). */
const decoded = (value = "") =>
  value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding: string, text: string) =>
      coding.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replaceAll("_", " ")
            .replaceAll(/=([0-9a-f]{2})/gi, (_match, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    );
const shown = (value: string | undefined) => Buffer.from(decoded(value), "latin1").toString("utf8");

const usual = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
];

test.each<[string, Partial<OutgoingMail>]>([
  ["a subject with a second header", { subject: "Hello\r\nBcc: eve@evil.example" }],
  ["a subject with a whole mail", { subject: "Hello\r\n\r\n.\r\nMAIL FROM:<eve@evil.example>" }],
  ["a subject with a bare line feed", { subject: "Hello\nX-Eve: 1" }],
  ["a subject with signs", { subject: 'a <b@c.example>, "d": e;' }],
  ["a subject in two scripts", { subject: "Пикл 🎾 “quoted”" }],
  ["a very long subject", { subject: "long words ".repeat(90).trim() }],
  ["a very long word as subject", { subject: "é".repeat(900) }],
  ["a text with SMTP's end of mail", { text: "one\r\n.\r\nRCPT TO:<eve@evil.example>\r\n..two" }],
  ["a text with headers", { text: "Bcc: eve@evil.example\r\nX-Eve: 1\r\n\r\nbody" }],
])("%s is text, to one recipient, under the headers we set", async (_, changed) => {
  const received = await send(smtp(), changed);
  expect(mailServer.received).toHaveLength(1);
  expect(received.recipients).toEqual(["dana@example.com"]);
  expect(received.headers.map(({ name }) => name).toSorted()).toEqual(usual);
  expect(headerOf(received, "to")).toEqual(["dana@example.com"]);
  const subject = (changed.subject ?? mail.subject).replaceAll(/\s+/g, " ");
  expect(shown(headerOf(received, "subject")[0]).replaceAll(/\s+/g, " ")).toBe(subject);
  for (const line of received.raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});

test.each([
  ["two addresses", "dana@example.com, eve@evil.example"],
  ["a name and an address", "Eve <eve@evil.example>"],
  ["an address with a second header", "dana@example.com\r\nBcc: eve@evil.example"],
  ["an address with a command", "dana@example.com>\r\nRCPT TO:<eve@evil.example"],
  ["a group", "all: eve@evil.example;"],
])("%s as recipient reaches nobody else", async (_, recipient) => {
  await send(smtp(), { recipient }).catch(() => {});
  const reached = mailServer.received.flatMap(({ recipients }) => recipients);
  expect(reached).not.toContain("eve@evil.example");
  expect(reached.length).toBeLessThanOrEqual(1);
});

test("an address outside ASCII arrives as it is", async () => {
  const received = await send(smtp(), {
    recipient: "jürgen@bücher.example",
    replyTo: "zoë@example.com",
  });
  expect(received.recipients).toHaveLength(1);
  expect(received.recipients[0]).toMatch(/^jürgen@(bücher|xn--bcher-kva)\.example$/);
  expect(headerOf(received, "reply-to")[0]).toContain("zoë@example.com");
});

test("a reply goes to the writer, and one click ends the newsletter", async () => {
  const unsubscribeUrl = "https://rallyrank.example/newsletter/unsubscribe?key=abc";
  const received = await send(smtp(), {
    replyTo: "ann@example.com",
    unsubscribeUrl,
    list: "newsletter",
  });
  expect(headerOf(received, "list-id")).toEqual(['"RallyRank" <newsletter.rallyrank.example>']);
  expect(headerOf(received, "reply-to")).toEqual(["ann@example.com"]);
  expect(headerOf(received, "list-unsubscribe")).toEqual([`<${unsubscribeUrl}>`]);
  expect(headerOf(received, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  expect(headerOf(received, "auto-submitted")).toEqual(["auto-generated"]);
});

test.each([
  ["hello@rallyrank.example", "hello@rallyrank.example"],
  ["RallyRank <hello@rallyrank.example>", "RallyRank <hello@rallyrank.example>"],
  ["Rally, Rank & Co <hello@rallyrank.example>", '"Rally, Rank & Co" <hello@rallyrank.example>'],
  ['"Rally, Rank" <hello@rallyrank.example>', '"Rally, Rank" <hello@rallyrank.example>'],
])("the sender '%s' is one address", async (from, header) => {
  const received = await send(smtp(from), {});
  expect(received.from).toBe("hello@rallyrank.example");
  expect(headerOf(received, "from")).toEqual([header]);
});

const eml = () => readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"));

test("without a mail server each mail is a file, the same one when it is written again", async () => {
  const transport = transportOf({});
  await transport.deliver(mail);
  const [name] = eml();
  const read = () => readFileSync(join(folder, "mail", name!), "utf8");
  const first = read();
  expect(name).toBe(`2026-11-20T12-00-00-${mail.id}.eml`);
  expect(first).toContain("From: RallyRank <hello@rallyrank.example>");
  await transport.deliver(mail);
  expect(eml()).toEqual([name]);
  expect(read()).toBe(first);
});

test("a file in the folder is complete as soon as it exists", async () => {
  const transport = transportOf({});
  await transport.deliver(mail);
  const seen: string[] = [];
  const watcher = watch(join(folder, "mail"), () => {
    for (const name of eml())
      seen.push(readFileSync(join(folder, "mail", name), "utf8").slice(-60));
  });
  const text = "It plays soft. ".repeat(100_000);
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      transport.deliver({ ...mail, id: `${mail.id}-${number}`, text }),
    ),
  );
  await expect.poll(() => seen.length).toBeGreaterThan(10);
  watcher.close();
  for (const end of seen) expect(end.trimEnd()).toMatch(/--$/);
  expect(readdirSync(join(folder, "mail")).filter((name) => !name.endsWith(".eml"))).toEqual([]);
});

test("if the folder can't be written to, mail waits and none is lost", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const place = await emptyStore("sqlite");
  const outbox = openOutbox(place);
  writeFileSync(join(folder, "mail"), "in the way");
  const transport = transportOf({});
  await outbox.queue("dana@example.com");
  await outbox.deliver(transport);
  expect(await outbox.lines()).toMatchObject([
    { state: "waiting", attempts: 1, last_error: expect.stringMatching(/EEXIST|ENOTDIR/) },
  ]);
  rmSync(join(folder, "mail"));
  outbox.advance(30_000);
  await outbox.deliver(transport);
  expect(await outbox.lines()).toMatchObject([{ state: "delivered" }]);
  expect(eml()).toHaveLength(1);
  await outbox.close();
  await place.remove();
  log.mockRestore();
});
