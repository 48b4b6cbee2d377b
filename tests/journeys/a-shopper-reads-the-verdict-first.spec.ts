import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, paddleTray, reviewForm } from "../support/forms.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const barOf = (page: Page, name: string) => page.getByRole("navigation", { name, exact: true });

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("once the hero is gone, a bar has name, rating, Compare and Write", async ({ page }) => {
      await page.goto("/joola-perseus-pro-iv");
      const bar = barOf(page, "JOOLA Perseus Pro IV");
      await expect(bar).toBeHidden();
      const contents = page.getByRole("navigation", { name: "On this page" });
      await contents.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      const inHero = page
        .locator("main")
        .getByRole("button", { name: /^Compare JOOLA/ })
        .first();
      await expect(inHero).toBeFocused();
      for (const link of await contents.getByRole("link").all())
        await expect(link).toBeInViewport({ ratio: 0.9 });
      await page.getByRole("button", { name: "I own this" }).focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("combobox", { name: "Your level" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "How scores are made" })).toBeFocused();

      await contents.getByRole("link", { name: "Reviews", exact: true }).click();
      await expect(bar).toBeInViewport({ ratio: 1 });
      const [frame, heading] = await Promise.all([
        bar.boundingBox(),
        page.getByRole("heading", { name: "Player Reviews" }).boundingBox(),
      ]);
      expect(frame!.y).toBe(0);
      expect(heading!.y, "the heading is below the bar").toBeGreaterThan(frame!.height);
      await expect(bar.getByRole("link", { name: "5 stars" })).toHaveText(/^\d\.\d◇$/);
      await bar.getByRole("button", { name: "Compare JOOLA Perseus Pro IV" }).click();
      const { bar: tray, compare } = paddleTray(page);
      await expect(tray).toBeVisible();
      await expect(compare).toBeInViewport({ ratio: 1 });
      await bar.getByRole("link", { name: "Write" }).click();
      await expect(page.locator("#write-a-review").getByRole("heading")).toBeInViewport();

      await page.emulateMedia({ media: "print" });
      await expect(bar).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width: 720, height: 400 });
      await expect(bar, "a low window keeps its room").toBeHidden();
    });
  });

/** Takes the rules away that only some browsers know. */
function forgetScrollState() {
  const visit = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of cssRules)
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes("scroll-state"))
        while (rule.cssRules.length > 0) rule.deleteRule(0);
      else if (rule instanceof CSSGroupingRule) visit(rule);
  };
  for (const sheet of document.styleSheets) visit(sheet);
}

test("where the browser can't tell that the bar is stuck, the hero covers it until it is focused", async ({
  page,
}) => {
  await page.goto("/joola-perseus-pro-iv");
  await page.evaluate(forgetScrollState);
  const bar = barOf(page, "JOOLA Perseus Pro IV");
  const isOnTop = () =>
    bar.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 60, top + height / 2));
    });
  expect(await isOnTop()).toBe(false);
  await bar.getByRole("link", { name: "Write" }).focus();
  expect(await isOnTop()).toBe(true);
  await page.getByRole("heading", { name: "Player Reviews" }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())!.y).toBe(0);
});

test("the form is beside the reviews, with the specs, the alternatives and the pairs above it", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto("/joola-perseus-pro-iv");
  const edges = (heading: string) =>
    page.getByRole("heading", { name: heading, exact: true }).boundingBox();
  const [plays, specs, instead, pairs, reviews, form] = await Promise.all(
    [
      "How it plays",
      "Specifications",
      "Instead of this",
      "Compare with",
      "Player Reviews",
      "Share Your Experience",
    ].map(async (heading) => (await edges(heading))!),
  );
  const side = [specs!, instead!, pairs!, form!];
  expect(side.every(({ x }) => x > plays!.x + plays!.width)).toBe(true);
  expect(side.map(({ y }) => y)).toEqual(side.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(Math.abs(form!.y - reviews!.y)).toBeLessThan(40);
});

for (const viewport of [{ width: 320, height: 640 }, phone, desktop])
  test(`at ${viewport.width} px, the page of an unconfirmed paddle has no stars and no colors at its top, and asks owners what it weighs @writes`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/players-rogue2");
    const hero = page.locator("main > *").filter({ has: page.getByRole("heading", { level: 1 }) });
    await expect(hero.getByRole("img", { name: /stars/ })).toHaveCount(0);
    await expect(hero.getByRole("img", { name: "Outline of the Players Rogue2" })).toBeVisible();
    const inBar = page.locator("nav[aria-label='Players Rogue2'] [href='#player-reviews']");
    await expect(inBar).toHaveText(/^Rated\s*\d\.\d◇$/);
    await expect(inBar.getByRole("img", { name: /stars/ })).toHaveCount(0);
    await expect(page.getByText("Cross-section")).toHaveCount(0);

    await hero.getByRole("link", { name: "Own one? Tell us what it weighs" }).click();
    await expect(page.getByLabel("Which fact?")).toHaveValue("weightOz");
    await page.getByLabel("What's right?").fill("8.1 oz");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Thanks, we have your correction",
    );
  });

test("samples are folded below players' reviews; a link and a filter still lead to them @writes", async ({
  page,
}) => {
  await page.goto("/diadem-hero");
  const samples = page.getByRole("region", { name: "Sample reviews" });
  const all = await listedReviews(page).count();
  const more = samples.getByText(`${all - 3} more sample reviews`);
  await expect(samples.getByRole("listitem")).toHaveCount(3);
  await more.click();
  await expect(samples.getByRole("listitem")).toHaveCount(all);

  await fillReview(page, { name: "Ann", text: "A quick block, and little reach." });
  await reviewForm(page).submit.click();
  await expect(samples.getByText(`${all} sample reviews`)).toBeVisible();
  await expect(samples.getByRole("listitem")).toHaveCount(0);
  await expect(listedReviews(page).first()).toContainText("A quick block");

  await page.goto("/diadem-hero?review=sample-7#review-sample-7");
  await expect(page.locator("#review-sample-7")).toBeInViewport();
  await page.goto("/diadem-hero?stars=3");
  await expect(samples.getByRole("listitem")).not.toHaveCount(0);
  await expect(samples.getByText(/^\d+ (more )?sample reviews?$/)).toHaveCount(0);
});
