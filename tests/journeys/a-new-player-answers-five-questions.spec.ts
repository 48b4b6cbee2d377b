import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const answer = (page: Page, question: string, choice: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name: choice }).check();

const entries = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a new player answers five questions and gets to a paddle", async ({ page }) => {
    await page.goto("/paddle-finder");
    await page
      .getByRole("navigation", { name: "Ways to choose" })
      .getByRole("link", { name: "Which Paddle?" })
      .click();
    await expect(page.getByRole("group")).toHaveCount(5);
    await answer(page, "What's your level?", "New");
    await answer(page, "How do you play?", "Fast hands");
    await answer(page, "What's the most you'd spend?", "$200");
    await answer(page, "How should it feel?", "Soft");
    await answer(page, "Does your elbow or wrist give you trouble?", "Yes");
    await page.getByRole("button", { name: "Show my paddles" }).click();

    await expect(page).toHaveURL(
      /\/paddle-finder\/match\?level=new&style=speed&budget=200&feel=soft&arm=yes$/,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /\/paddle-finder\/match$/,
    );
    await expect(page.getByRole("region", { name: "Your answers" })).toContainText("Fast hands");
    await expect(entries(page)).toHaveCount(5);
    const first = entries(page).first();
    await expect(first).toContainText("As a speed paddle, it puts fast hands first.");
    await expect(first).toContainText("Known for: Very fast hands at the net.");
    await expect(first).toContainText(/\d+ out of 100/);
    const before = entries(page).getByRole("heading", { name: "Know before you buy" });
    await expect(before).toHaveCount(5);
    await first.getByRole("link", { name: "Selkirk AMPED S2" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Selkirk AMPED S2");
  });

  test("the suggested changes have the results they promise", async ({ page }) => {
    await page.goto("/paddle-finder/match?style=control&budget=150&feel=soft");
    const changes = page.getByRole("region", { name: "What would change this" });
    const change = changes.getByText(/comes first$/).first();
    const named = /^The (.+) comes first$/.exec(await change.innerText())?.[1];
    expect(named).toBeDefined();
    await expect(entries(page).first()).not.toContainText(named!);
    await changes
      .locator("div", { has: page.getByText(`The ${named} comes first`) })
      .first()
      .getByRole("link")
      .click();
    await expect(entries(page).first()).toContainText(named!);
  });

  test("the form holds the answers, which can be changed, and starts over", async ({ page }) => {
    await page.goto("/paddle-finder/match?level=4.0&style=power");
    await page.getByText("Change your answers").click();
    await expect(page.getByRole("radio", { name: "4.0" })).toBeChecked();
    await answer(page, "How do you play?", "Spin");
    await page.getByRole("button", { name: "Show my paddles" }).click();
    await expect(page).toHaveURL(/\/match\?level=4\.0&style=spin$/);
    await expect(page.getByRole("heading", { name: "Your best matches" })).toBeVisible();
    await page.getByRole("link", { name: "Start over" }).click();
    await expect(page).toHaveURL(/\/paddle-finder\/match$/);
    await expect(page.getByRole("radio", { name: "No preference" }).first()).toBeChecked();
  });

  test("without answers the page says so, and an invalid answer is left open", async ({ page }) => {
    await page.goto("/paddle-finder/match");
    await expect(page.getByText("You haven't answered anything yet")).toHaveCount(0);
    await page.getByRole("button", { name: "Show my paddles" }).click();
    await expect(page.getByText("You haven't answered anything yet")).toBeVisible();
    await page.goto("/paddle-finder/match?feel=bouncy&style=spin&level=9");
    await expect(page).toHaveURL(/\/match\?style=spin$/);
  });
});

test("with a budget no paddle above it is ranked before one within it", async ({ page }) => {
  await page.goto("/paddle-finder/match?budget=150&style=power");
  const headings = page.getByRole("heading", { name: /your \$150|We couldn't confirm/ });
  expect(await headings.allInnerTexts()).toEqual([
    "Within your $150 budget",
    "Over your $150 budget",
    "Over your $150 budget",
    "We couldn't confirm much about these",
  ]);
});
