import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn } from "../support/console-journey.ts";
import { expect, test } from "../support/journey.ts";
import { runsAll } from "../runner/tier.ts";

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFaults(page)).toEqual([]);
}

for (const engine of runsAll ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))
  test.describe(`on a phone, on ${engine}`, () => {
    test.use({ engine, viewport: { width: 390, height: 844 } });

    test("a player reads what a list said, asks to hear of changes, and an editor looks again @writes", async ({
      page,
      server,
    }) => {
      test.slow();
      await page.goto("/joola-hyperion-pro-iv");
      await page.getByText("All specs").click();
      await page
        .getByRole("row", { name: "USA Pickleball" })
        .getByRole("link", { name: "check again" })
        .click();
      const answer = page.getByRole("region", { name: "JOOLA Hyperion Pro IV" });
      await expect(answer).toContainText(
        "The Paddle Register had it as approved by USA Pickleball on September 21, 2026. Check again.",
      );
      await expectToFit(page);

      const box = page.getByRole("textbox", { name: "Your paddle" });
      await box.fill("zzyzx flash");
      await box.press("Enter");
      await expect(page.getByText('We don\'t have a paddle called "zzyzx flash"')).toBeVisible();
      await expect(page.getByRole("link", { name: "My paddle isn't here" })).toBeVisible();
      await box.fill("hyperion pro iv");
      await page.getByRole("button", { name: "Look it up" }).click();
      await answer.getByRole("link", { name: "Email me if this changes" }).click();
      await page.getByRole("textbox", { name: "Email" }).fill("dana@example.com");
      // Before its script, the form leads to a page of its own.
      await page.waitForLoadState();
      await page.getByRole("button", { name: "Email me" }).click();
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
      await expectToFit(page);

      await signIn(page, server.place);
      await openByMenu(page, "Content");
      await page.goto("/owner/content/gaps#approvals");
      const old = page.getByRole("region", { name: "Approvals to look up again" });
      await old.getByText(/more approvals$/).click();
      await page
        .getByRole("button", {
          name: "Looked up today: still the same JOOLA Hyperion Pro IV, USA Pickleball",
        })
        .click();
      await expect(page.getByRole("main").getByRole("status").first()).toContainText(
        "Noted with today's date",
      );
      await page.goto("/is-my-paddle-legal?paddle=joola-hyperion-pro-iv");
      const said = answer.getByRole("listitem").filter({ hasText: "USA Pickleball's list" });
      await expect(said).not.toContainText("Check again");
      await expect(said).toContainText("when we looked on");
      await page.goto("/joola-hyperion-pro-iv#specifications");
      await page.getByText("All specs").click();
      await page.getByRole("row", { name: "USA Pickleball" }).getByText("History").click();
      await expect(
        page.getByText("approved, as The Paddle Register had it on September 21, 2026"),
      ).toBeVisible();
      await expectToFit(page);
    });
  });
