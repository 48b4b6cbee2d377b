import { expect, test } from "../support/journey.ts";

const shown = ".near >> visible=true";

test("a player sets their level once, and every rating shows what players near it say", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await expect(page.locator(shown)).toHaveCount(0);
  await page.getByLabel("Your level").selectOption("3.5");
  const near = page.getByText(
    /^(\d\.\d from \d+ sample reviews near 3\.5|Sample reviews near 3\.5: \d, too few)/,
  );
  expect(await near.count()).toBeGreaterThan(20);

  // On other pages it is there on the first paint, not a moment later.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset["painted"] =
        document.querySelector("main level-rating")?.textContent ?? "none";
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/joola-perseus-pro-iv");
  await expect(page.locator("html")).toHaveAttribute(
    "data-painted",
    /from \d+ sample reviews near 3\.5/,
  );
  await expect(page.getByLabel("Your level")).toHaveValue("3.5");

  await page.getByLabel("Your level").selectOption("new");
  await expect(page.getByText(/by new players/).first()).toBeVisible();
  await page.getByLabel("Your level").selectOption("not set");
  await expect(page.locator(shown)).toHaveCount(0);
});

test("a level set in one tab applies to the others", async ({ page, context }) => {
  await page.goto("/paddles");
  const other = await context.newPage();
  await other.goto("/joola-perseus-pro-iv");
  await other.getByLabel("Your level").selectOption("4.0");
  await expect(page.getByText(/reviews near 4\.0/).first()).toBeVisible();
  await expect(page.getByLabel("Your level")).toHaveValue("4.0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link explains levels instead of the choice", async ({ page }) => {
    await page.goto("/paddle-finder");
    await expect(page.getByLabel("Your level")).toBeHidden();
    await page.getByRole("link", { name: "Ratings for your level" }).click();
    await expect(page.getByRole("heading", { name: "Your level" })).toBeInViewport();
  });
});
