import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { signIn, test } from "../support/console-journey.ts";
import { drawnPhoto } from "../support/photos.ts";

const { expect } = test;

const alt = "A drawn test picture: a red corner on green, with a yellow ball.";
const drawing = /^Outline of the Diadem Hero/;
const screens = [
  [320, "light"],
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const;

/** How far anything has moved since the page was opened, as browsers count it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const isLoaded = (photo: HTMLImageElement) => photo.complete && photo.naturalWidth > 0;

async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await axeFaults(page)).toEqual([]);
}

test("an editor's photo goes from the console to the paddle's page and card @writes", async ({
  page,
  browser,
  server,
  dataDir,
}, testInfo) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, dataDir);
  await page.goto("/owner/content/edit?entry=paddles/diadem-hero.yaml");
  await page.getByRole("link", { name: "Add a photo" }).click();
  await page.locator("summary", { hasText: "Add a photo" }).click();
  await page.getByLabel("What it shows").fill(alt);
  await page.getByLabel("Who took it").fill("Dana Reyes");
  const photo = await drawnPhoto(2400, 1800).jpeg({ quality: 90 }).toBuffer();
  await page
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer: photo });
  await expectToFit(page, 390);
  await page.getByRole("button", { name: "Show it first" }).click();
  await expect(page.getByText("It's among the photos.")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Draft saved.");
  await expect(page.getByRole("img", { name: alt })).toHaveCount(1);
  await expectToFit(page, 390);

  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/diadem-hero`);
  await expect(visitor.getByRole("img", { name: drawing }).first()).toBeVisible();

  await page.goto("/owner/preview/diadem-hero");
  await expect(page.getByRole("img", { name: alt }).first()).toBeVisible();
  await expect
    .poll(() => page.getByRole("img", { name: alt }).first().evaluate(isLoaded))
    .toBe(true);
  await page.goto("/owner/content/publish?entry=paddles/diadem-hero.yaml");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Published.");

  for (const [width, colorScheme] of screens) {
    await visitor.emulateMedia({ colorScheme });
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto(`${server.url}/diadem-hero`);
    const hero = visitor.getByRole("img", { name: alt }).first();
    await expect(hero).toBeInViewport();
    await expect.poll(() => hero.evaluate(isLoaded)).toBe(true);
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    await expect(visitor.getByText("Photo: Dana Reyes")).toBeVisible();
    await expect(visitor.getByRole("img", { name: drawing })).toHaveCount(0);
    expect(await shifted(visitor)).toBeLessThan(0.01);
    await expectToFit(visitor, width);
    await visitor.screenshot({ path: testInfo.outputPath(`hero-${width}-${colorScheme}.png`) });

    // In a list, the photo and its neighbors' drawings have one frame.
    await visitor.goto(`${server.url}/paddle-reviews?brand=Diadem`);
    const card = visitor.getByRole("listitem").filter({ hasText: "Diadem Hero" }).first();
    await card.scrollIntoViewIfNeeded();
    const framed = card.getByRole("img", { name: alt });
    await expect.poll(() => framed.evaluate(isLoaded)).toBe(true);
    const other = visitor.getByRole("img", { name: /^Drawing of the Diadem/ }).first();
    const [one, another] = [(await framed.boundingBox())!, (await other.boundingBox())!];
    expect(Math.abs(one.width - another.width)).toBeLessThan(1);
    expect(Math.abs(one.height - another.height)).toBeLessThan(1);
    await expectToFit(visitor, width);
    await visitor.screenshot({ path: testInfo.outputPath(`card-${width}-${colorScheme}.png`) });
  }
  await visitor.close();
});

test("an article with two photos is written on a phone: one pasted, one chosen @writes", async ({
  page,
  browser,
  server,
  dataDir,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, dataDir);
  await page.goto("/owner/content/edit?entry=blog/core-thickness.md");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("One line.\n\nAnother line.");
  const [first, second] = await Promise.all(
    [drawnPhoto(1400, 1050), drawnPhoto(800, 1000)].map(
      async (drawn) => await drawn.jpeg().toBuffer(),
    ),
  );
  const photoPart = page.locator("details", { hasText: "Add a photo" });
  const expectInText = async (photos: number) => {
    await expect(photoPart.getByRole("status")).toHaveText("It's in the text.");
    expect(
      (await text.inputValue()).match(/^!\[\]\(core-thickness-[0-9a-f]{8}\.jpg\)$/gm),
    ).toHaveLength(photos);
  };

  // The cursor is between the two lines.
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(9, 9);
  });
  await text.evaluate(
    (area, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "image.png", { type: "image/jpeg" }));
      const event = new ClipboardEvent("paste", {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      area.dispatchEvent(event);
    },
    [...first!],
  );
  await expect(page.getByLabel("What it shows")).toBeFocused();
  // Without words it isn't sent, and it stays.
  await page.getByRole("button", { name: "Put it into the text" }).click();
  await expect(page.getByLabel("What it shows")).toBeFocused();
  await page.keyboard.type(alt);
  await page.getByLabel("Who took it").fill("Dana Reyes");
  await page.getByRole("button", { name: "Put it into the text" }).click();
  await expectInText(1);
  expect(await text.inputValue()).toMatch(/^One line\.\n\n!\[\]\([^)]+\)\n\nAnother line\.$/);
  await expect(text).toBeFocused();

  // What was chosen and not put anywhere goes into the text when the draft is saved.
  await page.getByLabel("What it shows").fill("A second drawn test picture, higher than wide.");
  await page
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "IMG_0002.JPG", mimeType: "image/jpeg", buffer: second! });
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Draft saved.");
  expect((await text.inputValue()).match(/^!\[\]/gm)).toHaveLength(2);
  const preview = page.getByRole("region", { name: "Preview of the text" });
  await expect(preview.getByRole("img", { name: alt })).toBeVisible();
  await expectToFit(page, 390);

  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Published.");
  const visitor = await browser.newPage();
  for (const [width, colorScheme] of screens) {
    await visitor.emulateMedia({ colorScheme });
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto(`${server.url}/blog/core-thickness`);
    for (const name of [alt, "A second drawn test picture, higher than wide."]) {
      const photo = visitor.getByRole("img", { name });
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate(isLoaded)).toBe(true);
      expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\.avif$/,
      );
    }
    await expect(visitor.getByText("Photo: Dana Reyes")).toHaveCount(2);
    expect(await shifted(visitor)).toBeLessThan(0.01);
    await expectToFit(visitor, width);
  }
  await visitor.close();
});
