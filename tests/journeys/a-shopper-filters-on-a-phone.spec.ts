import { expect, test } from "../support/journey.ts";
import { paddleList } from "../support/forms.ts";
import { projectLibrary } from "../support/project-library.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("the filters open at the thumb, say how much is left, and make way for it", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { filters, sheet, category, brand, choice, facet, show, names } = paddleList(page);
  await expect(category).toBeHidden();
  await filters.click();
  await expect(sheet).toBeVisible();
  await expect(show).toHaveText(`Show ${projectLibrary().paddles.length} Paddles`);
  const duration = () => sheet.evaluate((part) => getComputedStyle(part).transitionDuration);
  expect(await duration()).toBe("0.16s");
  // Wait for the end of the animation.
  await sheet.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
  const { y, height } = (await sheet.boundingBox())!;
  // The filters fill most of the screen, and leave room to tap beside them.
  expect(y).toBeGreaterThan(100);
  expect(Math.round(y + height)).toBe(740);
  for (const control of [category, brand, show])
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  for (const name of ["Price", "Surface", "Shape", "Core thickness", "Weight", "Grip length"])
    await expect(facet(name)).toHaveCount(1);

  await category.selectOption("Power Paddle");
  await facet("Grip length").click();
  const longest = choice(/^5.75 in and up, /);
  await longest.check();
  await expect(show).toHaveText("Show 2 Paddles");
  await expect(show).toBeInViewport({ ratio: 1 });
  expect((await longest.locator("..").boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(filters).toHaveText("Filters (2)");
  await expect(page).toHaveURL(/\?category=Power\+Paddle&grip=5\.75-$/);
  await expect(names).toHaveCount(2);
  await expect(names.first()).toBeInViewport();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the sheet opens, works and closes with the keyboard, closes with a tap beside it, and is none on a wide screen", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/paddle-finder?brand=JOOLA");
  const { filters, sheet, category, brand, close, show } = paddleList(page);
  await filters.focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await expect(sheet, "nothing slides with reduced motion").toHaveCSS("transition-duration", "0s");
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(category).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();

  await filters.click();
  await close.click();
  await expect(sheet).toBeHidden();
  await filters.click();
  await page.mouse.click(180, 60);
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(category).toBeVisible();
  await expect(brand).toHaveValue("JOOLA");
  await expect(filters).toBeHidden();
  await expect(show).toBeHidden();
});

for (const path of ["/paddle-finder", "/paddle-reviews"])
  test(`on ${path}, the filters stay in view, and what gets the focus is never below them`, async ({
    page,
  }) => {
    await page.goto(path);
    const { filters, names, category, search } = paddleList(page);
    await names.nth(12).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(filters).toBeInViewport({ ratio: 1 });
    await expect(search).not.toBeInViewport({ ratio: 0.9 });
    // Backwards from a card far below, past those that are above the screen by then.
    await names.nth(14).locator("xpath=ancestor::li").getByRole("button").focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there?.closest("search") != null;
      });
      expect(isCovered, `step ${step}`).toBe(false);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await names.nth(18).scrollIntoViewIfNeeded();
    await expect(category, "beside the cards on a wide screen").toBeInViewport({ ratio: 1 });
  });
