import { axeFaults } from "../support/axe.ts";
import { nextMail, test } from "../support/mail-journey.ts";

const { expect } = test;
test.use({ viewport: { width: 390, height: 844 } });

test("a reader follows the link in an email, adds a paddle, leaves the newsletter, and finds that again @writes", async ({
  page,
  mailServer,
}) => {
  const dana = "dana@example.com";
  const typeAddress = async () => {
    await page.goto("/newsletter");
    await page.waitForLoadState();
    await page.getByLabel("Email").fill(dana);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to the Community!" })).toBeVisible();
  };
  await typeAddress();
  const asking = await nextMail(mailServer, dana);
  await page.goto(asking.links.find((url) => url.includes("/newsletter/confirm"))!);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();
  await typeAddress();
  const known = await nextMail(mailServer, dana, 1);
  await page.goto(known.links.find((url) => url.includes("/newsletter/choices"))!);

  const newsletter = page.getByLabel("The weekly newsletter");
  await expect(newsletter).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  await newsletter.uncheck();
  await page.getByLabel("Add new reviews of these paddles").fill("diadem hero");
  await page.getByLabel("New reviews by players").selectOption("near 3.5");
  await page.getByLabel("New reviews of a paddle come").selectOption("once a week at most");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Your choices are saved" })).toBeVisible();
  await expect(page.getByLabel("New reviews of the Diadem Hero")).toBeChecked();
  await expect(newsletter).not.toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
});
