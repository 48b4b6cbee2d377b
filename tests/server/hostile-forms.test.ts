import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as contactPage from "../../app/contact/contact-page.tsx";
import * as submitMessage from "../../app/contact/submit-message.ts";
import * as newsletterPage from "../../app/newsletter/newsletter-page.tsx";
import * as submitAddress from "../../app/newsletter/submit-address.ts";
import { siteContext } from "../../app/site/site-context.ts";
import { openStore } from "../../db/connect.ts";
import { readEnvironment } from "../../server/environment.ts";
import { readLibrary } from "../../server/library/read-library.ts";
import { openSite, type Site } from "../../server/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

const library = readLibrary(process.cwd());
let place: StorePlace;
let site: Site;

const good = {
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  subject: "'; drop table messages; --",
  message: "Line one\nline two",
};

type Action = (args: never) => Promise<unknown>;

/** Calls a page's action as the router does; an answer of data and one of a response look the same here. */
async function post(action: Action, body: BodyInit | Record<string, string>, headers = {}) {
  const isFields = Object.getPrototypeOf(body) === Object.prototype;
  const request = new Request("http://site/anywhere", {
    method: "POST",
    body: isFields ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
    headers,
  });
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const answer = await action({ request, context, params: {} } as never);
  if (answer instanceof Response)
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      body: await answer.text(),
    };
  const { data, init } = answer as { data: unknown; init: ResponseInit };
  return { status: init.status, body: data };
}

/** Both ways in: the plain form, and the form's script. */
const ofAddresses: [string, Action][] = [
  ["the newsletter's plain form", newsletterPage.action],
  ["the newsletter's script", submitAddress.action],
];
const ofMessages: [string, Action][] = [
  ["the contact form", contactPage.action],
  ["the contact form's script", submitMessage.action],
];

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(
      readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" }),
      () => library,
    );
  });
  afterEach(async () => {
    await site.close();
    place.remove();
  });

  async function stored() {
    const store = openStore(place);
    const subscribers = await store.db.selectFrom("subscribers").select("email").execute();
    const messages = await store.db.selectFrom("messages").selectAll().execute();
    await store.close();
    return { subscribers, messages };
  }
  const nothing = { subscribers: [], messages: [] };

  test.each(ofAddresses)("%s refuses what is no address, and stores nothing", async (_, action) => {
    for (const email of [
      "",
      "dana",
      "dana@example.com\r\nBcc: eve@evil.example",
      "dana@example.com,eve@evil.example",
      '"<script>"@example.com',
      "dana@example.com\0",
      "dana\u202E@example.com",
      `${"d".repeat(60_000)}@example.com`,
    ])
      expect(await post(action, { email })).toMatchObject({ status: 422 });
    const twice = new FormData();
    for (let time = 0; time < 2; time++) twice.append("email", "dana@example.com");
    expect(await post(action, twice)).toMatchObject({ status: 422 });
    expect(await stored()).toEqual(nothing);
  });

  test("a refused address comes back as it was typed", async () => {
    const email = '"><script>alert(1)</script>';
    expect(await post(newsletterPage.action, { email })).toEqual({
      status: 422,
      body: { outcome: { kind: "invalid", problems: "notAnAddress" }, typed: email },
    });
  });

  test.each(ofMessages)("%s names each bad field, and stores nothing", async (_, action) => {
    for (const [name, values] of Object.entries({
      firstName: ["", "x".repeat(51), "Dana\nBcc: eve@evil.example", "<b>"],
      lastName: [" ", "x".repeat(51), "Lee\0", "\u202ELee"],
      email: [
        "",
        "dana",
        "dana@example.com\nBcc: eve@evil.example",
        `${"d".repeat(300)}@a.example`,
      ],
      subject: ["\u3164", "x".repeat(151), "Hello\r\nBcc: eve@evil.example", "<script>"],
      message: ["\n", "x".repeat(5001), "<img src=x onerror=alert(1)>", "a\0b"],
    }))
      for (const value of values) {
        const { status, body } = await post(action, { ...good, [name]: value });
        expect(status).toBe(422);
        const problems =
          typeof body === "string"
            ? (JSON.parse(body) as object)
            : (body as { outcome: { problems: object } }).outcome.problems;
        expect(Object.keys(problems)).toEqual([name]);
      }
    expect(await stored()).toEqual(nothing);
  });

  test.each([...ofAddresses, ...ofMessages])("%s survives what is no form", async (_, action) => {
    for (const [body, type] of [
      ['{"email":"dana@example.com"}', "application/json"],
      ["--x\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=x"],
      ["%E0%A4%A=%&&email", "application/x-www-form-urlencoded"],
      ["email=dana@example.com", "text/plain"],
    ] as const)
      expect(await post(action, body, { "content-type": type })).toMatchObject({ status: 422 });
    expect(await stored()).toEqual(nothing);
  });

  test("what is right is stored once, with SQL for its text, whichever way it comes", async () => {
    const number = (await stored()).messages.length + 1001;
    expect(await post(contactPage.action, good)).toMatchObject({
      status: 303,
      location: `/contact?received=${number}#message`,
    });
    expect(await post(submitMessage.action, good)).toMatchObject({
      status: 201,
      body: String(number),
    });
    expect(await post(newsletterPage.action, { email: " dana@example.com " })).toMatchObject({
      status: 303,
      location: "/newsletter?subscribed#newsletter",
    });
    expect(await post(submitAddress.action, { email: "DANA@example.com" })).toMatchObject({
      status: 201,
      body: "null",
    });
    const { subscribers, messages } = await stored();
    expect(subscribers).toEqual([{ email: "dana@example.com" }]);
    expect(messages).toMatchObject([{ subject: good.subject, message: good.message }]);
  });

  test("a store that is down is a 503, and what was typed comes back", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const down = () => Promise.reject(new Error("the store is down"));
    site = {
      ...site,
      library,
      newsletter: { ...site.newsletter, signUp: down },
      messages: { add: down },
    };
    expect(await post(submitAddress.action, good)).toMatchObject({ status: 503, body: "" });
    expect(await post(submitMessage.action, good)).toMatchObject({ status: 503, body: "" });
    expect(await post(newsletterPage.action, good)).toEqual({
      status: 503,
      body: { outcome: { kind: "failed" }, typed: good.email },
    });
    expect(await post(contactPage.action, good)).toEqual({
      status: 503,
      body: { outcome: { kind: "failed" }, typed: good },
    });
    expect(log.mock.calls.flat().join("\n")).toMatch(/storing a message: the store is down/);
    log.mockRestore();
  });
});
