import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { axeFaults } from "../support/axe.ts";
import { linkFor } from "../support/console-client.ts";
import { openByMenu } from "../support/console-journey.ts";
import { expect, test } from "../support/journey.ts";
import { nextMail } from "../support/mail-journey.ts";
import { startMailServer } from "../support/mail-server.ts";
import { createDatabase } from "../support/postgres.ts";
import { startServer } from "../support/server-process.ts";
import { runsAll } from "../runner/tier.ts";

test.use({ viewport: { width: 390, height: 844 } });

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);

/** A project's folder with this site's content, and a paddle that made-up shops sell. */
function contentWithOffers(): string {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  symlinkSync(join(process.cwd(), "build"), join(folder, "build"));
  appendFileSync(
    join(folder, "content/paddles/neonic-flow.yaml"),
    `offers:
  - shop: Acme
    url: https://acme.example/flow
    isPaid: true
    checks:
      - { on: "${daysAgo(60)}", priceCents: 11999 }
      - { on: "${daysAgo(45)}", priceCents: 9999 }
  - shop: Bolt
    url: https://bolt.example/flow
    isPaid: false
    checks:
      - { on: "${daysAgo(3)}", priceCents: 10999 }
`,
  );
  return folder;
}

for (const engine of runsAll ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))
  test(`a reader waits for a price that an editor notes on a phone, on ${engine} @writes`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    const databaseUrl =
      engine === "postgres" ? await createDatabase(process.env["TEST_DATABASE_URL"]!) : undefined;
    const place = { dataDir, databaseUrl, remove: async () => {} };
    const folder = contentWithOffers();
    const mailServer = await startMailServer();
    const settings = {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SMTP_URL: mailServer.url,
      MAIL_FROM: "RallyRank <news@rallyrank.example>",
    };
    let server = await startServer(settings, folder);
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const section = page.getByRole("region", { name: "Where to buy" });
      await page.goto("/neonic-flow");
      await expect(section).toContainText("seen 45 days ago");
      await expect(section).toContainText("acme.example paid link");
      await expect(section.getByRole("img", { name: /^Prices at Acme on 2 days/ })).toBeVisible();
      await section.getByText("2 prices seen, from $99.99 to $119.99").click();
      await expect(section.getByText("nobody looked in between")).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );

      await section.getByRole("link", { name: "Email me when it costs less" }).click();
      await page.getByLabel("At or below, in dollars").fill("a lot");
      await page.getByLabel("Email").fill("dana@example.com");
      await page.getByRole("button", { name: "Email me" }).click();
      await expect(page.getByText("Please enter a price between $10 and $1,000")).toBeVisible();
      await page.getByLabel("At or below, in dollars").fill("95");
      await page.getByRole("button", { name: "Email me" }).click();
      await expect(page.getByText("open the email we sent")).toBeVisible();
      const asking = await nextMail(mailServer, "dana@example.com");
      expect(asking.header("subject")).toBe("Please confirm: Neonic Flow for $95 or less");
      await page.goto(asking.links.find((url) => url.includes("/newsletter/confirm"))!);
      await page.getByRole("button", { name: "Confirm my address" }).click();

      await page.goto(await linkFor(place, "hello@rallyrank.example"));
      await page.getByRole("button", { name: "Sign in as Owner" }).click();
      await expect(page).toHaveURL(`${server.url}/owner`);
      await openByMenu(page, "Content");
      await page.getByRole("link", { name: "Prices in shops" }).click();
      await expect(
        page.getByRole("listitem").filter({ hasText: "seen 45 days ago" }),
      ).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      const bolt = page.getByRole("listitem").filter({ hasText: "bolt.example" });
      await bolt.getByRole("button", { name: "Still $109.99 today" }).click();
      await expect(bolt).toContainText("seen today");
      const acme = page.getByRole("listitem").filter({ hasText: "acme.example" });
      await acme.getByLabel("Price now, in dollars").fill("94.50");
      await acme.getByRole("button", { name: "Save price" }).click();
      await expect(acme).toContainText("$94.50, seen today");

      await page.goto("/neonic-flow");
      await expect(section.getByRole("listitem").first()).toContainText("$94.50 at Acme");
      await expect(section).toContainText("Lowest price seen: $94.50 at Acme");
      // The shop is made up, so nothing answers there.
      const leaving = page.waitForRequest("https://acme.example/flow");
      await section.getByRole("link", { name: "Acme" }).click();
      expect((await leaving).redirectedFrom()?.url()).toBe(
        `${server.url}/go/paddles/neonic-flow/acme`,
      );

      // Prices are looked for at a start, then once a minute.
      await server.stop();
      server = await startServer({ ...settings, PORT: String(server.port) }, folder);
      const news = await nextMail(mailServer, "dana@example.com", 1);
      expect(news.header("subject")).toBe("$94.50 at Acme: Neonic Flow");
      expect(news.text).toContain("is a paid link");
      await context.close();
    } finally {
      await server.stop();
      await mailServer.stop();
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
    }
  });
