// Makers' pages that are read once a week: what they say differently waits for an editor, who takes it as a draft or
// drops it.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { isPublicAddress, type Reaching } from "../../src/platform/http/polite-fetch.ts";
import { textDigest } from "../../src/platform/content/content-source.ts";
import { readWatched } from "../../src/office/publishing/watch.service.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { type WatchedPage, watchFile } from "../../src/site/paddles/watch.content.ts";
import { cleo, consoleSite, dana, htmlOf, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { type ShopServer, startShop } from "../support/shop-server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
const list = addresses.consoleWatch.path;
const entry = "paddles/diadem-warrior-blucore.yaml";
const url = "https://shop.example/products/warrior.json";

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const warrior: WatchedPage = {
  name: "Diadem's shop",
  url,
  reads: "shop JSON",
  brand: "Diadem",
  paddle: "diadem-warrior-blucore",
};
const table: WatchedPage = {
  name: "Diadem's list",
  url: "https://shop.example/list.csv",
  reads: "table",
};

interface Variant {
  title: string;
  price: string;
  compare_at_price?: string;
  available?: boolean;
}
const variants = (price: string, more: Partial<Variant> = {}): Variant[] =>
  ["Standard", "Max"].map((title) => ({ title, price, available: true, ...more }));
const product = (of: readonly Variant[], more: object = {}) => ({
  title: "Warrior BluCore",
  vendor: "Diadem",
  product_type: "Paddles",
  handle: "warrior",
  variants: of,
  ...more,
});
const sells = (of: readonly Variant[], headers = {}) => {
  const body = JSON.stringify({ product: product(of) });
  shop.answers["/products/warrior.json"] = { status: 200, headers, body };
};

describe.each(engines)("makers' pages, on %s", (engine) => {
  const watch = { pages: [] as WatchedPage[] };
  const here = consoleSite(engine, { isLive: true, library: { watch } });
  beforeEach(() => {
    watch.pages = [warrior];
    shop.asked.length = 0;
    for (const path of Object.keys(shop.answers)) delete shop.answers[path];
  });

  /** Reads what is due, as a process does. */
  async function round(reaching: Partial<Reaching> = {}): Promise<void> {
    const store = openStore(here.place);
    await readWatched({
      store,
      content: here.site.content,
      clock: () => here.now,
      siteUrl: "https://site.example",
      reaching: { ...shop.reaching, ...reaching },
    });
    await store.close();
  }
  /** Rounds for some minutes: robots.txt has the first one. */
  async function rounds(minutes = 2): Promise<void> {
    for (let index = 0; index < minutes; index++) {
      await round();
      here.now += minute;
    }
  }
  const paths = () => shop.asked.map(({ path }) => path);
  const states = async () =>
    ((await here.rows("proposals")) as { state: string }[]).map(({ state }) => state);
  const says = async () =>
    ((await here.rows("watched_pages")) as { says: string }[]).map((each) => each.says);
  const draft = async (email = dana.email) =>
    (await here.site.content.drafts(email)).find(({ path }) => path === entry)?.text;

  test("nothing is asked of anyone while no page is named", async () => {
    watch.pages = [];
    await rounds();
    expect(paths()).toEqual([]);
    const browser = await here.signIn();
    expect(await textOf(browser, list)).toContain("No page is read yet.");
  });

  test("a price cut becomes a draft, and is published like any", async () => {
    sells(variants("249.95"));
    await rounds();
    const browser = await here.signIn(cleo.email);
    expect(await textOf(browser, addresses.console.path)).toContain(
      "1 proposal from a maker's page",
    );
    expect(await textOf(browser, addresses.consoleGaps.path)).toContain("Content (1)");
    const page = await visitPlain(browser.ask, list);
    expect(page.text).toContain("List price: $279.95 $249.95");
    expect(page.text).toContain("read on May 4, 2026");
    expect(page.text).toContain("Versions: Standard; Max");
    const done = await page.submit("Take it");
    expect(done.text).toContain("Taken: your draft has it now.");
    expect(done.text).toContain("No watched page says anything new.");
    const text = await draft(cleo.email);
    expect(text).toContain("listPriceCents: 24995");
    expect(text).toMatch(/^pricedIn: "?2026-05"?$/m);
    expect(text!.replaceAll(/\s+/g, " ")).toContain(
      `listPriceCents: from: Diadem's shop url: https://shop.example/products/warrior on: "2026-05-04"`,
    );
    const log = await textOf(await here.signIn(), addresses.consoleLog.path);
    expect(log).toContain("watch take");
    expect(log).toContain(entry);
  });

  test("what is taken can be taken back, unless it was written on", async () => {
    sells(variants("249.95"));
    await rounds();
    const browser = await here.signIn();
    const take = async () => await (await visitPlain(browser.ask, list)).submit("Take it");
    const undone = await (await take()).submit("Undo");
    expect(undone.text).toContain("Undone.");
    expect([await draft(), await states()]).toEqual([undefined, ["waiting"]]);
    const done = await take();
    const edit = `/owner/content/edit?entry=${entry}`;
    const base = textDigest(here.site.content.published(entry));
    const text = `${(await draft())!}# Ours.\n`;
    await posted(browser, edit, { act: "content save", "entry-base": base, "whole-text": text });
    expect((await done.submit("Undo")).text).toContain("Changed since, so it stays as it is");
    expect([await draft(), await states()]).toEqual([text, ["taken"]]);
  });

  test("it goes with a draft that its taker has, and with another proposal for it", async () => {
    watch.pages = [warrior, table];
    sells(variants("249.95"));
    const rows = "Paddle,Length (in),Read on\nDiadem Warrior BluCore,16.1,2026-05-01\n";
    shop.answers["/list.csv"] = { status: 200, body: rows };
    await rounds(3);
    expect(await states()).toEqual(["waiting", "waiting"]);
    const browser = await here.signIn();
    const edit = `/owner/content/edit?entry=${entry}`;
    const published = here.site.content.published(entry)!;
    await posted(browser, edit, {
      act: "content save",
      "entry-base": textDigest(published),
      "whole-text": `${published}# Ours.\n`,
    });
    const html = await htmlOf(browser, list);
    const ids = [...html.matchAll(/name="proposal" value="([^"]+)"/g)].map(([, id]) => id!);
    const form = new URLSearchParams([
      ["act", "watch take"],
      ...ids.map((id) => ["proposal", id] as [string, string]),
    ]);
    await here.site.console.act(form, dana);
    const text = await draft();
    expect(text).toContain("listPriceCents: 24995");
    expect(text).toContain("lengthIn: 16.1");
    expect(text).toContain("# Ours.");
  });

  test("what is dropped isn't proposed again until the page says something else", async () => {
    sells(variants("249.95"));
    await rounds();
    const browser = await here.signIn();
    const dropped = await (await visitPlain(browser.ask, list)).submit("Drop it");
    expect(dropped.text).toContain("Dropped: 1.");
    for (let weeks = 0; weeks < 2; weeks++) {
      here.now += week;
      await rounds();
    }
    expect(await states()).toEqual(["dropped"]);
    sells(variants("239.95"));
    here.now += week;
    await rounds();
    expect(await states()).toEqual(["waiting"]);
    const later = await here.signIn();
    const again = await (await visitPlain(later.ask, list)).submit("Drop it");
    expect((await again.submit("Undo")).text).toContain("$239.95");
  });

  test("what is taken under an older id is refused", async () => {
    sells(variants("249.95"));
    await rounds();
    const browser = await here.signIn();
    const read = await visitPlain(browser.ask, list);
    await posted(browser, list, { act: "watch again", page: url });
    sells(variants("239.95"));
    await rounds();
    const refused = await read.submit("Take it");
    expect(refused.status).toBe(409);
    expect(await draft()).toBeUndefined();
  });

  test("a new version and what is sold out are said, and can only be dropped", async () => {
    sells(variants("279.95"));
    await rounds();
    // The source that it has stays.
    expect(await states()).toEqual(["same"]);
    sells([
      ...variants("279.95", { available: false }),
      { title: "Hybrid", price: "279.95", available: false },
    ]);
    here.now += week;
    await rounds();
    const page = await visitPlain((await here.signIn()).ask, list);
    expect(page.text).toContain("New among its versions: Hybrid.");
    expect(page.text).toContain("It's sold out.");
    expect(page.html).not.toContain('value="watch take"');
    await page.submit("Drop it");
    sells([...variants("279.95"), { title: "Hybrid", price: "279.95", available: true }]);
    here.now += week;
    await rounds();
    expect(await textOf(await here.signIn(), list)).toContain("It can be bought again.");
  });

  test("a sale isn't another list price", async () => {
    sells(variants("279.95"));
    await rounds();
    sells(variants("199.95", { compare_at_price: "279.95" }));
    here.now += week;
    await rounds();
    const text = await textOf(await here.signIn(), list);
    expect(text).toContain("It sells for $199.95 now.");
    expect(text).not.toContain("List price: $279.95");
  });

  test("a page that's gone is said, and isn't tried again until someone asks", async () => {
    shop.answers["/products/warrior.json"] = { status: 410 };
    await rounds();
    here.now += 4 * week;
    await rounds(3);
    expect(paths()).toEqual(["/robots.txt", "/products/warrior.json"]);
    const browser = await here.signIn();
    const page = await visitPlain(browser.ask, list);
    expect(page.text).toContain("The page is gone. It isn't read anymore.");
    sells(variants("249.95"));
    await (await visitPlain((await here.signIn()).ask, list)).submit("Read it again");
    await rounds();
    expect(await states()).toEqual(["waiting"]);
  });

  test("a redirect to a private address isn't followed, nor any other", async () => {
    const location = "https://169.254.169.254/latest/meta-data/";
    shop.answers["/products/warrior.json"] = { status: 301, headers: { location } };
    await rounds();
    expect(await says()).toEqual([
      `The page leads elsewhere, to ${location}. Name that address if it's the right one.`,
    ]);
    shop.answers["/products/warrior.json"] = { status: 302, headers: { location: "/other.json" } };
    await posted(await here.signIn(), list, { act: "watch again", page: url });
    await rounds();
    expect(await says()).toEqual([
      "The page leads elsewhere, to https://shop.example/other.json. Name that address if it's the right one.",
    ]);
    expect(paths()).not.toContain("/other.json");
  });

  test("a host with a private address isn't asked, and the page fails four times at most", async () => {
    for (let days = 0; days < 6; days++) {
      await round({ mayReach: isPublicAddress });
      here.now += day;
    }
    expect(await says()).toEqual([
      "shop.example isn't an address of the public internet, so it isn't read. It failed 4 times, so it isn't tried again.",
    ]);
    expect(paths()).toEqual([]);
  });

  test("a host that hangs is tried on the next day", async () => {
    shop.answers["/products/warrior.json"] = { status: 200, hangs: "halfway" };
    await rounds(1);
    await round({ patience: 100 });
    here.now += minute;
    await rounds();
    expect(await says()).toEqual(["shop.example didn't answer within 0.1 seconds."]);
    expect(paths()).toEqual(["/robots.txt", "/products/warrior.json"]);
    sells(variants("249.95"));
    here.now += day;
    await rounds();
    expect(await says()).toEqual(["It has 1 paddle, 1 with something new."]);
  });

  test("robots.txt is read first, once a day, and obeyed", async () => {
    watch.pages = [warrior, table];
    const body = "User-agent: *\nAllow: /\n\nUser-agent: RallyRank\nDisallow: /products/\n";
    shop.answers["/robots.txt"] = { status: 200, body };
    shop.answers["/list.csv"] = { status: 200, body: "Paddle\nDiadem Warrior BluCore\n" };
    await rounds(4);
    expect(paths()).toEqual(["/robots.txt", "/list.csv"]);
    expect(await says()).toContain("The host's robots.txt doesn't allow programs to read it.");
  });

  test("without an answer about robots.txt, nothing else is asked", async () => {
    shop.answers["/robots.txt"] = { status: 503 };
    await rounds(3);
    expect(paths()).toEqual(["/robots.txt"]);
    expect(await says()).toEqual(["shop.example answered 503 for its robots.txt."]);
  });

  test("a host is asked once a minute, by all processes together, and a page once a week", async () => {
    watch.pages = [warrior, table];
    sells(variants("279.95"), { etag: '"one"' });
    shop.answers["/list.csv"] = { status: 200, body: "Paddle\nDiadem Warrior BluCore\n" };
    const both = async () => {
      await Promise.all([round(), round()]);
      return paths().length;
    };
    expect(await both()).toBe(1);
    here.now += minute - 1;
    expect(await both()).toBe(1);
    here.now += 1;
    expect(await both()).toBe(2);
    here.now += minute;
    expect(await both()).toBe(3);
    here.now += week - 2 * minute - 1;
    expect(await both()).toBe(3);
    here.now += minute + 1;
    await both();
    here.now += minute;
    await both();
    expect(paths().slice(3)).toEqual(["/robots.txt", expect.any(String)]);
    here.now += minute;
    await round();
    const again = shop.asked.filter(({ path }) => path === "/products/warrior.json");
    expect(again[1]!.headers["if-none-match"]).toBe('"one"');
    expect(await states()).toEqual(["same", "same"]);
  });

  test("a whole shop's paddles are found by name; others would be new, and shirts aren't read", async () => {
    const all = "https://shop.example/products.json";
    watch.pages = [{ name: "Diadem's shop", url: all, reads: "shop JSON", brand: "Diadem" }];
    const products = [
      product(variants("249.95"), { title: "Diadem Warrior BluCore" }),
      product(variants("99.95"), { title: "Diadem Sunrise", handle: "sunrise" }),
      product(variants("29.95"), { title: "Court Shirt", product_type: "Apparel" }),
      product(variants("=1+1"), { title: "=Odd", handle: "odd" }),
    ];
    const body = JSON.stringify({ products });
    shop.answers["/products.json"] = { status: 200, body };
    await rounds();
    const browser = await here.signIn();
    const page = await visitPlain(browser.ask, list);
    expect(page.text).toMatch(/Diadem Sunrise ?, which we don't have/);
    expect(page.text).not.toContain("Court Shirt");
    expect(page.text).toContain("It has 3 paddles, 2 with something new. 1 couldn't be read.");
    const taken = await page.submit("Take it Diadem Sunrise");
    expect(taken.text).toContain("Taken");
    const drafts = await here.site.content.drafts(dana.email);
    expect(drafts.map(({ path }) => path)).toEqual(["listed/diadem-sunrise.yaml"]);
    expect(drafts[0]!.text).toContain("https://shop.example/products/sunrise");
  });

  test("a table may be part of a web page, whose tags never make another figure", async () => {
    watch.pages = [table];
    const reads = async (price: string) => {
      const body = `<!doctype html><title>Ours</title><table><tr><td>Home<td>Shop</table>
        <table><thead><tr><th>Paddle<th>Length<th>MSRP<tbody>
        <tr><td><a href="/w">Diadem Warrior BluCore</a><td>16.1&Prime;<td>${price}</table>`;
      shop.answers["/list.csv"] = { status: 200, body };
      await rounds();
      here.now += week;
      return (await says())[0]!;
    };
    expect(await reads("<b>$249</b>.95")).toBe(
      "It has 1 paddle, 1 with something new. Of the page's 2 tables, one was read.",
    );
    await (await visitPlain((await here.signIn()).ask, list)).submit("Take it");
    const text = await draft();
    expect([text, text]).toEqual([
      expect.stringContaining("lengthIn: 16.1"),
      expect.stringContaining("listPriceCents: 24995"),
    ]);
    for (const price of ["$199<sup>95</sup>", "<s>$249.95</s> $199.95"])
      expect(await reads(price)).toMatch(/^It has 1 paddle, and nothing new\. .*couldn't be read/);
  });

  test("what isn't what was named is said", async () => {
    shop.answers["/products/warrior.json"] = { status: 200, body: "<!doctype html><p>Hello</p>" };
    await rounds();
    expect((await says())[0]).toMatch(/^It isn't a shop's product JSON\./);
    watch.pages = [table];
    shop.answers["/list.csv"] = { status: 200, body: "<!doctype html><p>Hello</p>" };
    await rounds();
    expect((await says())[0]).toMatch(/^This is a web page or XML without a table/);
  });

  test("a page that is named otherwise is read anew, and one that isn't named is forgotten", async () => {
    sells(variants("249.95"), { etag: '"one"' });
    await rounds();
    watch.pages = [{ ...warrior, name: "Diadem" }];
    await rounds(1);
    expect(paths()).toEqual(["/robots.txt", "/products/warrior.json", "/products/warrior.json"]);
    expect(shop.asked[2]!.headers["if-none-match"]).toBeUndefined();
    watch.pages = [];
    await round();
    expect([await states(), await says()]).toEqual([[], []]);
  });

  test("a proposal goes once the entry says so, or the page no longer does", async () => {
    sells(variants("249.95"));
    await rounds();
    const browser = await here.signIn();
    const published = here.site.content.published(entry)!;
    const text = published.replace("listPriceCents: 27995", "listPriceCents: 24995");
    const edit = `/owner/content/edit?entry=${entry}`;
    const base = textDigest(published);
    await posted(browser, edit, { act: "content save", "entry-base": base, "whole-text": text });
    await posted(browser, `/owner/content/publish?entry=${entry}`, { act: "content publish" });
    expect(await textOf(browser, list)).toContain("The entry has changed since the page was read.");
    here.now += week;
    await rounds();
    expect(await states()).toEqual(["same"]);
  });

  test("is for editors; only owners name pages", async () => {
    const moderator = await here.signIn(lee.email);
    expect((await moderator.get(list)).status).toBe(403);
    const editor = await here.signIn(cleo.email);
    expect(await textOf(editor, addresses.consoleContent.path)).not.toContain("watch.yaml");
    const named = "pages:\n  - name: A\n    url: https://a.example/p.json\n    reads: shop JSON\n";
    const save = { act: "content save", entry: "watch.yaml", text: named };
    expect((await editor.post(list, save)).status).toBe(403);
  });
});

test("only addresses of other sites' pages can be named", () => {
  const wrong = (page: object) =>
    !watchFile.safeParse({ pages: [{ ...warrior, ...page }] }).success;
  expect(wrong({})).toBe(false);
  for (const each of [
    "http://shop.example/p.json",
    "https://127.0.0.1/p.json",
    "https://[::1]/p.json",
    "https://localhost/p.json",
    "https://shop.example:8443/p.json",
    "https://name:word@shop.example/p.json",
    "file:///etc/passwd",
  ])
    expect([each, wrong({ url: each })]).toEqual([each, true]);
  expect(watchFile.safeParse({ pages: [warrior, warrior] }).success).toBe(false);
});
