import type { Page } from "@playwright/test";
import { openStore } from "../../src/platform/store/connect.ts";
import { axeFaults } from "../support/axe.ts";
import { linkFor } from "../support/console-client.ts";
import { openByMenu } from "../support/console-journey.ts";
import { nextMail, test } from "../support/mail-journey.ts";
import { newsletterForm } from "../support/forms.ts";
import { storeReviews } from "../support/reviews.ts";

const { expect } = test;
const day = 24 * 3_600_000;
const owner = "hello@rallyrank.example";

test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /ERR_FAILED/ });

const placeOf = (settings: Record<string, string>) => ({
  dataDir: settings["DATA_DIR"]!,
  databaseUrl: undefined,
  remove: () => Promise.resolve(),
});

/** Stores players' reviews, the first one the newest. */
async function addReviews(settings: Record<string, string>, ...texts: string[]): Promise<void> {
  const store = openStore(placeOf(settings));
  const player = { firstName: "Zoë", duprRating: "3.5", level: 3500, rating: 4 };
  for (const [index, reviewText] of texts.entries())
    await storeReviews(
      store.db,
      [{ ...player, subject: "neonic-flow", reviewText }],
      Date.now() - (index + 2) * day,
    );
  await store.close();
}

async function signIn(page: Page, settings: Record<string, string>): Promise<void> {
  await page.goto(await linkFor(placeOf(settings), owner));
  await page.getByRole("button", { name: "Sign in as Owner" }).click();
}

/** The parts of an accessible page that fits a phone. */
async function expectFit(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFaults(page, "colors")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
}

const notice = (page: Page) => page.getByRole("main").getByRole("status");

test("an owner writes an issue, tests it, reads the question and sends what it showed @writes", async ({
  page,
  settings,
  mailServer,
}) => {
  // Its many pages are each looked through by axe.
  test.slow();
  await page.goto("/");
  const { email, submit } = newsletterForm(page);
  await email.fill("ann@example.com");
  await submit.click();
  const asking = await nextMail(mailServer, "ann@example.com");
  await page.goto(asking.links.find((url) => url.includes("/newsletter/confirm"))!);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await addReviews(settings, "Plush on dinks.", "Steady at the kitchen.");

  await signIn(page, settings);
  await openByMenu(page, "Newsletter");
  await expectFit(page);
  // Each button sends or shows what's on the screen, whether or not it was saved.
  const intro = page.getByLabel("Your own words");
  await intro.fill("Two indoor weeks.\n\nBring a friend.");
  await page.getByRole("button", { name: `Send a test to ${owner}` }).click();
  await expect(notice(page)).toHaveText("The test is on its way.");
  await expect(intro).toHaveValue("Two indoor weeks.\n\nBring a friend.");
  const tested = await nextMail(mailServer, owner);
  expect(tested.header("subject")).toContain("Test");
  expect(tested.text).toContain("Two indoor weeks.");

  const plush = page.getByRole("checkbox", { name: /Plush on dinks/ });
  await expect(plush).toBeChecked();
  await plush.uncheck();
  await page.getByRole("button", { name: "Look at the email" }).click();
  await expect(page).toHaveURL("/owner/newsletter/preview");
  await expect(page.getByText("Bring a friend.")).toBeVisible();
  await expect(page.getByText("Steady at the kitchen.")).toBeVisible();
  await expect(page.getByText("Plush on dinks.")).toHaveCount(0);
  await page.goBack();
  await expect(plush).not.toBeChecked();

  // Nobody leaves what isn't saved without being asked, and no failing answer takes it away.
  await intro.fill("Bring two friends.");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.route("**/owner/newsletter", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Save the issue" }).click();
  await expect.poll(() => asked).toEqual(["alert"]);
  await expect(intro).toHaveValue("Bring two friends.");
  await page.unroute("**/owner/newsletter");

  await page.getByLabel("Day").selectOption("Friday");
  await page.getByLabel("Hour").selectOption("09:00");
  await page.getByRole("button", { name: "Save the schedule" }).click();
  await expect(notice(page)).toHaveText("The schedule is saved.");
  await expect(page.getByText(/It leaves by itself on .*, 09:00 UTC/)).toBeVisible();
  await expect(intro).toHaveValue("Bring two friends.");

  await intro.fill("Three indoor weeks.");
  const articles = page.getByRole("region", { name: "Articles" }).getByRole("checkbox");
  const article = articles.and(page.locator(":not(:checked)")).first();
  const brought = await article.inputValue();
  await article.check();
  await page.getByRole("button", { name: "Send to 1 reader…" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send the issue");
  await expect(page.getByText("1 reader will get this email")).toBeVisible();
  const words = page.getByRole("region", { name: "Its words" });
  await expect(words).toContainText("Three indoor weeks.");
  await expect(words).toContainText("Steady at the kitchen.");
  await expect(words).toContainText(brought);
  await page.getByLabel("Yes, send it").check();
  await page.getByLabel(/Send it even though readers can't open its links/).check();
  await expectFit(page);
  await page.getByRole("button", { name: "Send to 1 reader" }).click();
  await expect(notice(page)).toHaveText("The issue is on its way. Readers: 1.");
  const issue = await nextMail(mailServer, "ann@example.com", 1);
  expect(issue.text).toContain("Three indoor weeks.");
  expect(issue.text).toContain(brought);
  expect(issue.text).toContain("Steady at the kitchen.");
  expect(issue.text).not.toContain("Plush on dinks.");
  expect(asked).toEqual(["alert"]);
  await expect(page.getByText("This week's issue has been sent.")).toBeVisible();
  await expect(page.getByText(/Week of .*, 1 reader/)).toBeVisible();
  for (const name of ["Subscribers", "Figures", "Content"]) {
    await openByMenu(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectFit(page);
  }
});
