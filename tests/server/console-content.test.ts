import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addresses } from "../../src/addresses.ts";
import type { Person } from "../../src/office/publishing/people.ts";
import { entryWork } from "../../src/office/console/content/read-entry.worker.ts";
import { entryAddress } from "../../src/office/console/content/entry-facts.ts";
import { mailsOfFailedPlan } from "../../src/office/console/content/publish-planned.service.ts";
import { publishDue } from "../../src/office/publishing/content-acts.service.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { TookTooLong } from "../../src/platform/apart.ts";
import { largestBody } from "../../src/platform/http/refuse-requests.ts";
import { cleo, consoleSite, dana, htmlOf, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const path = "paddles/diadem-hero.yaml";
const file = readFileSync(`content/${path}`, "utf8");
const max: Person = { name: "Max", email: "max@example.com", role: "owner" };

const { consoleContent, consoleEntry, consoleHistory, consoleNewEntry, consolePublishing } =
  addresses;
const edit = entryAddress(path);
const publishing = entryAddress(path, consolePublishing);
const history = entryAddress(path, consoleHistory);

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;

/** Saves a whole text as a draft of the Diadem Hero. */
async function save(from: Browser, text: string): Promise<string> {
  const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(await htmlOf(from, edit))!;
  return await posted(from, edit, {
    act: "content save",
    "entry-base": base,
    "whole-text": text,
  });
}

const publish = (from: Browser) => posted(from, publishing, { act: "content publish" });

describe.each(engines)("content in the console on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let browser: Browser;
  beforeEach(async () => {
    here.people = [dana, max];
    browser = await here.signIn();
  });

  test("the list has every entry with its kind, and finds them by name, kind and state", async () => {
    const list = await visitPlain(browser.ask, consoleContent.path);
    for (const heading of ["Paddles (", "Balls (", "Blog articles (", "Pages and labels ("])
      expect(list.text).toContain(`## ${heading}`);
    const found = await list.submit("Show", { search: "hero diadem", kind: "paddles" });
    expect(found.text).toContain("1 entry matches.");
    expect(found.text).toContain(`[Diadem Hero](${edit})`);
    expect(found.text).toContain("9 unconfirmed facts");
    expect((await found.submit("Show", { state: "draft" })).text).toContain("0 entries match.");
    await save(browser, file.replace("entry-level", "beginner's"));
    const begun = await visitPlain(browser.ask, `${consoleContent.path}?state=draft`);
    expect(begun.text).toContain("Draft by Dana, just now");
  });

  test("a draft is saved, previewed, published and read by visitors, without a restart", async () => {
    const changed = file.replace("entry-level", "beginner's");
    expect(decodeURIComponent(await save(browser, changed))).toBe(
      `${edit}&done=content+save&count=1`,
    );
    expect(await textOf(browser, edit)).toContain("This is your draft, saved just now.");
    const page = async (at: string) => plainText(await (await browser.get(at)).text());
    expect(await page("/diadem-hero")).toContain("Diadem's entry-level paddle");
    expect(await page("/owner/preview/diadem-hero")).toContain("Diadem's beginner's paddle");

    const asking = await visitPlain(browser.ask, publishing);
    expect(asking.html).toMatch(
      /<li>[A-Z][\w ]+: <del[^>]*>[^<]*entry-level[^<]*<\/del> <ins[^>]*>[^<]*beginner/,
    );
    expect(asking.text).toContain("1 line added, 1 line removed.");
    const done = await asking.submit("Publish now", { reason: "plainer words" });
    expect(done.path).toContain(`${edit}&done=content+publish&count=1&undo=`);
    expect(await page("/diadem-hero")).toContain("Diadem's beginner's paddle");
    expect(await textOf(browser, history)).toContain("plainer words");
  });

  test("a guide's picks change places by the buttons of its form, and nothing else of its file does", async () => {
    const guide = "best-of/best-paddles-power-players.md";
    const written = readFileSync(`content/${guide}`, "utf8").split("\n");
    const form = await visitPlain(browser.ask, entryAddress(guide));
    // No rating may be above that of a better-placed paddle.
    const moved = await form.submit(/Move Entries 3 down$/);
    const saved = await moved.submit("Save draft", {
      "entries.2.rating": "4.4",
      "entries.3.rating": "4.1",
    });
    expect(saved.text).toContain("Draft saved.");
    const asking = await visitPlain(browser.ask, entryAddress(guide, consolePublishing));
    await asking.submit("Publish now");
    const published = here.site.content.published(guide)!.split("\n");
    expect(published.toSorted()).toEqual(written.toSorted());
    const picks = published.filter((line) => line.startsWith("  - paddle: "));
    expect(picks.slice(2, 4)).toEqual([
      "  - paddle: joola-perseus-cfs-16",
      "  - paddle: hudef-viva-pro",
    ]);
  });

  test("a saved mistake is counted and kept, and keeps the draft from being published", async () => {
    await save(browser, file.replace("weightOz: 7.8", "weightOz: 227"));
    const html = await textOf(browser, `${edit}&as=text`);
    expect(html).toContain("1 mistake to fix before it can be published");
    expect(html).toContain("227 looks like grams");
    expect(html).toContain("weightOz: 227");
    expect(await textOf(browser, publishing)).not.toContain("Publish now");
    expect(await publish(browser)).toMatch(/^409 Nothing was published: there is a mistake\./);
  });

  test("a draft that's saved by itself goes on from what was saved, and never over what was saved elsewhere", async () => {
    const form = await visitPlain(browser.ask, `${edit}&as=text`);
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(form.html)![1]!;
    const saveByScript = async (read: string, text: string) => {
      const fields = {
        act: "content save",
        "entry-base": hidden("entry-base"),
        "entry-read": read,
        "whole-text": text,
      };
      const answer = await browser.post(edit, fields, { accept: "application/json" });
      return { status: answer.status, said: (await answer.json()) as unknown };
    };
    expect(hidden("entry-read")).toBe("");
    const [first, second] = [file, file].map((text, index) =>
      text.replace("entry-level", `${index}`),
    );
    const saved = await saveByScript("", first!);
    expect(saved).toEqual({ status: 201, said: expect.stringMatching(/^\S+ $/) });
    // Once more, after an answer that was lost.
    expect(await saveByScript("", first!)).toEqual(saved);
    const again = await saveByScript(saved.said as string, second!);
    expect(again.status).toBe(201);

    expect(await saveByScript(saved.said as string, file)).toMatchObject({
      status: 409,
      said: { kind: "rejected" },
    });
    const other = await form.submit("Save draft", { "whole-text": first! });
    expect(other.text).toContain("was saved or planned elsewhere");
    expect(other.text).toContain("What's saved, and what you typed here");
    expect(other.html).toMatch(/<del[^>]*>.*Diadem's 1 paddle/);
    expect(other.html).toMatch(/<ins[^>]*>.*Diadem's 0 paddle/);
    expect((await other.submit("Save draft")).text).toContain("Draft saved.");

    // A plan counts: what's typed into an older form mustn't end it.
    const older = await visitPlain(browser.ask, `${edit}&as=text`);
    await posted(browser, publishing, { act: "content publish --at", at: "2026-05-05T08:00" });
    const late = await older.submit("Save draft", { "whole-text": second! });
    expect(late.text).toContain("was saved or planned elsewhere");
  });

  test("what a browser kept of a form is shown in it again, and nothing is saved", async () => {
    const form = { "entry-base": "", "entry-read": "", name: "Typed before", ":show": "" };
    const shown = await browser.post(edit, form);
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain('value="Typed before"');
    expect(html).toContain('data-unsaved=""');
    expect(html).not.toContain("to fix");
    expect(await textOf(browser, edit)).not.toContain("your draft");
  });

  test("two people see each other's drafts, and the later one chooses which text it is", async () => {
    const other = await here.signIn(max.email);
    await save(other, file.replace("entry-level", "beginner's"));
    here.now += 600_000;
    await save(browser, file.replace("entry-level", "first"));
    expect(await textOf(browser, edit)).toContain("Max has a draft of this, from 10 minutes ago.");
    await publish(other);
    const conflict = await visitPlain(browser.ask, edit);
    expect(conflict.text).toContain("This has changed since you began");
    expect(conflict.html).toMatch(/<del[^>]*>.*beginner's paddle\.<\/del>/);
    expect(conflict.html).toMatch(/<ins[^>]*>.*first paddle\.<\/ins>/);
    expect(await publish(browser)).toMatch(/^409 .*has been published since your draft was begun/);
    await conflict.submit("Keep mine over it");
    expect(await publish(browser)).toContain("done=content+publish");
    expect(here.site.library.writtenPaddle("diadem-hero")!.excerpt).toContain("first paddle");

    await save(other, file);
    await save(browser, file.replace("entry-level", "last"));
    await publish(browser);
    const again = await visitPlain(other.ask, edit);
    await again.submit("Discard mine");
    expect(await textOf(other, edit)).not.toContain("your draft");
  });

  test("an answer of a list that's still the same is dated today and published at one tap", async () => {
    const { consoleGaps } = addresses;
    const today = new Date(here.now).toISOString().slice(0, 10);
    const link = "https://example.com/list";
    const read = `approvals:
  - { list: USA Pickleball, state: approved, on: "2026-03", link: ${link} }
  - { list: UPA-A, state: not listed, on: "2026-03", by: A Register, kind: register }`;
    await save(browser, file.replace("notConfirmed:", `${read}\nnotConfirmed:`));
    await publish(browser);
    const gaps = await visitPlain(browser.ask, consoleGaps.path);
    expect(gaps.text).toContain("Diadem Hero, USA Pickleball: approved, looked up in March 2026");
    const button = "Looked up today: still the same Diadem Hero, USA Pickleball";
    const done = await gaps.submit(button);
    expect(done.text).toContain("Noted with today's date, and published.");
    expect(done.text).not.toContain("Diadem Hero, USA Pickleball:");
    expect(done.text).toContain(
      "Diadem Hero, UPA-A: not listed, as A Register had it in March 2026",
    );
    const { approvals } = parse(here.site.content.published(path)!) as { approvals: unknown[] };
    expect(approvals).toHaveLength(3);
    expect(approvals).toContainEqual({
      list: "USA Pickleball",
      state: "approved",
      on: today,
      link,
    });
    const page = plainText(await (await browser.get("/diadem-hero")).text());
    expect(page).toContain("looked up on May 4, 2026");
    // The tap of someone who still sees the page as it was.
    expect((await gaps.submit(button)).text).toContain("changed");
  });

  test("a published text that's left out is named with the mistake in it", async () => {
    const mistake = {
      file: `content/${path}`,
      line: 2,
      at: ["unknownToIt"],
      sentence: "is not a field.",
    };
    const unshown = { mistakes: [mistake], leftOut: [path] };
    vi.spyOn(here.site.content, "unshown").mockReturnValue(unshown);
    const gaps = await visitPlain(browser.ask, addresses.consoleGaps.path);
    expect(gaps.text).toContain(
      "Content has a mistake, so 1 text published in the browser doesn't show.",
    );
    expect(gaps.text).toContain(`content/${path}:2 unknownToIt: is not a field.`);
    expect(gaps.text).toContain(`[${path}](${edit})`);
  });

  test("nothing is dated over a draft of one's own", async () => {
    const paddle = "paddles/neonic-flow.yaml";
    const at = entryAddress(paddle);
    const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(await htmlOf(browser, at))!;
    const text = readFileSync(`content/${paddle}`, "utf8");
    await posted(browser, at, {
      act: "content save",
      "entry-base": base,
      "whole-text": `${text}# A note.\n`,
    });
    const entry = `${paddle}@${base}`;
    expect(
      await posted(browser, addresses.consoleGaps.path, { act: "content looked-up", entry }),
    ).toMatch(/^409 You have a draft of 'paddles\/neonic-flow\.yaml'/);
    expect(here.site.content.published(paddle)).toBe(text);
  });

  test("every version is kept, compared and brought back", async () => {
    for (const word of ["first", "last"]) {
      await save(browser, file.replace("entry-level", word));
      await publish(browser);
      here.now += 60_000;
    }
    const all = await visitPlain(browser.ask, history);
    expect(all.text.match(/Published by Dana/g)).toHaveLength(2);
    const links = [...all.html.matchAll(/version=([\w-]+)/g)].map(([, id]) => id!);
    const first = await visitPlain(browser.ask, `${history}&version=${links[1]}`);
    expect(first.html).toMatch(/<del[^>]*>.*first paddle\.<\/del>/);
    const before = await first.follow("With the one before");
    expect(before.html).toMatch(/<ins[^>]*>.*first paddle\.<\/ins>/);
    const restored = await first.submit("Make this a draft");
    expect(restored.html).toContain("first paddle.");
    await publish(browser);
    const ofFile = await visitPlain(browser.ask, `${history}&version=file`);
    expect(ofFile.html).toMatch(/<ins[^>]*>.*first paddle\.<\/ins>/);
    expect((await browser.get(`${history}&version=nothing`)).status).toBe(200);
  });

  test("others see a plan, and one that fails is a state, a line in the log and an email", async () => {
    const other = await here.signIn(max.email);
    await save(browser, file.replace("entry-level", "first"));
    const plan = { act: "content publish --at", at: "2026-05-05T08:00" };
    await posted(browser, publishing, plan);
    const said = "Dana plans to publish it on May 5, 2026, 08:00 UTC.";
    const textAt = async (from: Browser, at: string) => (await visitPlain(from.ask, at)).text;
    expect(await textAt(other, edit)).toContain(said);
    await save(other, file.replace("entry-level", "last"));
    expect(await textAt(other, publishing)).toContain(said);
    await publish(other);

    here.now = Date.parse("2026-05-05T08:00Z");
    const store = openStore(here.place);
    const failing = () =>
      publishDue(
        { ...store, content: here.site.content },
        here.now,
        () => "owner",
        (failed, email) => mailsOfFailedPlan(here.site, failed, email),
      );
    await failing();
    await failing();
    await store.close();
    const why = "has been published since your draft was begun";
    const failed = "It wasn't published as planned on May 5, 2026, 08:00 UTC.";
    for (const page of [edit, `${addresses.consoleDrafts.path}?state=failed`]) {
      expect(await textAt(browser, page)).toContain(failed);
      expect(await textAt(browser, page)).toContain(why);
    }
    const home = await visitPlain(other.ask, addresses.console.path);
    expect(home.text).toContain("1 draft that wasn't published as planned");
    expect(await textOf(other, addresses.console.path)).toContain("Content (1)");
    expect(await textAt(other, `${consoleContent.path}?state=failed`)).toContain(
      "Draft by Dana, not published as planned on May 5, 2026, 08:00 UTC",
    );
    const log = await textOf(browser, addresses.consoleLog.path);
    expect(log).toContain("content not-published");
    expect(log).toContain(why);
    const mails = (await here.rows("outbox")) as { recipient: string; content: string }[];
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([dana.email, max.email]);
    expect(mails[0]).toMatchObject({ kind: "plan", content: expect.stringContaining(why) });
    expect(mails[0]!.content).toContain("Not published as planned: Diadem Hero");

    // Saved again, it's a draft like any other.
    const again = await visitPlain(browser.ask, edit);
    await again.submit("Keep mine over it");
    expect(await textAt(browser, edit)).not.toContain(failed);
    expect(await publish(browser)).toContain("done=content+publish");
  });

  test("an article can get the day on which it's published as its date", async () => {
    const story = "blog/core-thickness.md";
    const asking = entryAddress(story, consolePublishing);
    const base = here.site.content.entry(story, dana.email).then((entry) => entry!.base);
    const text = here.site.content.published(story)!;
    const typed = { "entry-base": await base, "whole-text": `${text}More.\n` };
    await posted(browser, entryAddress(story), { act: "content save", ...typed });
    const page = await visitPlain(browser.ask, asking);
    expect(page.text).toContain("Date it on the day it's published. It says ");
    await posted(browser, asking, {
      act: "content publish --at",
      at: "2026-06-01T08:00",
      dated: "yes",
    });
    const entry = await here.site.content.entry(story, dana.email);
    expect(entry!.draft!.text).toMatch(/^date: 2026-06-01$/m);
    await posted(browser, asking, { act: "content publish", dated: "yes" });
    expect(here.site.content.published(story)).toMatch(/^date: 2026-05-04$/m);
    expect(await textOf(browser, publishing)).not.toContain("Date it on");
  });

  test("a new paddle says what's missing once it's saved or to be published, in its form's words", async () => {
    const empty = await visitPlain(browser.ask, consoleNewEntry.path);
    const begun = await empty.submit("Write it", { kind: "paddles", name: "Diadem Vice" });
    expect(begun.text).not.toMatch(/to fix|is missing|not one of the allowed/);
    const asking = await visitPlain(
      browser.ask,
      entryAddress("paddles/diadem-vice.yaml", consolePublishing),
    );
    expect(asking.text).toMatch(/Missing: .*\[Brand\]\(\S*#field-brand\)/);
    const [told = ""] = asking.text.split("## What changes");
    expect(told).not.toMatch(/diadem-vice\.yaml:|allowed words|too short|is empty|""/);
    expect((await asking.follow("Brand")).text).toContain("Brand is missing");
    const saved = await begun.submit("Save draft", { brand: "Diadem" });
    expect(saved.text).toMatch(/Missing: (?!.*\[Brand\])/);
  });

  test("a new entry begins with its needed fields, and a copy with everything", async () => {
    const empty = await visitPlain(browser.ask, consoleNewEntry.path);
    const begun = await empty.submit("Write it", { kind: "paddles", name: "Diadem Vice: 2" });
    expect(begun.path).toContain(entryAddress("paddles/diadem-vice-2.yaml"));
    expect((await here.rows("content_revisions")) as object[]).toMatchObject([
      {
        path: "paddles/diadem-vice-2.yaml",
        text: expect.stringMatching(/^name: "Diadem Vice: 2"/),
      },
    ]);
    const copy = await visitPlain(browser.ask, `${consoleNewEntry.path}?from=${path}`);
    const copied = await copy.submit("Write it", { name: "Diadem Hero 2" });
    const text = await textOf(browser, `${copied.path}&as=text`);
    expect(text).toContain("fullName: Diadem Hero\n");
    for (const name of ["Diadem Hero", "diadem hero 2", "!!", "x".repeat(61)])
      expect(await posted(browser, consoleNewEntry.path, { kind: "paddles", name })).toMatch(
        /^4(09|22) /,
      );
    expect(await posted(browser, consoleNewEntry.path, { kind: "constructor", name: "A" })).toMatch(
      /^422 /,
    );
  });

  test("an entry is renamed with what names it, or deleted once nothing does", async () => {
    const page = await visitPlain(browser.ask, entryAddress("paddles/neonic-flow.yaml"));
    const guide = "best-of/best-paddles-control-touch.md";
    expect(page.text).toContain(`[${guide}](${entryAddress(guide)}), line 77`);
    const renamed = await page.submit("Rename it", { to: "neonic-flow-2" });
    expect(renamed.path).toContain(entryAddress("paddles/neonic-flow-2.yaml"));
    const to = entryAddress("paddles/neonic-flow-2.yaml", consolePublishing);
    const asking = await visitPlain(browser.ask, to);
    expect(asking.text).toContain(`### ${guide}`);
    await asking.submit("Publish now");
    expect((await here.ask("/neonic-flow")).headers.get("location")).toBe("/neonic-flow-2");
    const nowhere = { act: "content rename", entry: path, to: "../site" };
    expect(await posted(browser, edit, nowhere)).toMatch(/^422 '..\/site' can't be an address/);

    const blog = entryAddress("blog/three-kinds-of-soft.md");
    const article = await visitPlain(browser.ask, blog);
    const deleting = await article.submit("Draft its deletion");
    expect(deleting.text).toContain("To be deleted");
    const gone = await (await deleting.follow("Publish…")).submit("Publish now");
    expect(gone.path).toContain(consoleContent.path);
    expect((await here.ask("/blog/three-kinds-of-soft")).status).toBe(404);
  });

  test("publishing can be planned, and is taken back with the draft", async () => {
    await save(browser, file.replace("entry-level", "beginner's"));
    const asking = await visitPlain(browser.ask, publishing);
    expect(await posted(browser, publishing, { act: "content publish --at", at: "" })).toMatch(
      /^422 /,
    );
    const planned = await asking.submit("Plan it", { at: "2026-05-05T08:00" });
    expect(planned.text).toContain("It will be published then.");
    expect(planned.text).toContain("It will be published on May 5, 2026, 08:00 UTC");
    expect(await textOf(browser, consoleContent.path)).toContain(
      "Draft by Dana, planned for May 5, 2026, 08:00 UTC",
    );
  });
});

describe("content in the console of a site whose content is in files alone", () => {
  const here = consoleSite("sqlite", { settings: { CONTENT: "files" } });

  test("is shown, with why it can't be changed, and without a button", async () => {
    const browser = await here.signIn();
    for (const address of [consoleContent.path, edit, publishing, history, consoleNewEntry.path]) {
      const html = await textOf(browser, address);
      expect(html).toContain("with <code>CONTENT=files</code>, the site shows what its files say");
      expect(html).not.toMatch(/<button[^>]* name="act"/);
    }
    expect(await textOf(browser, edit)).toContain("excerpt: >-");
    const fields = { act: "content save", "entry-base": "", "whole-text": "name: One\n" };
    expect(await posted(browser, edit, fields)).toMatch(/^409 CONTENT=files/);
    expect(await here.rows("content_revisions")).toEqual([]);
  });
});

describe("content in the console", () => {
  const here = consoleSite("sqlite");
  let browser: Browser;
  beforeEach(async () => (browser = await here.signIn()));

  test.each([
    "../package.json",
    "paddles/../site.yaml",
    "paddles/no-such.yaml",
    "paddles/diadem-hero.yaml\0",
    "/etc/passwd",
    "paddles",
    "__proto__",
    "",
  ])("'%s' is not an entry", async (name) => {
    for (const page of [consoleEntry, consolePublishing, consoleHistory]) {
      const to = `${page.path}?entry=${encodeURIComponent(name)}`;
      expect((await browser.get(to)).status).toBe(404);
      expect((await browser.post(to, { act: "content save", "whole-text": "x" })).status).toBe(404);
    }
    expect(await here.rows("content_revisions")).toEqual([]);
  });

  test("a form that isn't from our pages changes nothing", async () => {
    const send = (headers: Record<string, string>) =>
      here.ask(edit, {
        method: "POST",
        headers: { cookie: browser.cookie, ...headers },
        body: new URLSearchParams({
          act: "content save",
          "entry-base": "",
          "whole-text": "name: Forged\n",
        }),
      });
    for (const headers of [
      {},
      { origin: "https://elsewhere.example" },
      { "sec-fetch-site": "cross-site" },
    ])
      expect((await send(headers as Record<string, string>)).status).toBe(403);
    expect(await here.rows("content_revisions")).toEqual([]);
  });

  test("markup in any field is shown as text", async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    await save(
      browser,
      file
        .replace("name: Diadem Hero", `name: '${attack}'`)
        .replace("knownFor: []", `knownFor: ['${attack}']`)
        .replace(/^excerpt: >-\n.*$/m, `excerpt: '${attack}'`),
    );
    const addressesOf = [edit, `${edit}&as=text`, publishing, consoleContent.path, history];
    for (const address of addressesOf) {
      const html = await (await browser.get(address)).text();
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    }
    expect(await textOf(browser, `${edit}&as=text`)).toContain(attack);
  });

  test("a text of many aliases, or one that's too long, is refused in a sentence", async () => {
    const anchors = `a: &a [${"x,".repeat(9)}x]\n`;
    const aliases = (lines: number) =>
      anchors +
      Array.from({ length: lines }, (_, n) => `b${n}: [${"*a,".repeat(900)}*a]\n`).join("");
    await save(browser, aliases(40));
    expect(await textOf(browser, `${edit}&as=text`)).toContain("has more than 30,000 values.");
    await save(browser, aliases(4));
    expect(await textOf(browser, `${edit}&as=text`)).toContain("a text may not start with");
    const megabyte = await browser.post(edit, {
      act: "content save",
      "entry-base": "",
      "whole-text": "*a,".repeat(350_000),
    });
    expect([megabyte.status, await megabyte.text()]).toEqual([
      413,
      "This is more than 300 KB, so it wasn't saved. Go back and shorten it.",
    ]);
  });

  test("a form that isn't read in time is kept in the browser, and never shown or saved as an empty one", async () => {
    await save(browser, file.replace("entry-level", "beginner's"));
    const form = await visitPlain(browser.ask, edit);
    const read = vi.spyOn(entryWork, "readPosted").mockImplementation(() => {
      throw new TookTooLong();
    });
    const late = await form.submit("Save draft", { name: "Hero" });
    // Of a server error, a script leaves the form as it is.
    expect(late.status).toBe(503);
    expect(late.text).toContain("This couldn't be read in time, so nothing was saved.");
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
    expect(late.html).not.toContain('name="excerpt"');
    const saved = await late.submit("Save draft");
    expect(saved.path).toContain("done=unchanged");
    expect(await textOf(browser, `${edit}&as=text`)).toContain("Diadem's beginner's paddle");
  });

  test("a form that was read once is shown again without being read again", async () => {
    const form = await visitPlain(browser.ask, edit);
    const { readPosted } = entryWork;
    const read = vi.spyOn(entryWork, "readPosted").mockImplementationOnce(readPosted);
    read.mockImplementation(() => {
      throw new TookTooLong();
    });
    const again = await form.submit(/^Add /, { name: "Typed" });
    expect(again.status).toBe(200);
    expect(again.html).toContain('value="Typed"');
  });

  test("only who may edit content posts more than others, and only there", async () => {
    const body = { act: "content save", "entry-base": "", "whole-text": "# long\n".repeat(12_000) };
    expect(String(new URLSearchParams(body)).length).toBeGreaterThan(largestBody.form);
    expect(await posted(browser, edit, body)).toContain("done=content+save");
    expect((await here.post(edit, body)).status).toBe(413);
    expect((await here.post(edit, body, { cookie: `console=${"0".repeat(64)}` })).status).toBe(413);
    expect((await browser.post("/contact", body)).status).toBe(413);
    expect((await browser.post(addresses.consoleWords.path, body)).status).toBe(413);
  });

  test("an editor changes content, and neither who may sign in nor what readers sent", async () => {
    const editor = await here.signIn(cleo.email);
    const site = entryAddress("site.yaml");
    for (const address of [
      site,
      entryAddress("site.yaml", consolePublishing),
      entryAddress("site.yaml", consoleHistory),
      addresses.consoleSubscribers.path,
    ]) {
      expect((await editor.get(address)).status).toBe(403);
      expect((await browser.get(address)).status).toBe(200);
    }
    const text = readFileSync("content/site.yaml", "utf8");
    const forged = { act: "content save", "entry-base": "", "whole-text": text };
    expect(await posted(editor, site, forged)).toBe("403 Only owners can change this.");
    for (const act of ["content publish", "content restore", "content save"])
      expect(
        await posted(editor, edit, {
          act,
          entry: "site.yaml",
          sure: "yes",
          text,
          revision: "file",
        }),
      ).toMatch(/^4/);
    expect(await here.rows("content_revisions")).toEqual([]);
    expect(await textOf(editor, consoleContent.path)).not.toContain("entry=site.yaml");
    expect(await textOf(browser, consoleContent.path)).toContain("entry=site.yaml");
    expect(await save(editor, file.replace("entry-level", "first"))).toContain("done=content+save");
  });

  test("a list of people that locks its writer out is published once they say that's meant", async () => {
    const site = entryAddress("site.yaml");
    const text = readFileSync("content/site.yaml", "utf8");
    const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(await htmlOf(browser, site))!;
    const misspelled = `${text}console:\n  - { name: Dana, email: dnaa@example.com, role: owner }\n`;
    await posted(browser, site, {
      act: "content save",
      "entry-base": base,
      "whole-text": misspelled,
    });
    const publishSite = entryAddress("site.yaml", consolePublishing);
    const drafts = { act: "content publish", entry: "site.yaml" };
    for (const [at, fields] of [
      [publishSite, { act: "content publish" }],
      [addresses.consoleDrafts.path, drafts],
    ] as const)
      expect(await posted(browser, at, fields)).toContain(
        "It doesn't list dana@example.com anymore, which is you",
      );
    expect(here.site.content.published("site.yaml")).toBe(text);
    const asking = await visitPlain(browser.ask, publishSite);
    expect(asking.text).toContain("you'd be signed out at once");
    await expect(asking.submit("Publish now")).rejects.toThrow(
      "a browser asks for 'lockout' first",
    );
    await asking.submit("Publish now", { lockout: "yes" });
    expect(here.site.content.published("site.yaml")).toBe(misspelled);
  });

  test("a moderator has nothing to do with content", async () => {
    const moderator = await here.signIn(lee.email);
    for (const address of [consoleContent.path, consoleNewEntry.path, edit, publishing, history])
      expect((await moderator.get(address)).status).toBe(403);
    expect(await posted(moderator, edit, { act: "content delete", entry: path })).toBe("403 ");
  });
});
