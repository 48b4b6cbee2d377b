import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { visitErrorPage } from "../support/error-page.ts";
import { expect, test } from "../support/journey.ts";
import { newsletterForm } from "../support/newsletter-form.ts";
import { pageKinds, unlistedKinds } from "../support/page-kinds.ts";
import { reviewForm } from "../support/review-form.ts";
import { paddleTray } from "../support/tray.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/** A toast under the pointer stays. */
const holdToast = (page: Page) => page.locator("[data-sonner-toast]").first().hover();

/** States that a visitor can bring about, and what only this kind of page has. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the article on durability": async (page) => void (await page.goto("/reviews/balls/7f3a9c21")),
  "a paddle page whose form was refused": async (page) => {
    await page.goto("/selkirk-amped-s2");
    await reviewForm(page).submit.click();
    await holdToast(page);
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
  "the open tray": async (page) => {
    await page.goto("/comparisons/neonic-flow-vs-onix-z5-graphite");
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

test.use({ expectedComplaints: /40[45]|410/ });

const kinds = [...pageKinds, ...unlistedKinds].map(
  ({ kind, example }) => [kind, async (page: Page) => void (await page.goto(example))] as const,
);

for (const [kind, open] of [...kinds, ...Object.entries(states)])
  test(`${kind} is clean`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await check(page, "light, 360 px", (axe) => axe.withTags(standard));
    await page.setViewportSize({ width: 1280, height: 800 });
    await check(page, "light, 1280 px", (axe) => axe.withTags(standard));
    // The dark theme only changes colors, and no color of ours depends on the width.
    await page.emulateMedia({ colorScheme: "dark" });
    await check(page, "dark", (axe) => axe.withRules(rulesOfColor));
  });

async function check(page: Page, how: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // Runs in the page itself, which has no frames. Otherwise axe opens a second page for each check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations, passes } = await choose(axe).analyze();
  expect(passes.length, how).toBeGreaterThan(0);
  expect
    .soft(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]),
      how,
    )
    .toEqual([]);
}
