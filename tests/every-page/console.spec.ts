import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { addresses } from "../../src/addresses.ts";
import { axeFaults } from "../support/axe.ts";
import { signIn } from "../support/console-journey.ts";
import {
  consolePaths,
  fillEveryPage,
  paddlesSheet,
  readersList,
} from "../support/console-pages.ts";
import { fillConsole } from "../support/console-store.ts";
import { startServer } from "../support/server-process.ts";

/** An owner's tab, on a site with something on each page of the console. */
const test = base.extend<object, { owner: { page: Page; review: string } }>({
  owner: [
    async ({ browser }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
      const server = await startServer({ DATA_DIR: dataDir });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const post = async (path: string, fields: Record<string, string>) => {
        const body = new URLSearchParams(fields);
        const answer = await fetch(server.url + path, { method: "POST", headers, body });
        expect(answer.status, await answer.text()).toBe(200);
      };
      const fill = fillConsole({ dataDir, databaseUrl: undefined });
      const review = await fillEveryPage(fill, post, Date.now());
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: "reduce",
        viewport: { width: 360, height: 800 },
      });
      const page = await context.newPage();
      await signIn(page, dataDir);
      await use({ page, review });
      await context.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

async function expectClean(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByRole("heading", { level: 1 }), state).toBeVisible();
  expect.soft(await axeFaults(page), state).toEqual([]);
  // The dark theme only changes colors.
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await axeFaults(page, "colors"), `${state}, dark`).toEqual([]);
}

for (const path of consolePaths)
  test(`${path} is clean`, async ({ owner: { page } }) => {
    await page.goto(path);
    await expectClean(page, path);
  });

/** By their buttons, forms whose words aren't kept: they find something, sign someone in, or name a device. */
const notKept = ["Find the address", "Email me a link", "Add a passkey"];

/**
 * Types into the first field of each form for words, and says what. The form about selected rows shows only with some, and
 * a page that's loaded again has none.
 */
const typeIntoForms = (main: Element, spared: readonly string[]): string[] => {
  const forms = [...main.querySelectorAll<HTMLFormElement>("form:not([role=search], #selected)")];
  return forms.flatMap((form, index) => {
    const [field] = form.querySelectorAll<HTMLInputElement>(
      "textarea, input:not([type]), [type=text], [type=email], [type=url]",
    );
    const button = form.querySelector("[type=submit]")?.textContent ?? "";
    if (!field || spared.includes(button)) return [];
    field.value = `words ${index}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return [field.value];
  });
};

for (const path of consolePaths)
  test(`${path} keeps what is typed into any of its forms`, async ({ owner: { page: other } }) => {
    const page = await other.context().newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(path);
    const main = page.getByRole("main");
    const typed = await main.evaluate(typeIntoForms, notKept);
    await page.reload();
    const offers = main.getByRole("region", { name: "Not saved" });
    await expect(offers).toHaveCount(typed.length);
    for (let left = typed.length; left > 0; left--) {
      await offers.last().evaluate((offer) => offer.querySelector("button")!.click());
      await expect(offers).toHaveCount(left - 1);
    }
    const words = await main.evaluate((all) =>
      [...all.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")]
        .map(({ value }) => value.trim())
        .filter((value) => value.startsWith("words ")),
    );
    expect(words.toSorted()).toEqual(typed.toSorted());
    // What's left would be kept for the next test.
    await main.evaluate((all) => all.replaceChildren());
    await page.evaluate(() => localStorage.clear());
    await page.close();
  });

test("one review is clean, and so is the console on a desktop", async ({
  owner: { page, review },
}) => {
  await page.goto(`${addresses.consoleReviews.path}?review=${review}`);
  await expectClean(page, "one review");
  // The menu is at the side.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(addresses.console.path);
  await expectClean(page, "home");
  await page.setViewportSize({ width: 360, height: 800 });
});

for (const [what, path, text, button, says] of [
  [
    "a spreadsheet",
    addresses.consoleImport.path,
    paddlesSheet,
    "Show what it changes",
    "3 rows: 1 new, 1 changed, 0 the same, 1 wrong.",
  ],
  [
    "a list of readers",
    addresses.consoleSubscribers.path,
    readersList,
    "Show what it would bring",
    "3 rows: 1 new, 1 not subscribed there, 1 wrong.",
  ],
] as const)
  test(`what ${what} would bring is clean`, async ({ owner: { page } }) => {
    await page.goto(path);
    const file = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel("The file").setInputFiles(file);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(says);
    await expectClean(page, what);
  });
