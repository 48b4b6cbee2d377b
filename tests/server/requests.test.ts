import { sending } from "../support/contributions.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { keepHouse } from "../../src/site.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { cleo, consoleSite, htmlOf, posted, textOf } from "../support/console-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { engines } from "../support/engines.ts";

const day = 24 * 3_600_000;
const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b), "en");
const flash = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: "" };
const weight = { fact: "weightOz", value: "8.1 oz", source: "", email: "" };
const requests = "/owner/requests";

describe.each(engines)("on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let visitor: number;
  beforeEach(() => {
    visitor = 0;
  });

  type Row = Record<string, string | number | null>;
  const rows = async (table: string) => (await here.rows(table)) as Row[];
  const from = () => `203.0.113.${++visitor}`;
  /** Asks for a paddle, and confirms the address if there's one. */
  const ask = async (more: Partial<typeof flash> = {}, address = from()) => {
    const { email, ...request } = { ...flash, ...more };
    const sent = await sending(here.site).request({ ...request, email: email || null }, address);
    await here.confirmAll();
    return sent;
  };
  const correct = async (of: string, more: Partial<typeof weight> = {}, address = from()) => {
    const { email, ...correction } = { ...weight, ...more };
    const sent = await sending(here.site).correct(
      { ...correction, email: email || null },
      of,
      address,
    );
    await here.confirmAll();
    return sent;
  };
  /** The addresses that wait for an email about what they sent. */
  const waitingFor = async () =>
    (await rows("subscribers"))
      .filter(({ state }) => state === "confirmed")
      .map(({ email }) => String(email))
      .toSorted(byText);
  /** The site's answers so far: to whom, and what they say. */
  async function answers() {
    const mails = (await rows("outbox")).filter(({ kind }) => kind === "answer");
    return mails.map(({ recipient, content }) => {
      const { subject, text } = JSON.parse(String(content)) as MailContent;
      return { recipient, subject, text };
    });
  }
  const tell = () => here.site.requests.tellAnswered();
  type Browser = Awaited<ReturnType<typeof here.signIn>>;
  /** Saves a change of an entry as someone's draft. */
  async function change(browser: Browser, entry: string, line: string) {
    const address = `/owner/content/edit?entry=${entry}`;
    const text = here.site.content.published(entry);
    const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(
      await htmlOf(browser, `${address}&as=text`),
    )!;
    const fields = { act: "content save", "entry-base": base, "whole-text": `${text}${line}\n` };
    expect(await posted(browser, address, fields)).toContain("done=content+save");
  }
  async function publish(entry: string, browser?: Browser) {
    browser ??= await here.signIn();
    const done = await posted(browser, `/owner/content/publish?entry=${entry}`, {
      act: "content publish",
      entry,
    });
    expect(done).toContain("done=content+publish");
  }

  test("requests for one paddle are counted, drafted in a tap and answered once it's published", async () => {
    const first = await ask({ email: "ann@example.com" });
    await ask({ name: "VATIC PRO Prism-Flash", link: "https://vaticpro.com/flash" });
    await ask({ email: "lee@example.com" });
    await ask({ name: "Mod TA-15", brand: "ProXR" });
    const browser = await here.signIn();
    const page = await textOf(browser, requests);
    expect(page).toMatch(/3 requests.*2 by email when it's up/s);
    expect(page.indexOf("Prism")).toBeLessThan(page.indexOf("Mod TA-15"));
    expect(page).not.toContain("ann@example.com");

    expect(
      await posted(browser, requests, { act: "requests draft --like", request: first.stored!.id }),
    ).toBe(`${requests}?done=requests+draft&count=3`);
    await tell();
    expect(await answers()).toEqual([]);
    const entry = "listed/vatic-pro-prism-flash.yaml";
    const [draft] = await rows("content_revisions");
    expect(draft).toMatchObject({
      path: entry,
      text: 'name: "Vatic Pro Prism Flash"\nbrand: "Vatic Pro"\n',
    });
    await ask({ email: "max@example.com" });
    await publish(entry);
    await Promise.all([tell(), tell()]);
    await tell();
    const sent = await answers();
    expect(sent.map(({ recipient }) => recipient).toSorted(byText)).toEqual([
      "ann@example.com",
      "lee@example.com",
      "max@example.com",
    ]);
    expect(sent[0]!.text).toContain("/vatic-pro-prism-flash");
    expect(await waitingFor()).toEqual([]);
    const stored = await rows("paddle_requests");
    const waiting = stored.filter((row) => row["held_because"] !== null);
    expect(waiting.map(({ name }) => name)).toEqual(["Mod TA-15"]);
  });

  test("several requests of one mailbox for a paddle are answered by one email", async () => {
    const { stored } = await ask({ email: "ann@example.com" });
    here.now += 1000;
    await ask({ email: "Ann+flash@Example.com" });
    await ask({ email: "ann+16@example.com", name: "Prism-Flash" });
    await ask({ email: "lee@example.com" });
    const browser = await here.signIn();
    await browser.post(requests, {
      act: "requests answer",
      like: stored!.id,
      page: "/diadem-hero",
    });
    here.now += 3 * 60_000;
    await Promise.all([tell(), tell()]);
    expect((await answers()).map(({ recipient }) => recipient).toSorted(byText)).toEqual([
      "ann@example.com",
      "lee@example.com",
    ]);
    expect(await waitingFor()).toEqual([]);
  });

  test("a paddle that's here already is answered by its page, unless that's undone in time", async () => {
    const { stored } = await ask({ name: "Hero", brand: "Diadem", email: "ann@example.com" });
    const browser = await here.signIn();
    const asked = { act: "requests answer", like: stored!.id };
    expect(await textOf(browser, requests)).toContain("Diadem Hero");
    expect(await posted(browser, requests, { ...asked, page: "no-such" })).toContain("409");
    const answer = () => browser.post(requests, { ...asked, page: "/diadem-hero" });
    const location = (await answer()).headers.get("location")!;
    await tell();
    expect(await answers()).toEqual([]);
    const undo = new URL(location, "https://x.example").searchParams.get("undo")!;
    await browser.post(requests, { act: "log undo", change: undo });
    expect(await rows("paddle_requests")).toMatchObject([{ page: null, held_because: "all" }]);
    await answer();
    here.now += 3 * 60_000;
    await tell();
    expect(await answers()).toMatchObject([{ recipient: "ann@example.com" }]);
    expect(await rows("paddle_requests")).toMatchObject([{ page: "diadem-hero" }]);
    expect(await waitingFor()).toEqual([]);
  });

  test("a correction becomes part of a draft, and its writer is thanked once that's published", async () => {
    const source = "See https://diadem.example/hero.";
    const { stored, key } = await correct("diadem-hero", { email: "ann@example.com", source });
    const act = { act: "corrections draft", correction: stored!.id };
    const browser = await here.signIn(cleo.email);
    expect(await posted(browser, requests, act)).toBe(`${requests}?done=corrections+draft&count=1`);
    const entry = "paddles/diadem-hero.yaml";
    const [draft] = await rows("content_revisions");
    expect(draft!["path"]).toBe(entry);
    expect(draft!["text"]).toMatch(/^weightOz: 8\.1$/m);
    expect(draft!["text"]).toContain("https://diadem.example/hero");
    await tell();
    expect(await answers()).toEqual([]);
    const published = await posted(browser, `/owner/content/publish?entry=${entry}`, {
      act: "content publish",
      entry,
    });
    expect(published).toContain("done=content+publish");
    await tell();
    await tell();
    expect(await answers()).toMatchObject([{ recipient: "ann@example.com" }]);
    expect((await answers())[0]!.text).toContain("weight");
    expect(await (await here.ask(`/sent/${key}`)).text()).toContain("We took your correction");
  });

  test("nobody is thanked because of another version than the draft with the correction", async () => {
    const entry = "paddles/diadem-hero.yaml";
    const { stored } = await correct("diadem-hero", { email: "ann@example.com" });
    const draft = { act: "corrections draft", correction: stored!.id };
    const browser = await here.signIn(cleo.email);
    await browser.post(requests, draft);
    // Another draft of the file is published, and the one with the correction is saved again.
    const other = await here.signIn();
    here.now += 1000;
    await change(other, entry, "# Two");
    await publish(entry, other);
    here.now += 1000;
    await browser.post(`/owner/content/edit?entry=${entry}`, { act: "keep" });
    await tell();
    expect(await answers()).toEqual([]);
    expect(await rows("fact_corrections")).toMatchObject([{ drafted_at: expect.any(Number) }]);

    const discard = { act: "content discard", entry, sure: "yes" };
    await browser.post(`/owner/content/edit?entry=${entry}`, discard);
    await tell();
    expect(await answers()).toEqual([]);
    expect(await rows("fact_corrections")).toMatchObject([
      { held_because: "all", entry: null, drafted_at: null },
    ]);
    expect(await waitingFor()).toEqual(["ann@example.com"]);

    await browser.post(requests, draft);
    here.now += 1000;
    await change(browser, entry, "# Three");
    await tell();
    expect(await answers()).toEqual([]);
    await publish(entry, browser);
    await tell();
    expect(await answers()).toMatchObject([{ recipient: "ann@example.com" }]);
  });

  test("a value that can't be read opens the entry's form with a note", async () => {
    const value = "8 to <8.3> oz & more";
    const { stored } = await correct("diadem-hero", { value });
    const browser = await here.signIn();
    const { id } = stored!;
    const to = await posted(browser, requests, { act: "corrections draft", correction: id });
    expect(to).toBe(`/owner/content/edit?entry=paddles/diadem-hero.yaml&note=${id}`);
    expect(await textOf(browser, to)).toContain(value);
    expect(await rows("content_revisions")).toEqual([]);
    const written = { act: "corrections draft --written", correction: id };
    expect(await posted(browser, to, written)).toContain("You have no draft of it.");
    await change(browser, "paddles/diadem-hero.yaml", "# 8 to 8.3");
    await browser.post(to, written);
    const [draft] = await rows("content_revisions");
    expect(await rows("fact_corrections")).toMatchObject([
      { entry: draft!["id"], drafted_at: here.now, held_because: "all" },
    ]);
  });

  test("no one hears of what's declined, and its address is forgotten; others go after 180 days", async () => {
    const declined = await ask({ email: "ann@example.com" });
    const thanks = await correct("diadem-hero", { email: "lee@example.com" });
    await correct("balls/penn-40", { fact: "holes", value: "26", email: "bo@example.com" });
    const browser = await here.signIn();
    await browser.post(requests, { act: "requests decline", request: declined.stored!.id });
    await browser.post(requests, { act: "corrections decline", correction: thanks.stored!.id });
    const store = openStore(here.place);
    const emails = async () => {
      await keepHouse(store, here.now);
      await tell();
      return await waitingFor();
    };
    expect(await emails()).toEqual(["ann@example.com", "bo@example.com", "lee@example.com"]);
    here.now += 2 * day;
    expect(await emails()).toEqual(["bo@example.com"]);
    here.now += 179 * day;
    expect(await emails()).toEqual([]);
    expect(await answers()).toEqual([]);
    await store.close();
  });

  test("requests and corrections are declined together, with all for the same paddle, and come back by one undo", async () => {
    const first = await ask({ email: "ann@example.com" });
    await ask({ email: "bo@example.com" });
    await ask({ name: "Something Else", brand: "Nobody" });
    const wrong = await correct("diadem-hero", {});
    const list = await visitPlain((await here.signIn()).ask, requests);
    const waiting = async () =>
      [...(await rows("paddle_requests")), ...(await rows("fact_corrections"))].filter(
        (row) => row["held_because"] !== null,
      ).length;
    expect(await waiting()).toBe(4);
    const names = [
      ...list.html.matchAll(/<input type="checkbox"[^>]*name="request"[^>]*value="([^"]*)"/g),
    ];
    expect(names).toHaveLength(2);
    const ofFirst = names.find(([, id]) => id === first.stored!.id) ?? names[0]!;
    const done = await list.submit(/^Decline$/, {
      request: ofFirst[1]!,
      correction: wrong.stored!.id,
    });
    expect(done.text).toContain("Declined: 2 requests.");
    expect(done.text).toContain("Declined: 1 correction.");
    expect(await waiting()).toBe(1);
    expect((await done.submit("Undo")).text).toContain("Undone.");
    expect(await waiting()).toBe(4);
    const nothing = await list.submit(/^Decline$/);
    expect(nothing.text).toContain("Select at least one row.");
  });

  test("all that wait are declined as one act, but for a paddle that's left out, drafts and what came since", async () => {
    const gone = await ask({ email: "ann@example.com" });
    here.now += 1000;
    await ask({ email: "bo@example.com" });
    for (let index = 0; index < 60; index++)
      await ask({ name: `Something ${index}`, brand: "Nobody" });
    const left = await ask({ name: "Left Out", brand: "Nobody" });
    await ask({ name: "Left out", brand: "Nobody" });
    const begun = await ask({ name: "Begun", brand: "Nobody" });
    await correct("diadem-hero", {});
    const drafted = await correct("balls/penn-40", { fact: "holes" });
    const browser = await here.signIn();
    const of = (sent: typeof gone) => sent.stored!.id;
    await browser.post(requests, { act: "requests draft --like", like: of(begun) });
    const store = openStore(here.place);
    const begunNow = { drafted_at: here.now, entry: "balls/penn-40.yaml" };
    const corrections = store.db.updateTable("fact_corrections").set(begunNow);
    await corrections.where("id", "=", of(drafted)).execute();
    await store.close();
    const list = await visitPlain(browser.ask, requests);
    expect(list.text).toContain("Select all 63");
    here.now += 1000;
    const later = await ask({ name: "Something 1", brand: "Nobody" });
    const waiting = async () =>
      [...(await rows("paddle_requests")), ...(await rows("fact_corrections"))]
        .filter((row) => row["held_because"] !== null)
        .map((row) => String(row["id"]));
    const before = await waiting();
    const [, all = ""] = /name="all" value="(\d+)"/.exec(list.html)!;
    const other = (await rows("paddle_requests")).find(({ name }) => name === "Left out")!;
    const except = String(other["id"]);
    const answer = await browser.post(requests, { act: "decline", all, except });
    const done = await visitPlain(browser.ask, answer.headers.get("location")!);
    expect(done.text).toContain("Declined: 62 requests.");
    expect(done.text).toContain("Declined: 1 correction.");
    const stay = [left, begun, drafted, later].map(of);
    expect((await waiting()).toSorted(byText)).toEqual([...stay, except].toSorted(byText));
    expect((await done.submit("Undo")).text).toContain("Undone.");
    expect((await waiting()).toSorted(byText)).toEqual(before.toSorted(byText));
  });

  test("many that wait for a page or a draft that isn't published don't keep others from an answer", async () => {
    await ask({ email: "ann@example.com" });
    await correct("diadem-hero", { email: "ann@example.com" });
    const browser = await here.signIn();
    await browser.post(requests, {
      act: "corrections draft",
      correction: String((await rows("fact_corrections"))[0]!["id"]),
    });
    const store = openStore(here.place);
    const { db } = store;
    const request = await db.selectFrom("paddle_requests").selectAll().executeTakeFirstOrThrow();
    const correction = await db
      .selectFrom("fact_corrections")
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let index = 1; index <= 500; index++) {
      const other = { id: `${index}`, submission_key: `${index}`, edit_key: null };
      const subject = index % 2 === 0 ? "diadem-hero" : "gone";
      await db
        .insertInto("paddle_requests")
        .values({ ...request, ...other })
        .execute();
      await db
        .insertInto("fact_corrections")
        .values({ ...correction, ...other, subject })
        .execute();
    }
    await db.updateTable("paddle_requests").set({ page: "not-up" }).execute();
    await store.close();
    here.now += 1000;
    const { stored } = await ask({ name: "Hero", brand: "Diadem", email: "lee@example.com" });
    const taken = await correct("balls/penn-40", { fact: "holes", email: "bo@example.com" });
    const page = "/diadem-hero";
    await browser.post(requests, { act: "requests answer", like: stored!.id, page });
    await browser.post(requests, { act: "corrections take", correction: taken.stored!.id });
    here.now += 3 * 60_000;
    await tell();
    expect((await answers()).map(({ recipient }) => recipient).toSorted(byText)).toEqual([
      "bo@example.com",
      "lee@example.com",
    ]);
  });

  test("the same request of one visitor is one, and a visitor has a limit", async () => {
    const address = from();
    const first = await ask({}, address);
    expect(first.key).not.toBeNull();
    expect(await ask({}, address)).toEqual({ ...first, key: null });
    await ask({}, from());
    expect(await rows("paddle_requests")).toHaveLength(2);
    for (let index = 1; index < hourlyLimits.request.perVisitor; index++)
      await ask({ name: `Flash ${index}` }, address);
    await expect(ask({ name: "One more" }, address)).rejects.toThrow("limit");
    expect(await rows("paddle_requests")).toHaveLength(1 + hourlyLimits.request.perVisitor);
  });

  test("the sender of something sees it by a private link, and takes it back for good", async () => {
    const { key } = await ask({ email: "ann@example.com", link: "https://vaticpro.com/flash" });
    const path = `/sent/${key}`;
    const answer = await here.ask(path);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const html = await answer.text();
    expect(html).toContain("Prism Flash");
    expect(html).not.toContain("ann@example.com");
    expect((await here.post(path)).status).toBe(200);
    expect(await rows("paddle_requests")).toEqual([]);
    expect((await here.ask(path)).status).toBe(404);
    expect((await here.post(path)).status).toBe(404);
    expect(await rows("owner_acts")).toMatchObject([{ act: "requests withdraw" }]);
    const sent = await correct("diadem-hero");
    expect((await here.post(`/sent/${sent.key}`)).status).toBe(200);
    expect(await rows("fact_corrections")).toEqual([]);
  });
});

