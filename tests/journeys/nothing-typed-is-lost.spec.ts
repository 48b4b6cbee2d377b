// Each way in which words typed in the console were lost before they were saved.

import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { linkFor } from "../support/console-client.ts";
import { entryScript, signIn, test } from "../support/console-journey.ts";
import { drawnPhoto } from "../support/photos.ts";
import { photoRefusals } from "../../src/site/media/picture.ts";

const { expect } = test;
const article = "/owner/content/edit?entry=blog/core-thickness.md";
const hero = "/owner/content/edit?entry=paddles/diadem-hero.yaml";
const time = Date.parse("2026-05-04T09:30:00Z");

const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const offer = (page: Page) => page.getByRole("region", { name: "Not saved" });

/** Opens the form of an entry, whose clock a test moves. */
async function write(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await entryScript(page);
  await textOf(page).fill(words);
}

/** The browser's questions before it leaves a page, all answered with yes. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message() || dialog.type());
    void dialog.accept();
  });
  return asked;
}

test("a draft is saved by itself while it's written, and says so @writes", async ({
  page,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await page.clock.install();
  await write(page, article, "Sixteen is plush.");
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Saved by itself at \d/)).toBeVisible();
  await expect(textOf(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await textOf(page).pressSequentially(" Fourteen is poppy.");
  await page.clock.runFor(20_000);
  // What's saved by hand goes on from what was saved by itself.
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(status(page)).toHaveText(/Nothing has changed|Draft saved/);
  const asked = questionsOf(page);
  await page.reload();
  await expect(textOf(page)).toHaveValue("Sixteen is plush. Fourteen is poppy.");
  expect(asked).toEqual([]);

  // What else is done with the entry is done with what's typed.
  await page.getByLabel("Title", { exact: true }).fill("Cores");
  await page.getByText("Rename it…").click();
  await page.getByLabel("New name").fill("cores");
  await page.getByRole("button", { name: "Rename it", exact: true }).click();
  await expect(page).toHaveURL(/entry=blog(%2F|\/)cores\.md/);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Cores");
  expect(asked).toEqual([]);
});

test("a photo that's added is saved by itself, and nobody leaves one that isn't without being asked @writes", async ({
  page,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await page.clock.install();
  await page.goto(hero);
  await entryScript(page);
  await page.locator("summary", { hasText: "Add a photo" }).click();
  await page.getByLabel("What it shows").fill("A drawn paddle, seen from its face.");
  await page.getByLabel("Who took it").fill("Dana Reyes");
  const file = page.getByLabel("Photo", { exact: true });
  const buffer = await drawnPhoto(400, 300).jpeg().toBuffer();
  await file.setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
  const savedByItself = async () => {
    const answer = page.waitForResponse(
      (each) => each.request().headers()["accept"] === "application/json",
    );
    await page.clock.runFor(20_000);
    expect((await answer).ok()).toBe(true);
    await expect(page.getByText(/^Saved by itself at \d/)).toBeVisible();
  };
  await savedByItself();
  // The draft is saved, and the photo isn't in it yet.
  expect(await file.evaluate(({ files }: HTMLInputElement) => files!.length)).toBe(1);
  const mayLeave = () =>
    page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await mayLeave()).toBe(false);

  await page.getByRole("button", { name: "Show it first" }).click();
  await expect(page.getByText("It's among the photos.")).toBeVisible();
  expect(await mayLeave()).toBe(false);
  await savedByItself();
  const asked = questionsOf(page);
  await page.reload();
  await expect(page.getByRole("img", { name: /^A drawn paddle/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(status(page)).toHaveText(/Nothing has changed/);
  expect(asked).toEqual([]);
});

test.describe("without an answer", () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test("words stay in the browser, and are offered again until they're saved @writes", async ({
    page,
    context,
    dataDir,
  }) => {
    await signIn(page, dataDir);
    await page.clock.install();
    await page.goto(hero);
    await entryScript(page);
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await page.getByRole("button", { name: "Add to Known for" }).click();
    await expect(page.getByLabel("Known for 1", { exact: true })).toBeFocused();
    // On a busy machine, what's typed before would be saved by now. A closing page comes out of the browser's own offline
    // mode before it ends, and would save its words then.
    await page.route("**", (route) => route.abort("internetdisconnected"));
    await page.keyboard.type("Pace");
    await name.fill("Hero of the train");
    await page.clock.runFor(20_000);
    await expect(
      page.getByText("The site can't be reached. What you typed is kept in this browser."),
    ).toBeVisible();
    // Saved by hand, the page stays, too.
    const asked = questionsOf(page);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^The site didn't answer/)]);
    await expect(name).toHaveValue("Hero of the train");

    // The phone ends the page.
    await page.close();
    const again = await context.newPage();
    await again.goto(hero);
    await expect(again.getByRole("textbox", { name: "Name", exact: true })).not.toHaveValue(
      "Hero of the train",
    );
    await expect(offer(again)).toBeVisible();
    expect(await axeFaults(again)).toEqual([]);
    await offer(again).getByRole("button", { name: "Show it in the form" }).click();
    await expect(again.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
      "Hero of the train",
    );
    await expect(again.getByLabel("Known for 1", { exact: true })).toHaveValue("Pace");
    await expect(offer(again)).toBeHidden();
    await again.getByRole("button", { name: "Save draft" }).click();
    await expect(status(again)).toHaveText("Draft saved.");
    await again.reload();
    await expect(again.getByLabel("Known for 1", { exact: true })).toHaveValue("Pace");
    await expect(offer(again)).toBeHidden();
  });
});

test("words that someone leaves in spite of a question are offered again, or forgotten @writes", async ({
  page,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await page.goto("/owner/newsletter");
  const intro = page.getByLabel("Your own words");
  await intro.fill("Two indoor weeks.");
  const asked = questionsOf(page);
  await page.goto("/owner");
  expect(asked).toEqual(["beforeunload"]);
  await page.goto("/owner/newsletter");
  await offer(page).getByRole("button", { name: "Show it in the form" }).click();
  await expect(intro).toHaveValue("Two indoor weeks.");
  await page.goto("/owner");
  await page.goto("/owner/newsletter");
  await offer(page).getByRole("button", { name: "Forget it" }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(offer(page)).toBeHidden();
  await expect(intro).toHaveValue("");
  expect(asked).toEqual(["beforeunload", "beforeunload"]);
});

test("words from before something newer was saved say so, and are shown beside it @writes", async ({
  page,
  context,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await write(page, article, "Typed on the train.");
  // Soon after it's typed: a browser may be ended at any time.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain("Typed+on+the+train.");
  await page.close();
  const again = await context.newPage();
  await write(again, article, "Typed at home.");
  await expect(offer(again)).toBeVisible();
  const newer = offer(again).getByText("Something newer has been saved since");
  await expect(newer).toBeHidden();
  await again.getByRole("button", { name: "Save draft" }).click();
  await expect(status(again)).toHaveText("Draft saved.");
  await again.reload();
  await expect(newer).toBeVisible();
  await offer(again).getByRole("button", { name: "Show it in the form" }).click();
  await expect(textOf(again)).toHaveValue("Typed on the train.");
  const both = again.getByRole("region", { name: "What's saved, and what you typed here" });
  await expect(both.locator("del")).toContainText("Typed at home.");
  await expect(both.locator("ins")).toContainText("Typed on the train.");
  await again.getByRole("button", { name: "Save draft" }).click();
  await expect(status(again)).toHaveText("Draft saved.");
  await again.reload();
  await expect(textOf(again)).toHaveValue("Typed on the train.");
  await expect(offer(again)).toBeHidden();
});

test("a session that ended is begun again over the page, which then goes on @writes", async ({
  page,
  context,
  dataDir,
}) => {
  const place = { dataDir, databaseUrl: undefined, remove: async () => {} };
  await signIn(page, dataDir);
  await page.clock.install();
  await write(page, article, "Written for an hour.");
  await context.clearCookies();
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^You're signed out: save it to sign in\./)).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  const dialog = page.getByRole("dialog", { name: "You're signed out" });
  await expect(dialog).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(dialog.getByLabel("Your email address")).toHaveValue("hello@rallyrank.example");
  await dialog.getByRole("button", { name: "Email me a link" }).click();
  await expect(dialog.getByText(/a link is on its way/)).toBeVisible();

  // The link opens in a tab of its own.
  const tab = await context.newPage();
  await tab.goto(await linkFor(place, "hello@rallyrank.example"));
  await tab.getByRole("button", { name: "Sign in as Owner" }).click();
  await expect(tab).toHaveURL("/owner");
  await tab.close();
  await page.clock.runFor(5000);
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveText("Draft saved.");
  await expect(textOf(page)).toHaveValue("Written for an hour.");

  // Whoever doesn't sign in keeps the page, as it was.
  await textOf(page).fill("Written for two.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save draft" }).click();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(textOf(page)).toHaveValue("Written for two.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeVisible();
});

test.describe("a photo that's too large for a stranger", () => {
  test.use({ expectedComplaints: /413/ });

  test("waits for a session that's begun again over the page @writes", async ({
    page,
    context,
    dataDir,
  }) => {
    await signIn(page, dataDir);
    await page.clock.install();
    await page.goto(hero);
    await entryScript(page);
    const part = page.locator("details", { hasText: "Add a photo" });
    await part.locator("summary").click();
    await page.getByLabel("What it shows").fill("A drawn paddle, seen from its face.");
    await page.getByLabel("Who took it").fill("Dana Reyes");
    const buffer = await drawnPhoto(2400, 1800).png().toBuffer();
    expect(buffer.length).toBeGreaterThan(64 * 1024);
    await page
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ name: "IMG_0001.PNG", mimeType: "image/png", buffer });
    const session = await context.cookies();
    await context.clearCookies();
    const add = page.getByRole("button", { name: "Show it first" });
    const dialog = page.getByRole("dialog", { name: "You're signed out" });
    await add.click();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(part.getByRole("status")).toHaveText(/The photo is still here/);
    await add.click();
    await expect(dialog).toBeVisible();
    await context.addCookies(session);
    await page.clock.runFor(5000);
    await expect(dialog).toBeHidden();
    await expect(part.getByRole("status")).toHaveText("It's among the photos.");
  });
});

test.describe("an answer", () => {
  test.use({ expectedComplaints: /422/ });

  test("never takes another form's words, or those of one that it refuses @writes", async ({
    page,
    dataDir,
    fill,
  }) => {
    const [bad, other] = [await fill.review("Max", time), await fill.review("Dana", time)];
    await fill.report(bad, "It sells things.", time);
    await fill.report(other, "I don't like it.", time + 1);
    await signIn(page, dataDir);
    await page.goto("/owner/queue");
    const row = page.locator("[data-row]").filter({ hasText: "Dana" });
    await row.locator("summary").first().click();
    const reason = row.getByRole("textbox").first();
    await reason.fill("hero sale");
    await page
      .getByRole("main")
      .getByRole("button", { name: "Hide Max's review of Diadem Hero" })
      .click();
    await expect(status(page)).toHaveText("Hidden: 1 review.");
    await expect(reason).toHaveValue("hero sale");
    await expect(reason).toBeVisible();

    const asked = questionsOf(page);
    await page.goto("/owner/words");
    expect(asked).toEqual(["beforeunload"]);
    const words = page.getByRole("region", { name: "Block a word" }).getByRole("textbox").first();
    await words.fill("x".repeat(300));
    await page
      .getByRole("button", { name: /^Block/ })
      .first()
      .click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(words).toHaveValue("x".repeat(300));
  });

  test("that refuses a photo keeps its file and its words @writes", async ({ page, dataDir }) => {
    await signIn(page, dataDir);
    await page.goto(hero);
    await entryScript(page);
    const part = page.locator("details", { hasText: "Add a photo" });
    await part.locator("summary").click();
    const file = page.getByLabel("Photo", { exact: true });
    const whole = await drawnPhoto(600, 400).jpeg().toBuffer();
    const choose = async (buffer: Buffer) => {
      await file.setInputFiles({ name: "hero.jpg", mimeType: "image/jpeg", buffer });
      await page.getByRole("button", { name: "Show it first" }).click();
    };
    const alt = "A red corner on green, with a yellow ball.";
    await page.getByLabel("What it shows").fill(alt);
    await page.getByLabel("Who took it").fill("Dana Reyes");
    await choose(whole.subarray(0, whole.length / 2));
    await expect(part.getByRole("status")).toHaveText(photoRefusals.damaged);
    await expect(page.getByLabel("What it shows")).toHaveValue(alt);
    expect(await file.evaluate(({ files }: HTMLInputElement) => files!.length)).toBe(1);
    await choose(whole);
    await expect(part.getByRole("status")).toHaveText("It's among the photos.");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(status(page)).toHaveText("Draft saved.");
    await expect(page.getByRole("img", { name: alt })).toHaveCount(1);
  });
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a plan is made in the reader's time, and what's planned isn't saved by itself @writes", async ({
    page,
    dataDir,
  }) => {
    await signIn(page, dataDir);
    await write(page, article, "For tomorrow.");
    await page.getByRole("button", { name: "Publish…" }).click();
    await page.getByText("Publish it later…").click();
    const tomorrow = await page.evaluate(() => {
      const at = new Date(Date.now() + 86_400_000);
      return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, "0")}-${String(at.getDate()).padStart(2, "0")}`;
    });
    await page.getByLabel(/^When \(E[SD]T\)$/).fill(`${tomorrow}T08:00`);
    await page.getByRole("button", { name: "Plan it" }).click();
    await expect(page.getByText(/It will be published on .*, 08:00 E[SD]T/)).toBeVisible();

    await page.clock.install();
    await page.reload();
    await textOf(page).fill("For tomorrow, with more.");
    await page.clock.runFor(20_000);
    await expect(page.getByText(/^Not saved yet\. Kept in this browser at/)).toBeVisible();
    const asked = questionsOf(page);
    await page.goto("/owner/content/drafts?state=planned");
    expect(asked).toEqual(["beforeunload"]);
    await expect(page.getByText(/It publishes itself on .*, 08:00 E[SD]T/)).toBeVisible();
  });
});
