import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";

test.use({ settings: { SAMPLE_CONTENT: "off", RATE_LIMIT: "off" } });

const paddle = "six-zero-double-black-diamond-control";

/** How far a page extends beyond the right edge of the screen, in px. */
async function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("a paddle's page holds no review, and one of any script @writes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${paddle}`);
  await expect(page.locator("#rating")).toHaveText("No reviews yet: be the first");
  expect(await beyond(page)).toBeLessThanOrEqual(0);

  await fillReview(page, { name: "عبد الرحمن", text: "مضرب خفيف وسهل التحكم." });
  await reviewForm(page).submit.click();
  const first = listedReviews(page).first();
  await expect(first.locator("strong")).toHaveCSS("direction", "rtl");
  await expect(first.getByText("مضرب خفيف")).toHaveCSS("direction", "rtl");
  await expect(first.getByText("DUPR 3.5")).toHaveCSS("direction", "ltr");
  await expect(page.locator("#rating a")).toHaveText("1 review");
  expect(await beyond(page)).toBeLessThanOrEqual(0);
});

test("in forced colors buttons, fields, choices and figures keep their edges, and drawings their colors", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/paddle-finder");
  for (const part of [
    "button[type=submit]:visible",
    "select:visible",
    "input:not([type=checkbox]):visible",
  ])
    for (const each of await page.locator(part).all())
      expect(
        await each.evaluate((element) =>
          Number.parseFloat(getComputedStyle(element).borderTopWidth),
        ),
      ).toBeGreaterThan(0);
  const outline = page.locator("main svg[role=img] [stroke]").first();
  await expect(outline).not.toHaveCSS("stroke", "none");
  const face = page.locator("main svg[role=img] [fill]").first();
  const colored = await face.evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({ forcedColors: "none" });
  expect(await face.evaluate((element) => getComputedStyle(element).fill)).toBe(colored);
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return transitionDuration !== "0s" || animationName !== "none";
      }).length,
  );
  expect(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector("main .button")!).transitionDuration,
    ),
  ).not.toBe("0s");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a paddle turns over with taps and arrow keys, and without motion if asked", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/joola-perseus-pro-iv");
    const sides = page.getByRole("radiogroup", { name: "Side of the paddle" });
    const turned = sides.locator("div");
    await expect(turned).toHaveCSS("rotate", "none");
    await page.getByText("Turn over", { exact: true }).click();
    await expect(sides.getByRole("radio", { name: "Turn over" })).toBeChecked();
    await expect(turned).toHaveCSS("rotate", "y 180deg");
    await expect(turned).toHaveCSS("transition-duration", "0s");
    await page.keyboard.press("ArrowDown");
    await expect(turned).toHaveCSS("rotate", "y 270deg");
    await expect(sides.getByText("16 mm core, to scale")).toBeVisible();
    await page.getByText("Face", { exact: true }).click();
    await expect(turned).toHaveCSS("rotate", "none");
  });
});

test("a ball article without reviews invites with three taps as wide as the page, and with one the form is beside the list @writes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = "/reviews/balls/top-rated-pickleballs-2025";
  const { form, rating, dupr, text, firstName, submit } = reviewForm(page);
  const taps = page.getByRole("form", { name: "Played with one of these?" });
  await page.goto(path);
  const { width, height } = (await taps.boundingBox())!;
  expect(width).toBeGreaterThan(1000);
  expect(height).toBeLessThan(560);
  await expect(form).toBeHidden();
  await taps.getByRole("link", { name: "Or start with an empty form" }).click();
  await expect(form).toBeInViewport();
  await expect(rating).toHaveValue("");

  await page.goto(path);
  await taps.getByText("4 - Very Good").click();
  await taps.getByText("3.5", { exact: true }).click();
  await taps.getByRole("button", { name: "True bounce" }).click();
  await expect(form).toBeInViewport();
  await expect(taps).toHaveCount(0);
  await expect(rating).toHaveValue("4");
  await expect(dupr).toHaveValue("3.5");
  await expect(text).toHaveValue("True bounce. ");
  // Before its script, the form leads to a page of its own.
  await page.waitForLoadState();
  // What was tapped outlives hydration.
  await firstName.fill("Dana");
  await text.fill("True bounce. Lasted a month of open play.");
  await submit.click();
  await expect(listedReviews(page).first()).toContainText("Lasted a month");
  await page.goto(path);
  await expect(taps).toHaveCount(0);
  expect((await submit.locator("xpath=..").boundingBox())!.width).toBeLessThan(400);
});
