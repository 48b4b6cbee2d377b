import { parse } from "node:path";
import { expect, test, vi } from "vitest";
import { addresses } from "../../addresses.ts";
import { fixedPaths, foldersOfPages, pathOfFile } from "../../site/pages/page-paths.ts";
import { brandPath } from "../../site/paddles/brand.ts";
import { pairPath } from "../../site/tray/comparison-address.ts";
import { pageOfSocialImage, socialImagePath } from "./head.tsx";
import { filesBelow } from "../../library/open-library.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { routes } from "../../pages.ts";
import { openSitePages, type PageRoute, type RouteListing } from "./route.ts";

const library = projectLibrary();
const site = { library };
const pagesOf = openSitePages(routes);
const withoutSamples = { library: projectLibrary(false) };

test("every listed page has a title, its own path, and a picture whose path leads back to it", () => {
  const { listed, find } = pagesOf(site);
  expect(listed.length).toBeGreaterThan(70);
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  for (const page of listed) {
    const { path, title } = page;
    expect(title, path).toMatch(/\S/);
    expect(find(path), path).toEqual(page);
    expect(pageOfSocialImage(socialImagePath(path))).toBe(path);
  }
});

test("every pair of paddles is found, listed or not", () => {
  const { written: paddles } = library;
  for (const one of paddles)
    for (const other of paddles)
      if (one !== other)
        expect(pagesOf(site).find(pairPath(one.slug, other.slug))).toMatchObject({
          path: pairPath(one.slug, other.slug),
          title: expect.stringContaining(" vs "),
        });
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
])("no page is found at %s", (path) => {
  expect(pagesOf(site).find(path)).toBeUndefined();
});

test.each(["/reviews/balls/7f3a9c21", "/reviews/best-of/best-paddles-spin"])(
  "%s is there without samples, too",
  (path) => {
    expect(pagesOf(site).find(path)).toBeDefined();
    expect(pagesOf(withoutSamples).find(path)).toBeDefined();
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
  expect(pagesOf(site).find(path)?.updated).toBe(day);
});

test("a pair's date is the later of its paddles', an article's the day it was updated", () => {
  const days: Record<string, string | undefined> = {
    "diadem-hero": "2026-02-02",
    "neonic-flow": "2026-03-03",
  };
  const paddles = library.written.map((paddle) => ({ ...paddle, updated: days[paddle.slug] }));
  const dated: typeof site = {
    ...site,
    library: {
      ...library,
      paddle: (slug) => paddles.find((paddle) => paddle.slug === slug),
      paddles,
      writtenPaddle: (slug) => paddles.find((paddle) => paddle.slug === slug),
      ballTests: library.ballTests.map((article) => ({ ...article, updated: "2026-04-04" })),
    },
  };
  const updated = (path: string) => pagesOf(dated).find(path)?.updated;
  expect(updated("/diadem-hero")).toBe("2026-02-02");
  expect(updated("/comparisons/diadem-hero-vs-neonic-flow")).toBe("2026-03-03");
  expect(updated("/comparisons/diadem-hero-vs-onix-z5-graphite")).toBe("2026-02-02");
  expect(updated("/comparisons/hudef-viva-pro-vs-onix-z5-graphite")).toBeUndefined();
  expect(updated("/reviews/balls/7f3a9c21")).toBe("2026-04-04");
});

test("a fictional author is marked on the picture, and gone without samples", () => {
  const path = "/blog/core-thickness";
  expect(pagesOf(site).find(path)?.note).toMatch(/^By .+ \(fictional author\)$/);
  expect(pagesOf(withoutSamples).find(path)?.note).toBeUndefined();
});

/** Pages that only make sense after following a link in an email or beside a review, or after voting. */
const nowhere = [
  addresses.newsletterConfirm,
  addresses.newsletterUnsubscribe,
  addresses.newsletterChoices,
  addresses.newsletterIssue,
  addresses.week,
  addresses.alert,
  addresses.card,
  addresses.priceEmails,
  addresses.helpfulVotes,
  addresses.reportReview,
  addresses.myReview,
  addresses.askHowItAges,
  addresses.aged,
  addresses.reportLink,
  addresses.missingPaddle,
  addresses.sideBySidePair,
  addresses.sideBySideDay,
  addresses.myVote,
  addresses.correction,
  addresses.sent,
  addresses.askOwners,
  addresses.answerQuestion,
  addresses.myQuestion,
  addresses.reportQuestion,
].map(({ path }) => path);

test("every route of a page lists pages, except those that say they are listed nowhere", () => {
  const { listed } = pagesOf(site);
  for (const route of routes) {
    if (route.kind !== "page") continue;
    const paths = route.listed === "nowhere" ? [] : route.listed.pages(site);
    expect(paths.length === 0, route.path).toBe(
      nowhere.some((path) => path === route.path) || /^\/owner(\/|$)/.test(route.path),
    );
    expect(listed).toEqual(expect.arrayContaining([...paths]));
  }
});

test("the search finds parts of a page by their ids", () => {
  const balls = pagesOf(site).searchDocuments.filter(({ group }) => group === "Balls");
  expect(balls.map(({ path }) => path)).toEqual(
    [...library.balls.map(({ slug }) => slug), "club"].map((id) => `${addresses.balls.path}#${id}`),
  );
});

test("an edit of content makes other pages", () => {
  const [first] = library.written;
  const paddles = [{ ...first!, name: "Edited" }];
  const edited = { ...site, library: { ...library, paddles, writtenPaddle: () => paddles[0] } };
  expect(pagesOf(edited).find(addresses.paddle.href(first!))?.title).toBe("Edited");
  expect(pagesOf(site).find(addresses.paddle.href(first!))?.title).toBe(first!.name);
});

test("content can link to each listed page, and to no other", () => {
  const fixed = routes.filter(({ kind, path }) => kind === "page" && !path.includes(":"));
  const listed = fixed.filter((route) => "listed" in route && route.listed !== "nowhere");
  expect(fixedPaths.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  const pairs = addresses.pair.path.replace(":pair", "");
  const withNames = pagesOf(site)
    .listed.map(({ path }) => path)
    .filter((path) => !fixedPaths.includes(path) && !path.startsWith(pairs));
  const files = foldersOfPages.flatMap((folder) =>
    filesBelow(".", `content/${folder}`).map((file) => pathOfFile(folder, parse(file).name)!),
  );
  const brands = new Set(library.paddles.flatMap((paddle) => brandPath(paddle) ?? []));
  expect(withNames.toSorted()).toEqual([...files, ...brands].toSorted());
});

test("neither a search nor a picture waits for the list of pairs", () => {
  const pairs = routes.find(({ path }) => path === addresses.pair.path) as PageRoute;
  const listed = pairs.listed as RouteListing;
  const pages = vi.spyOn(listed, "pages");
  const { searchDocuments, find } = openSitePages(routes)(site);
  expect(searchDocuments.length).toBeGreaterThan(0);
  expect(find("/comparisons/diadem-hero-vs-neonic-flow")).toBeDefined();
  expect(find("/diadem-hero")).toBeDefined();
  expect(pages).not.toHaveBeenCalled();
  pages.mockRestore();
});
