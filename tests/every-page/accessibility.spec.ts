import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { visitErrorPage } from "../support/error-page.ts";
import { newsletterForm } from "../support/newsletter-form.ts";
import { reviewForm } from "../support/review-form.ts";
import { paddleTray } from "../support/tray.ts";
import { expect, test } from "../support/visit.ts";

/** A toast under the pointer stays. */
const holdToast = (page: Page) => page.locator("[data-sonner-toast]").first().hover();

/** States that a visitor can bring about. tests/every-page/pages.spec.ts looks at the pages as they load. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the article on durability": async (page) => void (await page.goto("/reviews/balls/7f3a9c21")),
  "a paddle page whose form was refused": async (page) => {
    await page.goto("/selkirk-amped-s2");
    await reviewForm(page).submit.click();
    await holdToast(page);
  },
  "the answer to a review that was posted before": async (page) =>
    void (await page.goto("/neonic-flow?review=stored#write-a-review")),
  "the form behind 'Coming Soon'": async (page) => {
    await page.goto("/reviews");
    await page.getByRole("button", { name: "Coming Soon" }).click();
  },
  "the contact page whose form was refused": async (page) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await holdToast(page);
  },
  "the contact page that says a message was received": async (page) =>
    void (await page.goto("/contact?received=1042")),
  "the newsletter page whose address was refused": async (page) => {
    await page.goto("/newsletter");
    const { email, submit } = newsletterForm(page);
    await email.fill("dana@example");
    await submit.click();
    await expect(page.getByText("Please enter an address like")).toBeVisible();
  },
  "the page that says a report was received": async (page) =>
    void (await page.goto("/report-review?of=diadem-hero&reported")),
  "the open menu": async (page) => {
    await page.goto("/neonic-flow");
    await page.getByRole("button", { name: "Menu" }).click();
  },
  "the open suggestions below a search box": async (page) => {
    await page.goto("/search");
    const box = page.getByLabel("Search the whole site");
    await box.pressSequentially("perseus");
    const option = page.getByRole("option").first();
    await expect(option).toBeVisible();
    await box.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
  },
  "the open tray": async (page) => {
    await page.goto("/paddle-finder");
    const { toggle, summary } = paddleTray(page);
    for (const name of ["Neonic Flow", "Onix Z5 Graphite"]) await toggle(name).click();
    await summary.click();
  },
  "the paddle finder with all its filters open": async (page) => {
    await page.goto("/paddle-finder?surface=Graphite&price=250-");
    await page.getByRole("button", { name: /^Filters/ }).click();
    // Each one that opens no longer matches the closed ones.
    const closed = page.locator("search details:not([open]) > summary");
    while ((await closed.count()) > 0) await closed.first().click();
    // The sheet's button covers a part of what scrolls below it.
    await page.getByRole("group", { name: "Filters" }).evaluate((sheet) => sheet.scrollTo(0, 9999));
  },
  "the paddle database without a paddle": async (page) =>
    void (await page.goto("/paddles?surface=Graphite&price=250-")),
  "the error page": async (page) => {
    await visitErrorPage(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
  },
};

test.use({ expectedComplaints: /405/ });

for (const [state, open] of Object.entries(states))
  test(`${state} is clean`, async ({ tab: { page } }) => {
    const holds = async (how: string, which?: "colors") =>
      expect.soft(await axeFaults(page, which), how).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await holds("light, 360 px");
    await page.setViewportSize({ width: 1280, height: 800 });
    await holds("light, 1280 px");
    // The dark theme only changes colors, and no color of ours depends on the width.
    await page.emulateMedia({ colorScheme: "dark" });
    await holds("dark", "colors");
  });
