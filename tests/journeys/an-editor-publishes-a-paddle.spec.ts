import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { runsAll } from "../runner/tier.ts";
import { entryScript, openByMenu, signIn, test } from "../support/console-journey.ts";

const { expect } = test;

/** What the maker's sheet says, by the names of fields; its weight is in grams. */
const sheet = {
  fullName: "Neonic Drift 14 mm",
  shortName: "Neonic Drift",
  brand: "Neonic",
  year: "2026",
  listPriceCents: "149.99",
  coreMm: "14",
  lengthIn: "16.3",
  widthIn: "7.7",
  gripLengthIn: "5.2",
  weightOz: "227",
  excerpt: "A soft hybrid with a short handle, and a face that keeps its grit.",
  intro:
    "Picture a dink rally, 15 shots in. The Drift stays calm: the ball leaves as fast as you meant.",
  description:
    "Neonic Drift: a soft {price} hybrid for dinks and resets, and what its short handle costs you.",
};
const choices = {
  category: "Control Paddle",
  surface: "Carbon Fiber",
  shape: "hybrid",
  wording: "C",
  "colourway.motif": "waves",
};
const colors = {
  face: "#11303a",
  tone: "#0f7f78",
  accent: "#3df0c8",
  edge: "#0c1417",
  grip: "#16343a",
};
const lists = {
  knownFor: "A plush feel on dinks",
  criticisedFor: "A short handle",
  buyIf: "dinks and drops are how you build points",
  skipIf: "you need a long handle for your two-handed backhand",
  keywords: "neonic drift",
};

const field = (page: Page, name: string) =>
  page.locator(`form[data-entry] [name="${name}"]:not([type=hidden])`);
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

/** Opens everything that's folded in the form. */
async function unfold(page: Page): Promise<void> {
  await page.locator("form[data-entry] details").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
}

async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await axeFaults(page)).toEqual([]);
}

const phone = ["a phone", { width: 390, height: 844 }] as const;
const desktop = ["a desktop", { width: 1280, height: 900 }] as const;

for (const [device, viewport] of runsAll ? [phone, desktop] : [phone])
  test.describe(`on ${device}`, () => {
    test.use({ viewport, expectedComplaints: /503/ });

    test("a new paddle goes from its maker's sheet to visitors, with a mistake on the way @writes", async ({
      page,
      browser,
      server,
      dataDir,
    }) => {
      test.slow();
      await signIn(page, dataDir);
      await openByMenu(page, "Content");
      await expectToFit(page, viewport.width);
      await page.getByRole("link", { name: "New entry" }).click();
      await page.getByLabel("What it is").selectOption("Paddles");
      await page.getByLabel("Its name").fill("Neonic Drift");
      await expectToFit(page, viewport.width);
      await page.getByRole("button", { name: "Write it" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neonic Drift");
      await entryScript(page);
      // Nothing is wrong with what nobody has written yet.
      await expect(page.getByText(/to fix|is missing/)).toHaveCount(0);
      await page.getByRole("button", { name: "Save draft" }).click();
      await expect(page.getByText("Missing:")).toBeVisible();

      await unfold(page);
      for (const [name, typed] of Object.entries(sheet)) await field(page, name).fill(typed);
      for (const [name, chosen] of Object.entries(choices))
        await field(page, name).selectOption(chosen);
      for (const [name, code] of Object.entries(colors))
        await field(page, `colourway.${name}`).fill(code);
      for (const [name, phrase] of Object.entries(lists)) {
        await page.locator(`button[name=":list"][value="add ${name}"]`).click();
        await field(page, `${name}.0`).fill(phrase);
      }
      // Saved with a key, as on a desktop, and what's wrong is said beside its field.
      await field(page, "weightOz").focus();
      await page.keyboard.press("Control+s");
      await expect(status(page)).toHaveText("Draft saved.");
      await expect(page.getByText("227 looks like grams").first()).toBeVisible();
      await page.getByRole("link", { name: "1 mistake to fix" }).click();
      await expect(page.getByRole("heading", { name: "One thing to fix" })).toBeInViewport();
      await expectToFit(page, viewport.width);
      await page.getByRole("button", { name: "Publish…" }).click();
      await expect(page.getByRole("heading", { name: "Fix this first" })).toBeVisible();
      await page.getByRole("link", { name: "Weight", exact: true }).click();
      await expect(field(page, "weightOz")).toBeInViewport();
      await entryScript(page);

      await unfold(page);
      await field(page, "weightOz").fill("8.0");
      const asked: string[] = [];
      page.on("dialog", async (dialog) => {
        asked.push(dialog.message() || dialog.type());
        await dialog.dismiss();
      });
      await page.getByRole("link", { name: "All content" }).click();
      await expect.poll(() => asked).toEqual(["beforeunload"]);
      // So does one that fails, and says why if the answer is ours.
      for (const [body, why] of [
        [
          '<main><p role="alert">It took too long.</p></main>',
          /^It took too long\. Everything you/,
        ],
        ["<h1>503 Service Unavailable</h1>", /^The site didn't answer/],
      ] as const) {
        const failed = { status: 503, contentType: "text/html", body };
        await page.route(/\/owner\/content\/edit/, (route) => route.fulfill(failed), { times: 1 });
        await page.getByRole("button", { name: "Save draft" }).click();
        await expect.poll(() => asked.at(-1)).toMatch(why);
      }
      await expect(field(page, "weightOz")).toHaveValue("8.0");
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page).toHaveURL("/owner/preview/neonic-drift");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Neonic Drift/);
      await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
      await expectToFit(page, viewport.width);
      await page.goBack();
      await page.reload();
      await page.getByRole("button", { name: "Publish…" }).click();
      await expect(page.getByText("Weight: 8 oz")).toBeVisible();
      await page.getByText("Its text, line by line").click();
      await expect(page.getByText(/lines added, 0 lines removed/)).toBeVisible();
      await expectToFit(page, viewport.width);

      const visitor = await browser.newPage();
      const address = `${server.url}/neonic-drift`;
      expect((await visitor.goto(address))!.status()).toBe(404);
      await page.getByRole("button", { name: "Publish now" }).click();
      await expect(status(page)).toHaveText("Published.");
      await expect(async () => expect((await visitor.goto(address))!.status()).toBe(200)).toPass();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(/Neonic Drift/);
      await expect(visitor.getByText("$149.99").first()).toBeVisible();
      await visitor.close();
      await expectToFit(page, viewport.width);
    });
  });
