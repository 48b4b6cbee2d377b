import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn } from "../support/console-journey.ts";
import { expect, test } from "../support/journey.ts";
import { runsAll } from "../runner/tier.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFaults(page)).toEqual([]);
}

/** Publishes the draft of the entry that the page links to. */
async function publishDraft(page: Page): Promise<void> {
  await page.getByRole("link", { name: "In a draft" }).click();
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Published.");
}

for (const engine of runsAll ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))
  test.describe(`on a phone, on ${engine}`, () => {
    test.use({ engine, viewport: { width: 390, height: 844 } });

    test("a player asks for a paddle that a search doesn't find, and it's there once the owner publishes it @writes", async ({
      page,
      browser,
      server,
    }) => {
      test.slow();
      await page.goto("/search?search=zzyzx+flash");
      await page.getByRole("link", { name: "My paddle isn't here" }).click();
      await expect(heading(page)).toHaveText("My paddle isn't here");
      await expect(page.getByLabel("Name of the paddle")).toHaveValue("zzyzx flash");
      await expectToFit(page);
      await page.getByLabel("Brand").fill("Zzyzx");
      await page.getByLabel("A page about it").fill("zzyzx.example/flash");
      await page.getByLabel("Your email").fill("ann@example.com");
      await page.getByRole("button", { name: "Ask for it" }).click();
      await expect(heading(page)).toHaveText("Thanks, we have your request");
      await expect(page.getByRole("main")).toContainText("https://zzyzx.example/flash");
      await expectToFit(page);

      const office = await browser.newPage({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      await signIn(office, server.place);
      await openByMenu(office, "Requests");
      await expect(office.getByRole("heading", { name: "zzyzx flash" })).toBeVisible();
      await expectToFit(office);
      await office.getByRole("button", { name: "Make a draft" }).click();
      await expect(office.getByRole("main").getByRole("status")).toContainText(
        "It's your draft now",
      );
      await publishDraft(office);
      // The rounds of a server begin when it starts.
      await server.restart();
      await expect(async () => {
        await page.reload();
        await expect(heading(page)).toHaveText("Your paddle is here");
      }).toPass();
      await expect(page.getByRole("main")).not.toContainText("You'll get one email");
      await office.close();
    });

    test("a player corrects a weight, and the page has it once the owner publishes it @writes", async ({
      page,
      browser,
      server,
    }) => {
      test.slow();
      await page.goto("/onix-z5-graphite");
      await expect(page.getByRole("row", { name: "Weight" })).toContainText("7.8 oz");
      await page.getByRole("link", { name: "Something wrong?" }).click();
      await page.getByLabel("Which fact?").selectOption("Weight");
      await page.getByLabel("What's right?").fill("230 g");
      await page.getByLabel("How do you know?").fill("See https://onix.example/z5");
      await expectToFit(page);
      await page.getByRole("button", { name: "Send correction" }).click();
      await expect(heading(page)).toHaveText("Thanks, we have your correction");

      const office = await browser.newPage({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      await signIn(office, server.place);
      await openByMenu(office, "Requests");
      await expect(office.getByRole("main")).toContainText("Weight: 230 g (now: 7.8 oz)");
      await office.getByRole("button", { name: "Put it into a draft" }).click();
      await expect(office.getByRole("main").getByRole("status")).toContainText("in your draft now");
      await expectToFit(office);
      await publishDraft(office);
      await office.close();
      await page.goto("/onix-z5-graphite");
      await expect(page.getByRole("row", { name: "Weight" })).toContainText("8.11 oz");
    });
  });
