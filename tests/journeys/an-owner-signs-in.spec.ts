import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { axeFaults } from "../support/axe.ts";
import { openByMenu } from "../support/console-journey.ts";
import { expect, test as base } from "../support/journey.ts";
import { runOwner } from "../support/owner-command.ts";
import { freePort } from "../support/postgres.ts";

/** A site at a name: a passkey belongs to one, not to an address of numbers. */
const test = base.extend<{ site: string }>({
  settings: async ({ site }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    await use({ DATA_DIR: dataDir, SITE_URL: site, PORT: new URL(site).port });
    rmSync(dataDir, { recursive: true, force: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  site: async ({}, use) => use(`http://localhost:${await freePort()}`),
});

/** The link that the owner's command prints. */
async function printedLink(settings: Record<string, string>): Promise<string> {
  const { output } = await runOwner(settings, "console", "link");
  return output.split("\n", 1)[0]!;
}

// Browsers say of a refused post that it failed.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /422/ });

test("an owner signs in on a phone with a printed link, then with a passkey @writes", async ({
  page,
  context,
  server,
  site,
  settings,
}) => {
  expect(server.port).toBe(Number(new URL(site).port));
  const authenticator = await context.newCDPSession(page);
  await authenticator.send("WebAuthn.enable");
  await authenticator.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto(`${site}/owner`);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey: it was canceled, or took too long.")).toBeVisible();

  await page.goto(await printedLink(settings));
  await page.getByRole("button", { name: "Sign in as Owner" }).click();
  await expect(page).toHaveURL(`${site}/owner`);

  await openByMenu(page, "Your account");
  expect(await axeFaults(page)).toEqual([]);
  // Filled in with what the browser is called.
  await expect(page.getByLabel("Its name")).toHaveValue(/^\w+ on \w+$/);
  await page.getByLabel("Its name").fill("Dana's phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("status").first()).toHaveText(/The passkey is added/);
  await expect(page.getByRole("heading", { name: "Dana's phone" })).toBeVisible();
  // What the browser keeps of forms goes with whoever signs out.
  const key = "console-typed 1";
  const kept = JSON.stringify({ place: "", by: "", at: Date.now(), fields: "" });
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, kept]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();

  // What the passkey signed is kept, to send it again.
  let signed: string | null = null;
  page.on("request", (request) => {
    if (request.postData()?.includes("act=use")) signed = request.postData();
  });
  await page.goto(`${site}/owner/account`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${site}/owner/account`);
  await expect(page.getByText(/By passkey, since/)).toBeVisible();
  await expect(page.getByText(/last used/)).toBeVisible();

  // Signed out while writing, the owner signs in over the page, which then saves what was typed.
  await page.goto(`${site}/owner/newsletter`);
  await page.getByLabel("Your own words").fill("Two indoor weeks.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save the issue" }).click();
  const dialog = page.getByRole("dialog", { name: "You're signed out" });
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/saved/i);
  await expect(page.getByLabel("Your own words")).toHaveValue("Two indoor weeks.");
  await page.goto(`${site}/owner/account`);

  const again = await context.request.post(`${site}/owner/sign-in`, {
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site },
    data: signed!,
    maxRedirects: 0,
  });
  expect(again.status()).toBe(422);

  await page.getByRole("button", { name: "Delete the passkey Dana's phone" }).click();
  await expect(page.getByText("The passkey is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.goto(`${site}/owner`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("That passkey isn't one of ours.")).toBeVisible();
});
