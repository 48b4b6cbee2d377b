import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addresses } from "../../src/addresses.ts";
import type { Person } from "../../src/console/people.ts";
import { linkLife, sessionLife } from "../../src/console/sign-in/lifetimes.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { routes } from "../../src/pages.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { openSite, type Site } from "../../src/site.ts";
import { cookieOf, fromOurPage, linkFor, signedIn } from "../support/console-client.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { type Ask, applicationOf } from "../support/in-process-site.ts";
import { samplePaths } from "../support/sample-paths.ts";

const library = readLibrary(process.cwd());
const dana: Person = { name: "Dana", email: "dana@example.com", role: "owner" };
const lee: Person = { name: "Lee", email: "lee@example.com", role: "moderator" };
const begin = Date.parse("2026-05-04T09:30:00Z");

const signInPaths = [addresses.consoleSignIn.path, addresses.consoleLink.path];
const consoleRoutes = routes.filter(({ path }) => /^\/owner(\/|$)/.test(path));
const inside = consoleRoutes
  .filter(({ path }) => !(signInPaths as string[]).includes(path))
  .map(({ path }) => Object.entries(addresses).find(([, each]) => each.path === path)![0])
  .map((name) => samplePaths[name as keyof typeof samplePaths]);

describe.each(engines)("signing in to the console on %s", (engine) => {
  let place: StorePlace;
  let site: Site;
  let ask: Ask;
  let now: number;
  let people: Person[];
  const logged: string[] = [];

  beforeEach(async () => {
    now = begin;
    people = [dana, lee];
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL });
    site = await openSite(
      environment,
      () => ({ ...library, site: { ...library.site, console: people } }),
      () => now,
    );
    ask = applicationOf(site);
    logged.length = 0;
    for (const method of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation((...line) => void logged.push(line.join(" ")));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await place.remove();
  });

  const account = addresses.consoleAccount.path;
  const post = (path: string, fields: Record<string, string> = {}, headers = {}) =>
    ask(path, {
      method: "POST",
      headers: { ...fromOurPage, ...headers },
      body: new URLSearchParams(fields),
    });
  const link = (email = dana.email) => linkFor(place, email, now);
  const signIn = (email = dana.email) => signedIn(ask, place, email, now);
  async function inStore<Result>(read: (store: ReturnType<typeof openStore>) => Promise<Result>) {
    const store = openStore(place);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  }
  const rows = (table: string) =>
    inStore(async ({ db }) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows);

  test.each(inside)("%s is for those who are signed in", async (path) => {
    const asked = await ask(path);
    expect([asked.status, asked.headers.get("location")]).toEqual([
      302,
      `/owner/sign-in?to=${encodeURIComponent(path)}`,
    ]);
    const posted = await post(path, { act: "delete", id: "1" });
    // A page without acts takes none.
    expect([302, 405]).toContain(posted.status);
  });

  test("nothing of it is kept, listed or told to others", async () => {
    const { get } = await signIn();
    expect(consoleRoutes.filter(({ isCached }) => isCached)).toEqual([]);
    for (const path of [account, addresses.consoleSignIn.path, await link()]) {
      const { headers } = await get(path);
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
      expect(headers.get("referrer-policy"), path).toBe("same-origin");
    }
    expect(await (await ask("/sitemap.xml")).text()).not.toContain("/owner");
  });

  test("a link signs in once, and looking at it changes nothing", async () => {
    const path = await link();
    for (let look = 0; look < 3; look++) {
      const page = await ask(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Sign in as");
    }
    const first = await post(path);
    expect([first.status, first.headers.get("location")]).toEqual([303, "/owner"]);
    expect(first.headers.get("set-cookie")).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(first)!;
    expect((await ask(account, { headers: { cookie } })).status).toBe(200);
    const second = await post(path);
    expect([second.status, second.headers.get("set-cookie")]).toEqual([404, null]);
    expect((await ask(path)).status).toBe(404);
  });

  test("of two who use a link at once, one is signed in", async () => {
    const path = await link();
    const answers = await Promise.all([post(path), post(path), post(path)]);
    expect(answers.filter((answer) => cookieOf(answer) !== undefined)).toHaveLength(1);
  });

  test("a link that is old, altered or made up doesn't work", async () => {
    const old = await link();
    now += linkLife;
    const altered = (await link()).replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const path of [old, altered, `/owner/sign-in/${"0".repeat(64)}`, "/owner/sign-in/1"])
      for (const answer of [await ask(path), await post(path)])
        expect([answer.status, cookieOf(answer)], path).toEqual([404, undefined]);
  });

  test("guessing ends after as many tries as a visitor has an hour", async () => {
    const { perVisitor } = hourlyLimits.signIn;
    const statuses = [];
    for (let guess = 0; guess <= perVisitor; guess++)
      statuses.push((await post(`/owner/sign-in/${String(guess).padStart(64, "0")}`)).status);
    expect(statuses).toEqual([...Array<number>(perVisitor).fill(404), 429]);
    expect((await post(await link())).status).toBe(429);
  });

  test("an address gets a link only if it's listed, and the page says the same", async () => {
    const said = [];
    for (const email of ["nobody@example.com", " DANA@Example.com ", "", "x".repeat(10_000)]) {
      const answer = await post("/owner/sign-in", { email });
      said.push([answer.status, answer.headers.get("location"), await answer.text()]);
    }
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
    const mails = await rows("outbox");
    expect(mails).toMatchObject([{ kind: "sign-in", recipient: dana.email }]);
  });

  test("nobody can fill an owner's mailbox", async () => {
    for (let time = 0; time < 8; time++) await post("/owner/sign-in", { email: dana.email });
    expect(await rows("outbox")).toHaveLength(5);
    now += linkLife;
    await post("/owner/sign-in", { email: dana.email });
    expect(await rows("outbox")).toHaveLength(6);
  });

  test("a session that was planted before signing in isn't the one after", async () => {
    const planted = `console=${"a".repeat(64)}`;
    const answer = await post(await link(), {}, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await ask(account, { headers: { cookie: planted } })).status).toBe(302);
  });

  test("signing in again ends the browser's earlier session", async () => {
    const { cookie } = await signIn();
    const again = cookieOf(await post(await link(), {}, { cookie }))!;
    expect((await ask(account, { headers: { cookie } })).status).toBe(302);
    expect((await ask(account, { headers: { cookie: again } })).status).toBe(200);
    expect(await rows("console_sessions")).toHaveLength(1);
  });

  test.each([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from a subdomain", { "sec-fetch-site": "same-site" }],
    ["with a foreign origin", { origin: "https://evil.example" }],
    ["with no word of where it's from", { "sec-fetch-site": undefined }],
  ])("a form %s does nothing, whatever cookie comes with it", async (_, headers) => {
    const { cookie } = await signIn();
    const given = Object.entries({ ...fromOurPage, cookie, ...headers }).filter(
      (each): each is [string, string] => each[1] !== undefined,
    );
    const body = new URLSearchParams({ act: "sign out everywhere" });
    const forged = await ask(account, { method: "POST", headers: given, body });
    expect(forged.status).toBe(403);
    expect((await ask(account, { headers: { cookie } })).status).toBe(200);
  });

  test("who is taken off the list is out at once, and a changed role counts at once", async () => {
    const { get } = await signIn();
    people = [lee, { ...dana, role: "moderator" }];
    expect(await (await get(account)).text()).toContain("moderator");
    people = [lee];
    expect((await get(account)).status).toBe(302);
    const path = await link();
    expect([(await ask(path)).status, (await post(path)).status]).toEqual([404, 404]);
  });

  test("a session ends when it isn't used for a week, and after a month in any case", async () => {
    const { get } = await signIn();
    const idle = await signIn(lee.email);
    for (let passed = 0; passed < sessionLife.whole; passed += sessionLife.idle / 2) {
      expect((await get(account)).status).toBe(200);
      now += sessionLife.idle / 2;
      if (passed === sessionLife.idle) expect((await idle.get(account)).status).toBe(302);
    }
    expect((await get(account)).status).toBe(302);
  });

  test("sessions are ended one by one, or all at once, and nobody ends another's", async () => {
    const [one, two, other] = [await signIn(), await signIn(), await signIn(lee.email)];
    const sessions = (await rows("console_sessions")) as { person: string; digest: string }[];
    const theirs = sessions.find(({ person }) => person === lee.email)!;
    const refused = await one.post(account, { act: "end session", session: theirs.digest });
    expect(refused.status).toBe(404);
    expect((await other.get(account)).status).toBe(200);
    await one.post(account, { act: "sign out" });
    expect([(await one.get(account)).status, (await two.get(account)).status]).toEqual([302, 200]);
    const three = await signIn();
    const last = await three.post(account, { act: "sign out everywhere" });
    expect(last.headers.get("set-cookie")).toContain("Max-Age=0");
    for (const each of [two, three]) expect((await each.get(account)).status).toBe(302);
    expect((await other.get(account)).status).toBe(200);
  });

  test("the store and the log hold nothing that signs in", async () => {
    const path = await link();
    const { cookie } = await signIn();
    await ask(path);
    await post(path);
    const key = path.split("/").at(-1)!;
    const secret = cookie.split("=")[1]!;
    const kept = JSON.stringify([
      await rows("console_links"),
      await rows("console_sessions"),
      await rows("owner_acts"),
      logged,
    ]);
    expect(kept).toContain("Dana");
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(secret);
  });

  test("going on after signing in leads to the console alone", async () => {
    for (const to of ["//evil.example", "https://evil.example/owner", "/ownership", "/", ""]) {
      const page = await ask(`/owner/sign-in?to=${encodeURIComponent(to)}`);
      const html = await page.text();
      expect(html).toContain('<a href="/owner">');
      expect(html).not.toContain("evil");
    }
    expect(await (await ask("/owner/sign-in?to=%2Fowner%2Faccount")).text()).toContain(
      '<a href="/owner/account">',
    );
  });

  test("answers that no passkey has signed are refused", async () => {
    const asked = await post(
      "/owner/sign-in",
      { act: "ask for a passkey" },
      { accept: "application/json" },
    );
    expect(asked.status).toBe(201);
    const { challenge } = JSON.parse((await asked.json()) as string) as { challenge: string };
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: "webauthn.get", challenge, origin: site.settings.siteUrl }),
    ).toString("base64url");
    for (const answer of [
      "",
      "null",
      "[]",
      '{"id":1}',
      JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: { clientDataJSON } }),
    ]) {
      const refused = await post("/owner/sign-in", { act: "use a passkey", answer });
      expect([refused.status, cookieOf(refused)], answer).toEqual([422, undefined]);
    }
  });
});
