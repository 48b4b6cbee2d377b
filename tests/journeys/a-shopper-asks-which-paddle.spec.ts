import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

/** Counts taps, each on something that the screen shows without scrolling. */
function fingerOn(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(control: Locator) {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click();
      taps++;
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  };
}

const question = (page: Page) => page.getByRole("form", { name: "Which paddle?" });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("'3.25, sore elbow, $150' is answered from home with three taps and no scrolling", async ({
      page,
    }) => {
      await page.goto("/");
      const { tap, taps } = fingerOn(page);
      const dupr = question(page).getByLabel("Your DUPR");
      await tap(dupr);
      await page.keyboard.type("3.25");
      await tap(question(page).getByRole("checkbox", { name: "My elbow or wrist hurts" }));
      await tap(question(page).getByRole("button", { name: "$150" }));

      await expect(page).toHaveURL(/\/paddle-finder\/match\?level=3\.25&arm=yes&budget=150$/);
      expect(taps()).toBe(3);
      const answers = page.getByRole("region", { name: "Your answers" });
      await expect(answers).toContainText("3.25");
      await expect(answers).toContainText("Up to $150");
      await expect(answers).not.toContainText("Style");
      const first = page
        .getByRole("region", { name: "Within your $150 budget" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) })
        .first();
      await expect(first.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
      await expect(first.getByText(/^\$\d+\.\d\d$/)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(first).toContainText("Known for: A soft touch on dinks and resets.");
      await page.getByRole("link", { name: "Compare the first three" }).click();
      await expect(page).toHaveURL(
        /\/comparisons\?paddles=vatic-pro-prism-flash-v7,[a-z0-9-]+,[a-z0-9-]+$/,
      );
    });
  });

test("the question is whole on the first screen of a desktop, sends nothing but a DUPR, and Enter asks at any price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  const dupr = question(page).getByLabel("Your DUPR");
  await dupr.fill("pro");
  await question(page).getByRole("button", { name: "Any price" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(dupr).toHaveValue("pro");
  expect(await dupr.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
  await dupr.fill("4");
  await dupr.press("Enter");
  await expect(page).toHaveURL(/\/paddle-finder\/match\?level=4\.0$/);
  await expect(page.getByRole("heading", { name: "Your best matches" })).toBeVisible();
});

test("the tools are one tap from any page, all in view in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const inMenu = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  for (const link of await inMenu.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await inMenu.filter({ hasText: "Compare Paddles" }).click();
  await expect(page).toHaveURL(/\/comparisons$/);
});

test("'Your level' stays in its place when a filter is set", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/paddle-finder");
  const before = await page.getByLabel("Your level").boundingBox();
  await page.goto("/paddle-finder?surface=Graphite");
  await expect(page.getByRole("link", { name: "Clear Filters" })).toBeVisible();
  expect(await page.getByLabel("Your level").boundingBox()).toEqual(before);
});
