import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { newsletterForm } from "../support/newsletter-form.ts";
import { reviewForm } from "../support/review-form.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/** A toast under the pointer stays. */
const holdToast = (page: Page) => page.locator("[data-sonner-toast]").first().hover();

/** The kinds of page, and how a visitor gets there. */
const kinds: Record<string, (page: Page) => Promise<void>> = {
  "a paddle page": async (page) => void (await page.goto("/joola-perseus-pro-iv")),
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
  "the newsletter page that confirms": async (page) =>
    void (await page.goto("/newsletter?subscribed")),
  "the page to report a review": async (page) =>
    void (await page.goto("/report-review?of=diadem-hero&review=sample-2")),
  "the page that says a report was received": async (page) =>
    void (await page.goto("/report-review?of=diadem-hero&reported")),
  "the open menu": async (page) => {
    await page.goto("/neonic-flow");
    await page.getByRole("button", { name: "Menu" }).click();
  },
  "the list of ball articles": async (page) => void (await page.goto("/reviews/balls")),
  "an article on balls": async (page) => void (await page.goto("/reviews/balls/7f3a9c21")),
  "the article with awards": async (page) =>
    void (await page.goto("/reviews/balls/top-rated-pickleballs-2025")),
  "the ball database": async (page) => void (await page.goto("/balls")),
  "the home page": async (page) => void (await page.goto("/")),
  "the best-of lists": async (page) => void (await page.goto("/reviews/best-of")),
  "a best-of guide": async (page) => void (await page.goto("/reviews/best-of/best-paddles-spin")),
  "a guide that is coming soon": async (page) =>
    void (await page.goto("/reviews/best-of/best-paddles-under-100")),
  "a page of text": async (page) => void (await page.goto("/court-equipment")),
  "a coming-soon page": async (page) => void (await page.goto("/reviews/gear-comparisons")),
  "the choice of paddles": async (page) => void (await page.goto("/comparisons")),
  "a pair": async (page) => void (await page.goto("/comparisons/neonic-flow-vs-onix-z5-graphite")),
  "four paddles side by side": async (page) =>
    void (await page.goto(
      "/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2",
    )),
  "the paddle finder": async (page) => void (await page.goto("/paddle-finder")),
  "the paddle finder without a paddle": async (page) =>
    void (await page.goto("/paddle-finder?search=no+such+paddle")),
  "the paddle reviews": async (page) => void (await page.goto("/paddle-reviews")),
  "the paddle reviews by type": async (page) => void (await page.goto("/reviews/paddles")),
  "the paddle database": async (page) => void (await page.goto("/paddles?sort=rating")),
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

for (const [kind, open] of Object.entries(kinds))
  test(`${kind} is clean`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: "light" });
      await check(page, `light, ${width} px`, (axe) => axe.withTags(standard));
      // What is dark differs in its colors alone.
      await page.emulateMedia({ colorScheme: "dark" });
      await check(page, `dark, ${width} px`, (axe) => axe.withRules(rulesOfColor));
    }
  });

async function check(page: Page, how: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // In the page itself, which has no frames: the other way opens a second page for each check.
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
