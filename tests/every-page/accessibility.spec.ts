import { runsAll } from "../runner/tier.ts";
import { axeFaults } from "../support/axe.ts";
import { states } from "../support/page-states.ts";
import { expect, test } from "../support/visit.ts";

test.use({ expectedComplaints: /405/ });

for (const [state, { open }] of Object.entries(states))
  test(`${state} is clean`, async ({ tab: { page } }) => {
    const holds = async (how: string, which?: "colors") =>
      expect.soft(await axeFaults(page, which), how).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    // Where an answer leads, the sticky bar may cover half of a target, which then counts as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await holds("light, 360 px");
    if (runsAll) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await holds("light, 1280 px");
    }
    // The dark theme only changes colors, and no color of ours depends on the width.
    await page.emulateMedia({ colorScheme: "dark" });
    await holds("dark", "colors");
  });
