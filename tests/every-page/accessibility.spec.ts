import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { reviewForm } from "../support/review-form.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The kinds of page, and how a visitor gets there. */
const kinds: Record<string, (page: Page) => Promise<void>> = {
  "a paddle page": async (page) => void (await page.goto("/joola-perseus-pro-iv")),
  "a paddle page whose form was refused": async (page) => {
    await page.goto("/selkirk-amped-s2");
    await reviewForm(page).submit.click();
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  },
  "the open menu": async (page) => {
    await page.goto("/neonic-flow");
    const toggle = page.getByRole("button", { name: "Menu" });
    if (await toggle.isVisible()) await toggle.click();
  },
  "the home page": async (page) => void (await page.goto("/")),
  "the blog": async (page) => void (await page.goto("/blog")),
  "a blog without results": async (page) => void (await page.goto("/blog?search=zzz")),
  "an article of the blog": async (page) => void (await page.goto("/blog/three-kinds-of-soft")),
  "the about page": async (page) => void (await page.goto("/about")),
  "the not-found page": async (page) => void (await page.goto("/no-such-page")),
  "the error page": async (page) => {
    await page.goto("/");
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page.getByText("405")).toBeVisible();
  },
};

test.use({ expectedComplaints: /40[45]/ });

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 1280])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const [kind, open] of Object.entries(kinds))
        test(`${kind} is clean`, async ({ page }) => {
          await open(page);
          const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
          expect(
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]),
          ).toEqual([]);
        });
    });
