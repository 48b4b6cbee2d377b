import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { fromOurPage } from "../support/console-client.ts";
import { consoleSite } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { sending } from "../support/contributions.ts";
import { everyPage } from "../support/in-process-site.ts";
import { markupFaults } from "../support/markup-faults.ts";
import { samplePaths, unlistedKinds } from "../support/page-kinds.ts";

const hour = 3_600_000;

test.each([
  ["<p id='a'></p>".replaceAll("'", '"').repeat(2), "the id 'a' twice"],
  ['<input type="radio" autoComplete="off"/>', 'autocomplete on <input type="radio">'],
  ['<input type="date" placeholder="2026"/>', 'placeholder on <input type="date">'],
  ['<input type="range" required>', 'required on <input type="range">'],
  ["<details><summary><p></p></summary></details>", "<p> in <summary>"],
  ["<p><b><div></div></b></p>", "<div> in <b>"],
  ["<a><span><button></button></span></a>", "<button> in <a>"],
  ["<ul><p></p></ul>", "<p> in <ul>"],
  ["<div><li></li></div>", "<li> in <div>"],
  ['<input id="x" list="words"/>', `<input id="x"> names 'words', which isn't there`],
  ['<p aria-describedby="x y"></p><i id="x"></i>', "<p> names 'y', which isn't there"],
  ["<aside></aside>", "<aside> without a name"],
  ['<img src="a"/>', "<img> without alt"],
  [
    '<table><tbody><tr><th></th><td colSpan="2"></td></tr></tbody></table>',
    "column 3 of a table, in which no cell begins",
  ],
])("the rules find in %s: %s", (html, fault) => {
  expect(markupFaults(html)).toContain(fault);
});

test.each([
  "<details><summary><h3>A</h3><svg><path d='M0'/></svg></summary></details>",
  '<label for="x">A</label><input id="x" type="email" autoComplete="email" required/>',
  '<table><tbody><tr><th rowSpan="2"></th><td></td></tr><tr><td></td></tr></tbody></table>',
])("the rules find nothing in %s", (html) => {
  expect(markupFaults(html)).toEqual([]);
});

const faultsOn = (pages: Iterable<readonly [path: string, html: string]>) =>
  [...pages].flatMap(([path, html]) => markupFaults(html).map((fault) => `${path}: ${fault}`));

test("each page of the sitemap keeps them", async () => {
  const pages = await everyPage();
  expect(pages.size).toBeGreaterThan(100);
  expect(faultsOn(pages)).toEqual([]);
});

describe("over a store", () => {
  const here = consoleSite("sqlite", { isLive: true });
  const post = (path: string, fields: Record<string, string>) =>
    here.post(path, fields, { accept: "text/html" });

  test("so does each page behind a query, and each with a form that was refused", async () => {
    const pages = await Promise.all([
      ...unlistedKinds.map(async ({ example }) => [example, await here.ask(example)] as const),
      ...[
        "/diadem-hero",
        "/contact",
        "/newsletter",
        "/missing-paddle",
        "/ask/diadem-hero",
        "/side-by-side/diadem-hero-vs-neonic-flow",
      ].map(async (path) => [`POST ${path}`, await post(path, { email: "@" })] as const),
    ]);
    const read = pages.map(async ([path, answer]) => [path, await answer.text()] as const);
    expect(faultsOn(await Promise.all(read))).toEqual([]);
  });

  test("so does each page of the console", async () => {
    const { now, place } = here;
    const fill = fillConsole(place);
    const [first, second] = [await fill.review("Ann", now), await fill.review("Bea", now - hour)];
    await fill.hold(await fill.review("Held", now), now);
    await fill.report(first, "Spam.", now);
    await fill.photo(second, 1, {});
    await fill.photo(second, 2, { hidden_at: now, held_because: "all" });
    const message = await fill.message("Which?", now);
    await fill.failedMail("a@example.com", now);
    const asked = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: null };
    await sending(here.site).request(asked, "203.0.113.1");
    const corrected = { fact: "weightOz", value: "8.1 oz", source: "", email: null };
    await sending(here.site).correct(corrected, "diadem-hero", "203.0.113.2");

    const browser = await here.signIn();
    const { consoleEntry, consoleEntryPhotos, consoleHistory, consoleImport } = addresses;
    const { consoleMessage, consolePublishing, consoleReviews } = addresses;
    const entry = "?entry=paddles/diadem-hero.yaml";
    const fields = { act: "reviews hide", review: second };
    const undoable = (await browser.post(consoleReviews.path, fields)).headers.get("location")!;
    expect(undoable).toContain("&undo=");
    const paths = [
      ...Object.values(samplePaths).filter((path) => /^\/owner(\/[a-z]+){0,2}$/.test(path)),
      undoable,
      `${consoleReviews.path}?review=${first}`,
      consoleMessage.href({ number: String(message) }),
      ...[consoleEntry, consoleEntryPhotos, consolePublishing, consoleHistory].map(
        ({ path }) => path + entry,
      ),
      `${consoleEntry.path}${entry}&as=text`,
      ...["blog/core-thickness.md", "site.yaml", "home.yaml", "best-of/best-paddles-spin.md"].map(
        (path) => `${consoleEntry.path}?entry=${path}`,
      ),
    ];
    const pages: (readonly [string, string])[] = [];
    for (const path of paths) pages.push([path, await (await browser.get(path)).text()]);
    const sheet = new FormData();
    for (const [name, value] of Object.entries({ act: "read", kind: "paddles" }))
      sheet.append(name, value);
    const rows = "Name,Brand,Weight\nDiadem Hero,Diadem,8.05\nDrifter 16,Example,230 g\nX,,82 oz\n";
    sheet.append("file", new Blob([rows]), "paddles.csv");
    const read = await browser.ask(consoleImport.path, {
      method: "POST",
      headers: fromOurPage,
      body: sheet,
    });
    pages.push([`POST ${consoleImport.path}`, await read.text()]);

    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, html]) => !html.includes("<h1")).map(([path]) => path)).toEqual([]);
    expect(faultsOn(pages)).toEqual([]);
  });
});
