import type { Page } from "@playwright/test";

/** The newsletter's section as a visitor sees it. */
export function newsletterForm(page: Page) {
  const section = page.locator("#newsletter");
  return {
    section,
    email: section.getByLabel("Email"),
    submit: section.getByRole("button", { name: "Subscribe" }),
    welcome: section.getByRole("heading", { name: "Welcome to the Community!" }),
  };
}
