import type { Page } from "@playwright/test";
import { addresses } from "../../src/addresses.ts";
import { entryScript, signIn, test } from "../support/console-journey.ts";
import { expect } from "../support/journey.ts";

/** Opens the form of a content file, with what script adds to it. */
async function open(page: Page, entry: string): Promise<void> {
  await page.goto(`${addresses.consoleEntry.path}?entry=${entry}`);
  await entryScript(page);
}

test("a form says how much room is left, draws colors, and changes lists without leaving the page @writes", async ({
  page,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await open(page, "paddles/diadem-hero.yaml");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(page.getByText("49 left")).toBeVisible();
  await name.fill("x".repeat(62));
  await expect(page.getByText("2 too many")).toBeVisible();

  await page.getByRole("textbox", { name: "Face", exact: true }).fill("#a1b2c3");
  await expect(page.locator('[data-drawing] [fill="#a1b2c3"]')).toBeAttached();
  await expect(page.getByLabel("Face: choose")).toHaveValue("#a1b2c3");

  const add = page.getByRole("button", { name: "Add to Known for" });
  await add.click();
  await expect(page.getByLabel("Known for 1", { exact: true })).toBeFocused();
  await page.keyboard.type("Pace");
  await add.click();
  await expect(page.getByLabel("Known for 2", { exact: true })).toBeFocused();
  await page.keyboard.type("Spin");
  await page.getByRole("button", { name: "Move Known for 2 up" }).click();
  await expect(page.getByLabel("Known for 1", { exact: true })).toHaveValue("Spin");
  await expect(page.getByLabel("Known for 1", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove Known for 1" }).click();
  await expect(page.getByLabel("Known for 1", { exact: true })).toHaveValue("Pace");
  await expect(page.getByLabel("Known for 2", { exact: true })).toHaveCount(0);
  // What was typed elsewhere is still there.
  await expect(name).toHaveValue("x".repeat(62));

  await name.press("Enter");
  await expect(page.getByRole("link", { name: "Name", exact: true })).toBeVisible();
  await expect(name).toHaveAttribute("aria-invalid", "true");
});

test("text pasted from Word is Markdown, and the preview follows @writes", async ({
  page,
  dataDir,
}) => {
  await signIn(page, dataDir);
  await open(page, "blog/core-thickness.md");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+A");
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    const copied = `<!--StartFragment--><h1>Grip <b style='mso-bidi-font-weight:normal'>it</b></h1>
      <p class=MsoNormal>Not <b>too</b> tight: <s>$5</s> $4<sup>99</sup>.<o:p></o:p></p><!--EndFragment-->`;
    clipboardData.setData("text/html", copied);
    clipboardData.setData("text/plain", "Grip it\nNot too tight: $5 $499.");
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    area.dispatchEvent(paste);
  });
  await expect(text).toHaveValue("## Grip it\n\nNot **too** tight: $4.99.");
  const preview = page.getByRole("region", { name: "Preview of the text" });
  await expect(preview.getByRole("heading", { name: "Grip it" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("too");
  await expect(page.getByText("Left out, because it's struck out: $5.")).toHaveText(
    /clipboard, not in the text: \$499\. .* not on the clipboard: \$4\.99\.$/,
  );
  await text.press("ControlOrMeta+Z");
  await expect(text).toHaveValue(/^Lots of paddles/);
});

test("a long form is searched for a field @writes", async ({ page, dataDir }) => {
  await signIn(page, dataDir);
  await open(page, "review-wording.yaml");
  const search = page.getByRole("searchbox", { name: "Search these fields" });
  await search.fill("who clicked it");
  await expect(page.getByRole("textbox", { name: "Count", exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(1);
  await search.press("Enter");
  await expect(search).toHaveValue("who clicked it");
});
