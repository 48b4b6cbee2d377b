import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

const answer = (page: Page, question: string, choice: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name: choice }).check();

test("a new player answers five questions, gets to a paddle, changes an answer and starts over", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await page
    .getByRole("navigation", { name: "Ways to choose" })
    .getByRole("link", { name: "Which Paddle?" })
    .click();
  await expect(page.getByRole("group")).toHaveCount(5);
  const show = page.getByRole("button", { name: "Show my paddles" });
  await show.click();
  await expect(page.getByText("You haven't answered anything yet")).toBeVisible();
  await answer(page, "What's your level?", "New");
  await answer(page, "How do you play?", "Fast hands");
  await answer(page, "What's the most you'd spend?", "$200");
  await answer(page, "How should it feel?", "Soft");
  await answer(page, "Does your elbow or wrist give you trouble?", "Yes");
  await show.click();

  await expect(page).toHaveURL(
    /\/paddle-finder\/match\?level=new&style=speed&budget=200&feel=soft&arm=yes$/,
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/paddle-finder\/match$/,
  );
  await expect(page.getByRole("region", { name: "Your answers" })).toContainText("Fast hands");
  const entries = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(entries).toHaveCount(5);
  await entries.first().getByRole("link", { name: "Selkirk AMPED S2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Selkirk AMPED S2");

  await page.goBack();
  await page.getByText("Change your answers").click();
  const level = page.getByRole("group", { name: "What's your level?" });
  await level.getByLabel("Your DUPR").fill("3,25");
  await level.getByRole("radio", { name: "My DUPR" }).check();
  await answer(page, "How do you play?", "Spin");
  await show.click();
  await expect(page).toHaveURL(/\/match\?level=3\.25&style=spin&budget=200&feel=soft&arm=yes$/);
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/paddle-finder\/match$/);
});
