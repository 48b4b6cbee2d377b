import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";
import { createDatabase, freePort, startPostgres } from "../support/postgres.ts";
import { figure, fillReview, listedReviews, reviewForm } from "../support/forms.ts";
import { startServer } from "../support/server-process.ts";

test.use({ expectedComplaints: /503/ });

test("the page stays with its samples, the form keeps a review, and all is well when the store is back", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-postgres-"));
  const port = await freePort();
  let postgres = await startPostgres(port, folder);
  const databaseUrl = await createDatabase(postgres.url);
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
  const address = `${server.url}/joola-perseus-pro-iv`;
  await page.goto(address);
  await expect(figure(page, "Total Reviews")).toHaveText("20◇");
  await fillReview(page, { name: "Patient", text: "Kept while the store was away." });

  await postgres.stop();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await reviewForm(page).submit.click();
  const { outcome, answer, firstName, text, submit } = reviewForm(page);
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
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);

  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a server started before its store serves samples, and stored reviews once the store is there", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-postgres-"));
  const port = await freePort();
  const server = await startServer({
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    DATA_DIR: folder,
  });
  await page.goto(`${server.url}/joola-perseus-pro-iv`);
  await expect(listedReviews(page)).toHaveCount(20);
  await expect(page.getByText("We can't load players' own reviews right now.")).toBeVisible();

  const postgres = await startPostgres(port, folder);
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 15_000 })
    .toBe(200);
  await page.reload();
  await expect(listedReviews(page)).toHaveCount(20);
  await expect(page.getByText("We can't load players' own reviews right now.")).toHaveCount(0);
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
