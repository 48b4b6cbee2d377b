import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";
import { freePort, startPostgres } from "../support/postgres.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";
import { startServer } from "../support/server-process.ts";

test.use({ expectedComplaints: /503/ });

test("before the store is there and while it's away the page has its samples, the form keeps a review, and all is well once it's back", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-postgres-"));
  const port = await freePort();
  const server = await startServer({
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    DATA_DIR: folder,
  });
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const missing = page.getByText("We can't load players' own reviews right now.");
  await page.goto(`${server.url}/joola-perseus-pro-iv`);
  await expect(listedReviews(page)).toHaveCount(20);
  await expect(missing).toBeVisible();

  let postgres = await startPostgres(port, folder);
  await expect.poll(readiness).toBe(200);
  await page.reload();
  await expect(listedReviews(page)).toHaveCount(20);
  await expect(missing).toHaveCount(0);
  await fillReview(page, { name: "Patient", text: "Kept while the store was away." });

  await postgres.stop();
  expect(await readiness()).toBe(503);
  const { outcome, answer, firstName, text, submit } = reviewForm(page);
  await submit.click();
  await expect(outcome).toContainText("Error submitting review · Please try again later.");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Error submitting review");
  await expect(firstName).toHaveValue("Patient");
  await expect(text).toHaveValue("Kept while the store was away.");
  const other = await fetch(`${server.url}/neonic-flow`);
  expect(other.status).toBe(200);
  expect(await other.text()).toContain("Sample review");
  expect(server.output()).toContain("reading the stored reviews of neonic-flow");

  postgres = await startPostgres(port, folder);
  await submit.click();
  await expect(answer).toContainText("Review submitted!");
  await expect(listedReviews(page).first()).toContainText("Kept while the store was away.");
  await expect.poll(readiness).toBe(200);
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
