import type { Page } from "@playwright/test";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";
import { signIn, test } from "../support/console-journey.ts";
import { expect } from "../support/journey.ts";
import { drawnPhoto, phonePhoto } from "../support/photos.ts";
import { axeFaults } from "../support/axe.ts";

const paddle = "/neonic-flow";

/** Two photos as a file field gets them: one is large and tall, lies on its side and says where it was taken. */
const twoPhotos = async () => [
  { name: "phone.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(6000, 2000) },
  { name: "court.png", mimeType: "image/png", buffer: await drawnPhoto(800, 600).png().toBuffer() },
];

/** How large each request is that sends photos, in bytes. */
function bytesSent(page: Page): number[] {
  const bytes: number[] = [];
  page.on("request", async (request) => {
    if (!/photos/.test(request.url()) || request.method() !== "POST") return;
    bytes.push(Number(await request.headerValue("content-length")));
  });
  return bytes;
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.use({ viewport: { width: 390, height: 844 } });

test("a player adds two photos on a phone, and the owner shows one of them @writes", async ({
  page,
  browser,
  dataDir,
}) => {
  await page.goto(paddle);
  await fillReview(page, { name: "Omar", text: "Calm at the net." });
  const { submit, answer } = reviewForm(page);
  const photos = await twoPhotos();
  await page.getByLabel("Photos (optional)").setInputFiles(photos);
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  const bytes = bytesSent(page);
  await submit.click();
  await expect(answer).toContainText("Photo 1: waits for approval");
  await expect(answer).toContainText("Photo 2: waits for approval");
  await expect(listedReviews(page).filter({ hasText: "Omar" })).toHaveCount(1);
  const [large, small] = photos.map(({ buffer }) => buffer.length) as [number, number];
  expect(bytes[0], "the large one was shrunk").toBeLessThan(large / 2);
  expect(bytes[1], "the small one wasn't").toBe(small);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, dataDir);
  await owner.getByRole("link", { name: /photos to look at/ }).click();
  // With the keys of the queue, once their script is there.
  await expect(owner.getByRole("button", { name: "Keys" })).toBeVisible();
  await owner.keyboard.press("j");
  await owner.keyboard.press("a");
  await expect(owner.getByRole("status")).toContainText("Approved");
  await owner.context().close();

  await page.goto(paddle);
  await expect(page.getByRole("heading", { name: "Photos by players" })).toBeVisible();
  const link = listedReviews(page).filter({ hasText: "Omar" }).getByRole("link", { name: /photo/ });
  await expect(link).toHaveCount(1);
  await link.click();
  const gallery = page.getByRole("dialog", { name: "Photos by players" });
  await expect(gallery.getByRole("img")).toBeVisible();
  const photo = (await gallery.getByRole("img").boundingBox())!;
  const words = (await gallery.getByText("Omar's photo").boundingBox())!;
  const [wide, high] = await gallery
    .getByRole("img")
    .evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight]);
  expect(high, "it was turned upright").toBeGreaterThan(wide);
  expect(words.y, "the words are below the tall photo").toBeGreaterThanOrEqual(
    photo.y + photo.height,
  );
  await expect(gallery, "its styles came with its script").toHaveCSS("padding-left", "0px");
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await expect(link).toBeFocused();
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe("behind a busy proxy", () => {
  test.use({ expectedComplaints: /429/ });

  test("a photo is sent again while the proxy lets no more in from a player's club @writes", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(paddle);
    await fillReview(page, { name: "Omar", text: "Calm at the net." });
    let refused = 0;
    await page.route(/\/my-review\/.*photos/, async (route) => {
      if (refused === 2) return await route.continue();
      refused++;
      return await route.fulfill({ status: 429, contentType: "text/html", body: "<html></html>" });
    });
    await page.getByLabel("Photos (optional)").setInputFiles((await twoPhotos())[0]!);
    const { submit, answer } = reviewForm(page);
    await submit.click();
    for (const times of [1, 2]) {
      await expect.poll(() => refused).toBe(times);
      await expect(answer.getByRole("progressbar")).toBeVisible();
      await page.clock.runFor(3000 * times);
    }
    await expect(answer).toContainText("Photo 1: waits for approval");
  });
});

test("a large photo is shrunk on the private page, too @writes", async ({ page }) => {
  await page.goto(paddle);
  await fillReview(page, { name: "Omar", text: "Calm at the net." });
  const { submit, answer } = reviewForm(page);
  await submit.click();
  await answer.getByRole("link", { name: "Edit or withdraw it" }).click();
  const field = page.getByLabel("Add photos");
  await field.focus();
  const [large] = await twoPhotos();
  await field.setInputFiles(large!);
  const bytes = bytesSent(page);
  await page.getByRole("button", { name: "Send photos" }).click();
  await expect(page.getByText("Your photos are stored")).toBeVisible();
  expect(bytes).toEqual([expect.any(Number)]);
  expect(bytes[0]).toBeLessThan(large!.buffer.length / 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a player adds photos on the private page, and removes one @writes", async ({ page }) => {
    await page.goto(paddle);
    await fillReview(page, { name: "Omar", text: "Calm at the net." });
    await reviewForm(page).submit.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your review");
    await page.getByLabel("Add photos").setInputFiles(await twoPhotos());
    await page.getByRole("button", { name: "Send photos" }).click();
    await expect(page.getByText("Your photos are stored")).toBeVisible();
    await expect(page.getByText("Waits for approval")).toHaveCount(2);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "Remove Your photo 1" }).click();
    await expect(page.getByText("The photo is deleted")).toBeVisible();
    await expect(page.getByText("Waits for approval")).toHaveCount(1);
  });
});
