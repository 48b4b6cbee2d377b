import type { Selectable } from "kysely";
import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { linkLife, maxEmailedLinks } from "../../src/office/console/sign-in/lifetimes.ts";
import { routes } from "../../src/pages.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import type { OutboxTable } from "../../src/platform/store/tables.ts";
import { cookieOf } from "../support/console-client.ts";
import { consoleSite, dana, lee } from "../support/console-site.ts";
import { bothEngines, engines } from "../support/engines.ts";
import { runOwner } from "../support/owner-command.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const signInPaths = [addresses.consoleSignIn.path, addresses.consoleLink.path];
/** All but the links in the email about a report, which work by themselves. */
const consoleRoutes = routes.filter(
  ({ path }) => /^\/owner(\/|$)/.test(path) && path !== addresses.reportLink.path,
);
const inside = consoleRoutes
  .filter(({ path }) => !(signInPaths as string[]).includes(path))
  .map(({ path }) => Object.entries(addresses).find(([, each]) => each.path === path)![0])
  .map((name) => samplePaths[name as keyof typeof samplePaths]);

// What is done at once waits for a lock, which each engine has in its own way.
describe.each(bothEngines)("signing in at once on %s", (engine) => {
  const here = consoleSite(engine);
  const { post, link, rows } = here;

  test("of two who use a link at once, one is signed in", async () => {
    const path = await link();
    const answers = await Promise.all([post(path), post(path), post(path)]);
    expect(answers.filter((answer) => cookieOf(answer) !== undefined)).toHaveLength(1);
  });

  test("of ten requests at once, no more are emailed than one after the other", async () => {
    const content = { subject: "", text: "", html: "" };
    // Each from an address of its own: those of one wait for each other to be counted.
    const tenFor = async (email: string) =>
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          here.site.console.signIn.mailLink(email, () => content, `203.0.113.${index}`),
        ),
      );
    // Opens as many connections as there are.
    await tenFor("nobody@example.com");
    await tenFor(dana.email);
    expect(await rows("outbox")).toHaveLength(maxEmailedLinks);
  });
});

describe.each(engines)("signing in to the console on %s", (engine) => {
  const here = consoleSite(engine);
  const { ask, post, link, signIn, rows } = here;
  const account = addresses.consoleAccount.path;

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

  test("a link that is old, altered or made up doesn't work", async () => {
    const old = await link();
    here.now += linkLife.printed;
    const altered = (await link()).replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const path of [old, altered, `/owner/sign-in/${"0".repeat(64)}`, "/owner/sign-in/1"])
      for (const answer of [await ask(path), await post(path)])
        expect([answer.status, cookieOf(answer)], path).toEqual([404, undefined]);
  });

  test("wrong keys aren't counted, and never keep out someone with a right one", async () => {
    const right = await link();
    for (let guess = 0; guess <= hourlyLimits.signIn.perVisitor; guess++) {
      const wrong = await post(`/owner/sign-in/${String(guess).padStart(64, "0")}`);
      expect(wrong.status).toBe(404);
    }
    expect(await rows("accepted_posts")).toEqual([]);
    expect((await post(right)).status).toBe(303);
    expect(await rows("accepted_posts")).toEqual([]);
  });

  test("requests for links, and for passkeys, end after as many as a visitor has an hour", async () => {
    const { perVisitor } = hourlyLimits.signIn;
    const right = await link();
    const tries = [{ act: "ask for a passkey" }, { email: dana.email }, { email: "x@example.com" }];
    const statuses = [];
    for (let count = 0; count < perVisitor; count++)
      statuses.push((await post("/owner/sign-in", tries[count % tries.length])).status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    for (const fields of tries) expect((await post("/owner/sign-in", fields)).status).toBe(429);
    expect((await post(right)).status).toBe(303);
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
    expect(JSON.stringify(mails)).toContain("Your link to sign in to RallyRank");
    const form = await visitPlain(ask, account);
    const asked = await form.submit("Email me a link", { email: "nobody@example.com" });
    expect(asked.text).toContain("a link is on its way");
  });

  const askForLink = (email = dana.email) => post("/owner/sign-in", { email });
  /** The links in emails to someone, as paths, oldest first. */
  async function emailed(email = dana.email) {
    const all = (await rows("outbox")) as Selectable<OutboxTable>[];
    const mails = all.filter(({ recipient }) => recipient === email);
    const sorted = mails.toSorted((one, other) => one.created_at - other.created_at);
    return sorted.map(({ content }) => /\/owner\/sign-in\/[0-9a-f]{64}/.exec(content!)![0]);
  }

  test("nobody can fill an owner's mailbox, and the newest link in it works all the while", async () => {
    // Someone asks every five minutes for six hours.
    for (let asked = 0; asked < 72; asked++) {
      expect((await askForLink()).status).toBe(303);
      expect((await ask((await emailed()).at(-1)!)).status).toBe(200);
      here.now += 5 * 60_000;
    }
    expect(await emailed()).toHaveLength(6 * maxEmailedLinks);
  });

  test("a link that was used makes room for the next", async () => {
    for (let time = 0; time < 4; time++) await askForLink();
    const sent = await emailed();
    expect(sent).toHaveLength(maxEmailedLinks);
    expect((await post(sent.at(-1)!)).status).toBe(303);
    await askForLink();
    await askForLink();
    expect(await emailed()).toHaveLength(maxEmailedLinks + 1);
    expect(await emailed(lee.email)).toEqual([]);
    await askForLink(lee.email);
    expect(await emailed(lee.email)).toHaveLength(1);
  });

  test("'console link' makes one, however many links strangers asked for", async () => {
    const { contactEmail } = here.site.library.site;
    here.people = [{ ...dana, email: contactEmail }];
    for (let time = 0; time < 5; time++) await askForLink(contactEmail);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = here.place;
    for (let time = 0; time < 3; time++) {
      const { code, output } = await runOwner({ DATA_DIR, DATABASE_URL }, "console", "link");
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(/\/owner\/sign-in\/[0-9a-f]{64}\n/),
      ]);
    }
    expect((await ask((await emailed(contactEmail)).at(-1)!)).status).toBe(200);
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
      here.logged,
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
      JSON.stringify({ type: "webauthn.get", challenge, origin: here.site.settings.siteUrl }),
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
