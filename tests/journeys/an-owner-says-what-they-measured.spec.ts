import { axeFaults } from "../support/axe.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

test.use({ expectedComplaints: /422/, viewport: { width: 320, height: 700 } });

test("the fifth owner of a paddle to measure it fixes a slip, and the page shows what the five measured @writes", async ({
  page,
  request,
}) => {
  const path = "/hudef-viva-pro";
  for (const [index, measuredWeight] of ["7.9 oz", "8,1 oz", "227 g", "8.3"].entries()) {
    const form = {
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText: `Weighed it ${"again ".repeat(index)}on my scale.`,
      measuredWeight,
      measuredBare: "bare",
    };
    expect((await request.post(path, { form, maxRedirects: 0 })).status()).toBe(303);
  }
  await page.goto(path);
  const row = page.getByRole("row", { name: "Weight, by owners" });
  await expect(row).toHaveCount(0);
  const { form, answer, submit } = reviewForm(page);
  await page.goto(`${path}#write-a-review`);
  await form.getByText("What did you measure?").click();
  const weight = form.getByLabel("Weight");
  const bare = form.getByLabel("Was it bare?");
  await weight.fill("9 lb");
  await fillReview(page, { name: "Zoe", text: "A little head-heavy." });
  await submit.click();
  // What the browser can tell by itself comes first; units are the server's.
  await expect(bare).toHaveAccessibleDescription(/Please choose whether it was bare/);
  await bare.selectOption("Yes, as it came");
  await submit.click();
  await expect(weight).toHaveAccessibleDescription(/Please write a weight from 6 to 10\.5\soz/);
  await expect(weight).toHaveValue("9 lb");
  expect(await axeFaults(page)).toEqual([]);
  await weight.fill("240");
  await submit.click();
  await expect(answer).toContainText(/Measured: 240\sg, bare/);

  await page.goto(path);
  await expect(listedReviews(page).first()).toContainText(/Measured: 240\sg, bare/);
  await expect(row).toContainText(/7\.9 to 8\.5\soz \(5\)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeFaults(page)).toEqual([]);
});
