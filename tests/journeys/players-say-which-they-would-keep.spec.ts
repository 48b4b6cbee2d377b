import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

const pair = "/side-by-side/diadem-hero-vs-neonic-flow";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const question = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const tap = (page: Page, name: string, answer: string) =>
  question(page, name).getByText(answer, { exact: true }).click();

/** Once the form goes by script, as it does while a player thinks about the first question. */
const hydrated = (page: Page) => page.waitForSelector("x-island[hydrated]", { state: "attached" });

async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFaults(page)).toEqual([]);
}

async function tapThree(page: Page): Promise<void> {
  await tap(page, "Which would you keep?", "Diadem Hero");
  await tap(page, "For drops?", "Same");
  await tap(page, "For drives?", "Neonic Flow");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a player picks two paddles, taps three times, and takes the vote back @writes", async ({
    page,
  }) => {
    await page.goto("/side-by-side");
    await expectToFit(page);
    await page.getByLabel("One paddle").fill("diadem hero");
    await page.getByLabel("The other one").fill("Neonic Flow");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(new RegExp(`${pair}$`));
    await hydrated(page);
    await expectToFit(page);
    for (const target of await page.getByRole("main").locator("fieldset label").all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const send = page.getByRole("button", { name: "Send my vote" });
    await expect(send).not.toBeInViewport();
    await tapThree(page);
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    await expect(heading(page)).toHaveText("Thanks, your vote counts");
    await expectToFit(page);
    await expect(page.getByRole("main")).toContainText("Neonic Flow");

    // The same phone, the same day.
    await page.goto(pair);
    await hydrated(page);
    await tapThree(page);
    await page.getByRole("button", { name: "Send my vote" }).click();
    await expect(heading(page)).toHaveText("We have your vote on these two");

    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText("Thanks, your vote counts");
    await page.locator("summary", { hasText: "Take it back" }).click();
    await page.getByRole("button", { name: "Delete what I sent" }).click();
    await expect(heading(page)).toHaveText("It's deleted");
  });

  test.describe("without a network", () => {
    test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

    test("a vote is kept in the browser, and sent once there's one @writes", async ({
      page,
      context,
    }) => {
      await page.goto("/side-by-side/diadem-hero-vs-onix-z5-graphite");
      await hydrated(page);
      await context.setOffline(true);
      await tap(page, "Which would you keep?", "Same");
      await tap(page, "For drops?", "Same");
      await tap(page, "For drives?", "Same");
      await page.getByRole("button", { name: "Send my vote" }).click();
      await expect(page.getByText("your vote is kept on this phone")).toBeVisible();
      await page.close();
      await context.setOffline(false);

      const later = await context.newPage();
      await later.goto(pair);
      await expect(later.getByText("We've sent the vote that was kept")).toBeVisible();
      await later.getByRole("link", { name: "See it or take it back" }).click();
      await expect(heading(later)).toHaveText("Thanks, your vote counts");
      await later.goto(pair);
      await hydrated(later);
      await expect(later.getByText("We've sent the vote that was kept")).toBeHidden();
    });
  });
});

test.describe("without script", () => {
  test.use({
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
    expectedComplaints: /422/,
  });

  test("a vote is a plain form, which the browser keeps from going without a tap @writes", async ({
    page,
  }) => {
    await page.goto("/side-by-side/diadem-hero-vs-selkirk-amped-s2");
    await tap(page, "Which would you keep?", "Diadem Hero");
    await tap(page, "For drops?", "Diadem Hero");
    await page.getByRole("button", { name: "Send my vote" }).click();
    await expect(heading(page)).toHaveText("Which would you keep?");
    await tap(page, "For drives?", "Same");
    await page.locator("summary", { hasText: "Tell us more" }).click();
    await page.getByLabel("Your own paddle").fill("Perseus");
    await page.getByRole("button", { name: "Send my vote" }).click();
    await expect(heading(page)).toHaveText("Thanks, your vote counts");
    await expect(page.getByRole("main")).toContainText("Perseus");
  });
});

test("a host makes a page, prints a card, and sees what's said with it @writes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/side-by-side");
  await page.getByRole("button", { name: "Make a page for my demo day" }).click();
  await expect(heading(page)).toHaveText("Your demo day");
  await expectToFit(page);
  const mine = page.url();
  await page.getByLabel("One paddle").fill("Diadem Hero");
  await page.getByLabel("The other one").fill("Neonic Flow");
  await page.getByRole("button", { name: "Show the card" }).click();
  await expect(heading(page)).toHaveText("Card for a demo table: Diadem Hero vs Neonic Flow");
  await expectToFit(page);
  await page.getByRole("link", { name: "See the page it leads to" }).click();
  await tapThree(page);
  await page.getByRole("button", { name: "Send my vote" }).click();
  await expect(heading(page)).toHaveText("Thanks, your vote counts");
  await page.goto(mine);
  await expect(page.getByRole("table")).toContainText("1 to 0, 0 the same");
  await expectToFit(page);
});
