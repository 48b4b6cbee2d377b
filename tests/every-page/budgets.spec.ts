import type { Page } from "@playwright/test";
import {
  contactForm,
  fillReview,
  newsletterForm,
  paddleList,
  reviewForm,
} from "../support/forms.ts";
import { KiB, scriptsOnLoad } from "../support/listed-pages.ts";
import { expect, test } from "../support/visit.ts";

/** Scripts once a part is in use, in gzip: React, and what reads a form, whatever is typed, in linear time. */
const scriptsOnceTouched = 98.1 * KiB;

/** Parts that hydrate when a visitor reaches for them: the page, how to reach for it, and how to use it to the end. */
const parts: Record<string, { path: string; use: (page: Page) => Promise<void> }> = {
  "the review form of a paddle": {
    path: "/six-zero-double-black-diamond-control",
    use: reviewWithoutText,
  },
  "the review form of a ball article": {
    path: "/reviews/balls/7f3a9c21#write-a-review",
    use: reviewWithoutText,
  },
  "the finder": { path: "/paddle-finder", use: search },
  "the filter of the paddle reviews": { path: "/paddle-reviews", use: search },
  "the newsletter's form": {
    path: "/",
    async use(page) {
      const { email, submit } = newsletterForm(page);
      await page.route("**/newsletter", (route) => route.fulfill({ status: 503 }), { times: 1 });
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

/** Scripts that a search box loads once it takes the focus, in gzip. */
// With the way to what else loads late: sharing a page, and a visitor's own paddles.
const scriptOfSuggestions = 2.22 * KiB;

test("a search box loads little more than a page's own script, and only once it takes the focus", async ({
  tab: { page, weight },
}) => {
  await page.goto("/about");
  const onLoad = await weight();
  expect(onLoad.scripts).toBeLessThanOrEqual(scriptsOnLoad.onlyRead);
  await page.getByPlaceholder("Search paddles...").first().pressSequentially("perseus");
  await expect(page.getByRole("option").first()).toBeVisible();
  const touched = await weight();
  expect(touched.scripts).toBeGreaterThan(onLoad.scripts);
  expect(touched.scripts - onLoad.scripts).toBeLessThanOrEqual(scriptOfSuggestions);
});

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
    test(`${part} loads little, and only when it is reached for`, async ({
      tab: { page, weight },
    }) => {
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

test("only pages with a tray carry its styles", async ({ site }) => {
  for (const [path, hasTray] of [
    ["/paddle-finder", true],
    ["/about", false],
  ] as const) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.includes(":root[data-tray]"), path).toBe(hasTray);
  }
});

test("the display face is at most 7 KiB", async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const [preload = ""] = /<link [^>]*as="font"[^>]*>/.exec(html) ?? [];
  const [, face = "no preload of a font"] = /href="([^"]+)"/.exec(preload) ?? [];
  const file = await fetch(new URL(face, site.url));
  expect(file.ok, face).toBe(true);
  expect((await file.arrayBuffer()).byteLength).toBeLessThanOrEqual(7 * KiB);
});
