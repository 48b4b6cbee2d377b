import {
  contactForm,
  fillMessage,
  fillReview,
  newsletterForm,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { untilQuiet } from "../support/page-weight.ts";
import { freePort } from "../support/postgres.ts";
import { startServer } from "../support/server-process.ts";
import { startTlsProxy } from "../support/tls.ts";

test.use({ expectedComplaints: /404/ });

test("no page sets a cookie, stores anything in the browser but a review's key, or requests anything from another site @writes", async ({
  page,
  server,
  context,
}) => {
  test.slow();
  const origins = new Set<string>();
  const cookies: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http")) origins.add(origin);
  });
  page.on("response", (answer) => {
    if (answer.headers()["set-cookie"]) cookies.push(answer.url());
  });
  const kept = () =>
    page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  for (const path of [
    "/",
    "/diadem-hero",
    "/paddle-finder?search=hero",
    "/paddles?sort=rating",
    "/comparisons?paddles=diadem-hero,neonic-flow",
    "/reviews/balls/7f3a9c21",
    "/reviews/best-of/best-paddles-spin",
    "/blog",
    "/about",
    "/no-such-page",
  ]) {
    await page.goto(path);
    await page.evaluate(untilQuiet);
    expect([path, await kept()]).toEqual([path, ["", 0, 0, 0, 0, 0]]);
  }
  await page.goto("/diadem-hero");
  await fillReview(page, { name: "Ida", text: "In private." });
  await reviewForm(page).submit.click();
  await expect(reviewForm(page).answer).toContainText("Your review has been submitted");
  expect(await kept()).toEqual(["", 1, 0, 0, 0, 0]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["reviews"]);
  await page.goto("/contact");
  await fillMessage(page);
  await contactForm(page).submit.click();
  await expect(contactForm(page).received).toBeVisible();
  expect(await kept()).toEqual(["", 1, 0, 0, 0, 0]);
  expect(await context.cookies()).toEqual([]);
  expect(cookies).toEqual([]);
  expect([...origins]).toEqual([server.url]);
});

test.describe("behind a proxy that ends TLS", () => {
  test.use({ ignoreHTTPSErrors: true, javaScriptEnabled: false });

  test("plain forms work under production headers", async ({ page }) => {
    test.slow();
    const port = await freePort();
    const site = `https://127.0.0.1:${port}`;
    // This server has the public URL that visitors use, unlike the journey's own.
    const behind = await startServer({
      DATA_DIR: test.info().outputPath("data"),
      SITE_URL: site,
      TRUST_PROXY: "127.0.0.1",
      RATE_LIMIT: "on",
    });
    const stopProxy = await startTlsProxy(port, behind.port);

    const first = await page.goto(`${site}/joola-perseus-pro-iv`);
    expect(first?.headers()["strict-transport-security"]).toContain("max-age=31536000");
    await fillReview(page, { name: "Omar", text: "Stored through the proxy." });
    await reviewForm(page).submit.click();
    await expect(page).toHaveURL(/\/my-review\/[0-9a-f]{40}\?done=stored/);
    await expect(page.getByRole("status").first()).toContainText("Thank you for sharing");
    await page.getByLabel("Your Review").fill("Edited through the proxy.");
    await page.getByRole("button", { name: "Save changes" }).first().click();
    await expect(page.getByRole("status").first()).toHaveText("Your changes are saved");

    await page.goto(`${site}/contact`);
    await fillMessage(page);
    await contactForm(page).submit.click();
    await expect(page).toHaveURL(`${site}/contact?received=1001#message`);
    await expect(contactForm(page).section).toContainText("Your message number is 1001.");

    await page.goto(`${site}/newsletter`);
    await newsletterForm(page).email.fill("dana@example.com");
    await newsletterForm(page).submit.click();
    await expect(newsletterForm(page).welcome).toBeVisible();
    // Anything else the page fetches would fail there.
    await page.close();
    stopProxy();
    await behind.stop();
  });
});
