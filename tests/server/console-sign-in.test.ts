import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { linkLife } from "../../src/console/sign-in/lifetimes.ts";
import { routes } from "../../src/pages.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { cookieOf } from "../support/console-client.ts";
import { consoleSite, dana } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { samplePaths } from "../support/sample-paths.ts";

const signInPaths = [addresses.consoleSignIn.path, addresses.consoleLink.path];
/** All but the links in the email about a report, which work by themselves. */
const consoleRoutes = routes.filter(
  ({ path }) => /^\/owner(\/|$)/.test(path) && path !== addresses.reportLink.path,
);
const inside = consoleRoutes
  .filter(({ path }) => !(signInPaths as string[]).includes(path))
  .map(({ path }) => Object.entries(addresses).find(([, each]) => each.path === path)![0])
  .map((name) => samplePaths[name as keyof typeof samplePaths]);

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

  test("of two who use a link at once, one is signed in", async () => {
    const path = await link();
    const answers = await Promise.all([post(path), post(path), post(path)]);
    expect(answers.filter((answer) => cookieOf(answer) !== undefined)).toHaveLength(1);
  });

  test("a link that is old, altered or made up doesn't work", async () => {
    const old = await link();
    here.now += linkLife;
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
    here.now += linkLife;
    await post("/owner/sign-in", { email: dana.email });
    expect(await rows("outbox")).toHaveLength(6);
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
