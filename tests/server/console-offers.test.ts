import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import type { Person } from "../../src/office/publishing/people.ts";
import { entryAddress } from "../../src/office/console/content/entry-facts.ts";
import { cleo, consoleSite, dana, htmlOf, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const path = "paddles/diadem-hero.yaml";
const file = readFileSync(`content/${path}`, "utf8");
const max: Person = { name: "Max", email: "max@example.com", role: "owner" };
const offers = addresses.consoleOffers.path;
const edit = entryAddress(path);

/** The Diadem Hero, sold in two made-up shops. */
const sold = `${file}# Prices are what the shops asked.
offers:
  - shop: Acme
    url: https://acme.example/hero
    isPaid: false
    checks:
      - { on: "2026-03-01", priceCents: 8999 } # A sale.
  - shop: Bolt
    url: https://bolt.example/hero
    isPaid: true
    checks:
      - { on: "2026-04-20", priceCents: 9499 }
`;

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;

async function save(from: Browser, text: string): Promise<void> {
  const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(await htmlOf(from, edit))!;
  await posted(from, edit, { act: "content save", "entry-base": base, "whole-text": text });
}
const publish = (from: Browser) =>
  posted(from, entryAddress(path, addresses.consolePublishing), { act: "content publish" });

describe.each(engines)("prices in shops, on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let browser: Browser;
  beforeEach(async () => {
    here.people = [dana, max, cleo, lee];
    browser = await here.signIn();
    await save(browser, sold);
    await publish(browser);
  });
  const published = () => here.site.content.published(path)!;

  test("are listed by age, confirmed in one tap, and published at once", async () => {
    const list = await visitPlain(browser.ask, offers);
    expect(list.text.indexOf("Acme")).toBeLessThan(list.text.indexOf("Bolt"));
    expect(list.text).toContain("seen 64 days ago");
    const done = await list.submit("Still $89.99 today Diadem Hero at Acme");
    expect(done.text).toContain("Price noted: 1 offer.");
    expect(done.text.indexOf("Bolt")).toBeLessThan(done.text.indexOf("Acme"));
    expect(done.text).toContain("seen today");
    expect(published()).toBe(
      sold.replace(" # A sale.\n", ' # A sale.\n      - { on: "2026-05-04", priceCents: 8999 }\n'),
    );
    const page = await (await browser.get("/diadem-hero")).text();
    expect(page.replaceAll("<!-- -->", "")).toContain("Price seen May 4, 2026.");
    expect(await textOf(browser, entryAddress(path, addresses.consoleHistory))).toContain(
      "$89.99 on 2026-05-04",
    );
    const log = await textOf(browser, addresses.consoleLog.path);
    expect(log).toContain("content price");
    expect(log).toContain("paddles/diadem-hero.yaml#acme");
  });

  test("take another price, and the last one of a day", async () => {
    const list = await visitPlain(browser.ask, offers);
    const done = await list.submit("Save price Diadem Hero at Acme", { price: "$84.50" });
    expect(done.text).toContain("$84.50");
    expect(published()).toContain('{ on: "2026-05-04", priceCents: 8450 }');
    const again = await visitPlain(browser.ask, offers);
    await again.submit("Save price Diadem Hero at Acme", { price: "85" });
    expect(published()).not.toContain("8450");
    expect(published()).toContain('{ on: "2026-05-04", priceCents: 8500 }');
  });

  test("refuse what isn't a price, another offer, or a price that has changed meanwhile", async () => {
    const post = (offer: string, price?: string) =>
      posted(browser, offers, { act: "content price", offer, ...(price && { price }) });
    const acme = `${path}#acme`;
    expect(await post(`${acme}@8999`, "a lot")).toMatch(/^422 'a lot' isn't a price/);
    expect(await post(`${acme}@8999`, "1.50")).toMatch(/^409 Nothing was published: /);
    expect(await post(acme)).toMatch(/^422 Name today's price/);
    expect(await post(`${path}#other@8999`)).toMatch(/^409 There's no offer/);
    expect(await post("site.yaml#acme@8999")).toMatch(/^409 There's no offer/);
    expect(await post(`${acme}@7999`)).toMatch(/^409 This has changed since you read it/);
    expect(published()).toBe(sold);
    const other = await here.signIn(lee.email);
    expect((await other.post(offers, { act: "content price", offer: `${acme}@8999` })).status).toBe(
      403,
    );
  });

  test("are written into drafts of the same file, so that nobody's is refused", async () => {
    const other = await here.signIn(max.email);
    await save(other, sold.replace("entry-level", "beginner's"));
    const list = await visitPlain(browser.ask, offers);
    await list.submit("Still $89.99 today Diadem Hero at Acme");
    expect(await publish(other)).toMatch(/done=content\+publish/);
    expect(published()).toContain("beginner's");
    expect(published()).toContain('{ on: "2026-05-04", priceCents: 8999 }');
  });

  test("are an editor's, too, and among the work once they're a month old", async () => {
    const editor = await here.signIn(cleo.email);
    expect(await textOf(editor, addresses.console.path)).toContain("1 shop's price not seen");
    await editor.post(offers, { act: "content price", offer: `${path}#acme@8999` });
    expect(published()).toContain("2026-05-04");
  });
});
