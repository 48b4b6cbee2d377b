import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { fromOurPage } from "../support/console-client.ts";
import { consoleSite } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText, shownBy } from "../support/in-process-site.ts";
import { addReader } from "../support/newsletter-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const { path } = addresses.consoleSubscribers;
const mailbox = mkdtempSync(join(tmpdir(), "rallyrank-mailbox-"));
afterAll(() => rmSync(mailbox, { recursive: true }));
const secret = "a-secret-of-26-characters.";
const bounces = addresses.newsletterBounces.path;

const list = [
  "Email,Created at,Status",
  "ann@example.com,2024-05-01,active",
  "bo@example.com,2024-05-02,active",
  "cy@example.com,2024-05-03,inactive",
  "oops,2024-05-03,active",
].join("\n");

describe.each(engines)("a list of readers on %s", (engine) => {
  const here = consoleSite(engine);

  const upload = async (text: string, name = "members.csv") => {
    const { ask } = await here.signIn();
    const body = new FormData();
    body.append("act", "read-list");
    body.append("file", new Blob([text]), name);
    const answer = await ask(path, { method: "POST", headers: fromOurPage, body });
    const html = await answer.text();
    const [, sheet = ""] = /name="sheet" value="([^"]*)"/.exec(html) ?? [];
    return { status: answer.status, text: plainText(html.replaceAll("<!-- -->", "")), sheet };
  };
  const emails = async () =>
    ((await here.rows("subscribers")) as { email: string }[]).map(({ email }) => email).toSorted();

  test("is shown first, then brought with how they agreed, and emails nobody", async () => {
    await addReader(here.site, "bo");
    const shown = await upload(list);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(
      "4 rows: 1 new, 1 not subscribed there, 1 already subscribed here, 1 wrong.",
    );
    expect(shown.text).toContain('Row 5: "oops" is not an email address.');
    expect(await emails()).toEqual(["bo@example.com"]);

    const browser = await here.signIn();
    const fields = { act: "save-list", sheet: shown.sheet, how: "the form on our Ghost site" };
    expect((await browser.post(path, fields)).status).toBe(422);
    expect((await browser.post(path, { ...fields, how: "", sure: "yes" })).status).toBe(422);
    expect(await emails()).toEqual(["bo@example.com"]);
    const before = (await here.rows("outbox")).length;
    const saved = await browser.post(path, { ...fields, sure: "yes" });
    const to = saved.headers.get("location")!;
    expect([saved.status, to]).toEqual([
      303,
      expect.stringMatching(/^\/owner\/subscribers\?done=subscribers\+import&count=1&undo=/),
    ]);
    expect(await shownBy(await browser.get(to))).toContain(
      "Readers imported: 1. None of them was emailed.",
    );
    expect(await emails()).toEqual(["ann@example.com", "bo@example.com"]);
    expect(await here.rows("outbox")).toHaveLength(before);

    const found = await browser.post(path, { act: "find", address: "ann@example.com" });
    expect(await shownBy(found)).toContain(
      "Agreed by: the form on our Ghost site (Created at 2024-05-01)",
    );
  });

  test("may be as long as a spreadsheet, and no longer", async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `reader-${index}@example.com,2024-05-01`,
    );
    const { text } = await upload(["Email,Created at", ...rows].join("\n"));
    expect(text).toContain("5,000 rows: 5,000 new, 0 wrong.");
    expect((await upload("a".repeat(3 * 1024 * 1024))).status).toBe(413);
  });

  test.each([
    ["", "Choose a file first."],
    ["%PDF-1.7", "This is a PDF."],
    ["Name\nAnn", "No column has the heading Email, so nothing was read."],
  ])("of %j isn't read, and the page says why", async (text, problem) => {
    expect((await upload(text)).text).toContain(problem);
    expect(await emails()).toEqual([]);
  });
});

