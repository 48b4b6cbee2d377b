import type { Page } from "@playwright/test";

/** The contact form as a visitor sees it. */
export function contactForm(page: Page) {
  const section = page.locator("#message");
  return {
    section,
    firstName: section.getByLabel("First Name"),
    lastName: section.getByLabel("Last Name"),
    email: section.getByLabel("Email"),
    subject: section.getByLabel("Subject"),
    message: section.getByLabel("Message"),
    submit: section.getByRole("button", { name: "Send Message" }),
    outcome: section.getByRole("status"),
    received: section.getByRole("heading", { name: "Message received" }),
  };
}

/** Fills all five fields, with another address if given. */
export async function fillMessage(page: Page, email = "dana@example.com") {
  const form = contactForm(page);
  await form.firstName.fill("Dana");
  await form.lastName.fill("O'Neil");
  await form.email.fill(email);
  await form.subject.fill("The weight of the Hero");
  await form.message.fill('It says 8.1 oz, "mine" is 8.0.\nBoth <3.');
}
