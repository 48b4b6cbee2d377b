import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  contactForm,
  fillMessage,
  fillReview,
  newsletterForm,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { enoughOfThisHour, postFrom } from "../support/posts.ts";

const full = "That's all we can take this hour";
const wait = /Please send it again in \d+ minutes?\. Everything you typed is still in the form\./;

/** Sends the hour's limit from this machine's address. */
async function useUp(url: string) {
  await enoughOfThisHour();
  const message = { firstName: "Ann", lastName: "Lee", email: "ann@example.com", message: "Hello" };
  const review = { firstName: "Ann", duprRating: "3.5", rating: "4" };
  const posts = [
    ...Array.from({ length: 20 }, (_, number) => ({
      path: "/neonic-flow",
      fields: { ...review, reviewText: `Number ${number}` },
    })),
    ...Array.from({ length: 5 }, (_, number) => ({
      path: "/newsletter",
      fields: { email: `reader-${number}@example.com` },
    })),
    ...Array.from({ length: 5 }, (_, number) => ({
      path: "/contact",
      fields: { ...message, subject: `Number ${number}` },
    })),
  ];
  for (const { path, fields } of posts)
    expect((await postFrom("127.0.0.1", url + path, fields)).status).toBe(201);
}

/** Submits each of the three forms, and reads what its page says and still holds. */
async function sendAll(page: Page, afterEach: () => Promise<void>) {
  await page.goto("/diadem-hero");
  const review = reviewForm(page);
  await fillReview(page, { name: "Zoë", text: "Soft hands,\nquick feet." });
  await review.submit.click();
  await expect(review.outcome).toContainText(full);
  await expect(review.outcome).toContainText(wait);
  await expect(review.firstName).toHaveValue("Zoë");
  await expect(review.dupr).toHaveValue("3.5");
  await expect(review.rating).toHaveValue("4");
  await expect(review.text).toHaveValue("Soft hands,\nquick feet.");
  await afterEach();

  await page.goto("/contact");
  const contact = contactForm(page);
  await fillMessage(page);
  await contact.submit.click();
  await expect(contact.outcome).toContainText(full);
  await expect(contact.outcome).toContainText(wait);
  await expect(contact.lastName).toHaveValue("O'Neil");
  await expect(contact.message).toHaveValue('It says 8.1 oz, "mine" is 8.0.\nBoth <3.');
  await afterEach();

  await page.goto("/newsletter");
  const newsletter = newsletterForm(page);
  await newsletter.email.fill("dana@example.com");
  await newsletter.submit.click();
  await expect(newsletter.section.getByRole("status")).toContainText(full);
  await expect(newsletter.section.getByRole("status")).toContainText(wait);
  await expect(newsletter.email).toHaveValue("dana@example.com");
  await afterEach();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({
      javaScriptEnabled,
      settings: { RATE_LIMIT: "on" },
      expectedComplaints: /429/,
    });

    test("at the hour's limit each form says so, and keeps what was typed @writes", async ({
      page,
      server,
    }) => {
      test.slow();
      await useUp(server.url);
      const waits: [number, string | undefined][] = [];
      page.on("response", (answer) => {
        if (answer.request().method() === "POST")
          waits.push([answer.status(), answer.headers()["retry-after"]]);
      });
      await sendAll(page, async () => {
        if (javaScriptEnabled)
          await expect(page.locator("[data-sonner-toast]")).toContainText(full);
      });
      expect(waits).toEqual(Array.from({ length: 3 }, () => [429, expect.stringMatching(/^\d+$/)]));
    });
  });

test.describe("in a text", () => {
  test.use({ expectedComplaints: /409|422|400/ });

  test("too many links, or another review's text, get a message in place, by script and by the server @writes", async ({
    page,
    server,
  }) => {
    await page.goto("/diadem-hero");
    const { text, submit, outcome, firstName } = reviewForm(page);
    const links = "Buy at https://a.example and www.b.example/deals";
    await fillReview(page, { name: "Ida", text: links });
    await submit.click();
    await expect(text).toHaveAccessibleDescription("Please include no more than one link.");
    await expect(text).toHaveValue(links);
    const fields = { firstName: "Ida", duprRating: "3.5", rating: "4", reviewText: links };
    const posted = await postFrom("127.0.0.1", `${server.url}/diadem-hero`, fields, {
      accept: "text/html",
    });
    expect(posted.status).toBe(422);
    expect(posted.body).toContain("Please include no more than one link.");

    const copied = "The very same long text about how softly it plays, on two pages of this site.";
    const stored = { ...fields, reviewText: copied };
    await postFrom("127.0.0.1", `${server.url}/neonic-flow`, stored);
    await text.fill(copied);
    await submit.click();
    await expect(outcome).toContainText("Another review already has this text");
    await expect(text).toHaveValue(copied);
    await expect(firstName).toHaveValue("Ida");

    await page.goto("/contact");
    const contact = contactForm(page);
    await fillMessage(page);
    await contact.message.fill("a.example/1 b.example/2 c.example/3 d.example/4");
    await contact.submit.click();
    await expect(contact.message).toHaveAccessibleDescription(
      "Please include no more than three links.",
    );
  });
});

test("nobody sees, reaches or hears the honeypot field", async ({ page }) => {
  for (const path of ["/diadem-hero", "/contact", "/newsletter"]) {
    await page.goto(path);
    const honeypot = page.locator("input[name=website]").first();
    await expect(honeypot).toBeAttached();
    await expect(honeypot).toHaveAttribute("autocomplete", "off");
    expect(await honeypot.evaluate((field) => field.parentElement!.closest("p")!.clientWidth)).toBe(
      1,
    );
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
    expect(await page.locator("main").ariaSnapshot()).not.toContain("Leave this field empty");
    const fields = page
      .locator("form", { has: honeypot })
      .locator("input, select, textarea, button");
    await fields.first().focus();
    for (let stop = await fields.count(); stop > 0; stop--) {
      await expect(honeypot).not.toBeFocused();
      await page.keyboard.press("Tab");
    }
    const { violations } = await new AxeBuilder({ page }).include("form[method=post]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});
