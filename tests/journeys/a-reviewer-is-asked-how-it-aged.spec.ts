import { axeFaults } from "../support/axe.ts";
import { clockFrom } from "../support/clock-from.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";
import { nextMail, test } from "../support/mail-journey.ts";
import { startServer } from "../support/server-process.ts";

const { expect } = test;
test.setTimeout(120_000);
test.use({ viewport: { width: 320, height: 700 } });

test("a reviewer leaves an address, is asked after three months, and answers with one tap @writes", async ({
  page,
  server,
  settings,
  mailServer,
}) => {
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeFaults(page)).toEqual([]);
  };
  await page.goto("/diadem-hero#write-a-review");
  await fillReview(page, { name: "Lee", text: "Calm at the net, and quiet." });
  await reviewForm(page).submit.click();
  await reviewForm(page).answer.getByRole("link", { name: "Ask me later how it aged" }).click();
  const section = page.locator("#ask-me");
  await section.getByLabel("Email").fill("lee@example.com");
  await fits();
  // Before its script, the form leads to a page of its own.
  await page.waitForLoadState();
  await section.getByRole("button", { name: "Ask me" }).click();
  await expect(section.getByRole("heading", { name: "Check your email" })).toBeFocused();

  const asking = await nextMail(mailServer, "lee@example.com");
  expect(asking.header("subject")).toBe("Please confirm: how your Diadem Hero ages");
  await page.goto(asking.links.find((url) => url.includes("/newsletter/confirm"))!);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();

  // Three months later.
  await server.stop();
  const later = await startServer({
    ...settings,
    ...clockFrom(Date.now() + 92 * 24 * 3_600_000),
    PORT: String(server.port),
  });
  try {
    const question = await nextMail(mailServer, "lee@example.com", 1);
    expect(question.header("subject")).toBe("Still playing your Diadem Hero?");
    expect(question.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    await page.goto(question.links.find((url) => url.includes("/how-it-aged"))!);
    await fits();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, "colors")).toEqual([]);
    await page.getByRole("button", { name: "Yes, still playing it" }).click();
    await expect(page.getByRole("heading", { name: "Thanks for telling us" })).toBeVisible();
    await fits();
    await page.getByRole("button", { name: "Yes, I would" }).click();
    await page.getByRole("link", { name: "See your review" }).click();
    await expect(listedReviews(page).filter({ hasText: "Lee" }).first()).toContainText(
      "3 months later: still playing it, would buy it again",
    );
    await fits();
  } finally {
    await later.stop();
  }
});
