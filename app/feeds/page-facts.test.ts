import { expect, test } from "vitest";
import { pairPath } from "../../model/comparison-address.ts";
import { pageOfSocialImage, socialImagePath } from "../../model/social-image-address.ts";
import { readLibrary } from "../../server/library/read-library.ts";
import { pageFacts } from "./page-facts.ts";
import { pagePaths } from "./page-paths.ts";

const library = readLibrary(".");
const site = { library };
const withoutSamples = { library: readLibrary(".", false) };

test("every page of the sitemap has its facts, and a picture whose path leads back to it", () => {
  for (const path of pagePaths(site)) {
    expect(pageFacts(site, path)?.title, path).toMatch(/\S/);
    expect(pageOfSocialImage(socialImagePath(path))).toBe(path);
  }
});

test("so has every pair of paddles", () => {
  const { paddles } = library;
  for (const one of paddles)
    for (const other of paddles)
      if (one !== other)
        expect(pageFacts(site, pairPath(one.slug, other.slug))?.title).toMatch(/ vs /);
});

test.each([
  "/nothing",
  "/comparisons/diadem-hero-vs-crbn-3x-power-series",
  "/comparisons/diadem-hero-vs-diadem-hero",
  "/comparisons/diadem-hero-vs-nothing",
  "/reviews/balls/nothing",
  "/reviews/best-of/nothing",
  "/blog/nothing",
  "/blog/",
  "/constructor",
  "/og/home.png",
])("%s is not a page", (path) => {
  expect(pageFacts(site, path)).toBeUndefined();
});

test.each(["/reviews/balls/7f3a9c21", "/reviews/best-of/best-paddles-spin"])(
  "%s doesn't exist without samples",
  (path) => {
    expect(pageFacts(site, path)).toBeDefined();
    expect(pageFacts(withoutSamples, path)).toBeUndefined();
  },
);

// Dates from content, and a page without one.
test.each([
  ["/blog/core-thickness", "2025-02-18"],
  ["/reviews/balls/7f3a9c21", "2025-10-28"],
  ["/reviews/best-of/best-paddles-spin", "2025-01-15"],
  ["/reviews/best-of/best-paddles-under-100", undefined],
  ["/privacy", library.textPage("privacy").updated],
  ["/resources", undefined],
  ["/paddle-finder", undefined],
  ["/", undefined],
])("%s last changed on %s", (path, day) => {
  expect(pageFacts(site, path)?.updated).toBe(day);
});

test("a pair's date is the later of its paddles', an article's the day it was updated", () => {
  const days: Record<string, string | undefined> = {
    "diadem-hero": "2026-02-02",
    "neonic-flow": "2026-03-03",
  };
  const dated: typeof site = {
    ...site,
    library: {
      ...library,
      paddle: (slug) => {
        const paddle = library.paddle(slug);
        return paddle && { ...paddle, updated: days[slug] };
      },
      ballTest: (slug) => {
        const article = library.ballTest(slug);
        return article && { ...article, updated: "2026-04-04" };
      },
    },
  };
  const updated = (path: string) => pageFacts(dated, path)?.updated;
  expect(updated("/diadem-hero")).toBe("2026-02-02");
  expect(updated("/comparisons/diadem-hero-vs-neonic-flow")).toBe("2026-03-03");
  expect(updated("/comparisons/diadem-hero-vs-onix-z5-graphite")).toBe("2026-02-02");
  expect(updated("/comparisons/hudef-viva-pro-vs-onix-z5-graphite")).toBeUndefined();
  expect(updated("/reviews/balls/7f3a9c21")).toBe("2026-04-04");
});

test("a fictional author is marked on the picture, and gone without samples", () => {
  const path = "/blog/core-thickness";
  expect(pageFacts(site, path)?.note).toMatch(/^By .+ \(fictional author\)$/);
  expect(pageFacts(withoutSamples, path)?.note).toBeUndefined();
});
