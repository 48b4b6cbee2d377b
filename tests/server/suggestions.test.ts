import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { type OpenedSite, plainText, siteOver } from "../support/in-process-site.ts";

let site: OpenedSite;
beforeAll(async () => {
  site = await siteOver(projectLibrary());
});
afterAll(async () => {
  await site.close();
});

const suggest = (term: string) =>
  site.ask(`/search/suggestions?${new URLSearchParams({ search: term })}`);
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => plainText(href!));

test("suggestions are options with picture, price, rating and its mark, and then the whole site", async () => {
  const html = await (await suggest("joola persues")).text();
  const [first, ...others] = linksIn(html);
  expect(first).toMatch(/^\/joola-perseus-/);
  expect(others.at(-1)).toBe("/search?search=joola+persues");
  const options = html.split("<a ").slice(1);
  expect(options.every((option) => option.includes('role="option"'))).toBe(true);
  const perseus = options.find((option) => option.includes('href="/joola-perseus-pro-iv"'))!;
  expect(perseus).toContain("<svg");
  expect(perseus).toContain("$279.95");
  expect(perseus).toMatch(/<strong>4\.\d<\/strong>.*aria-label="sample"/);
});

test.each([
  ["elongated under $150", "/paddle-finder?price=-100&price=100-150&shape=elongated"],
  ["quiet", "/paddle-finder/match?feel=soft"],
  ["indoor balls", "/balls?use=indoor"],
])("the first suggestion for '%s' is the answer %s", async (term, address) => {
  const [first] = linksIn(await (await suggest(term)).text());
  expect(first).toBe(address);
  expect((await site.ask(first!)).status).toBe(200);
});

test("each suggestion links to a canonical address that answers", async () => {
  for (const term of [
    "perseus",
    "franklin",
    "jola",
    "elbow",
    "newsletter",
    "spin",
    "16mm under $200",
  ])
    for (const href of linksIn(await (await suggest(term)).text()))
      expect([href, (await site.ask(href.split("#")[0]!)).status]).toEqual([href, 200]);
});

test("suggestions are few and small, for any cache to keep", async () => {
  for (const term of ["p", "paddle", "joola", "the reset", "x".repeat(5000)]) {
    const answer = await suggest(term);
    const html = await answer.text();
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(linksIn(html).length).toBeLessThanOrEqual(7);
    expect(html.length).toBeLessThan(24_000);
  }
});

test("what was typed comes back as text, whatever it is", async () => {
  const html = await (await suggest('<img src=x onerror="x">$& {search}')).text();
  expect(html).not.toContain("<img");
  expect(plainText(html)).toContain('"<img src=x onerror="x">$& {search}"');
});

test("there is nothing to suggest for a blank term", async () => {
  for (const query of ["", "?search=", "?other=x"]) {
    const answer = await site.ask(`/search/suggestions${query}`);
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  }
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0];

test.each([
  ["/joola-persues-pro-iv", "/joola-perseus-pro-iv"],
  ["/perseus", "/joola-perseus-pro-iv"],
  ["/joola", "/brands/joola"],
  ["/reviews/best-of/best-paddle-spin", "/reviews/best-of/best-paddles-spin"],
])("the page that is not found at %s links to %s", async (path, meant) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(404);
  const main = mainOf(await answer.text());
  expect(main).toContain("Did you mean one of these?");
  expect(linksIn(main)).toContain(meant);
});

test("a page that is not found, and is like none of ours, guesses nothing, leads home and is logged", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const main = mainOf(await (await site.ask("/no-such-page")).text());
  expect(main).toContain("Oops! Page not found");
  expect(main).not.toContain("Did you mean");
  expect(main).toMatch(/<a[^>]* href="\/"[^>]*>Return to Home</);
  expect(log.mock.calls.join()).toContain("404: /no-such-page");
  log.mockRestore();
});

test("a search finds reviews, marked where they're samples", async () => {
  const main = mainOf(await (await site.ask("/search?search=elbow")).text());
  const [, reviews = ""] = main.split('id="reviews"');
  expect(linksIn(reviews)[0]).toMatch(/\?search=elbow#reviews-found$/);
  expect(reviews).toMatch(/<q>[^<]*elbow[^<]*<\/q>/i);
  expect(reviews).toContain('aria-label="sample"');
});