describe.each(engines)("bounces on %s", (engine) => {
  const here = consoleSite(engine, {
    settings: {
      BOUNCE_SECRET: secret,
      BOUNCE_MAILBOX: mailbox,
      SITE_URL: "https://rallyrank.example",
    },
  });

  const stateOf = async (name: string) =>
    (
      (await here.rows("subscribers")) as { email_key: string; state: string; bounce: string }[]
    ).find((each) => each.email_key === `${name}@example.com`);
  const post = (body: string, type = "application/json", authorization = `Bearer ${secret}`) =>
    here.ask(bounces, { method: "POST", headers: { "content-type": type, authorization }, body });
  const basic = `Basic ${Buffer.from(`rallyrank:${secret}`).toString("base64")}`;

  test.each([
    ["none", undefined, 401],
    ["another", "Bearer another-secret-of-30-characters", 401],
    ["a part of it", `Bearer ${secret.slice(0, -1)}`, 401],
    ["the secret", `Bearer ${secret}`, 200],
    ["the secret as a password", basic, 200],
  ])("posted with %s as the secret", async (_, authorization, status) => {
    await addReader(here.site, "ann");
    const answer = await here.ask(bounces, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      body: '{"bounced":"ann@example.com","said":"550 no such user"}',
    });
    expect(answer.status).toBe(status);
    expect(await stateOf("ann")).toMatchObject(
      status === 200
        ? { state: "unsubscribed", bounce: "550 no such user" }
        : { state: "confirmed" },
    );
  });

  test.each([
    ["Postmark", { RecordType: "Bounce", Type: "HardBounce", Email: "ann@example.com" }, 1],
    [
      "Postmark's full mailbox",
      { RecordType: "Bounce", Type: "SoftBounce", Email: "ann@example.com" },
      0,
    ],
    [
      "Mailgun",
      {
        signature: {},
        "event-data": {
          event: "failed",
          severity: "permanent",
          recipient: "ann@example.com",
          "delivery-status": { code: 550, message: "5.1.1 No such user" },
        },
      },
      1,
    ],
    [
      "Mailgun's retry",
      {
        "event-data": {
          event: "failed",
          severity: "temporary",
          recipient: "ann@example.com",
          "delivery-status": { code: 450, message: "4.2.1 later" },
        },
      },
      0,
    ],
    [
      "SendGrid",
      [
        { event: "delivered", email: "bo@example.com" },
        {
          event: "bounce",
          type: "bounce",
          status: "5.1.1",
          reason: "550 gone",
          email: "ann@example.com",
        },
      ],
      1,
    ],
    [
      "SendGrid's block",
      [{ event: "bounce", type: "blocked", status: "5.1.1", email: "ann@example.com" }],
      0,
    ],
    ["Brevo", { event: "hard_bounce", email: "Ann@example.com", reason: "gone" }, 1],
    ["anything else", { event: "opened", email: "ann@example.com" }, 0],
    ["no address", { bounced: "ann" }, 0],
    ["a list of nothing", [null, 1, "bounced"], 0],
  ])("posted by %s", async (_, event, ended) => {
    for (const name of ["ann", "bo"]) await addReader(here.site, name);
    const answer = await post(JSON.stringify(event));
    expect([answer.status, await answer.text()]).toEqual([200, `Ended: ${ended}\n`]);
    expect((await stateOf("ann"))!.state).toBe(ended === 1 ? "unsubscribed" : "confirmed");
    expect((await stateOf("bo"))!.state).toBe("confirmed");
  });

  test("that aren't JSON are refused, and reading is nothing", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await here.ask(bounces)).status).toBe(404);
  });

  /** The report that an email of ours to a reader bounced. */
  async function reportOf(name: string, message?: string): Promise<string> {
    const store = openStore(here.place);
    const mail = await store.db
      .updateTable("outbox")
      .set({ state: "delivered", ended_at: here.now, kind: "known" })
      .where("email_key", "=", `${name}@example.com`)
      .returning("id")
      .executeTakeFirstOrThrow();
    await store.close();
    return [
      "From: MAILER-DAEMON@mx.example.net",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
      "",
      "--B",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example.net",
      "",
      `Final-Recipient: rfc822; ${name}@example.com`,
      "Action: failed",
      "Status: 5.1.1",
      "",
      "--B",
      "Content-Type: text/rfc822-headers",
      "",
      `Message-ID: <${message ?? mail.id}@rallyrank.example>`,
      "",
      "--B--",
      "",
    ].join("\n");
  }

  test("posted as an email end the address of the email that bounced, and no stranger's", async () => {
    for (const name of ["ann", "bo"]) await addReader(here.site, name);
    const forged = await reportOf("bo", crypto.randomUUID());
    expect(await (await post(forged, "message/rfc822")).text()).toBe("Ended: 0\n");
    expect(await (await post(await reportOf("ann"), "message/rfc822")).text()).toBe("Ended: 1\n");
    expect((await stateOf("bo"))!.state).toBe("confirmed");
    const found = await (
      await here.signIn()
    ).post(path, { act: "find", address: "ann@example.com" });
    const html = await shownBy(found);
    expect(html).toContain("The newsletter: bounced");
    expect(html).toContain("Its mail server said: 5.1.1");
  });

  test("of 50 in a list of 2,000 end these addresses: no issue after that goes to them, and the owner sees so", async () => {
    const open = async (page: string = path) => visitPlain((await here.signIn()).ask, page);
    const emails = Array.from({ length: 2000 }, (_, at) => `reader-${at}@example.com`);
    const csv = [
      "email,subscribed_to_emails,created_at",
      ...emails.map((email, at) => `${email},true,2024-05-01T10:00:${at % 60}.000Z`),
    ].join("\n");
    const file = new File([csv], "members.csv");
    const read = await (await open()).submit("Show what it would bring", { file });
    expect(read.text).toContain("2,000 rows: 2,000 new, 0 wrong.");
    const how = "the form on our Ghost site";
    const brought = await read.submit("Bring 2,000 readers", { how, sure: "yes" });
    expect(brought.text).toContain("Readers imported: 2,000. None of them was emailed.");

    // Everyone gets the first issue. The mail service reports 25 bounces at once, and mail servers the other 25.
    const issue = async (readers: string) => {
      const next = await open(addresses.consoleNewsletter.path);
      const question = await next.submit(`Send to ${readers} readers`, { intro: "Indoors." });
      const sent = await question.submit(`Send to ${readers} readers`, { sure: "yes" });
      expect(sent.text).toContain(`The issue is on its way. Readers: ${readers}.`);
      const mails = (await here.rows("outbox")) as { recipient: string; issue_date: string }[];
      const dates = mails.map((mail) => mail.issue_date).toSorted();
      const last = mails.filter((mail) => mail.issue_date === dates.at(-1));
      return new Set(last.map(({ recipient }) => recipient));
    };
    expect(await issue("2,000")).toEqual(new Set(emails));
    const gone = emails.filter((_, at) => at % 40 === 0);
    const posted = gone.slice(0, 25).map((email) => ({
      event: "bounce",
      type: "bounce",
      status: "5.1.1",
      reason: "550 no such user",
      email,
    }));
    expect(await (await post(JSON.stringify(posted))).text()).toBe("Ended: 25\n");
    for (const email of gone.slice(25)) {
      const report = await reportOf(email.split("@")[0]!);
      expect(await (await post(report, "message/rfc822")).text()).toBe("Ended: 1\n");
    }

    here.now += 7 * 24 * 3_600_000;
    const rest = await issue("1,950");
    expect(rest).toEqual(new Set(emails).difference(new Set(gone)));
    const page = await open();
    expect(page.text).toMatch(/The newsletter\W+1,950\W+0\W+0\W+50\b/);
    const found = await page.submit("Find the address", { address: gone[0]! });
    for (const said of ["The newsletter: bounced", "550 no such user", how, "2024-05-01"])
      expect(found.text).toContain(said);
  });

  test("in a Maildir are read once, also after they were moved, and nothing there changes", async () => {
    for (const folder of ["new", "cur"]) mkdirSync(join(mailbox, folder), { recursive: true });
    for (const name of ["ann", "bo"]) await addReader(here.site, name);
    writeFileSync(join(mailbox, "new", "1.a.host"), "From: a friend\n\nHello");
    writeFileSync(join(mailbox, "new", "2.a.host"), await reportOf("ann"));
    await here.site.bounces.readMailbox();
    expect((await stateOf("ann"))!.state).toBe("unsubscribed");
    renameSync(join(mailbox, "new", "2.a.host"), join(mailbox, "cur", "2.a.host:2,S"));
    writeFileSync(join(mailbox, "cur", "3.a.host:2,"), await reportOf("bo"));
    await here.site.bounces.readMailbox();
    expect((await stateOf("bo"))!.state).toBe("unsubscribed");
    rmSync(join(mailbox, "new"), { recursive: true });
    rmSync(join(mailbox, "cur"), { recursive: true });
  });
});

describe("bounces without a secret in the settings", () => {
  const here = consoleSite("sqlite");

  test("have no address to be posted to", async () => {
    const headers = { "content-type": "application/json", authorization: "Bearer " };
    const body = '{"bounced":"ann@example.com"}';
    expect((await here.ask(bounces, { method: "POST", headers, body })).status).toBe(404);
  });
});
