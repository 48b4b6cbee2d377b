import { contactForm, fillMessage } from "../support/forms.ts";
import { nextMail, test } from "../support/mail-journey.ts";
import { expectOnlyToast, toastCovers, toasts } from "../support/toasts.ts";

const { expect } = test;

test.use({ expectedComplaints: /ERR_FAILED/ });

test("a visitor opens an answer, sees what is missing, sends a message, gets its number, and can be answered @writes", async ({
  page,
  mailServer,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/contact");
  const answer = page.getByText("After you post a review, you get a private link");
  await expect(answer).toBeHidden();
  await page.getByText("I want to change or remove a review I wrote. Can I?").click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole("link", { name: "hello@rallyrank.example" })).toHaveAttribute(
    "href",
    "mailto:hello@rallyrank.example",
  );
  const form = contactForm(page);
  await form.submit.click();
  await expect(toasts(page)).toContainText("Please fill in all fields");
  await expect(form.firstName).toBeFocused();
  await expect(form.lastName).toHaveAccessibleDescription("Please enter your last name.");
  await expect(form.message).toHaveAccessibleDescription("Please write your message.");

  await fillMessage(page, "dana");
  await form.submit.click();
  await expect(form.outcome).toHaveText("Please check the marked fields");
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/name@example.com/);
  expect(sent).toEqual([]);

  await form.email.fill("dana@example.com");
  await page.route("**/contact", (route) => route.abort(), { times: 1 });
  await form.submit.click();
  await expect(form.outcome).toContainText("We couldn't save your message. Please try again.");
  await expect(toasts(page)).toHaveCount(1);
  expect(await toastCovers(page, form.submit)).toBe(false);
  await expect(form.lastName).toHaveValue("O'Neil");
  await expect(form.message).toHaveValue('It says 8.1 oz, "mine" is 8.0.\nBoth <3.');

  await form.submit.dblclick();
  await expect(form.received).toBeFocused();
  await expect(form.section).toContainText(
    "Your message number is 1001. We reply within 24 hours.",
  );
  await expectOnlyToast(page, "Message received");
  await expect(toasts(page)).toContainText("1001");
  expect(await toastCovers(page, form.section)).toBe(false);
  expect(sent).toEqual(["/contact", "/contact"]);
  const mail = await nextMail(mailServer, "hello@rallyrank.example");
  expect(mail.header("reply-to")).toBe("dana@example.com");
  expect(mail.header("from")).toBe("RallyRank <news@rallyrank.example>");
  expect(mail.header("subject")).toBe("Message 1001: The weight of the Hero");
  expect(mail.text).toContain('It says 8.1 oz, "mine" is 8.0.');
  expect(mail.html).toContain("Both &lt;3.");

  await page.getByRole("link", { name: "Send another message" }).click();
  await fillMessage(page);
  await form.submit.click();
  await expect(form.section).toContainText("Your message number is 1001.");
});
