import { readdirSync } from "node:fs";
import { geometryFaults } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";
import { pageKinds, unlistedKinds } from "../support/page-kinds.ts";

test.setTimeout(300_000);
test.use({ expectedComplaints: /404|410/ });

const examples = [...pageKinds, ...unlistedKinds].map(({ example }) => example);

test("each kind of page fits every screen: nothing overlaps, is clipped or sticks out", async ({
  page,
}) => {
  for (const path of examples) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await geometryFaults(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test("each kind of page fits with letters of twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of examples) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect.soft(await geometryFaults(page), `${path}, the page's letters`).toEqual([]);
  }
  // The browser's font size setting also applies to the breakpoints of a layout.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of examples) {
    await page.goto(path);
    expect.soft(await geometryFaults(page), `${path}, the browser's letters`).toEqual([]);
  }
});

/** The parts of a paddle page that shoppers look for first. */
const firstScreen = {
  name: "main h1",
  rating: "#rating strong",
  "the way to the reviews": "#rating a[href='#player-reviews']",
  price: "main",
};

test("on a phone the first screen of each paddle shows its name, rating and price, and links to the reviews", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const file of readdirSync("content/paddles")) {
    const path = `/${file.replace(".yaml", "")}`;
    await page.goto(path);
    const missing = await page.evaluate(notWholeOnScreen, firstScreen);
    expect.soft(missing, path).toEqual([]);
  }
});

/** Runs in the page: the parts that the screen doesn't show completely, or that something covers. */
function notWholeOnScreen(parts: Record<string, string>): string[] {
  const boxOf = (what: string, selector: string) => {
    const holder = document.querySelector(selector);
    if (!holder) return undefined;
    const range = document.createRange();
    range.selectNodeContents(holder);
    if (what !== "price") return range.getBoundingClientRect();
    const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!/^(\$\d+(\.\d\d)?|Price not confirmed)$/.test(texts.currentNode.textContent!.trim()))
        continue;
      range.selectNodeContents(texts.currentNode);
      return range.getBoundingClientRect();
    }
    return undefined;
  };
  return Object.entries(parts)
    .filter(([what, selector]) => {
      const box = boxOf(what, selector);
      if (!box || box.width === 0) return true;
      const { left, top, right, bottom } = box;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const holder = document.querySelector(selector)!;
      const points = [left + 2, (left + right) / 2, right - 2].map((x) => [x, (top + bottom) / 2]);
      return !points.every(([x, y]) => {
        const seen = document.elementFromPoint(x!, y!);
        return seen !== null && holder.contains(seen);
      });
    })
    .map(([what]) => what);
}
