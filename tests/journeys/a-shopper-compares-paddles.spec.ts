import { expect, test } from "../support/journey.ts";

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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } });

    test("two outlines lie on each other above the table, and turn over with a tap", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/comparisons/onix-z5-graphite-vs-selkirk-amped-s2");
      const outlines = page.getByRole("region", { name: "Outlines to scale" });
      const front = outlines.getByRole("img", { name: /^Outline of the Onix/ });
      const box = (await front.boundingBox())!;
      expect(box.height).toBeCloseTo(400, -1);
      const table = page.getByRole("table", { name: "Side by side" });
      expect(box.y).toBeLessThan((await table.boundingBox())!.y);
      await front.evaluate((drawing) => drawing.scrollIntoView({ block: "center" }));
      // The back of what faces away can't be hit.
      const facing = () =>
        front.evaluate((drawing) => {
          const { left, top, width, height } = drawing.getBoundingClientRect();
          return document
            .elementFromPoint(left + width / 2, top + height / 3)
            ?.closest("svg")
            ?.getAttribute("aria-label");
        });
      expect(await facing()).toMatch(/^Outline of the Onix Z5 Graphite/);
      await outlines.getByText("Turn them over").click();
      await expect.poll(facing).toMatch(/^Outline of the Selkirk AMPED S2/);
      await outlines.getByText("Turn them over").click();
      await expect.poll(facing).toMatch(/^Outline of the Onix Z5 Graphite/);
    });
  });

test("on a phone, a swipe over four paddles ends with one beside the labels", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    "/comparisons?paddles=neonic-flow,onix-z5-graphite,honolulu-j2k,selkirk-amped-s2",
  );
  const frame = page.getByRole("table", { name: "Side by side" }).locator("xpath=..");
  await frame.evaluate((part) => {
    part.scrollIntoView();
    part.scrollLeft = 90;
  });
  const gap = () =>
    frame.evaluate((part) => {
      const [label, , second] = part.querySelectorAll("thead th");
      return Math.round(
        second!.getBoundingClientRect().left - label!.getBoundingClientRect().right,
      );
    });
  await expect.poll(gap).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("paddles are compared by their names, and what names none stays in its field", async ({
    page,
  }) => {
    await page.goto("/comparisons");
    await page.getByLabel("Paddle 1").fill("perseus pro v");
    await page.getByLabel("Paddle 2").fill("onix z7");
    await page.getByRole("button", { name: "Compare" }).click();
    const second = page.getByLabel("Paddle 2");
    await expect(second).toHaveValue("onix z7");
    await expect(second).toHaveAccessibleDescription("We don't have a paddle of that name.");
    await expect(page.getByLabel("Paddle 1")).toHaveValue("JOOLA Perseus Pro V");
    await second.fill("onix z5 graphite");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL("/comparisons?paddles=joola-perseus-pro-v,onix-z5-graphite");
    const table = page.getByRole("table", { name: "Side by side" });
    await expect(table.getByRole("columnheader")).toHaveCount(3);
  });
});
