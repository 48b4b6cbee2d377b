import { paintedPath, startHaltingProxy } from "../support/tls.ts";
import { expect, test } from "../support/journey.ts";
import { type Moving, noteWhatMoves } from "../support/geometry.ts";
import { pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";

test.setTimeout(180_000);
test.use({ expectedComplaints: /404|410/ });

test("on each kind of page, a footer that is half loaded stays in place when the rest arrives", async ({
  page,
  server,
}) => {
  const line = await startHaltingProxy(server.url);
  await page.addInitScript(noteWhatMoves);
  await page.addInitScript((path) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) void fetch(path);
    }).observe({ type: "paint", buffered: true });
  }, paintedPath);
  for (const { example } of [...pageKinds, ...unlistedKinds]) {
    await page.goto(line.url + example);
    await expect(page.getByText("All rights reserved.")).toBeAttached();
    // Two frames later the browser has recorded the shifts of the last one.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const moved = await page.evaluate(() => (window as never as Moving).moved);
    expect.soft(moved, `${example} moves`).toEqual([]);
  }
  line.stop();
});
