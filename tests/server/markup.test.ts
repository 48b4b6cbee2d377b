import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { consoleRoutes } from "../../src/office/console/routes.ts";
import { fromOurPage } from "../support/console-client.ts";
import { consoleSite } from "../support/console-site.ts";
import {
  consolePaths,
  fillEveryPage,
  paddlesSheet,
  readersList,
} from "../support/console-pages.ts";
import { fillConsole } from "../support/console-store.ts";
import { everyPage } from "../support/in-process-site.ts";
import { markupFaults } from "../support/markup-faults.ts";
import { unlistedKinds } from "../support/page-kinds.ts";

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
    const review = await fillEveryPage(fillConsole(place), post, now);
    const browser = await here.signIn();
    const { consoleImport, consoleReviews, consoleSubscribers } = addresses;
    const fields = { act: "reviews hide", review };
    const undoable = (await browser.post(consoleReviews.path, fields)).headers.get("location")!;
    expect(undoable).toContain("&undo=");
    const paths = [...consolePaths, undoable, `${consoleReviews.path}?review=${review}`];
    const pages: (readonly [string, string])[] = [];
    for (const path of paths) pages.push([path, await (await browser.get(path)).text()]);
    for (const [path, act, text] of [
      [consoleImport.path, "read", paddlesSheet],
      [consoleSubscribers.path, "read-list", readersList],
    ] as const) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ act, kind: "paddles" }))
        body.append(name, value);
      body.append("file", new Blob([text]), "a.csv");
      const read = await browser.ask(path, { method: "POST", headers: fromOurPage, body });
      pages.push([`POST ${path}`, await read.text()]);
    }

    const isMissing = ({ path }: { path: string }) =>
      !consolePaths.some((each) => each.split("?")[0] === path) && !path.includes(":");
    expect(consoleRoutes.filter(({ kind }) => kind === "page").filter(isMissing)).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, html]) => !html.includes("<h1")).map(([path]) => path)).toEqual([]);
    expect(faultsOn(pages)).toEqual([]);
  });
});
