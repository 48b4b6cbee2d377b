import { expect, test } from "vitest";
import { guidePath } from "../../src/addresses.ts";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { issueReading } from "../../src/mail/newsletter/issue.ts";
import { everyPage, type Pages, siteOver } from "../support/in-process-site.ts";

const announced = projectLibrary();
/** The same site with every guide published, with the fields of a finished one, and no page announced. */
const published = (): Library => {
  const finished = announced.guide("best-paddles-spin")!;
  const guides = announced.guides.map((guide) =>
    guide.comingSoon
      ? { ...finished, ...guide, html: finished.html, comingSoon: false, updated: "2026-11-20" }
      : guide,
  );
  return {
    ...announced,
    guides,
    guide: (slug) => guides.find((guide) => guide.slug === slug),
    textPage: (name) => ({ ...announced.textPage(name), comingSoon: false, updated: "2026-11-20" }),
  };
};

const before = await everyPage();

const saying = (pages: Pages, words: RegExp) =>
  [...pages]
    .filter(([, html]) => words.test(html.replace(/<head>.*?<\/head>/s, "")))
    .map(([path]) => path);

test("what is announced says so on its own page and wherever it's listed", () => {
  const soon = announced.guides
    .filter(({ comingSoon }) => comingSoon)
    .map(({ slug }) => guidePath(slug));
  const said = saying(before, /coming soon/i);
  expect(soon).toHaveLength(6);
  expect(said).toEqual(
    expect.arrayContaining([
      "/",
      "/reviews/best-of",
      "/reviews/best-of/best-paddles-beginners-2025",
      "/reviews/comparisons",
      "/accessories",
      "/court-equipment",
      ...soon,
    ]),
  );
  const offering = [
    "/reviews",
    "/resources",
    "/reviews/gear-comparisons",
    "/reviews/equipment-comparisons",
  ];
  expect(saying(before, /Email me when it/).toSorted()).toEqual([...offering, ...soon].toSorted());
});

test("once everything announced is published, no page that said 'coming soon' says so", async () => {
  const site = await siteOver(published());
  const announcing = /coming soon|guides on the way|Email me when it/i;
  expect(saying(await site.pages(saying(before, announcing)), announcing)).toEqual([]);
  await site.close();
});

test("the newsletter lists what was announced once it's there", () => {
  const paths = (library: Library) => issueReading(library).map(({ path }) => path);
  const added = paths(published()).filter((path) => !paths(announced).includes(path));
  expect(added).toHaveLength(10);
  expect(added).toEqual(
    expect.arrayContaining([
      "/reviews/gear-comparisons",
      "/reviews/best-of/best-paddles-under-100",
    ]),
  );
});