describe("a form", () => {
  const here = consoleSite("sqlite");
  const send = (path: string, fields: Record<string, string>) => here.post(path, fields);

  test("leads to the private page of what it sent", async () => {
    const answer = await send("/missing-paddle", flash);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/sent\/[0-9a-f]{40}#content$/),
    ]);
    const again = await send("/missing-paddle", flash);
    expect(again.headers.get("location")).toBe("/sent/again#content");
    const corrected = await send("/correction?of=diadem-hero", weight);
    expect(corrected.headers.get("location")).toMatch(/^\/sent\/[0-9a-f]{40}#content$/);
  });

  test("keeps what was typed, and says what's wrong with it", async () => {
    const wrong = { ...flash, name: "", link: "javascript:alert(1)", brand: 'A"<b>' };
    const answer = await send("/missing-paddle", wrong);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="javascript:alert(1)"');
    expect(html).toContain('value="A&quot;&lt;b&gt;"');
    expect(html).toContain("starts with https://");
    const other = await send("/correction?of=balls/penn-40", { ...weight, value: "x".repeat(301) });
    expect(other.status).toBe(422);
    expect(await other.text()).toContain("300 characters or fewer");
  });

  test("with its hidden field filled in stores nothing", async () => {
    for (const [path, fields] of [
      ["/missing-paddle", flash],
      ["/correction?of=diadem-hero", weight],
    ] as const)
      expect((await send(path, { ...fields, website: "https://spam.example" })).status).toBe(400);
    expect(await here.rows("paddle_requests")).toEqual([]);
    expect(await here.rows("fact_corrections")).toEqual([]);
  });

  test("is about something that's there", async () => {
    for (const about of ["", "none", "balls/none", "balls/penn-40/x", "%00", "constructor"]) {
      expect((await here.ask(`/correction?of=${about}`)).status).toBe(404);
      expect((await send(`/correction?of=${about}`, weight)).status).toBe(404);
    }
  });

  test("answers when the store is down, and keeps what was typed", async () => {
    await here.site.close();
    const answer = await send("/missing-paddle", { ...flash, name: "Prism" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="Prism"');
  });
});

describe("what visitors send", () => {
  const here = consoleSite("sqlite");

  test("never leaves the console's page as markup or as a link that isn't https", async () => {
    const { site } = here;
    const link = "https://a.example/x\"onmouseover=alert(1)'><script>";
    await sending(site).request(
      { name: "<b>& Co", brand: "=cmd()", link, email: null },
      "203.0.113.1",
    );
    const source = "javascript:alert(1) https://user:pw@evil.example https://ok.example/<i>";
    await sending(site).correct(
      { fact: "other", value: "</p><script>alert(1)</script>", source, email: null },
      "diadem-hero",
      "203.0.113.1",
    );
    const browser = await here.signIn();
    const html = await (await browser.get("/owner/requests")).text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>&");
    expect(html).not.toMatch(/href="(?:javascript|https:\/\/user)/);
    const links = [...html.matchAll(/<a [^>]*href="https?:\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(1);
    for (const tag of links) expect(tag).toContain('rel="nofollow noopener noreferrer"');
  });

  test("is flagged if it has a blocked word, though all of it waits", async () => {
    const browser = await here.signIn();
    await browser.post("/owner/words", { act: "words block", word: "casino" });
    const request = { name: "Casino Royale", brand: "Vatic Pro", link: "", email: null };
    await sending(here.site).request(request, "203.0.113.1");
    expect(await textOf(browser, "/owner/requests")).toContain("it has a word that you blocked");
  });

  test("is on no page, feed or dataset for visitors", async () => {
    const secret = "Unseenpaddle";
    await sending(here.site).request(
      { name: secret, brand: secret, link: "", email: null },
      "203.0.113.1",
    );
    await sending(here.site).correct(
      { fact: "other", value: secret, source: secret, email: null },
      "diadem-hero",
      "203.0.113.1",
    );
    const browser = await here.signIn();
    expect(await textOf(browser, "/owner/requests")).toContain(secret);
    for (const path of ["/diadem-hero", "/paddles", "/data/facts.json", "/feed.xml"]) {
      const answer = await here.ask(path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toContain(secret);
    }
  });
});
