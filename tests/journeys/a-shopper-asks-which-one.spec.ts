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
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("which of two paddles is answered in two taps from a paddle's page", async ({ page }) => {
      await page.goto("/joola-perseus-pro-iv");
      const parts = page.getByRole("navigation", { name: "On this page" });
      await parts.getByRole("link", { name: "Compare with" }).click();
      const others = page.getByRole("navigation", { name: "Compare with" });
      await expect(others).toBeInViewport();
      await others.getByRole("link", { name: "JOOLA Perseus 3S" }).click();
      await expect(page.getByText("Choose it if you have the arm")).toBeVisible();
      await expectAnswered(page, 2);
    });

    test("which of four paddles is answered on the first screen", async ({ page }) => {
      await page.goto(
        "/comparisons?paddles=six-zero-double-black-diamond-control,selkirk-labs-project-boomstick-elongated,vatic-pro-prism-flash-v7,diadem-hero",
      );
      await expectAnswered(page, 4);
      const short = page.getByRole("region", { name: "In short" });
      await expect(short.getByText("at least $80 less"), "the first reason").toBeVisible();
      await expect(short.getByText("enough about the Diadem Hero to say")).toBeVisible();
    });

    test("the names stay in view to the end of the table", async ({ page }) => {
      await page.goto(
        "/comparisons?paddles=neonic-flow,onix-z5-graphite,honolulu-j2k,selkirk-amped-s2",
      );
      const table = page.getByRole("table", { name: "Side by side" });
      const row = table.getByRole("row", { name: /^Criticized for/ });
      const names = table.getByRole("columnheader");
      const first = names.getByRole("link", { name: "Neonic Flow", exact: true });
      const last = names.getByRole("link", { name: "Selkirk AMPED S2", exact: true });
      await table.locator("xpath=..").evaluate((frame) => frame.scrollIntoView());
      await row.evaluate((end) => end.scrollIntoView({ block: "end" }));
      await expect(first).toBeInViewport();
      await last.evaluate((link) => link.scrollIntoView({ block: "nearest", inline: "end" }));
      await expect(last).toBeInViewport();
      await expect(row.getByRole("rowheader")).toBeInViewport();
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in the table a paddle is added, changed and removed", async ({ page }) => {
    await page.goto("/comparisons/joola-perseus-3s-vs-neonic-flow?units=metric");
    const heads = page.getByRole("columnheader");
    await heads.getByRole("link", { name: "Add a paddle" }).click();
    await expect(page.getByLabel("Paddle 3")).toBeFocused();
    await page.getByLabel("Paddle 3").selectOption("Honolulu J2K");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/=joola-perseus-3s,neonic-flow,honolulu-j2k&units=metric$/);
    await heads.getByRole("link", { name: "Change the Neonic Flow" }).click();
    await expect(page.getByLabel("Paddle 2")).toBeFocused();
    await heads.getByRole("link", { name: "Remove the JOOLA Perseus 3S" }).click();
    await expect(page).toHaveURL(/=neonic-flow,honolulu-j2k&units=metric$/);
  });
});

test("a fifth paddle is named, waits, and takes the place of one that is removed", async ({
  page,
}) => {
  await page.goto(
    "/comparisons?paddles=neonic-flow,honolulu-j2k,joola-perseus-3s,hudef-viva-pro,onix-z5-graphite",
  );
  const heads = page.getByRole("table", { name: "Side by side" }).getByRole("columnheader");
  await expect(heads).toHaveCount(5);
  const leftOut = page.getByText("Left out: Onix Z5 Graphite. You can compare 4 paddles at once");
  await expect(leftOut).toBeVisible();
  await heads.getByRole("link", { name: "Remove the Honolulu J2K" }).click();
  await expect(heads.last()).toContainText("Onix Z5 Graphite");
  await expect(heads).toHaveCount(5);
  await expect(leftOut).toHaveCount(0);
});

test("the better price is marked, with words and a legend, and nothing that depends on the player", async ({
  page,
}) => {
  await page.goto("/comparisons/joola-perseus-3s-vs-neonic-flow");
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("row", { name: /^List price/ }).getByRole("cell")).toHaveText([
    "$279.95",
    "$129.99 (better)",
  ]);
  for (const row of ["Core thickness", "Weight", "Length"])
    await expect(
      table.getByRole("row", { name: RegExp(`^${row}`) }).getByText("(better)"),
    ).toHaveCount(0);
  await expect(
    page.getByText("In every other row, which is better depends on how you play."),
  ).toBeVisible();
});
