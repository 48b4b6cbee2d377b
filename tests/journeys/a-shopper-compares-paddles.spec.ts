import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

/** The answer has a sentence for each paddle, all whole on the first screen. */
async function expectAnswered(page: Page, paddles: number) {
  const answers = page.getByRole("region", { name: "In short" }).getByRole("listitem");
  await expect(answers).toHaveCount(paddles);
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`on a screen of ${width} px, which of two paddles is answered in two taps from a paddle's page, and which of four on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/joola-perseus-pro-iv");
    const parts = page.getByRole("navigation", { name: "On this page" });
    await parts.getByRole("link", { name: "Compare with" }).click();
    const others = page.getByRole("navigation", { name: "Compare with" });
    await expect(others).toBeInViewport();
    await others.getByRole("link", { name: "JOOLA Perseus 3S" }).click();
    await expect(page.getByText("Choose it if you have the arm")).toBeVisible();
    await expectAnswered(page, 2);
    await page.goto(
      "/comparisons?paddles=six-zero-double-black-diamond-control,selkirk-labs-project-boomstick-elongated,vatic-pro-prism-flash-v7,diadem-hero",
    );
    await expectAnswered(page, 4);
  });

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const)
  test(`on a screen of ${width} px, the table scrolls in its frame, and its first column and the names stay in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(
      "/comparisons?paddles=neonic-flow,onix-z5-graphite,honolulu-j2k,selkirk-amped-s2",
    );
    const table = page.getByRole("table", { name: "Side by side" });
    const row = table.getByRole("row", { name: /^Criticized for/ });
    const label = row.getByRole("rowheader");
    const names = table.getByRole("columnheader");
    await table.locator("xpath=..").evaluate((frame) => frame.scrollIntoView());
    await row.evaluate((end) => end.scrollIntoView({ block: "end" }));
    await expect(names.getByRole("link", { name: "Neonic Flow", exact: true })).toBeInViewport();
    const before = await label.boundingBox();
    const last = names.getByRole("link", { name: "Selkirk AMPED S2", exact: true });
    await last.evaluate((link) => link.scrollIntoView({ block: "nearest", inline: "end" }));
    await expect(last).toBeInViewport();
    await expect(label).toBeInViewport();
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a shopper chooses paddles, adds, changes and removes one in the table", async ({
    page,
  }) => {
    await page.goto("/comparisons?units=metric");
    await page.getByLabel("Paddle 1").selectOption("Neonic Flow");
    await page.getByLabel("Paddle 4").selectOption("Onix Z5 Graphite");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\?paddles=neonic-flow,onix-z5-graphite&units=metric$/);
    const table = page.getByRole("table", { name: "Side by side" });
    const unsure = table.getByRole("row", { name: "USA Pickleball" }).getByRole("cell").last();
    await expect(unsure.getByRole("img")).toHaveAccessibleName("not known");

    const heads = page.getByRole("columnheader");
    await heads.getByRole("link", { name: "Add a paddle" }).click();
    await expect(page.getByLabel("Paddle 3")).toBeFocused();
    await page.getByLabel("Paddle 3").selectOption("Honolulu J2K");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/=neonic-flow,onix-z5-graphite,honolulu-j2k&units=metric$/);
    await heads.getByRole("link", { name: "Change the Onix Z5 Graphite" }).click();
    await expect(page.getByLabel("Paddle 2")).toBeFocused();
    await heads.getByRole("link", { name: "Remove the Neonic Flow" }).click();
    await expect(page).toHaveURL(/=onix-z5-graphite,honolulu-j2k&units=metric$/);
    await expect(page.getByRole("row", { name: "Weight" })).toContainText("221 g");
  });
});
