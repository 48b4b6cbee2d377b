import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { confirmationLife, settlingTime } from "../../src/mail/newsletter/newsletter.ts";
import { issueReading } from "../../src/mail/newsletter/issue.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf, plainText } from "../support/in-process-site.ts";
import { newsletterAct } from "../support/newsletter-site.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;
/** The token of the last confirmation email. */
let token: string;
let now: number;

/** The field of each page's forms that holds the secret, and the page's words. */
const pages: Record<string, { field: string; words: { title: string } }> = {
  "/newsletter/confirm": { field: "token", words: library.newsletterPages.confirm },
  "/newsletter/unsubscribe": { field: "key", words: library.newsletterPages.unsubscribe },
};

/** Opens a page, or posts a form to it: what it shows then, and the secret in all of its forms. */
async function ask(path: string, body?: Record<string, string>) {
  const answer = await applicationOf(site)(
    path,
    body ? { method: "POST", body: new URLSearchParams(body) } : {},
  );
  const html = await answer.text();
  const { field, words } = pages[path.split("?", 1)[0]!]!;
  const [, title = ""] = /<h1>([^<]*)<\/h1>/.exec(html) ?? [];
  const endings = Object.entries({ ...words, ready: words }) as [
    string,
    string | { title: string },
  ][];
  const [state] =
    endings.find(([, of]) => typeof of === "object" && of.title === plainText(title)) ?? [];
  const inputs = html.matchAll(RegExp(`<input type="hidden" name="${field}" value="([^"]*)"`, "g"));
  const secrets = new Set([...inputs].map(([, value]) => plainText(value!)));
  return { status: answer.status, state, token: [...secrets].join(", ") };
}

const confirmation = (secret: string) => `/newsletter/confirm?token=${secret}`;
const leaving = (key: string) => `/newsletter/unsubscribe?key=${key}`;
const nobodys = "x".repeat(32);

const open = async (published = library) => {
  site = await openSite(
    readEnvironment({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      RATE_LIMIT: "off",
    }),
    () => published,
    () => now,
  );
};

