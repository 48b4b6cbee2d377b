import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";
import { fillReview, paddleTray, reviewForm } from "../support/forms.ts";
import { largeCatalog } from "../support/invented.ts";
import { startServer } from "../support/server-process.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a player finds a paddle that nobody has written up, reviews it, and compares it @writes", async ({
  page,
}) => {
  test.slow();
  // Of the first, three facts have a source; of the second, one.
  const { folder } = largeCatalog(26, 2);
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const server = await startServer({ DATA_DIR: dataDir }, folder);
  try {
    await page.goto(`${server.url}/paddle-finder?search=arrowhead`);
    const listed = page.getByRole("region", { name: "Listed: not written up yet" });
    await expect(page.getByRole("heading", { name: "2 Paddles Found" })).toBeVisible();
    await expect(listed.getByRole("listitem")).toHaveCount(2);
    await listed.getByRole("link", { name: "Arrowhead0 Drift 0" }).click();

    await expect(page.getByText("Nobody has written up the Arrowhead0 Drift 0 yet.")).toBeVisible();
    await expect(page.getByRole("row", { name: "Weight" })).toContainText("7.5 oz");
    const facts = page.getByRole("region", { name: "Specifications" });
    await facts.getByText("All specs").click();
    await expect(facts).toContainText(/Source of .*weight: The maker's page/);
    await expect(facts.getByRole("link", { name: "The maker's page" })).toHaveAttribute(
      "rel",
      "nofollow",
    );
    await page.goto(`${page.url().split("#")[0]}#write-a-review`);
    await fillReview(page, { name: "Lee", text: "Calm at the net, and quiet." });
    await reviewForm(page).submit.click();
    await expect(reviewForm(page).answer).toContainText("Your review has been submitted");
    await page.goto(`${server.url}/listed-0`);
    await expect(page.getByText("Calm at the net, and quiet.").first()).toBeVisible();

    await paddleTray(page).toggle("Arrowhead0 Drift 0").click();
    await page.goto(`${server.url}/neonic-flow`);
    await paddleTray(page).toggle("Neonic Flow").click();
    await paddleTray(page).compare.click();
    await expect(page).toHaveURL(/\?paddles=listed-0,neonic-flow$/);
    await expect(page.getByText("so we judge it by its facts alone")).toBeVisible();
    await expect(page.getByRole("row", { name: "Weight" })).toContainText("7.5 oz");

    // Too little is known of the other one.
    await page.goto(`${server.url}/listed-1`);
    await expect(paddleTray(page).toggle("Arrowhead1 Drift 1")).toHaveCount(0);
  } finally {
    await server.stop();
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  }
});
