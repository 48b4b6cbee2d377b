import { expect, test } from "../support/journey.ts";

test("a shopper goes from the lists to a guide, to a paddle in it and on to that paddle's page", async ({
  page,
}) => {
  await page.goto("/reviews/best-of");
  await page.getByRole("link", { name: "Best Paddles for Spin" }).click();
  const table = page.getByRole("table", { name: "At a glance" });
  await table.getByRole("row").last().getByRole("link").click();
  await expect(page).toHaveURL(/\/reviews\/best-of\/best-paddles-spin#honolulu-j2k$/);
  await expect(page.getByRole("heading", { name: "Honolulu J2K" })).toBeInViewport();
  const entries = page.getByRole("listitem").filter({ has: page.getByText("Community note") });
  await expect(entries).toHaveCount(5);
  await entries.last().getByRole("link", { name: "Honolulu J2K" }).click();
  await expect(page).toHaveURL(/\/honolulu-j2k$/);
});
