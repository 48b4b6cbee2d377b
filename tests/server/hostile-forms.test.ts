import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf, islandPropsIn } from "../support/in-process-site.ts";
import { asScript } from "../support/posts.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;

const good = {
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  subject: "'; drop table messages; --",
  message: "Line one\nline two",
};

/** Posts a form. What its page or its script is told of the outcome looks the same here. */
async function post(path: string, body: BodyInit | Record<string, string>, headers = {}) {
  const isFields = Object.getPrototypeOf(body) === Object.prototype;
  const answer = await applicationOf(site)(path, {
    method: "POST",
    body: isFields ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
    headers,
  });
  const { status } = answer;
  const text = await answer.text();
  if (status === 303) return { status, location: answer.headers.get("location") };
  if (!text.startsWith("<!DOCTYPE html>")) {
    const told = JSON.parse(text) as unknown;
    return { status, body: status === 201 ? told : { outcome: told } };
  }
  const island = path === "/contact" ? "contact-form" : "sign-up";
  const { outcome, typed } = islandPropsIn(text, island) as { outcome: object; typed: unknown };
  return { status, body: { outcome, typed } };
}

/** Both ways in: the plain form, and the form's script. */
const ofAddresses = [
  ["the newsletter's plain form", "/newsletter", {}],
  ["the newsletter's script", "/newsletter", asScript],
] as const;
const ofMessages = [
  ["the contact form", "/contact", {}],
  ["the contact form's script", "/contact", asScript],
] as const;

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
    await place.remove();
  });

  async function stored() {
    const store = openStore(place);
    const subscribers = await store.db.selectFrom("subscribers").select("email").execute();
    const messages = await store.db.selectFrom("messages").selectAll().execute();
    await store.close();
    return { subscribers, messages };
  }
  const nothing = { subscribers: [], messages: [] };

  test.each(ofAddresses)(
    "%s refuses what is no address, and stores nothing",
    async (_, path, headers) => {
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
        expect(await post(path, { email }, headers)).toMatchObject({ status: 422 });
      const twice = new FormData();
      for (let time = 0; time < 2; time++) twice.append("email", "dana@example.com");
      expect(await post(path, twice, headers)).toMatchObject({ status: 422 });
      expect(await stored()).toEqual(nothing);
    },
  );

  test("a rejected address comes back as it was typed", async () => {
    const email = '"><script>alert(1)</script>';
    expect(await post("/newsletter", { email })).toEqual({
      status: 422,
      body: { outcome: { kind: "invalid", problems: { email: "notAnAddress" } }, typed: email },
    });
  });

  test.each(ofMessages)("%s names each bad field, and stores nothing", async (_, path, headers) => {
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
        const { status, body } = await post(path, { ...good, [name]: value }, headers);
        expect(status).toBe(422);
        const { outcome } = body as { outcome: { problems: object } };
        expect(Object.keys(outcome.problems)).toEqual([name]);
      }
    expect(await stored()).toEqual(nothing);
  });

  test.each([...ofAddresses, ...ofMessages])(
    "%s survives what is no form",
    async (_, path, headers) => {
      for (const [body, type] of [
        ['{"email":"dana@example.com"}', "application/json"],
        ["--x\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=x"],
        ["%E0%A4%A=%&&email", "application/x-www-form-urlencoded"],
        ["email=dana@example.com", "text/plain"],
      ] as const)
        expect(await post(path, body, { ...headers, "content-type": type })).toMatchObject({
          status: 422,
        });
      expect(await stored()).toEqual(nothing);
    },
  );

  test("valid input is stored once, with SQL as its text, by plain form and by script", async () => {
    const number = (await stored()).messages.length + 1001;
    expect(await post("/contact", good)).toMatchObject({
      status: 303,
      location: `/contact?received=${number}#message`,
    });
    expect(await post("/contact", good, asScript)).toMatchObject({
      status: 201,
      body: number,
    });
    expect(await post("/newsletter", { email: " dana@example.com " })).toMatchObject({
      status: 303,
      location: "/newsletter?subscribed#newsletter",
    });
    expect(await post("/newsletter", { email: "DANA@example.com" }, asScript)).toMatchObject({
      status: 201,
      body: null,
    });
    const { subscribers, messages } = await stored();
    expect(subscribers).toEqual([{ email: "dana@example.com" }]);
    expect(messages).toMatchObject([{ subject: good.subject, message: good.message }]);
  });

  test("nobody learns from an answer whether an address is known", async () => {
    for (const path of ["/newsletter", "/newsletter/reviews/diadem-hero"])
      for (const email of ["dana@example.com", "DANA@example.com", "lee@example.com"])
        expect(await post(path, { email }, asScript)).toMatchObject({ status: 201, body: null });
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
    for (const path of ["/newsletter", "/contact"])
      expect(await post(path, good, asScript)).toEqual({
        status: 503,
        body: { outcome: { kind: "failed" } },
      });
    expect(await post("/newsletter", good)).toEqual({
      status: 503,
      body: { outcome: { kind: "failed" }, typed: good.email },
    });
    expect(await post("/contact", good)).toEqual({
      status: 503,
      body: { outcome: { kind: "failed" }, typed: good },
    });
    expect(log.mock.calls.flat().join("\n")).toMatch(/storing a message: the store is down/);
    log.mockRestore();
  });
});
