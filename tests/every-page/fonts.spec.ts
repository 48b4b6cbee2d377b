import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { installedBrowser } from "../../tools/browser.ts";
import { KiB, pageKinds } from "../support/listed-pages.ts";
import { test as base } from "../support/worker.ts";

/** The fonts that a page in this tab fetches. */
function fontsFetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-z-]+)-[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  return fetched;
}

/** The fonts that an element's text is in, by their own names, and whether each came from the site. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]);
}

interface Bare {
  /** A tab of a browser on a machine that has DejaVu alone or, without that, none of the fonts of `--text`. */
  bare: Page;
}

const test = base.extend<Bare>({
  bare: async ({ sharedServers }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "fonts-"));
    const configuration = join(folder, "fonts.conf");
    copyFileSync("src/platform/styles/fonts/archivo-display.ttf", join(folder, "archivo.ttf"));
    const fonts = ["/usr/share/fonts/truetype/dejavu", folder];
    writeFileSync(
      configuration,
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${fonts.map((each) => `<dir>${each}</dir>`).join("")}<cachedir>${folder}</cachedir></fontconfig>
`,
    );
    const browser = await chromium.launch({
      executablePath: installedBrowser(),
      args: ["--no-sandbox"],
      env: { ...process.env, FONTCONFIG_FILE: configuration },
    });
    const { server } = await sharedServers.of({});
    await use(await browser.newPage({ baseURL: server.url }));
    await browser.close();
    rmSync(folder, { recursive: true });
  },
});

test("a machine with one of the text face's fonts fetches none for text, on any kind of page", async ({
  browser,
  sharedServers,
}) => {
  const { server } = await sharedServers.of({});
  // Each page's first visit.
  for (const { example } of pageKinds) {
    const page = await browser.newPage({ baseURL: server.url });
    const fetched = fontsFetchedBy(page);
    await page.goto(example);
    await page.evaluate(() => document.fonts.ready);
    expect(fetched, example).toEqual(["archivo-display"]);
    await page.close();
  }
});

test("a machine without them fetches ours once, and text is in it", async ({ bare: page }) => {
  const fetched = fontsFetchedBy(page);
  await page.goto("/joola-perseus-pro-iv");
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.toSorted()).toEqual(["archivo-display", "roboto-text"]);
  expect(await fontsOf(page, "main p")).toEqual([["Roboto", true]]);
  const size = await page.evaluate(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const face = await fetch(files.find((name) => name.includes("/roboto-text-"))!);
    return (await face.arrayBuffer()).byteLength;
  });
  expect(size).toBeLessThanOrEqual(19 * KiB);
});

test("a display face that comes late moves nothing", async ({ browser, sharedServers }) => {
  const { server } = await sharedServers.of({});
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width, height: 800 } });
    const isPainted = Promise.withResolvers<void>();
    await page.exposeFunction("painted", () => isPainted.resolve());
    await page.addInitScript(notePaints);
    await page.route("**/archivo-display-*.woff2", async (route) => {
      await isPainted.promise;
      await route.continue();
    });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toBe(0);
    await page.close();
  }
});

test("a display face that came too late for a visit's first page is on its second", async ({
  browser,
  sharedServers,
}) => {
  const { server } = await sharedServers.of({});
  const page = await browser.newPage({ baseURL: server.url });
  const isPainted = Promise.withResolvers<void>();
  await page.exposeFunction("painted", () => isPainted.resolve());
  await page.addInitScript(notePaints);
  const late = "**/archivo-display-*.woff2";
  await page.route(late, async (route) => {
    await isPainted.promise;
    await route.continue();
  });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect((await fontsOf(page, "h1")).map(([, isOurs]) => isOurs)).toEqual([false]);
  await page.unroute(late);
  await page.goto("/about");
  expect((await fontsOf(page, "h1")).map(([, isOurs]) => isOurs)).toEqual([true]);
  await page.close();
});

interface Shifts {
  shifts: number;
  painted(): void;
}

/** Runs in the page: says when it's painted, and adds up what moves. */
function notePaints() {
  const page = Object.assign(window as unknown as Shifts, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as never as { value: number }[])
      page.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver(() => page.painted()).observe({ type: "paint", buffered: true });
}
