import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { paddleTray } from "../support/forms.ts";

const phone = { width: 390, height: 844 };
const headings = (page: Page) => page.getByRole("columnheader");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a shopper chooses the columns of the paddle database, and sorts and filters keep them", async ({
    page,
  }) => {
    await page.goto("/paddles?brand=JOOLA");
    await expect(headings(page)).toHaveText([
      "Paddle",
      "Rating",
      "List price",
      "Category",
      "Shape",
      "Weight",
      "Core thickness",
      "Grip length",
    ]);
    await page.getByText("Columns (7 of 15)").click();
    const column = (name: string) => page.getByRole("checkbox", { name, exact: true });
    for (const name of ["Category", "Shape", "Weight", "Core thickness"])
      await column(name).uncheck();
    await column("Released").check();
    await page.getByRole("button", { name: "Show Columns" }).click();
    const chosen = ["Paddle", "Rating", "List price", "Grip length", "Released"];
    await expect(headings(page)).toHaveText(chosen);
    await headings(page).getByRole("link", { name: "Grip length" }).click();
    await expect(page).toHaveURL(/\?brand=JOOLA&sort=grip(&columns=\w+){4}$/);
    await expect(headings(page)).toHaveText(chosen);
    await expect(page.getByRole("rowheader")).toHaveCount(4);
    await page.getByText(/^Columns \(/).click();
    await page.getByRole("link", { name: "All columns" }).click();
    await expect(headings(page)).toHaveCount(16);
  });

  test("a player filters the balls for a cold day, and by floor and price", async ({ page }) => {
    await page.goto("/balls?sort=price");
    // Folded again above each answer.
    const openFilters = () => page.getByText(/^Filters/).click();
    await openFilters();
    await page.getByLabel("For cold days").check();
    await page.getByRole("button", { name: "Show Balls" }).click();
    const balls = page.getByRole("rowheader");
    await expect(balls).toHaveText(["Onix Pure 2 Outdoor"]);
    await openFilters();
    await page.getByLabel("For cold days").uncheck();
    await page.getByLabel("Where you play").selectOption("Indoor");
    await page.getByRole("combobox", { name: "Price per ball" }).selectOption("Up to $2.50");
    await page.getByRole("button", { name: "Show Balls" }).click();
    await expect(balls).toHaveText(["Jugs Indoor", "CORE Indoor", "Gamma Training Indoor"]);
    await expect(page).toHaveURL(/use=indoor&upto=2\.50&sort=price$/);
  });
});

test("the ball database opens with the ball for a cold day and the cheapest game", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/balls");
  const cold = page.getByRole("region", { name: "On a cold day" });
  await expect(cold).toBeInViewport({ ratio: 1 });
  const cost = page.getByRole("region", { name: "Cheapest per game" });
  await expect(cost.getByText("Outdoors")).toBeInViewport();
  await cold.getByRole("link", { name: "Onix Pure 2 Outdoor" }).click();
  await expect(page.getByRole("rowheader", { name: "Onix Pure 2 Outdoor" })).toBeInViewport();
});

test("on a phone a row has the name, then what shoppers compare below its headings, and a box to compare", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, columns] of [
    ["/paddles", ["Rating", "List price", "Weight"]],
    ["/balls", ["Rating", "Price per ball", "Cost per game"]],
  ] as const) {
    await page.goto(path);
    const heads = page.getByRole("columnheader").filter({ has: page.getByRole("link") });
    await expect(heads.filter({ visible: true }), path).toHaveText([/^(Ball|Paddle)$/, ...columns]);
    const row = page.getByRole("row").nth(3);
    const name = (await row.getByRole("rowheader").boundingBox())!;
    const shown = row.getByRole("cell").filter({ hasNot: page.getByRole("checkbox") });
    await expect(shown, path).toHaveCount(3);
    for (const [index, cell] of (await shown.all()).entries()) {
      const box = (await cell.boundingBox())!;
      const head = (await heads.filter({ hasText: columns[index]! }).boundingBox())!;
      expect(box.x, `${path}: ${columns[index]}`).toBe(head.x);
      expect(box.y, path).toBeGreaterThanOrEqual(name.y + name.height - 1);
      expect(box.x + box.width, path).toBeLessThanOrEqual(phone.width);
    }
    expect((await row.boundingBox())!.height, path).toBeLessThan(110);
  }
  await page.goto("/paddles");
  const { check, compare } = paddleTray(page);
  const box = (await check("Neonic Flow").boundingBox())!;
  expect([box.width, box.height]).toEqual([24, 24]);
  await check("Neonic Flow").press("Space");
  await check("Diadem Hero").check();
  await expect(compare).toHaveText("Compare 2 paddles");
  await check("Diadem Hero").uncheck();
  await expect(compare).toHaveText("Choose one more");
});

test("at 1440 px both tables stay inside the page, without scrolling sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/paddles", "/paddles?sort=rating", "/balls"]) {
    await page.goto(path);
    const [table, frame, main] = await page.getByRole("table").evaluate((found) => {
      const edge = (element: Element) => Math.round(element.getBoundingClientRect().right);
      const lead = document.querySelector("h1")!.parentElement!;
      return [found, found.parentElement!, lead].map(edge);
    });
    expect(table, path).toBeLessThanOrEqual(frame! + 1);
    expect(frame, path).toBeLessThanOrEqual(main! + 1);
  }
});
