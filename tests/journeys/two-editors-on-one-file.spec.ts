import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { linkFor } from "../support/console-client.ts";
import { expect, test } from "../support/journey.ts";
import { startServer } from "../support/server-process.ts";

const owner = { name: "Dana", email: "dana@rallyrank.example", role: "owner" };
const editor = { name: "Cleo", email: "cleo@rallyrank.example", role: "editor" };

/** A project's folder with this site's content, whose console is for two people. */
function contentOfTwo(): string {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  symlinkSync(join(process.cwd(), "build"), join(folder, "build"));
  const site = join(folder, "content/site.yaml");
  const people = JSON.stringify([owner, editor]);
  writeFileSync(site, `${readFileSync(site, "utf8")}\nconsole: ${people}\n`);
  return folder;
}

/** A browser of their own, signed in to the console. */
async function signedIn(browser: Browser, url: string, dataDir: string, who: typeof owner) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const place = { dataDir, databaseUrl: undefined, remove: async () => {} };
  await page.goto(await linkFor(place, who.email));
  await page.getByRole("button", { name: `Sign in as ${who.name}` }).click();
  await expect(page).toHaveURL(`${url}/owner`);
  return page;
}

const entry = "/owner/content/edit?entry=paddles/diadem-hero.yaml";
const excerpt = (page: Page) => page.locator("[name=excerpt]:not([type=hidden])");
const main = (page: Page) => page.getByRole("main");

test("two people edit one paddle, each sees the other's text, and the later one chooses @writes", async ({
  browser,
}) => {
  const folder = contentOfTwo();
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const server = await startServer({ DATA_DIR: dataDir }, folder);
  try {
    const dana = await signedIn(browser, server.url, dataDir, owner);
    const cleo = await signedIn(browser, server.url, dataDir, editor);
    for (const [page, text] of [
      [dana, "Dana calls it a first paddle."],
      [cleo, "Cleo calls it a last paddle."],
    ] as const) {
      await page.goto(entry);
      await excerpt(page).fill(text);
      await page.getByRole("button", { name: "Save draft" }).click();
      await expect(main(page).getByRole("status").first()).toHaveText("Draft saved.");
    }
    await expect(main(cleo)).toContainText("Dana has a draft of this");
    await dana.reload();
    await expect(main(dana)).toContainText("Cleo has a draft of this");
    await main(dana).getByRole("link", { name: "Look at it" }).click();
    await expect(main(dana).locator("del, ins").filter({ hasText: "Cleo" })).toBeVisible();

    await dana.goto(entry);
    await dana.getByRole("button", { name: "Publish…" }).click();
    await dana.getByRole("button", { name: "Publish now" }).click();
    await expect(main(dana).getByRole("status").first()).toHaveText("Published.");

    // Cleo goes on where she was, and sees both texts.
    await cleo.getByRole("button", { name: "Publish…" }).click();
    await cleo.getByRole("link", { name: "Choose which text it should be" }).click();
    await expect(
      cleo.getByRole("heading", { name: "This has changed since you began" }),
    ).toBeVisible();
    await expect(main(cleo)).toContainText("Dana has published another text");
    await expect(main(cleo).locator("del")).toContainText("Dana calls it a first paddle.");
    await expect(main(cleo).locator("ins")).toContainText("Cleo calls it a last paddle.");
    await cleo.getByRole("button", { name: "Keep mine over it" }).click();
    await expect(excerpt(cleo)).toHaveValue("Cleo calls it a last paddle.");
    await cleo.getByRole("button", { name: "Publish…" }).click();
    await cleo.getByRole("button", { name: "Publish now" }).click();
    await expect(main(cleo).getByRole("status").first()).toHaveText("Published.");
    await dana.goto("/diadem-hero");
    await expect(dana.getByText("Cleo calls it a last paddle.").first()).toBeAttached();

    for (const page of ["subscribers", "messages", "log", "newsletter"]) {
      const answer = await cleo.request.get(`/owner/${page}`);
      expect([page, answer.status()]).toEqual([page, 403]);
    }
    await dana.context().close();
    await cleo.context().close();
  } finally {
    await server.stop();
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
  }
});
