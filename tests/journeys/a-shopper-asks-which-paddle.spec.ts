import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

/** Counts taps, each on something that the screen shows without scrolling. */
function fingerOn(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(control: Locator) {
      await expect(control).toBeInViewport({ ratio: 1 });
      // Before the tap: what it leads to may be another page.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await control.click();
      taps++;
    },
  };
}

const question = (page: Page) => page.getByRole("form", { name: "Which paddle?" });

const pick = (page: Page) => page.locator("#pick");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("'3.25, sore elbow, $150' is answered from home with two taps and no scrolling", async ({
      page,
    }) => {
      await page.goto("/");
      const { tap, taps } = fingerOn(page);
      // A paddle, and what speaks for and against it, is on the first screen before anything is tapped.
      await expect(pick(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
      await expect(pick(page).getByRole("img", { name: /^Drawing of/ })).toBeInViewport({
        ratio: 1,
      });
      await expect(pick(page).getByRole("listitem")).toHaveCount(2);
      await expect(pick(page).getByRole("listitem").last()).toBeInViewport({ ratio: 1 });

      await tap(question(page).getByLabel("Your DUPR"));
      await page.keyboard.type("3.25");
      await tap(question(page).getByRole("button", { name: "Show my paddle" }));

      await expect(page).toHaveURL(/\/paddle-finder\/match\?level=3\.25&budget=150&arm=yes$/);
      expect(taps()).toBe(2);
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

test("the paddle changes while the sentence is filled in, is announced, and is there again on the way back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const name = pick(page).getByRole("heading");
  const before = await name.textContent();
  await expect(pick(page)).toContainText("Within your $150 budget");
  await question(page).getByLabel("What's the most you'd spend?").selectOption("any budget");
  await expect(pick(page)).toContainText("Your best match");
  await question(page)
    .getByLabel(/elbow or wrist/)
    .selectOption("no sore arm");
  await question(page).getByLabel("Your DUPR").fill("2,5");
  await expect(page).toHaveURL(/\/\?level=2\.5&arm=no$/);
  await expect(name).not.toHaveText(before!);
  const answered = await name.textContent();
  await expect(question(page).getByRole("status")).toHaveText(`Your best match: ${answered}`);
  // Nothing is asked with what isn't a DUPR.
  await question(page).getByLabel("Your DUPR").fill("pro");
  await question(page).getByLabel("What's the most you'd spend?").selectOption("$100");
  await expect(page).toHaveURL(/\/\?level=2\.5&arm=no$/);
  await question(page).getByLabel("Your DUPR").fill("2.5");
  await expect(pick(page)).toContainText("Within your $100 budget");

  await pick(page)
    .getByRole("link", { name: /Why this one/ })
    .click();
  await expect(page).toHaveURL(/\/match\?level=2\.5&budget=100&arm=no$/);
  await page.goBack();
  await expect(pick(page)).toContainText("Within your $100 budget");
  await page.reload();
  await expect(pick(page)).toContainText("Within your $100 budget");
  await expect(question(page).getByLabel("Your DUPR")).toHaveValue("2.5");
});

test("the level that a visitor has set is in the sentence, and the paddle is for it", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("level", "2.5"));
  await page.reload();
  await expect(question(page).getByLabel("Your DUPR")).toHaveValue("2.5");
  await expect(page).toHaveURL(/\/\?level=2\.5&budget=150&arm=yes$/);
  await expect(pick(page).getByRole("link", { name: /Why this one/ })).toHaveAttribute(
    "href",
    /level=2\.5/,
  );
});

test("the question is whole on the first screen of a desktop, sends nothing but a DUPR, and Enter leads to the match", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await expect(pick(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
  const dupr = question(page).getByLabel("Your DUPR");
  await dupr.fill("pro");
  await question(page).getByRole("button").click();
  await expect(page).toHaveURL(/\/$/);
  await expect(dupr).toHaveValue("pro");
  expect(await dupr.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
  await dupr.fill("4");
  await dupr.press("Enter");
  await expect(page).toHaveURL(/\/paddle-finder\/match\?level=4\.0&budget=150&arm=yes$/);
  await expect(
    page.getByRole("heading", { name: "Within your $150 budget", level: 2 }),
  ).toBeVisible();
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
