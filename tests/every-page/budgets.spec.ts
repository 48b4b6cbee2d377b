import type { Page } from "@playwright/test";
import { contactForm } from "../support/contact-form.ts";
import { expect, test } from "../support/journey.ts";
import { type Moving, noteWhatMoves } from "../support/layout-shifts.ts";
import { newsletterForm } from "../support/newsletter-form.ts";
import { paddleList } from "../support/paddle-list.ts";
import { KiB, kindOfPage, pageKinds, scriptsOnLoad } from "../support/page-kinds.ts";
import { weigh } from "../support/page-weight.ts";
import { fillReview, reviewForm } from "../support/review-form.ts";
import { sitemapPaths } from "../support/sitemap.ts";

/** Scripts once a part is in use, in gzip. */
const scriptsOnceTouched = 95 * KiB;

/** Waiting for an idle network takes most of the time, so several pages are open at once. */
const tabs = 3;

for (const width of [360, 1280])
  test(`every page of ${width} px keeps the budget of its kind, and nothing on it moves while it loads`, async ({
    context,
    server,
  }) => {
    test.setTimeout(300_000);
    await context.addInitScript(noteWhatMoves);
    const heaviest = new Map<string, string>();
    const largest = new Map<string, number>();
    const paths = (await sitemapPaths(server.url)).values();
    const look = async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      const weight = await weigh(page);
      for (const path of paths) {
        const found = kindOfPage(path);
        expect(found, `${path} is in the listing of a route`).toBeDefined();
        const { kind, budget } = found!;
        // From the second request on, a page is cached.
        await (await fetch(server.url + path)).arrayBuffer();
        const answer = await page.goto(path);
        const { pageAndStyles, scripts: run, total } = await weight();
        expect.soft(answer?.headers()["content-encoding"], path).toBe("br");
        expect
          .soft(pageAndStyles, `${path}: HTML and styles`)
          .toBeLessThanOrEqual(budget.pageAndStyles);
        expect.soft(run, `${path}: scripts`).toBeLessThanOrEqual(budget.scripts);
        expect.soft(total, `${path}: all it loads`).toBeLessThanOrEqual(budget.total);
        expect.soft(await page.locator("link[rel=stylesheet]").count(), path).toBe(0);
        await page.waitForFunction(
          () => performance.getEntriesByName("first-contentful-paint").length > 0,
        );
        const moved = await page.evaluate(() => (window as never as Moving).moved);
        expect.soft(moved, `${path} moves`).toEqual([]);
        if (total <= (largest.get(kind) ?? 0)) continue;
        largest.set(kind, total);
        const [html, all] = [pageAndStyles, total].map((bytes) => (bytes / KiB).toFixed(1));
        heaviest.set(kind, `${html} KiB, in all ${all} KiB, scripts ${run} B (${path})`);
      }
    };
    await Promise.all(Array.from({ length: tabs }, look));
    expect(heaviest.size).toBe(pageKinds.length);
    for (const [kind, text] of heaviest) console.log(`${width} px, ${kind}: ${text}`);
  });

/** Parts that hydrate when a visitor reaches for them: the page, how to reach for it, and how to use it to the end. */
const parts: Record<string, { path: string; use: (page: Page) => Promise<void> }> = {
  "the review form of a paddle": {
    path: "/six-zero-double-black-diamond-control",
    use: reviewWithoutText,
  },
  "the review form of a ball article": { path: "/reviews/balls/7f3a9c21", use: reviewWithoutText },
  "the finder": { path: "/paddle-finder", use: search },
  "the filter of the paddle reviews": { path: "/paddle-reviews", use: search },
  "the newsletter's form": {
    path: "/",
    async use(page) {
      const { email, submit } = newsletterForm(page);
      await page.route("**/newsletter", (route) => route.fulfill({ status: 503 }));
      await email.fill("dana@example.com");
      await submit.click();
      await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    },
  },
  "the contact form": {
    path: "/contact",
    async use(page) {
      await contactForm(page).submit.click();
      await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    },
  },
};

async function reviewWithoutText(page: Page) {
  await fillReview(page, { name: "Ann", text: "" });
  await reviewForm(page).submit.click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
}

async function search(page: Page) {
  await paddleList(page).search.fill("joola");
  await expect(page).toHaveURL(/search=joola/);
}

test.describe("a part that hydrates", () => {
  test.use({ expectedComplaints: /503/ });

  for (const [part, { path, use }] of Object.entries(parts))
    test(`${part} loads little, and only when it is reached for`, async ({ page }) => {
      const weight = await weigh(page);
      await page.goto(path);
      const onLoad = await weight();
      expect(onLoad.scripts).toBeGreaterThan(0);
      // Scrolling to the end is not an interaction.
      await page.mouse.wheel(0, 20_000);
      expect((await weight()).scripts).toBe(onLoad.scripts);
      await use(page);
      const touched = await weight();
      expect(touched.scripts).toBeGreaterThan(scriptsOnLoad.untouched);
      expect(touched.scripts).toBeLessThanOrEqual(scriptsOnceTouched);
      console.log(`${part}: ${(touched.scripts / KiB).toFixed(1)} KiB of scripts once touched`);
    });
});

test("the display face is at most 16 KiB", async ({ page, request }) => {
  await page.goto("/");
  const face = await page.locator("link[rel=preload][as=font]").getAttribute("href");
  expect((await (await request.get(face!)).body()).length).toBeLessThanOrEqual(16 * KiB);
});
