import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { reviewForm } from "../support/review-form.ts";
import { sitemapPaths } from "../support/sitemap.ts";

const KiB = 1024;
/** Scripts in gzip, the rest in brotli, until the network is idle. */
const budgets = { scriptsOnLoad: 2 * KiB, scriptsOnceTouched: 95 * KiB, pageAndStyles: 24 * KiB };

/** Counts what a page loads from now on. */
function weigh(page: Page) {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  return async () => {
    await page.waitForLoadState("networkidle");
    const size = { scripts: 0, pageAndStyles: 0 };
    for (const answer of answers) {
      const kind = answer.request().resourceType();
      if (!["script", "document", "stylesheet"].includes(kind)) continue;
      const body = await answer.body();
      if (kind === "script") size.scripts += gzipSync(body).length;
      else size.pageAndStyles += brotliCompressSync(body).length;
      if (kind === "document")
        for (const [, script] of body.toString().matchAll(/<script>(.*?)<\/script>/gs))
          size.scripts += gzipSync(script!).length;
    }
    return size;
  };
}

for (const width of [360, 1280])
  test(`a paddle page of ${width} px loads next to no script, and the form little`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const weight = weigh(page);
    await page.goto("/six-zero-double-black-diamond-control");
    const onLoad = await weight();
    expect(onLoad.scripts).toBeGreaterThan(0);
    expect(onLoad.scripts).toBeLessThanOrEqual(budgets.scriptsOnLoad);
    // Reading down to the end is still not touching the form.
    await page.mouse.wheel(0, 20_000);
    expect((await weight()).scripts).toBe(onLoad.scripts);

    await reviewForm(page).firstName.click();
    await expect(page.locator("x-island[name=review-form][awake]")).toBeAttached();
    await reviewForm(page).submit.click();
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    const touched = await weight();
    expect(touched.scripts).toBeGreaterThan(onLoad.scripts);
    expect(touched.scripts).toBeLessThanOrEqual(budgets.scriptsOnceTouched);
    console.log(
      `${width} px: scripts ${onLoad.scripts} B on load, ${touched.scripts} B once touched`,
    );
  });

test("every page and its styles are small, and nothing on it moves while it loads", async ({
  page,
  server,
}) => {
  test.setTimeout(400_000);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of await sitemapPaths(server.url)) {
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const body = await answer!.body();
    expect.soft(brotliCompressSync(body).length, path).toBeLessThanOrEqual(budgets.pageAndStyles);
    expect.soft(await page.locator("link[rel=stylesheet]").count(), path).toBe(0);
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift);
    expect.soft(shift, `${path} moves`).toBe(0);
  }
});

test("the display face is at most 16 KiB", async ({ page, request }) => {
  await page.goto("/");
  const face = await page.locator("link[rel=preload][as=font]").getAttribute("href");
  expect((await (await request.get(face!)).body()).length).toBeLessThanOrEqual(16 * KiB);
});
