import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { costPerGameCents, gamesText } from "../../src/site/balls/ball-facts.ts";
import { onePage } from "../../src/site/finder/run-finder.ts";
import { readContent } from "../../src/library/read-library.ts";
import { priceText, wholeNumber } from "../../src/platform/text/money.ts";
import { bareValue } from "../../src/platform/text/sample.ts";
import { type Crawl, crawl, decoded } from "../support/crawl.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { inventedIn, labeledSamples } from "../support/invented.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let place: StorePlace;
let server: ServerProcess;
let found: Crawl;
/** Every page, by URL. */
let pages: [path: string, html: string][];
beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir });
  found = await crawl(server.url);
  pages = [...found.values()]
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ path, body }) => [path, withoutCode(body.toString())]);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** A page without scripts and styles: what a visitor reads, and its head. */
const withoutCode = (html: string) =>
  html
    .replaceAll(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "");

/** What matches a pattern, and where. */
const fitting = (pattern: RegExp, within = (html: string) => html) =>
  pages.flatMap(([path, html]) =>
    [...within(decoded(html)).matchAll(pattern)].map(([fits]) => `${path}: ${fits}`),
  );

const ribbon = "Demo content: anything marked ◇ is a sample we wrote.";
const mark = '<span class="[^"]*" role="img" aria-label="sample">◇</span>';

test("every page has the ribbon, once, and it links to the explanation", () => {
  expect(pages.length).toBeGreaterThan(90);
  const without = pages.filter(([, html]) => html.split(ribbon).length !== 2);
  expect(without.map(([path]) => path)).toEqual([]);
  const [, explained] = pages.find(([path]) => path === "/how-it-works")!;
  expect(explained).toContain('href="/how-it-works#on-samples"');
  expect(explained).toContain('id="on-samples"');
});

test("every rating is marked, because all of them are made of samples", () => {
  const rated = fitting(/<\/svg>\s*<strong>\d\.\d<\/strong>/g);
  expect(rated.length).toBeGreaterThan(100);
  const unmarked = new RegExp(
    `</svg>\\s*<strong>\\d\\.\\d</strong>(?! for [^<]*${mark})(?!${mark}).{0,60}`,
    "g",
  );
  expect(fitting(unmarked, (html) => html.replaceAll(labeledSamples, ""))).toEqual([]);
});

/** What follows a figure: nothing but its own words, then the mark; or its column's heading has the mark. */
const isMarked = (html: string, figure: string, words: string) =>
  new RegExp(`${escaped(figure)}(?:</strong>)?${words}${mark}`).test(html) ||
  new RegExp(`data-label="[^"]+◇">(?:after )?${escaped(figure)}${words}<`).test(html);
/** Whether a figure is in a list that has the mark as a whole. */
const isLabeled = (html: string, figure: string, words: string) =>
  [...html.matchAll(labeledSamples)].some(([part]) => part.includes(figure + words));
const escaped = (text: string) => text.replaceAll(/[$.*+?()[\]{}|/]/g, String.raw`\$&`);
const pageAt = (path: string) => decoded(pages.find(([each]) => each === path)![1]);
const { content } = readContent(".");

