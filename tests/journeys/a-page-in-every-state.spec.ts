import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, postReviews, reviewForm } from "../support/forms.ts";

test.use({ settings: { SAMPLE_CONTENT: "off", RATE_LIMIT: "off" } });

const paddle = "six-zero-double-black-diamond-control";
const longName = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh".slice(0, 50);

/** How far a page extends beyond the right edge of the screen, in px. */
async function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** A word of 60 letters for each number. They share next to nothing: a text that is nearly another one waits for the owner. */
function longWord(number: number): string {
  let seed = number;
  const letter = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return String.fromCodePoint(97 + ((seed >>> 24) % 26));
  };
  return Array.from({ length: 60 }, letter).join("");
}

test("a paddle's page holds no review, one with names of any script and length, and ten thousand @writes", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
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

  await postReviews(
    request,
    Array.from({ length: 9999 }, (_, index) => ({
      paddle_name: paddle,
      first_name: longName,
      dupr_rating: "4.0",
      rating: 4,
      review_text: longWord(index),
    })),
  );
  await page.reload();
  await expect(page.locator("#rating a")).toHaveText("10,000 reviews");
  await expect(listedReviews(page).first()).toContainText(longName);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  for (const path of ["/paddle-finder", "/paddles", "/reviews/paddles"]) {
    await page.goto(path);
    await expect(page.getByText("10,000").first()).toBeVisible();
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }
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
