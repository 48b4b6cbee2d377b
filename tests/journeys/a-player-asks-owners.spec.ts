import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn } from "../support/console-journey.ts";
import { expect, test } from "../support/journey.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFaults(page)).toEqual([]);
}

// What the form refuses.
test.use({ viewport: { width: 320, height: 700 }, expectedComplaints: /422/ });

test("a player asks owners on a narrow phone, an owner answers, and a moderator hides the answer @writes", async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await page.goto("/diadem-hero");
  await page.getByRole("link", { name: "Thinking of buying one? Ask owners" }).click();
  await expect(heading(page)).toHaveText("Ask owners of the Diadem Hero");
  await expectToFit(page);
  await page.getByLabel("Question").fill("Does the grip stay dry in July?");
  await page.getByLabel("First Name").fill("Nora");
  await page.getByRole("button", { name: "Ask owners" }).click();
  await expect(heading(page)).toHaveText("Your question is on the site");
  await expectToFit(page);

  await page.goto("/ask/diadem-hero");
  await page.getByRole("link", { name: /^Answer this question: Does the grip/ }).click();
  await page.getByLabel("Answer", { exact: true }).fill("Dry until it's really hot.");
  await page.getByLabel("First Name").fill("Max");
  await page.getByLabel("DUPR Rating").fill("pro");
  await page.getByLabel("How long have you played it?").selectOption("6 to 12 months");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Please enter a rating from 1 to 6")).toBeVisible();
  await expect(page.getByLabel("Answer", { exact: true })).toHaveValue(
    "Dry until it's really hot.",
  );
  await expectToFit(page);
  await page.getByLabel("DUPR Rating").fill("4.0");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(heading(page)).toHaveText("Your answer is on the site");

  await page.goto("/diadem-hero");
  const section = page.getByRole("region", { name: "Questions and answers" });
  await expect(section).toContainText("Max, DUPR 4.0, has played it for 6 to 12 months");
  await expectToFit(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectToFit(page);
  await section.getByRole("link", { name: "Report Max's answer" }).click();
  await page.getByLabel("Reason").selectOption("Something else");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(heading(page)).toHaveText("Report received");
  await expectToFit(page);

  const office = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  await signIn(office, server.place);
  await openByMenu(office, "Questions");
  await expect(office.getByRole("main")).toContainText("Dry until it's really hot.");
  await expectToFit(office);
  await office.getByRole("button", { name: "Hide Max's answer about Diadem Hero" }).click();
  await expect(office.getByRole("main").getByRole("status").first()).toContainText("Hidden");
  await expect(async () => {
    await page.goto("/diadem-hero");
    await expect(section).toBeHidden({ timeout: 1 });
  }).toPass();
});