describe("each sample figure of a file has the mark behind it on its page:", () => {
  const ballAt = (slug: string) => content.balls.find((ball) => ball.slug === slug)!;

  test.each(content.ballTests.map(({ slug, ...article }) => ({ slug, article })))(
    "/reviews/balls/$slug",
    ({ slug, article: { balls, awards, community, costTable, shows } }) => {
      const html = pageAt(`/reviews/balls/${slug}`);
      const rowOf = (name: string) =>
        html.split("<tr>").find((row) => row.includes("<td") && row.includes(`>${name}</a>`))!;
      const unmarked: string[] = [];
      const expectMark = (
        within: string,
        figure: string | number | null | undefined,
        words = "",
      ) => {
        if (figure === null || figure === undefined) return;
        const text = String(figure);
        if (isMarked(within, text, words) || isLabeled(within, text, words)) return;
        unmarked.push(text + words);
      };
      for (const [name, figure] of Object.entries(community))
        if (name !== "playersAre")
          expectMark(html, wholeNumber(Number(figure)), name === "testingMonths" ? " months" : "");
      for (const entry of balls) {
        const ball = ballAt(entry.ball);
        const row = rowOf(ball.name);
        const { durability, consistency, beginnerFriendly, difficulty, valueScore, quote } = entry;
        expectMark(row, ball.rating?.toFixed(1));
        for (const [label, word] of [
          ["Durability", durability],
          ["Consistency", consistency],
          ["Beginner friendly", beginnerFriendly],
          ["Difficulty", difficulty],
        ] as const)
          if (word) expect(row).toContain(`data-label="${label}◇">${word}<`);
        expectMark(row, valueScore?.toFixed(1), " / 10");
        expectMark(html, quote?.firstName);
        if (shows.includes("games")) {
          expectMark(row, `after ${ball.gamesUntilRetired} games`);
          expectMark(row, gamesText(ball.gamesUntilCracked!), " games");
        }
        if (shows.includes("cost per game"))
          expectMark(row, priceText(bareValue(costPerGameCents(ball)!)));
      }
      for (const { votes, quote } of awards) {
        expectMark(html, votes && wholeNumber(votes), " votes");
        expectMark(html, quote?.firstName);
      }
      for (const { label, ball } of costTable) {
        const row = html.split("<tr>").find((each) => each.includes(`</div>${label}</th>`))!;
        expect(row).toContain(`data-label="Games played◇">${ballAt(ball).gamesUntilRetired}<`);
        const cost = priceText(bareValue(costPerGameCents(ballAt(ball))!));
        expect(row).toContain(`data-label="Cost per game◇">${cost}<`);
      }
      expect(unmarked).toEqual([]);
    },
  );

  test.each(content.guides.filter(({ comingSoon }) => !comingSoon))(
    "/reviews/best-of/$slug",
    ({ slug, entries = [], ratedFor = "" }) => {
      const html = pageAt(`/reviews/best-of/${slug}`);
      const rows = html.split("<tr>").slice(1);
      const unmarked = entries.filter(({ rating, reviews, communityNote, paddle }) => {
        const part = html.split(`<li class="`).find((each) => each.includes(` id="${paddle}"`))!;
        const row = rows.find((each) => each.includes(`href="#${paddle}"`))!;
        return !(
          isMarked(part, rating!.toFixed(1), ` ${ratedFor}`) &&
          isMarked(part, `${reviews}`, " community reviews") &&
          (communityNote === undefined || isMarked(part, "Community note", "")) &&
          isMarked(row, rating!.toFixed(1), "")
        );
      });
      expect(unmarked.map(({ paddle }) => paddle)).toEqual([]);
    },
  );

  test("the ball database", async () => {
    const columns = ["rating", "cost", "rated-play", "easy-play"].map((key) => `columns=${key}`);
    const html = await (await fetch(`${server.url}/balls?${columns.join("&")}`)).text();
    const headings = html.split('<th scope="col"').slice(2);
    expect(headings).toHaveLength(columns.length);
    for (const heading of headings) expect(heading).toMatch(new RegExp(`${mark}</span></a></th>`));
  });

  test("every paddle's fixed figures, and its number of reviews in the database", async () => {
    const address = `${server.url}/paddles?columns=rating&columns=reviews`;
    const tables = Array.from(
      { length: Math.ceil((content.paddles.length + content.listed.length) / onePage) },
      (_, at) => fetch(`${address}&page=${at + 1}`).then((answer) => answer.text()),
    );
    const table = (await Promise.all(tables)).join("");
    const paddles = content.paddles.filter(({ slug }) => content.samples[slug]);
    expect(paddles.length).toBeGreaterThan(20);
    const unmarked = paddles.flatMap(({ slug, recommendPercent, averageDupr }) => {
      const html = pageAt(`/${slug}`);
      const figures = { rate: `${recommendPercent}%`, dupr: averageDupr! };
      const wrong = Object.entries(figures).filter(
        ([, figure]) => !isMarked(html, `>${figure}`, ""),
      );
      const row = table.split("<tr").find((each) => each.includes(`href="/${slug}"`))!;
      const { length } = content.samples[slug]!;
      return [
        ...wrong.map(([name]) => `${slug}: ${name}`),
        ...(isMarked(row, `>${length}`, "") ? [] : [`${slug}: reviews`]),
      ];
    });
    expect(unmarked).toEqual([]);
  });

  test("every theme's counts, by their heading", () => {
    const counted = pages.filter(([, html]) => html.includes(' data-kind="praise">'));
    expect(counted.length).toBeGreaterThan(20);
    const heading = new RegExp(`<h2 id="themes-title">[^<]*${mark}</h2>`);
    expect(counted.filter(([, html]) => !heading.test(html)).map(([path]) => path)).toEqual([]);
  });

  test("the claims of the site", () => {
    const claims = [...inventedIn().claims, { text: "2020" }].map(({ text }) => text);
    const [marked] = new RegExp(mark).exec(pageAt("/about"))!;
    const shown = claims.filter((claim) =>
      pages.some(([, html]) => decoded(html).includes(claim + marked)),
    );
    // A figure's label and a promise's sentence are beside what is marked.
    expect(shown).toEqual(
      expect.arrayContaining(["2020", "150+ Reviews", "Expert staff", "Popular"]),
    );
    expect(shown.length).toBeGreaterThan(12);
  });
});

