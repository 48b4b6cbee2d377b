import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";

const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mails = () =>
  readdirSync(join(dataDir, "mail"), { withFileTypes: true })
    .filter((entry) => entry.name.endsWith(".eml"))
    .map(({ name }) => readFileSync(join(dataDir, "mail", name), "utf8"));

test.describe("without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    settings: { DATA_DIR: dataDir },
    expectedComplaints: /422/,
  });

  test("a reader reports a review, learns what happens next, and the site's owner gets an email @writes", async ({
    page,
    request,
  }) => {
    await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "diadem-hero",
        first_name: "Dana",
        dupr_rating: "3.5",
        rating: 1,
        review_text: "Buy yours at my shop.",
      },
    });
    await page.goto("/diadem-hero");
    const link = page.getByRole("link", { name: "Report Dana's review" });
    const target = await link.boundingBox();
    expect(target!.height).toBeGreaterThanOrEqual(24);
    expect(target!.width).toBeGreaterThanOrEqual(24);
    await link.click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report a review");
    await expect(page.getByText("Buy yours at my shop.")).toBeVisible();
    const form = page.locator("form#report");
    // The browser itself requires a reason. What it accepts but the server rejects comes back as typed.
    await form.getByLabel("Reason").selectOption("Spam or advertising");
    await form.getByLabel("Details").fill("See <a href=x>this</a>");
    await form.getByRole("button", { name: "Send report" }).click();
    await expect(form.getByRole("status")).toHaveText("Please check the marked fields");
    await expect(form.getByLabel("Reason")).toHaveValue("spam");
    await expect(form.getByLabel("Details")).toHaveValue("See <a href=x>this</a>");
    await form.getByLabel("Details").fill("It sells things.");
    await form.getByRole("button", { name: "Send report" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report received");
    await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect.poll(mails).toHaveLength(1);
    expect(mails()[0]).toContain("Subject: Report: Spam or advertising (Diadem Hero)");
    await page.getByRole("link", { name: "Back to Diadem Hero" }).click();
    // The review stays until the owner acts.
    await expect(page.getByText("Buy yours at my shop.")).toBeVisible();
  });
});
