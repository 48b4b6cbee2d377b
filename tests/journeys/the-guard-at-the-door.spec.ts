import { fillReview, reviewForm } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { enoughOfThisHour, postFrom } from "../support/posts.ts";

const full = "That's all we can take this hour";
const wait = /Please send it again in \d+ minutes?\. Everything you typed is still in the form\./;
const typed = { firstName: "Ida", duprRating: "3.5", rating: "4" };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, settings: { RATE_LIMIT: "on" }, expectedComplaints: /429/ });

    test("at the hour's limit the form says so, and keeps what was typed @writes", async ({
      page,
      server,
    }) => {
      await enoughOfThisHour();
      for (let number = 0; number < 20; number++) {
        const fields = { ...typed, reviewText: `Number ${number}` };
        const { status } = await postFrom("127.0.0.1", `${server.url}/neonic-flow`, fields);
        expect(status).toBe(201);
      }
      await page.goto("/diadem-hero");
      const { submit, outcome, firstName, dupr, rating, text } = reviewForm(page);
      await fillReview(page, { name: "Zoë", text: "Soft hands,\nquick feet." });
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await submit.click();
      const answer = await answered;
      expect(answer.status()).toBe(429);
      expect(answer.headers()["retry-after"]).toMatch(/^\d+$/);
      await expect(outcome).toContainText(full);
      await expect(outcome).toContainText(wait);
      await expect(firstName).toHaveValue("Zoë");
      await expect(dupr).toHaveValue("3.5");
      await expect(rating).toHaveValue("4");
      await expect(text).toHaveValue("Soft hands,\nquick feet.");
      if (javaScriptEnabled) await expect(page.locator("[data-sonner-toast]")).toContainText(full);
    });
  });

test("nobody sees, reaches or hears the honeypot field", async ({ page }) => {
  await page.goto("/contact");
  const honeypot = page.locator("input[name=website]").first();
  await expect(honeypot).toHaveAttribute("autocomplete", "off");
  expect(await honeypot.evaluate((field) => field.parentElement!.closest("p")!.clientWidth)).toBe(
    1,
  );
  await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  expect(await page.locator("main").ariaSnapshot()).not.toContain("Leave this field empty");
  const fields = page.locator("form", { has: honeypot }).locator("input, select, textarea, button");
  await fields.first().focus();
  for (let stop = await fields.count(); stop > 0; stop--) {
    await expect(honeypot).not.toBeFocused();
    await page.keyboard.press("Tab");
  }
});