test("no sentence speaks of players who rated something, because none has", () => {
  const claims =
    /(?:\b(?:rated|reviews?|reviewed|words) (?:by|of) (?:new )?players\b|\bplayers (?:near \S+|like you|at your level|of all levels|of every level) (?:rate|rated|give|gave|say|said)\b|\bwhat players (?:near it )?say\b|\b(?<!no )[1-9]\d* player reviews?\b)[^<]{0,40}/g;
  const isRule = (fits: string) =>
    /^\/(how-it-works|privacy|terms|blog)/.test(fits) || /No reviews by players/i.test(fits);
  const said = fitting(claims);
  expect(said).not.toEqual([]);
  expect(said.filter((fits) => !isRule(fits))).toEqual([]);
});

test("sample reviews are one group under one heading, each with 'Sample' in place of a date", async () => {
  const paddles = pages.filter(([, html]) => html.includes("data-samples"));
  expect(paddles.length).toBeGreaterThanOrEqual(26);
  const item = / href="\?review=(?:sample|[0-9a-f]{8})-/g;
  for (const [path, html] of paddles) {
    const [before = "", rest = ""] = html.split(/<section[^>]* data-samples[^>]*>/);
    const group = rest.split("</section>")[0]!;
    expect(group.match(/>Sample reviews<\/h3>/g), path).toHaveLength(1);
    const reviews = group.match(item)!.length;
    expect(group.match(/>Sample(?: \d+)?<\/(?:a|span)>/g), path).toHaveLength(reviews);
    expect(before, path).not.toMatch(/ id="review-(?:sample|[0-9a-f]{8})-/);
  }
});

test("a player's review comes before the samples on its page, and is counted apart from them there and in lists", async () => {
  for (const paddle of ["joola-perseus-pro-iv", "neonic-flow"]) {
    const answer = await fetch(`${server.url}/rest/v1/paddle_reviews`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        paddle_name: paddle,
        first_name: "Zoë",
        dupr_rating: "3.5",
        rating: 2,
        review_text: `Mine alone, of the ${paddle}.`,
      }),
    });
    expect(answer.status).toBe(201);
    const page = await (await fetch(`${server.url}/${paddle}`)).text();
    expect(page).toMatch(/1 player review · \d\d samples/);
    expect(page.indexOf("Mine alone")).toBeLessThan(page.indexOf("data-samples"));
    const list = await (
      await fetch(`${server.url}/paddle-finder?search=${paddle.slice(0, 5)}`)
    ).text();
    expect(list).toMatch(/1 player review · \d\d samples/);
  }
});
