import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { asSample } from "../../src/platform/text/sample.ts";
import { everyPage, siteOver } from "../support/in-process-site.ts";

const library = projectLibrary();
const home = (samples: boolean) => projectLibrary(samples).home.featuredClaim;
const pages = await everyPage();

test("each page has keywords", () => {
  const keywords = (html: string) => /<meta name="keywords" content="([^"]+)"/.exec(html)?.[1];
  const without = [...pages].filter(([, html]) => keywords(html) === undefined);
  expect(pages.size).toBeGreaterThan(100);
  expect(without.map(([path]) => path)).toEqual([]);
});

const inBar = ["/", "/paddle-reviews", "/reviews/balls", "/reviews/best-of"];
const activeIn = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)" aria-current="page">/g)].flatMap(([, to]) =>
    inBar.includes(to!) ? [to] : [],
  );
const crumbsIn = (html: string) => {
  const [, crumbs = ""] = /<nav[^>]* aria-label="Breadcrumb">(.*?)<\/nav>/.exec(html) ?? [];
  return [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!);
};

test.each([
  ["/", "/"],
  ["/neonic-flow", "/paddle-reviews"],
  ["/paddles", "/paddle-reviews"],
  ["/balls", "/reviews/balls"],
  ["/reviews/balls/budget-pickleballs-value", "/reviews/balls"],
  ["/reviews/best-of/best-paddles-spin", "/reviews/best-of"],
  ["/reviews/best-of/best-paddles-under-100", "/reviews/best-of"],
])("on %s the bar highlights %s", (path, link) => {
  // In the bar and in the menu.
  expect(activeIn(pages.get(path)!)).toEqual([link, link]);
});

test("each page highlights the link of the bar that its breadcrumb leads through", () => {
  for (const [path, html] of pages) {
    const above = inBar.filter((to) => path === to || (to !== "/" && crumbsIn(html).includes(to)));
    expect([...new Set(activeIn(html))], path).toEqual(above.slice(0, 1));
  }
});

test("each address that README.md suggests is a page", async () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const suggested = [...readme.matchAll(/<http:\/\/127\.0\.0\.1:3000(\/[^>]*)>/g)];
  const site = await siteOver(library);
  const answers = await Promise.all(
    suggested.map(async ([, path = ""]) => [path, (await site.ask(path)).status]),
  );
  await site.close();
  // The console leads to its sign-in.
  const answer = (path: string) => (path === "/owner" ? 302 : 200);
  expect(answers).toHaveLength(5);
  expect(answers).toEqual(suggested.map(([, path = ""]) => [path, answer(path)]));
});

test("/favicon.ico is an icon in the sizes that browsers ask it for", async () => {
  const site = await siteOver(library);
  const answer = await site.ask("/favicon.ico");
  await site.close();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  const icon = Buffer.from(await answer.arrayBuffer());
  // The format: a type, a count, and for each picture its width, height, length and place.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  const widths = [0, 1, 2].map((index) => {
    const entry = icon.subarray(6 + index * 16);
    const picture = icon.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8));
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.readUInt32BE(16)).toBe(entry[0]);
    return entry[0];
  });
  expect(widths).toEqual([16, 32, 48]);
});

test.each([
  ["best-paddles-beginners-2025", 589],
  ["best-paddles-power-players", 556],
  ["best-paddles-control-touch", 700],
  ["best-paddles-spin", 631],
])("the head of %s says that it has %i community reviews, as a sample", (slug, reviews) => {
  const html = pages.get(`/reviews/best-of/${slug}`)!;
  const [head] = html.split('id="at-a-glance"');
  expect(head).toMatch(RegExp(`${reviews}(<!-- -->)? community reviews<span`));
});

test("on the home page 'Popular' marks the featured guides, as a sample until it's confirmed", () => {
  const cards = pages.get("/")!.split('id="best-of-lists"')[1]!.split("<li").slice(1);
  const featured = library.guides.filter((guide) => guide.featured).map(({ slug }) => slug);
  const marked = cards.filter((card) => />Popular<span/.test(card));
  expect(marked.map((card) => /best-of\/([^"]+)"/.exec(card)?.[1])).toEqual(
    expect.arrayContaining(featured),
  );
  expect(home(true)).toEqual({ text: asSample("Popular") });
  expect(home(false)).toBeUndefined();
});

test("no page says what we haven't done yet of a ball", () => {
  const said = [...pages].filter(([, html]) => /on this site yet/i.test(html));
  expect(said.map(([path]) => path)).toEqual([]);
});

test("each ball in an article links to its row in the database, and the row to the article", () => {
  const database = pages.get("/balls")!;
  const rows = new Map(
    [...database.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)].map(([, id, row]) => [id, row]),
  );
  const linked = [...pages].filter(([path]) => path.startsWith("/reviews/balls/"));
  expect(linked).toHaveLength(6);
  for (const [path, html] of linked) {
    const balls = [...html.matchAll(/<h3><a href="\/balls#([^"]+)"/g)].map(([, slug]) => slug);
    expect(balls.length, path).toBeGreaterThan(2);
    for (const ball of balls) expect(rows.get(ball), ball).toContain(`href="${path}"`);
  }
});

test("'We reply within 24 hours' is marked as a sample, and unsaid without samples", () => {
  expect(pages.get("/contact")).toMatch(/We reply within 24 hours\.<span/);
  expect(pages.get("/contact")!.split("<body")[0]).not.toContain("24 hours");
  expect(projectLibrary(false).contact.reply).toBeUndefined();
});