/** The articles and reviews that the page of an issue shows. */
function issueIn(html: string) {
  const itemsOf = (section: string) => {
    const [, list = ""] =
      RegExp(`<section[^>]* aria-labelledby="${section}">(.*?)</section>`, "s").exec(html) ?? [];
    return list.split("<li>").slice(1);
  };
  const read = (item: string, what: RegExp) => plainText(what.exec(item)?.[1] ?? "");
  return {
    articles: itemsOf("articles").map((item) => ({
      path: read(item, /<a href="([^"]*)">/),
      title: read(item, /<a [^>]*>([^<]*)<\/a>/),
      text: read(item, /<p>([^<]*)<\/p>/),
    })),
    reviews: itemsOf("reviews").map((item) => ({
      firstName: read(item, /<strong[^>]*>([^<]*)<\/strong>/),
      path: read(item, /<a href="([^"#]*)#player-reviews">/),
    })),
  };
}

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
    await place.remove();
  });

  test("looking at one, however often, confirms and unsubscribes nobody", async () => {
    for (const _ of [1, 2])
      expect(await ask(confirmation(token))).toMatchObject({
        status: 200,
        state: "ready",
        token,
      });
    expect(await reader()).toMatchObject({ state: "pending" });
    await ask("/newsletter/confirm", { token });
    const { key } = (await reader())!;
    expect(await ask(leaving(key))).toMatchObject({ state: "ready" });
    expect(await reader()).toMatchObject({ state: "confirmed" });
  });

  test("pressing confirms, and pressing again says so again", async () => {
    for (const _ of [1, 2])
      expect(await ask("/newsletter/confirm", { token })).toMatchObject({
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
    expect(await ask(path)).toMatchObject({ status: 410, state: "gone" });
    const pressed = await ask("/newsletter/confirm", { token: tokenOf() });
    expect(pressed).toMatchObject({ status: 410, state: "gone" });
    expect(await reader()).toMatchObject({ state: "pending" });
  });

  test.each<[string, (key: string) => [string, Record<string, string>]]>([
    ["the page's button", (key) => ["/newsletter/unsubscribe", { key }]],
    ["a mail program's one click", (key) => [leaving(key), { "List-Unsubscribe": "One-Click" }]],
  ])("%s unsubscribes, also twice, and answers a key of nobody's alike", async (_, post) => {
    await ask("/newsletter/confirm", { token });
    const { key } = (await reader())!;
    const answers = [];
    for (const each of [key, key, nobodys]) {
      const { status, state } = await ask(...post(each));
      answers.push({ status, state });
    }
    expect(answers).toEqual(answers.map(() => ({ status: 200, state: "done" })));
    expect(await reader()).toMatchObject({ state: "unsubscribed" });
  });

  test("the second button deletes the address, and answers a key of nobody's alike", async () => {
    const { key } = (await reader())!;
    for (const each of [key, key, nobodys])
      expect(await ask(leaving(each), { key: each, act: "delete" })).toMatchObject({
        status: 200,
        state: "deleted",
      });
    expect(await reader()).toBeUndefined();
  });

  test.each(["", "short", "a b c d e f g h i j k l m n o p"])(
    "a key that cannot be one (%j) is said to lack a part",
    async (key) => {
      const path = leaving(encodeURIComponent(key));
      expect(await ask(path)).toMatchObject({ status: 410, state: "gone" });
      expect(await ask(path, {})).toMatchObject({ status: 410 });
    },
  );

  test("where the store is down they say so, keep the token in the form, and log none", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await site.close();
    for (const [path, body] of [
      [confirmation(token), undefined],
      ["/newsletter/confirm", { token }],
      [leaving(token), { "List-Unsubscribe": "One-Click" }],
      [leaving(token), { key: token, act: "delete" }],
    ] as const)
      expect(await ask(path, body)).toEqual({ status: 503, state: "failed", token });
    const lines = log.mock.calls.map(String);
    expect(lines.filter((line) => !line.includes("answered"))).toHaveLength(4);
    expect(lines.join("\n")).not.toContain(token);
    await open();
  });

  test("an issue is put together from what is published and what players wrote, and kept without what was hidden since", async () => {
    // Newer blog articles would leave no room for ball articles, whose figures are samples.
    const blog = library.blog.filter(({ date }) => date < "2026");
    await site.close();
    await open({ ...library, blog });
    const review = { subject: "diadem-hero", firstName: "Ann", duprRating: "3.5", level: 3500 };
    const [first] = await site.reviews.submit(
      [{ ...review, rating: 4, reviewText: "Calm at the <net>." }],
      "127.0.0.1",
    );
    now += settlingTime;
    const preview = (await site.nextIssue.preview())!;
    expect(preview.date).toBe("2026-11-16");
    expect(preview.html).toContain("Calm at the &lt;net&gt;.");
    expect(preview.text).toContain("> Calm at the <net>.");
    await site.close();
    await open({ ...projectLibrary(false), blog });
    expect((await site.nextIssue.preview())!.text).not.toContain("◇");
    await site.close();
    await open({ ...library, blog });
    await site.newsletter.confirm(token);
    const store = openStore(place);
    await newsletterAct(site, store, { reason: "", now, by: "Dana" }, "send", { yes: true });
    await store.close();
    const issue = (await site.issues.at(preview.date))!;
    expect(issue.content.reviews).toEqual([{ id: first!.id, subject: "diadem-hero" }]);
    const shown = async () =>
      issueIn(await (await applicationOf(site)("/newsletter/issues/2026-11-16")).text());
    expect((await shown()).reviews).toEqual([{ firstName: "Ann", path: "/diadem-hero" }]);
    expect((await shown()).articles).toEqual(
      issue.content.articles.map(({ path, title, text }) => ({ path, title, text })),
    );
    // There is nothing for another one.
    expect(await site.nextIssue.preview()).toBeUndefined();
    // Articles stay when samples go, in words that need no mark.
    const marked = preview.text.split("\n").filter((line) => line.includes("◇"));
    expect(marked.length).toBeGreaterThan(1);
    await site.close();
    const withoutSamples = { ...projectLibrary(false), blog };
    await open(withoutSamples);
    const reading = new Map(issueReading(withoutSamples).map((article) => [article.path, article]));
    expect((await shown()).articles).toEqual(
      issue.content.articles.map(({ path }) => {
        const { title, text } = reading.get(path)!;
        return { path, title, text };
      }),
    );
  });

  const wrong = ["2026-11-09", "2026-13-99", "latest", "2026-11-16'--"];
  test.each(wrong)("there is no issue of %s", async (date) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const answer = await applicationOf(site)(`/newsletter/issues/${date}`);
    expect(answer.status).toBe(404);
  });
});
