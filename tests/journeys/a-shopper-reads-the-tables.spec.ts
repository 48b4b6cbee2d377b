import { expect, test } from "../support/journey.ts";
import { paddleTray } from "../support/forms.ts";

const phone = { width: 390, height: 844 };

test("on a phone a row has the name, then what shoppers compare below its headings, and a box to compare", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, columns] of [
    ["/paddles", ["Rating", "List price", "Weight"]],
    ["/balls", ["Rating◇", "Price per ball", "Cost per game◇"]],
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
  await page.goto("/paddles?sort=rating");
  const { check, compare } = paddleTray(page);
  const box = (await check("Neonic Flow").boundingBox())!;
  expect([box.width, box.height]).toEqual([24, 24]);
  await check("Neonic Flow").press("Space");
  await check("HUDEF Viva Pro").check();
  await expect(compare).toHaveText("Compare 2 paddles");
  await check("HUDEF Viva Pro").uncheck();
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
      const whole = document.querySelector("main > div")!;
      const padding = Number.parseFloat(getComputedStyle(whole).paddingInlineEnd);
      return [edge(found), edge(found.parentElement!), edge(whole) - padding] as const;
    });
    expect(table, path).toBeLessThanOrEqual(frame + 1);
    expect(frame, path).toBeLessThanOrEqual(main + 1);
  }
});
