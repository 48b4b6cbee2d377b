import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFull } from "../../src/site/guides/guide.ts";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { type OpenedSite, plainText, siteOver } from "../support/in-process-site.ts";
import { readFeed, textsOf } from "../support/read-feed.ts";

const library = projectLibrary();

/** The text of HTML, without markup. */
const wordsOf = (html: string) =>
  plainText(html.replaceAll(/<[^>]+>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();

const feedOf = async (of: OpenedSite) => readFeed(await (await of.ask("/feed.xml")).text());

/** The contents of elements with a class of this name. */
function insideOf(html: string, name: string): string[] {
  return [...html.matchAll(RegExp(`<(\\w+)[^>]* class="[^"]*_${name}_[^>]*>`, "g"))].map(
    (begin) => {
      let depth = 0;
      const from = begin.index;
      for (const tag of html.slice(from).matchAll(RegExp(`<(/?)${begin[1]}\\b`, "g"))) {
        depth += tag[1] ? -1 : 1;
        if (depth === 0) return html.slice(from, from + tag.index);
      }
      throw new Error(`${begin[0]} doesn't end`);
    },
  );
}

/** Every heading and paragraph of a page's article, its lists and its tables. */
function saidBy(html: string): string[] {
  const article = /<article\b.*<\/article>/s.exec(html)![0].replaceAll(/<style.*?<\/style>/gs, "");
  const all = (tags: string, ...parts: string[]) =>
    parts.flatMap((part) => [...part.matchAll(RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, "gs"))]);
  return [
    ...all("h2|h3|td", article),
    ...all("p|li", ...insideOf(article, "prose")),
    ...all("p", ...insideOf(article, "quote")),
    ...all("li", ...insideOf(article, "sides")),
  ].map(([, , inside]) => wordsOf(inside!));
}

describe("the feed", () => {
  const siteUrl = "https://rallyrank.example";
  let site: OpenedSite;
  let feed: ReturnType<typeof readFeed>;
  beforeAll(async () => {
    site = await siteOver(library, { SITE_URL: siteUrl });
    feed = await feedOf(site);
  });
  afterAll(() => site.close());

  test("is named by every page, and holds every article and guide, newest first", async () => {
    const html = await (await site.ask("/neonic-flow")).text();
    expect(html).toMatch(
      /<link(?=[^>]* type="application\/rss\+xml")[^>]* href="https:\/\/rallyrank\.example\/feed\.xml"/,
    );
    const { self, built, items } = feed;
    expect(self).toBe(`${siteUrl}/feed.xml`);
    const comingSoon = /best-(bags|paddles-singles|paddles-under|shoes|pickleball-)/;
    const readable = textsOf(await (await site.ask("/sitemap.xml")).text(), "loc").filter(
      (url) => /\/(blog|reviews\/balls|reviews\/best-of)\//.test(url) && !comingSoon.test(url),
    );
    expect(readable.length).toBeGreaterThan(20);
    expect(items.map(({ link }) => link).toSorted()).toEqual(readable.toSorted());
    const times = items.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(built).toBe(items[0]!.date);
  });

  test("has each in full, with links that work anywhere", async () => {
    for (const { link, guid, date, creators, categories, body } of feed.items) {
      expect(guid).toBe(link);
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 202[56] 00:00:00 GMT$/);
      expect(creators).toHaveLength(1);
      expect(categories).toHaveLength(2);
      expect(body).not.toMatch(/ (href|src)="\/|class=|<svg|\[\[/);
      const html = await (await site.ask(new URL(link).pathname)).text();
      const said = saidBy(html);
      const words = wordsOf(body);
      const notInFeed = /^(At a glance|On this page|Paddles in this article|Related guides)?$/;
      const missing = said.filter((text) => !notInFeed.test(text) && !words.includes(text));
      expect(missing, link).toEqual([]);
      expect(said.length, link).toBeGreaterThan(8);
    }
  });

  test("marks samples too", () => {
    const counts: Record<string, number> = {};
    for (const { categories, creators, body } of feed.items) {
      const [kind = ""] = categories;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (kind === "Ball Testing")
        expect(body).toMatch(/^<p><strong>The community figures[^<]* are samples<\/strong>/);
      if (kind === "Best Of") expect(body).toMatch(/^<p>[^<]*marked ◇ in this guide are samples/);
      expect(creators[0]).toMatch(
        kind === "Best Of" ? /^RallyRank$/ : /^(Elena|Marcus|Priya) \(fictional author\)$/,
      );
    }
    expect(counts).toEqual({
      Blog: library.blog.length,
      "Ball Testing": library.ballTests.length,
      "Best Of": library.guides.filter(isFull).length,
    });
  });
});

test("whatever an editor writes, the feed stays XML and the text what was written", async () => {
  const hostile = `</title> ]]> <b>&amp; & "quoted" 'single' \u0000\u0008\u000b\ufffe Zoë 🎯 <!-- --`;
  const legible = hostile.replaceAll(/[\u0000\u0008\u000b\ufffe]/g, "");
  const edited: Library = {
    ...library,
    site: { ...library.site, name: hostile, tagline: hostile },
    blog: library.blog.map((article) => ({ ...article, title: hostile, excerpt: hostile })),
    ballTests: library.ballTests.map((article) => ({
      ...article,
      title: hostile,
      verdict: hostile,
      category: hostile,
    })),
    guides: library.guides.map((guide) => ({ ...guide, finalRecommendation: hostile })),
  };
  const site = await siteOver(edited);
  const { items } = await feedOf(site);
  await site.close();
  const { blog, ballTests, guides } = library;
  expect(items).toHaveLength(blog.length + ballTests.length + guides.filter(isFull).length);
  for (const { title, categories, summary, body } of items) {
    const [kind] = categories;
    if (kind !== "Best Of") expect(title).toBe(legible);
    if (kind === "Blog") expect(summary).toBe(legible);
    if (kind === "Ball Testing") expect(categories[1]).toBe(legible);
    if (kind === "Blog") continue;
    expect(wordsOf(body)).toContain(legible.replaceAll(/\s+/g, " "));
    expect(body).not.toContain("<b>");
  }
});
