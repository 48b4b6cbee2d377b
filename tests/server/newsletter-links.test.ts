import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as confirmPage from "../../app/newsletter/confirm-page.tsx";
import * as issuePage from "../../app/newsletter/issue-page.tsx";
import * as unsubscribePage from "../../app/newsletter/unsubscribe-page.tsx";
import { weeklyIssue } from "../../app/newsletter/weekly-issue.ts";
import { siteContext } from "../../app/site/site-context.ts";
import { openStore } from "../../db/connect.ts";
import { confirmationLife } from "../../model/newsletter.ts";
import { readEnvironment } from "../../server/environment.ts";
import { readLibrary } from "../../server/library/read-library.ts";
import { openSite, type Site } from "../../server/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

const library = readLibrary(process.cwd());
let place: StorePlace;
let site: Site;
/** The token of the last confirmation email. */
let token: string;
let now: number;

type Handler = (args: never) => unknown;

/** Calls a page's loader or action as the router does. */
async function ask(handler: Handler, path: string, body?: Record<string, string>) {
  const request = new Request(`http://site${path}`, {
    method: body ? "POST" : "GET",
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const params = { date: path.split("/").at(-1) };
  const answer = await handler({ request, context, params } as never);
  const { data, init } = answer as { data: { state: string; token: string }; init: ResponseInit };
  return { status: init.status, state: data.state, token: data.token };
}

const confirmation = (secret: string) => `/newsletter/confirm?token=${secret}`;
const leaving = (key: string) => `/newsletter/unsubscribe?key=${key}`;
const nobodys = "x".repeat(32);

const open = async (settings: Record<string, string> = {}) => {
  site = await openSite(
    readEnvironment({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      RATE_LIMIT: "off",
      ...settings,
    }),
    () => library,
    () => now,
  );
};

/** What the store holds of the one reader: its state, and the key of the mails. */
async function reader(): Promise<{ state: string; key: string } | undefined> {
  await site.close();
  const store = openStore(place);
  const found = await store.db
    .selectFrom("subscribers")
    .select(["state", "unsubscribe_key as key"])
    .executeTakeFirst();
  await store.close();
  await open();
  return found;
}

describe.each(engines)("the links of the newsletter's mails (%s)", (engine) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    place = await emptyStore(engine);
    await open();
    const mails = {
      confirm(secret: string) {
        token = secret;
        return { subject: "", text: "", html: "" };
      },
      known: () => ({ subject: "", text: "", html: "" }),
    };
    const email = { address: "dana@example.com", key: "dana@example.com" };
    await site.newsletter.signUp(email, mails, "127.0.0.1");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    place.remove();
  });

  test("looking at one, however often, confirms and unsubscribes nobody", async () => {
    for (const _ of [1, 2])
      expect(await ask(confirmPage.loader, confirmation(token))).toMatchObject({
        status: 200,
        state: "ready",
        token,
      });
    expect(await reader()).toMatchObject({ state: "pending" });
    await ask(confirmPage.action, "/newsletter/confirm", { token });
    const { key } = (await reader())!;
    expect(await ask(unsubscribePage.loader, leaving(key))).toMatchObject({ state: "ready" });
    expect(await reader()).toMatchObject({ state: "confirmed" });
  });

  test("pressing confirms, and pressing again says so again", async () => {
    for (const _ of [1, 2])
      expect(await ask(confirmPage.action, "/newsletter/confirm", { token })).toMatchObject({
        status: 200,
        state: "done",
      });
    expect(await reader()).toMatchObject({ state: "confirmed" });
  });

  test.each([
    ["of nobody's", () => nobodys, 0],
    ["too old", () => token, confirmationLife],
    ["cut off", () => token.slice(0, 10), 0],
    ["without its token", () => "", 0],
    ["made up to do harm", () => "'; drop table confirmations; --", 0],
  ])("a confirmation %s leads back to the form", async (_, tokenOf, later) => {
    now += later;
    const path = confirmation(encodeURIComponent(tokenOf()));
    expect(await ask(confirmPage.loader, path)).toMatchObject({ status: 410, state: "gone" });
    const pressed = await ask(confirmPage.action, "/newsletter/confirm", { token: tokenOf() });
    expect(pressed).toMatchObject({ status: 410, state: "gone" });
    expect(await reader()).toMatchObject({ state: "pending" });
  });

  test.each<[string, (key: string) => [string, Record<string, string>]]>([
    ["the page's button", (key) => ["/newsletter/unsubscribe", { key }]],
    ["a mail program's one click", (key) => [leaving(key), { "List-Unsubscribe": "One-Click" }]],
  ])("%s unsubscribes, also twice, and answers a key of nobody's alike", async (_, post) => {
    await ask(confirmPage.action, "/newsletter/confirm", { token });
    const { key } = (await reader())!;
    const answers = [];
    for (const each of [key, key, nobodys]) {
      const { status, state } = await ask(unsubscribePage.action, ...post(each));
      answers.push({ status, state });
    }
    expect(answers).toEqual(answers.map(() => ({ status: 200, state: "done" })));
    expect(await reader()).toMatchObject({ state: "unsubscribed" });
  });

  test("the second button deletes the address, and answers a key of nobody's alike", async () => {
    const { key } = (await reader())!;
    for (const each of [key, key, nobodys])
      expect(
        await ask(unsubscribePage.action, leaving(each), { key: each, act: "delete" }),
      ).toMatchObject({ status: 200, state: "deleted" });
    expect(await reader()).toBeUndefined();
  });

  test.each(["", "short", "a b c d e f g h i j k l m n o p"])(
    "a key that cannot be one (%j) is said to lack a part",
    async (key) => {
      const path = leaving(encodeURIComponent(key));
      expect(await ask(unsubscribePage.loader, path)).toMatchObject({ status: 410, state: "gone" });
      expect(await ask(unsubscribePage.action, path, {})).toMatchObject({ status: 410 });
    },
  );

  test("where the store is down they say so, keep the token in the form, and log none", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await site.close();
    for (const [handler, path, body] of [
      [confirmPage.loader, confirmation(token), undefined],
      [confirmPage.action, "/newsletter/confirm", { token }],
      [unsubscribePage.action, leaving(token), { "List-Unsubscribe": "One-Click" }],
      [unsubscribePage.action, leaving(token), { key: token, act: "delete" }],
    ] as const)
      expect(await ask(handler, path, body)).toEqual({ status: 503, state: "failed", token });
    expect(log).toHaveBeenCalledTimes(4);
    expect(JSON.stringify(log.mock.calls)).not.toContain(token);
    await open();
  });

  test("an issue is put together from what is published and what players wrote, and kept without what was hidden since", async () => {
    const review = { subject: "diadem-hero", firstName: "Ann", duprRating: "3.5", level: 3500 };
    const [first] = await site.reviews.submit(
      [{ ...review, rating: 4, reviewText: "Calm at the <net>." }],
      "127.0.0.1",
    );
    const issue = (await weeklyIssue(site, now))!;
    expect(issue.date).toBe("2026-11-16");
    expect(issue.content.reviews).toEqual([{ id: first!.id, subject: "diadem-hero" }]);
    expect(issue.mail.html).toContain("Calm at the &lt;net&gt;.");
    expect(issue.mail.text).toContain("> Calm at the <net>.");
    await site.issues.add(issue.date, issue.content, issue.mail);
    const shown = async () => {
      const request = new Request("http://site/newsletter/issues/2026-11-16");
      const context = new RouterContextProvider(new Map([[siteContext, site]]));
      const params = { date: "2026-11-16" };
      return await issuePage.loader({ request, context, params } as never);
    };
    expect((await shown()).reviews).toMatchObject([
      { firstName: "Ann", of: { path: "/diadem-hero" } },
    ]);
    expect((await shown()).articles).toEqual(issue.content.articles);
    expect(await weeklyIssue(site, now + 7 * 24 * 3_600_000)).not.toMatchObject({
      content: { articles: expect.arrayContaining([issue.content.articles[0]]) },
    });

    // What is a sample leaves the archive with the samples.
    await site.close();
    await open({ SAMPLE_CONTENT: "off" });
    const without = await shown();
    expect(without.articles.length).toBeLessThan(issue.content.articles.length);
    for (const { path } of without.articles) expect(path).toMatch(/^\/blog\//);
    const own = (await weeklyIssue(site, now))!;
    for (const { path } of own.content.articles) expect(path).toMatch(/^\/blog\//);
  });

  test.each(["2026-11-09", "2026-13-99", "latest", "2026-11-16'--"])(
    "there is no issue of %s",
    async (date) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      const request = new Request("http://site/newsletter/issues/x");
      const context = new RouterContextProvider(new Map([[siteContext, site]]));
      await expect(
        issuePage.loader({ request, context, params: { date } } as never),
      ).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});
