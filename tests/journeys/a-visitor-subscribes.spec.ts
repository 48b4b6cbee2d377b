import { expect, test } from "../support/journey.ts";
import { newsletterForm } from "../support/forms.ts";
import { expectOnlyToast, keepToasts, toastCovers, toasts } from "../support/toasts.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /ERR_FAILED/ });
test.beforeEach(({ page }) => keepToasts(page));

test("a visitor subscribes on the home page, is welcomed in place of the form, and goes on to the reviews @writes", async ({
  page,
}) => {
  const answers: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "POST") answers.push(answer.status());
  });
  await page.goto("/");
  const { section, email, submit, welcome } = newsletterForm(page);
  await expect(section).toContainText("Join 10,000+ players");
  await expect(section).toContainText("◇");

  await submit.click();
  await email.fill("   ");
  await submit.click();
  await expect(section.locator("x-island[hydrated]")).toBeAttached();
  await expect(email).toBeVisible();
  expect(answers).toEqual([]);

  await email.fill("dana@example");
  await submit.click();
  await expect(email).toHaveAccessibleDescription("Please enter an address like name@example.com.");
  await expect(email).toBeFocused();
  expect(answers).toEqual([]);

  // The server can't be reached at first.
  await email.fill("Dana@Example.com");
  await page.route("**/newsletter", (route) => route.abort(), { times: 1 });
  await submit.click();
  const sentence = "We could not save your address. Please try again.";
  await expect(section.getByRole("status")).toHaveText(sentence);
  await expect(toasts(page)).toContainText(sentence);
  expect(await toastCovers(page, submit)).toBe(false);
  await expect(email).toHaveValue("Dana@Example.com");

  const pressed = Date.now();
  await submit.click();
  await expect(welcome).toBeFocused();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(500);
  expect(answers).toEqual([201]);
  await expectOnlyToast(page, "Successfully subscribed!");
  expect(await toastCovers(page, section)).toBe(false);
  await expect(toasts(page)).toContainText(
    "You'll receive our weekly newsletter with the latest reviews and tips.",
  );
  await expect(email).toHaveCount(0);
  const links = section.getByRole("link");
  await expect(links).toHaveText(["Browse Latest Reviews", "Download Free Guide"]);
  await expect(links.first()).toHaveAttribute("href", "/paddle-reviews");
  await expect(links.last()).toHaveAttribute("href", "/guides/how-to-choose-a-paddle.pdf");
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("'Coming Soon' is a button that opens the newsletter's form @writes", async ({ page }) => {
      await page.goto(javaScriptEnabled ? "/resources" : "/reviews");
      const button = page.getByRole("button", { name: "Coming Soon", exact: true });
      const form = page.getByRole("group", { name: "Email me when it's out" });
      await expect(form).toBeHidden();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(form).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await form.getByLabel("Email").fill("dana@example.com");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(/\/newsletter\?subscribed#newsletter$/);
      await expect(newsletterForm(page).welcome).toBeVisible();
    });
  });
