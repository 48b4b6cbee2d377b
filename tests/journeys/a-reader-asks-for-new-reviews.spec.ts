import { clockFrom } from "../support/clock-from.ts";
import { nextMail, test } from "../support/mail-journey.ts";
import { fillReview, reviewForm } from "../support/forms.ts";
import { startServer } from "../support/server-process.ts";
import { settlingTime } from "../../src/mail/newsletter/newsletter.ts";
import type { Page } from "@playwright/test";

const { expect } = test;
test.setTimeout(120_000);

/** The form for new reviews by email. */
function emailForm(page: Page) {
  const section = page.locator("#review-emails");
  return {
    section,
    email: section.getByLabel("Email"),
    submit: section.getByRole("button", { name: "Email me" }),
    checkEmail: section.getByRole("heading", { name: "Check your email" }),
  };
}

test("a reader asks for new reviews, confirms, gets one by email, and unsubscribes with one click @writes", async ({
  page,
  server,
  settings,
  mailServer,
}) => {
  await page.goto("/diadem-hero");
  await page.getByRole("link", { name: "Email me about new reviews of this paddle" }).click();
  const { section, email, submit, checkEmail } = emailForm(page);
  await expect(section).toContainText("Email me about new reviews of this paddle");
  await email.fill("dana@example.com");
  // Before its script, the form leads to a page of its own.
  await page.waitForLoadState();
  await submit.click();
  await expect(checkEmail).toBeFocused();
  await expect(section).toContainText("open the email we sent and click the link to confirm");

  const asking = await nextMail(mailServer, "dana@example.com");
  expect(asking.header("subject")).toBe("Please confirm: new reviews of the Diadem Hero");
  await page.goto(asking.links.find((url) => url.includes("/newsletter/confirm"))!);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();

  await page.goto("/diadem-hero");
  await fillReview(page, { name: "Lee", text: "Calm at the net, and quiet." });
  await reviewForm(page).submit.click();
  await expect(reviewForm(page).answer).toContainText("Your review has been submitted");

  // A day later.
  await server.stop();
  const later = await startServer({
    ...settings,
    ...clockFrom(Date.now() + settlingTime),
    PORT: String(server.port),
  });
  try {
    const news = await nextMail(mailServer, "dana@example.com", 1);
    expect(news.header("subject")).toBe("1 new review: Diadem Hero");
    // Nobody who runs the site has read it, so it isn't quoted.
    expect(news.text).toContain("4 of 5 stars");
    for (const unread of ["Lee", "Calm at the net"])
      expect(`${news.text} ${news.html}`).not.toContain(unread);
    expect(news.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const oneClick = /^<(.+)>$/.exec(news.header("list-unsubscribe")!)![1]!;
    expect(news.links).toContain(oneClick);
    const permalink = news.links.find((url) => url.includes("?review="))!;
    await page.goto(permalink);
    await expect(page.locator(":target")).toContainText("Calm at the net, and quiet.");
    await expect(page.locator(":target")).toBeInViewport();

    // As an email provider does it: no cookie, no Origin.
    const answer = await fetch(oneClick, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "error",
    });
    expect(answer.status).toBe(200);
    await page.goto(oneClick);
    await page.getByRole("button", { name: "Delete my address" }).click();
    await expect(page.getByRole("heading", { name: "Your address is deleted" })).toBeVisible();
    const secret = new URL(oneClick).search.split("=")[1]!;
    expect(later.output()).not.toContain(secret);
  } finally {
    await later.stop();
  }
});
