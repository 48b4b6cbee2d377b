import { expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { projectLibrary } from "../support/project-library.ts";
import { longDate } from "../../src/platform/text/dates.ts";
import { uses, traitShare } from "../../src/site/paddles/profile.ts";
import { themeNames } from "../../src/site/reviews/themes/themes.ts";
import { everyPage } from "../support/in-process-site.ts";

const library = projectLibrary();

const queries = [
  "/paddles?sort=price&order=descending",
  "/paddle-finder?search=rogue",
  "/balls?sort=cost",
  "/balls?columns=cost&columns=rated-play&columns=easy-play",
  "/comparisons?paddles=diadem-hero,neonic-flow,players-rogue2",
  "/is-my-paddle-legal?paddle=franklin-c45-aurelius",
];

/** Every page of the sitemap, and some behind a query, by path. */
const pages = await everyPage(queries);

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");
const marks = /<span[^>]* role="img" aria-label="not (confirmed|known)">\?<\/span>/g;

test("on every page, a cell has a sign for what isn't known or confirmed, and a legend explains it", () => {
  let marked = 0;
  for (const [path, html] of pages) {
    for (const [, , cell] of html.matchAll(/<(td|th|dd)\b[^>]*>(.*?)<\/\1>/gs))
      expect(textOf(cell!), path).not.toMatch(/\bnot (known|confirmed)\b/i);
    const found = html.match(marks)?.length ?? 0;
    marked += found;
    if (found > 0) expect(html, path).toContain('data-legend="unsure"');
  }
  expect(marked).toBeGreaterThan(500);
});

test("a paddle's weight is written one way on every page: as it was given, without a last 0", () => {
  const weights = new Set(
    library.paddles.flatMap((paddle) =>
      [paddle, ...(paddle.versions ?? [])].flatMap(({ weightOz, lightestOz, heaviestOz }) => [
        weightOz,
        lightestOz,
        heaviestOz,
      ]),
    ),
  );
  let written = 0;
  for (const [path, html] of pages) {
    const facts = html.replaceAll(/<(?:script|p)\b[^>]*>.*?<\/(?:script|p)>/gs, "");
    for (const [, figure] of facts.matchAll(/>([6-9][\d.]*)[ \u00A0]oz</g)) {
      written += 1;
      expect(String(Number(figure)), path).toBe(figure);
      expect(weights, path).toContain(Number(figure));
    }
  }
  expect(written).toBeGreaterThan(200);
});

test("no page prints a rank of what nobody measured, and the words instead are true", () => {
  for (const [path, html] of pages)
    expect(html.match(/\bno\. \d+ of \d+/i)?.[0], path).toBeUndefined();
  const said = new Set<string>();
  for (const paddle of library.written)
    for (const use of uses) {
      const html = pages.get(addresses.paddle.href(paddle))!;
      const row = RegExp(`<span>${themeNames[use]}</span>.*?<strong>(.*?)</strong>`);
      const [, words] = row.exec(html) ?? [];
      const mine = traitShare(paddle, use);
      if (words === undefined || mine === undefined) continue;
      said.add(words);
      const others = library.paddles.flatMap((each) =>
        each === paddle ? [] : (traitShare(each, use) ?? []),
      );
      const higher = others.filter((other) => other > mine).length / others.length;
      const lower = others.filter((other) => other < mine).length / others.length;
      const isLow = /less|weak|hard|slow|least/.test(words);
      if (words === "in the middle") expect(Math.max(higher, lower), words).toBeLessThan(2 / 3);
      else expect(isLow ? higher : lower, `${paddle.slug}: ${words}`).toBeGreaterThan(0.5);
      if (words.startsWith("among the"))
        expect(isLow ? lower : higher, `${paddle.slug}: ${words}`).toBeLessThan(0.2);
    }
  expect(said.size).toBeGreaterThan(15);
});

/** The text of a row of a table, by its heading. */
function rowOf(html: string, heading: string): string | undefined {
  const [, row] =
    RegExp(`<th scope="row"[^>]*>${heading}(?:<span>[^<]*</span>)?</th>(.*?)</tr>`, "s").exec(
      html,
    ) ?? [];
  return row && textOf(row);
}

test("every paddle's page has its approvals with their date, its price with its date, and its last update", () => {
  for (const paddle of library.written) {
    const html = pages.get(addresses.paddle.href(paddle))!;
    const of = paddle.name;
    for (const [heading, value] of [
      ["USA Pickleball", paddle.usaPickleball],
      ["UPA-A", paddle.upaA],
    ] as const) {
      const row = rowOf(html, heading);
      // Of its other versions, the row may have readings all the same.
      if (value === null) expect(row, of).not.toMatch(/^(?:approved|certified|not listed)/);
      else
        expect(row, of).toMatch(
          RegExp(
            `^${value} · as The Paddle Register had it on \\w+ \\d+, 2026 · where it says so · check again`,
          ),
        );
    }
    expect(rowOf(html, "List price"), of).toMatch(
      paddle.listPriceCents === null ? /^\?$/ : /^\$[\d.]+ (at launch, 20\d\d\??|in \w+ 2026)/,
    );
    if (paddle.listPriceCents !== null)
      expect(html, of).toMatch(
        /<span[^>]*> list price (at launch, 20\d\d( \(year not confirmed\))?|in \w+ 2026)<\/span>/,
      );
    expect(textOf(html), of).toContain(`Updated ${longDate(Date.parse(paddle.updated!))}`);
  }
});

test("what the lists of approved paddles said leads to each of them, and so does where to check again", () => {
  const html = pages.get("/is-my-paddle-legal?paddle=franklin-c45-aurelius")!;
  const { approvals } = library.paddle("franklin-c45-aurelius")!;
  const linked = library.approvals.lists.filter(({ url }) => url !== undefined);
  expect(linked.map(({ list }) => list)).toEqual(["USA Pickleball", "UPA-A"]);
  for (const { list, url } of linked) {
    expect(url).toMatch(/^https:/);
    // Once for each version that someone looked up, and once below.
    const readings = approvals.filter((each) => each.list === list);
    expect(html.split(` href="${url}" rel="noopener">Check again.</a>`)).toHaveLength(
      readings.length + 1,
    );
    expect(html.split(` href="${url}"`)).toHaveLength(readings.length + 2);
    for (const { link } of readings)
      expect(html).toContain(` href="${link}" rel="nofollow noopener"`);
  }
});

test("a source that many facts share is named once, below them, and with those it's of", () => {
  const source = "The Paddle Register, September 21, 2026.";
  const perseus = textOf(pages.get("/joola-perseus-pro-iv")!);
  expect(perseus.split(source)).toHaveLength(2);
  expect(perseus).toContain(
    `Source of brand, year, list price, face, shape, core thickness, length, width, grip length, core material, availability and made in: ${source}`,
  );
  const ronbus = textOf(pages.get("/ronbus-r-series")!);
  expect(ronbus).toContain("core thickness and grip length: Pickleball Effect, March 2026.");
});

test("every comparison of two paddles has a row for each list of approved paddles", () => {
  const pairs = [...pages].filter(([path]) => path.startsWith("/comparisons/"));
  expect(pairs.length).toBeGreaterThan(25);
  for (const [path, html] of pairs)
    for (const list of ["USA Pickleball", "UPA-A"])
      expect(textOf(html.replaceAll(/<dt>/g, " ")), path).toContain(list);
});

test("every ball has two lifespans and a cost per game, in columns marked as samples", () => {
  const html = pages.get("/balls?columns=cost&columns=rated-play&columns=easy-play")!;
  const headings = [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, each]) =>
    textOf(each!).trim(),
  );
  const rows = [...html.matchAll(/<tr id="[^"]+">(.*?)<\/tr>/gs)];
  expect(rows).toHaveLength(library.balls.length);
  for (const [, row] of rows) {
    const cells = [...row!.matchAll(/<(?:th|td)\b[^>]*>(.*?)<\/(?:th|td)>/gs)];
    const cell = (heading: string) => cells[headings.indexOf(`${heading}◇`)]![1]!;
    expect(textOf(cell("Rated play")), row).toMatch(/^\d+ games/);
    expect(textOf(cell("Easy play")), row).toMatch(/^\d+-\d+ games/);
    expect(textOf(cell("Cost per game")), row).toMatch(/^\$0\.\d\d/);
  }
});
