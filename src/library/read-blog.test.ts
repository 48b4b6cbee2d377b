import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { blogCategories } from "../site/blog/blog-query.ts";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";

describe("the blog's own articles", () => {
  const library = projectLibrary();
  const { blog } = library;

  test("are at least 16, newest first, two or more of each category, one of them featured", () => {
    expect(blog.length).toBeGreaterThanOrEqual(16);
    expect(blog.filter(({ featured }) => featured)).toHaveLength(1);
    const dates = blog.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const category of blogCategories)
      expect(
        blog.filter((article) => article.category === category).length,
        category,
      ).toBeGreaterThan(1);
  });

  test("the newest is from the copyright year or later", () => {
    expect(Number(blog[0]!.date.slice(0, 4))).toBeGreaterThanOrEqual(library.site.copyrightYear);
  });

  test.each(blog.map((article) => [article.slug, article] as const))(
    "%s has 450 to 1,500 words, a picture, and links to nothing younger than itself",
    (_, article) => {
      expect(article.words).toBeGreaterThanOrEqual(450);
      expect(article.words).toBeLessThanOrEqual(1500);
      const linked = [...article.html.matchAll(/href="\/([^"]+)"/g)].map(([, path]) => path ?? "");
      const paddles = linked.flatMap((path) => library.writtenPaddle(path) ?? []);
      expect(article.play ?? paddles[0], "a play or a paddle to draw").toBeDefined();
      for (const paddle of paddles)
        expect(paddle.year, paddle.name).toBeLessThanOrEqual(Number(article.date.slice(0, 4)));
      for (const path of linked.filter((each) => each.startsWith("blog/"))) {
        const other = library.blogArticle(path.slice("blog/".length));
        expect(other?.date ?? "no such article", path).toMatch(/^\d/);
        expect(String(other?.date) < article.date, path).toBe(true);
      }
    },
  );
});

describe("an editor's mistake in the blog is reported:", () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  test.each([
    [
      "an author who is nobody",
      "author: marcus",
      "author: mark",
      'author: "mark" is not in content/team. Write one of: elena, marcus, priya',
    ],
    [
      "a category that is not known",
      "category: Equipment",
      "category: Gear",
      'category: "Gear" is not one of the allowed words. What belongs here: one of: Strategy, Technique, Equipment, Training, Reviews. For example: Strategy',
    ],
    [
      "an invalid date",
      "date: 2025-02-18",
      "date: 2025-02-30",
      'date: "2025-02-30" is not a date: February 2025 has 28 days. What belongs here: the day it was published; as year-month-day. For example: 2025-03-11',
    ],
    [
      "an icon that we do not have",
      "icon: core",
      "icon: sho",
      'icon: "sho" is not one of the allowed words. What belongs here: the icon beside its category; one of: paddle, ball, drop, drive, spin, target, court, core, grip, tag, bag, shoe. Perhaps you meant: shoe',
    ],
    [
      "a second article that is featured",
      "icon: core",
      "featured: true\nicon: core",
      "featured: is true here and in",
    ],
  ])("%s", (_, from, to, told) => {
    copy.edit("blog/core-thickness.md", from, to);
    expect(copy.sentences()).toHaveLength(1);
    expect(copy.sentences()[0]).toMatch(/^content\/blog\/[a-z-]+\.md:\d+ /);
    expect(copy.sentences()[0]).toContain(told);
  });

  test("no featured article", () => {
    copy.edit("blog/third-shot-drop-or-drive.md", "featured: true\n", "");
    expect(copy.sentences()).toEqual([
      "content/blog:1 (the whole folder): no article is featured. Write featured: true in exactly one.",
    ]);
  });

  test("a mistake in an author is reported once, not for each article", () => {
    copy.write("team/elena.yaml", "name: Elena\n");
    expect(new Set(copy.sentences().map((sentence) => sentence.split(":")[0]))).toEqual(
      new Set(["content/team/elena.yaml"]),
    );
  });
});
