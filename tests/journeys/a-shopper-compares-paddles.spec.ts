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
