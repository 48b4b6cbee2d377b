import { strToU8 } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { fromOurPage } from "../support/console-client.ts";
import { cleo, consoleSite, lee, posted, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { type PlainPage, visitPlain } from "../support/plain-visitor.ts";

const { consoleDrafts, consoleImport, consoleEntry } = addresses;
const { path } = consoleDrafts;
const begin = Date.parse("2026-12-01T09:30:00Z");

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;

/** Makes drafts of a spreadsheet's rows, all of which are new or change something. */
async function bring({ ask }: Browser, rows: readonly string[]): Promise<PlainPage> {
  const form = new FormData();
  for (const [name, value] of [
    ["act", "read"],
    ["kind", "paddles"],
  ] as const)
    form.append(name, value);
  const table = ["Name,Brand,Weight", ...rows].join("\n");
  form.append("file", new Blob([strToU8(table)]), "paddles.csv");
  const init = { method: "POST", headers: fromOurPage, body: form };
  const read = await visitPlain(ask, consoleImport.path, init);
  return await read.submit(/^Save all /);
}

const drifters = (count: number) =>
  Array.from({ length: count }, (_, at) => `Drifter ${at + 111},Example Paddles,8.${at % 10}`);
const drifter = (at: number) => `listed/example-paddles-drifter-${at}.yaml`;

describe.each(engines)("a person's drafts on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let browser: Browser;
  beforeEach(async () => {
    here.now = begin;
    browser = await here.signIn(cleo.email);
  });

  const published = (name: string) => here.site.content.published(name);
  const drafts = async () =>
    (await here.site.content.drafts(cleo.email)).map((each) => each.path).toSorted();
  /** Saves a text as someone's draft of an entry. */
  async function save(from: Browser, entry: string, edit: (text: string) => string) {
    const { draft, published: text, base } = (await here.site.content.entry(entry, cleo.email))!;
    const typed = edit(draft?.text ?? text!);
    const fields = { act: "content save", "entry-base": base, "whole-text": typed };
    await from.post(`${consoleEntry.path}?entry=${entry}`, fields);
  }
  const publish = (from: Browser, entry: string, more: Record<string, string> = {}) =>
    from.post(`${addresses.consolePublishing.path}?entry=${entry}`, {
      act: "content publish",
      ...more,
    });

  test("a publication is taken back for a day: from home, and from any entry of it", async () => {
    const drifts = [121, 122].map((at) => `Drifter ${at},Example Paddles,8.${at % 10}`);
    const brought = await bring(browser, drifts);
    await brought.submit("Publish");
    here.now += 20 * 3_600_000;
    browser = await here.signIn(cleo.email);
    const entry = `${consoleEntry.path}?entry=${drifter(121)}`;
    const open = await visitPlain(browser.ask, entry);
    expect(open.text).toContain("Undo the publication of all 2");
    // Others can't take it back; an owner can.
    const others = await here.signIn(lee.email);
    expect(await textOf(others, "/owner")).not.toContain("Done in the last day");
    expect(await textOf(await here.signIn(), "/owner")).toContain(", by Cleo");
    const home = await visitPlain(browser.ask, "/owner");
    expect(home.text).toContain("Published: 2 entries.");
    const undone = await home.submit("Undo");
    expect(undone.text).toContain("Undone.");
    expect(undone.text).not.toContain("Done in the last day");
    expect(published(drifter(121))).toBeNull();
    expect((await visitPlain(browser.ask, entry)).text).not.toContain("Undo the publication");

    const again = await visitPlain(browser.ask, path);
    await again.submit("Publish", { all: /name="all" value="([^"]*)"/.exec(again.html)![1]! });
    expect(published(drifter(121))).not.toBeNull();
    expect((await visitPlain(browser.ask, "/owner")).text).toContain("Published: 2 entries.");
    here.now += 25 * 3_600_000;
    browser = await here.signIn(cleo.email);
    expect((await visitPlain(browser.ask, "/owner")).text).not.toContain("Done in the last day");
    expect((await visitPlain(browser.ask, entry)).text).not.toContain("Undo the publication");
  });

  test("that an import made are published by one button, with what they change, and taken back by one", async () => {
    await bring(browser, ["Drifter 109,Example Paddles,8.1"]);
    here.now += 60_000;
    const list = await bring(browser, ["Diadem Hero,Diadem,8.05", ...drifters(60)]);
    expect(list.path).toContain(path);
    expect(list.text).toContain("Drafts saved from the spreadsheet: 61.");
    expect(list.text).toContain("## Just saved (61)");
    expect(list.text).toContain("Page 1 of 2");
    expect(list.html).toContain(
      '<li>Weight: <del dir="auto">7.8 oz</del> <ins dir="auto">8.05 oz</ins></li>',
    );
    // What the import before made isn't among them.
    expect(list.text).not.toContain("Drifter 109");
    const done = await list.submit("Publish");
    expect(done.text).toContain("Published: 61 entries.");
    expect(published(drifter(170))).toContain("name: Drifter 170");
    expect(here.site.library.paddle("diadem-hero")!.weightOz).toBe(8.05);
    expect(await drafts()).toEqual([drifter(109)]);

    const undone = await done.submit("Undo");
    expect(undone.text).toContain("Undone.");
    expect(undone.text).toContain("## Just saved (61)");
    expect(published(drifter(170))).toBeNull();
    expect(here.site.library.paddle("diadem-hero")!.weightOz).toBe(7.8);
    expect(await drafts()).toHaveLength(62);
    // It isn't undone twice, and can be published again.
    expect((await undone.submit("Publish")).text).toContain("Published: 61 entries.");
  });

  test("are discarded together, and come back as they were", async () => {
    const list = await bring(browser, drifters(55));
    const before = await here.rows("content_revisions");
    const log = await here.rows("owner_acts");
    const done = await list.submit("Discard");
    expect(done.text).toContain("Discarded: 55 drafts.");
    expect(await here.rows("content_revisions")).toEqual([]);
    await done.submit("Undo");
    expect(await here.rows("content_revisions")).toEqual(expect.arrayContaining(before));
    // Nothing of the site has changed.
    expect(await here.rows("owner_acts")).toEqual(log);
  });

  test("with a mistake are named with their field, and the others are published without them", async () => {
    await bring(browser, drifters(53));
    const wrong = [drifter(112), drifter(162)];
    for (const each of wrong)
      await save(browser, each, (text) => text.replace(/weightOz: .*/, "weightOz: 82"));
    const list = await visitPlain(browser.ask, path);
    const all = /name="all" value="([^"]*)"/.exec(list.html)![1]!;
    const checked = await list.submit("Check", { all });
    const refused = await list.submit("Publish", { all });
    expect([checked.status, refused.status]).toEqual([200, 409]);
    expect(refused.text).toContain("Nothing was published yet");
    expect(published(drifter(111))).toBeNull();
    for (const page of [checked, refused]) {
      expect(page.text).toContain("2 mistakes to fix");
      expect(page.text).toContain("51 of 53 can be published without the others.");
      for (const [at, each] of wrong.entries()) {
        expect(page.text).toContain(
          `[Drifter ${[112, 162][at]}](${consoleEntry.path}?entry=${each})`,
        );
        expect(page.html).toMatch(/#field-weightOz">Weight<\/a>: [^<]*82[^<]*<\/li>/);
      }
    }
    const done = await refused.submit("Publish the other 51");
    expect(done.text).toContain("Published: 51 entries.");
    expect(await drafts()).toEqual(wrong);
  });

  test("are chosen one by one, on any page, and by name or kind", async () => {
    await bring(browser, ["Diadem Hero,Diadem,8.05", ...drifters(52)]);
    const second = await visitPlain(browser.ask, `${path}?page=2`);
    const names = [...second.html.matchAll(/name="entry" value="([^"]*)"/g)].map(([, of]) => of!);
    expect(names).toHaveLength(3);
    expect((await second.submit("Publish", { entry: names.slice(0, 2) })).text).toContain(
      "Published: 2 entries.",
    );
    expect(await drafts()).toHaveLength(51);
    const found = await visitPlain(browser.ask, `${path}?search=drifter+111`);
    expect(found.text).toContain("## Drafts (1)");
    const ofKind = await visitPlain(browser.ask, `${path}?kind=paddles`);
    const [, hero = ""] = /name="entry" value="([^"]*)"/.exec(ofKind.html)!;
    expect((await ofKind.submit("Publish", { entry: hero })).text).toContain("Published.");
    expect(await posted(browser, path, { act: "content publish" })).toBe(
      "422 Select at least one entry.",
    );
  });

  test("are published only as they were shown: another draft, or another selection, is refused", async () => {
    const list = await bring(browser, drifters(3));
    const [, one = ""] = /name="entry" value="([^"]*)"/.exec(list.html)!;
    here.now += 60_000;
    await bring(browser, ["Drifter 111,Example Paddles,7.9"]);
    const all = await list.submit("Publish");
    expect([all.status, all.text]).toEqual([409, expect.stringContaining("Others match now")]);
    expect(await posted(browser, path, { act: "content publish", entry: one })).toMatch(
      /^409 This has changed since you read it\./,
    );
    expect(await posted(browser, path, { act: "content discard", entry: one })).toMatch(/^409/);
    expect(await drafts()).toHaveLength(3);
  });

  test("of what someone else has published since wait, and the others don't wait for them", async () => {
    await bring(browser, ["Diadem Hero,Diadem,8.05", ...drifters(2)]);
    const owner = await here.signIn();
    const entry = "paddles/diadem-hero.yaml";
    await save(owner, entry, (text) => text.replace("entry-level", "first"));
    await publish(owner, entry);
    const list = await visitPlain(browser.ask, path);
    expect(list.text).toContain("This has changed since you began.");
    const all = /name="all" value="([^"]*)"/.exec(list.html)![1]!;
    const refused = await list.submit("Publish", { all });
    expect(refused.text).toContain("has changed since you began");
    const done = await refused.submit("Publish the other 2");
    expect(done.text).toContain("Published: 2 entries.");
    expect(await drafts()).toEqual([entry]);
  });

  test("that plan themselves aren't among those that are published together", async () => {
    await bring(browser, drifters(3));
    const at = { act: "content publish --at", at: "2026-12-02T08:00" };
    await publish(browser, drifter(111), at);
    const list = await visitPlain(browser.ask, path);
    expect(list.text).toContain("## Drafts (2)");
    const planned = await list.follow("1 planned");
    expect(planned.text).toContain("It publishes itself on");
    expect(planned.text).not.toContain("Drifter 112");
  });

  test("taken back, a publication leaves what was published again since, and what players need", async () => {
    const list = await bring(browser, drifters(3));
    const done = await list.submit("Publish");
    await save(browser, drifter(111), (text) => text.replace(/weightOz: .*/, "weightOz: 7.5"));
    await publish(browser, drifter(111));
    const undone = await done.submit("Undo");
    expect(undone.text).toContain("Changed since, so it stays as it is: 1 change.");
    expect(published(drifter(111))).toContain("7.5");
    expect(published(drifter(112))).toBeNull();
    expect(await drafts()).toEqual([drifter(112), drifter(113)]);
  });

  test("taken back, a publication must leave content without a mistake, and no review without a page", async () => {
    const done = await (await bring(browser, drifters(2))).submit("Publish");
    await fillConsole(here.place).review("Max", here.now, {
      subject: "example-paddles-drifter-112",
    });
    const reviewed = await done.submit("Undo");
    expect(reviewed.text).toContain("players have reviewed 'example-paddles-drifter-112' since");
    expect(published(drifter(111))).not.toBeNull();

    const again = await (await bring(browser, drifters(4).slice(2))).submit("Publish");
    const article = `blog/${here.site.content.names("blog")[0]}.md`;
    await save(browser, article, (text) => `${text}\n[Drifter](/example-paddles-drifter-113)\n`);
    await publish(browser, article);
    const needed = await again.submit("Undo");
    expect(needed.text).toContain("what was published since needs it");
    expect(needed.text).toContain(`content/${article}`);
    expect(published(drifter(113))).not.toBeNull();
  });

  test("the list is only of one's own", async () => {
    await bring(browser, drifters(1));
    expect(await textOf(await here.signIn(), path)).toContain("You have no draft.");
    expect(await textOf(browser, "/owner/content")).toContain("Your drafts (1)");
  });

  test("a renamed entry's drafts go together, and aren't taken back", async () => {
    const entry = "balls/penn-40.yaml";
    const at = `${consoleEntry.path}?entry=${entry}`;
    await browser.post(at, { act: "content rename", entry, to: "penn-forty" });
    const list = await visitPlain(browser.ask, path);
    expect(list.text).toContain("It goes together with others of a rename.");
    const [, one = ""] = /name="entry" value="([^"]*)"/.exec(list.html)!;
    const done = await list.submit("Publish", { entry: one });
    expect(done.text).toContain("Published: ");
    expect(published("balls/penn-forty.yaml")).not.toBeNull();
    await expect(done.submit("Undo")).rejects.toThrow("no button 'Undo'");
  });
});
