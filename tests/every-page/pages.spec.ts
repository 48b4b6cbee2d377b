import type { Page } from "@playwright/test";
import { runsAll } from "../runner/tier.ts";
import { axeFaults } from "../support/axe.ts";
import {
  answers,
  deadControls,
  firstScreen,
  geometryFaults,
  headingsPartedInPrint,
  hiddenTexts,
  measureActions,
  missingInHeader,
  type Moving,
  notWholeOnScreen,
  smallPrint,
  partedHeadings,
  takeFocusAround,
} from "../support/geometry.ts";
import { headOf, productOf } from "../support/page-weight.ts";
import { listedPages, type PageKind, pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { sheetsOf } from "../support/pdf-text.ts";
import { expect, test } from "../support/visit.ts";
import type { Tab } from "../support/worker.ts";

// Each page is opened three times: on a phone, on a desktop, and without script. All rules share these visits, and a
// failure names the page, the width and the rule. The example of each kind has more rules, and the tag '@kind'. `npm test`
// opens those alone, on a phone; `npm test -- --all` opens everything.

const phone = 360;
const desktop = 1280;
const widths = runsAll ? [phone, desktop] : [phone];
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });
const geometryRule = "nothing overlaps, is clipped or sticks out";

/** Checks a rule and goes on, so that one visit tells everything that is wrong. */
const holds = (page: Page, rule: string, faults: readonly unknown[]) =>
  expect.soft(faults, `${page.viewportSize()?.width} px: ${rule}`).toEqual([]);

for (const { path, kind, budget, example } of pagesToOpen())
  test(
    `${path} keeps the rules of every page`,
    { tag: path === example ? "@kind" : [] },
    async ({ tab, site }) => {
      const { page } = tab;
      const isExample = path === example;

      for (const width of widths) {
        await setWidth(page, width);
        await askUntilCompressedWell(site.url + path);
        const answer = await open(page, site.url + path, 200);
        expect.soft(answer?.headers()["content-encoding"], "a cached page").toBe("br");
        await test.step(`${width} px: budget of a page of the kind '${kind}'`, async () => {
          const loaded = await tab.weight();
          holds(page, "no more than its kind may weigh", overweight(loaded, budget));
          holds(page, "nothing moves while it loads", await moved(page));
        });
        if (width === phone) {
          await checkHead(page, site.url + path);
          if (kind === "paddle") await checkPaddle(page, site.url, path);
          await setWidth(page, 320);
          holds(page, geometryRule, await geometryFaults(page));
        }
        if (isExample) await checkExample(tab, width, kind);
      }
      if (runsAll) await checkWithoutScript(tab, site.url + path);
    },
  );

test.describe("a page outside the sitemap", () => {
  test.use({ expectedComplaints: /404|410/ });

  for (const { kind, example, status } of unlistedKinds)
    test(`the ${kind} keeps the rules of a kind`, { tag: "@kind" }, async ({ tab, site }) => {
      const { page } = tab;
      for (const width of widths) {
        await setWidth(page, width);
        await open(page, site.url + example, status);
        if (width === phone) {
          await setWidth(page, 320);
          holds(page, geometryRule, await geometryFaults(page));
        }
        await checkExample(tab, width, kind);
      }
      if (runsAll) await checkWithoutScript(tab, site.url + example);
    });
});

test("the sitemap lists the pages under test, each with a title and description of its own", async ({
  site,
}) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths).toEqual(listedPages.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(listedPages.map(({ kind }) => kind))).toEqual(
    new Set(pageKinds.map(({ kind }) => kind)),
  );
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text();
    for (const pattern of [/<title>[^<]*/, /<meta name="description" content="[^"]*/]) {
      const [text = `${path} has no ${pattern.source}`] = pattern.exec(html) ?? [];
      expect.soft(seen.get(text), `${path} has alone: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

/** The pages of the sitemap, and the examples of a kind that it doesn't list; of `npm test`, one of each kind. */
function pagesToOpen(): (PageKind & { path: string })[] {
  return pageKinds.flatMap((kind) => {
    const listed = listedPages.filter((page) => page.kind === kind.kind).map(({ path }) => path);
    return [...new Set([kind.example, ...(runsAll ? listed : [])])].map((path) => ({
      ...kind,
      path,
    }));
  });
}

async function open(page: Page, address: string, status: number) {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(status);
  return answer;
}

/** A page that is asked for often is soon cached, as small as can be. */
async function askUntilCompressedWell(address: string): Promise<void> {
  const codingOf = async () => {
    const answer = await fetch(address, { headers: { "accept-encoding": "br, zstd" } });
    await answer.arrayBuffer();
    return answer.headers.get("content-encoding");
  };
  for (let turn = 0; turn < 5; turn++) await codingOf();
  await expect.poll(codingOf, { intervals: [30], message: address }).toBe("br");
}

const moved = (page: Page) => page.evaluate(() => (window as never as Moving).moved);

/** The parts of a page that weigh more than they may, in bytes. */
function overweight(loaded: PageKind["budget"], budget: PageKind["budget"]): string[] {
  return (["pageAndStyles", "scripts", "total"] as const)
    .filter((part) => loaded[part] > budget[part])
    .map((part) => `${part}: ${loaded[part]} of ${budget[part]}`);
}

async function checkHead(page: Page, address: string): Promise<void> {
  const { title, description, canonical, language, stylesheets, headings, repeatedIds } =
    await headOf(page);
  expect.soft(title).toMatch(/^.+ \| RallyRank$/);
  expect.soft(description.length, description).toBeGreaterThan(50);
  expect.soft(description.length, description).toBeLessThanOrEqual(160);
  expect.soft(canonical).toBe(address);
  expect.soft(language).toBe("en");
  expect.soft(stylesheets, "linked stylesheets").toBe(0);
  expect.soft(headings, "headings of the first level").toBe(1);
  holds(page, "each id is there once", repeatedIds);
}

async function checkPaddle(page: Page, site: string, path: string): Promise<void> {
  const { shown, product } = await productOf(page);
  expect.soft(product["@type"]).toBe("Product");
  expect.soft(product.brand.name).not.toBe("");
  expect.soft(product.aggregateRating.ratingValue).toBe(shown.average);
  // '20 samples', or '1 player review · 20 samples'.
  const counts = shown.reviews?.match(/\d+/g)?.map(Number) ?? [];
  expect
    .soft(product.aggregateRating.reviewCount)
    .toBe(counts.reduce((sum, each) => sum + each, 0));
  expect.soft(product.review.map((each) => each.reviewBody)).toEqual(shown.texts.slice(0, 5));
  expect.soft(product.image).toBe(`${site}/og${path}.png`);

  await page.setViewportSize({ width: phone, height: 740 });
  holds(
    page,
    "the first screen shows name, rating and price, and links to the reviews",
    await page.evaluate(notWholeOnScreen, {
      ...firstScreen,
      rating: `${firstScreen.rating}, #figures dd`,
    }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const verdict = { "the verdict": "#who-it-is-for" };
  holds(page, "the verdict ends there", await page.evaluate(notWholeOnScreen, verdict));
  // US letter is shorter than A4.
  expect.soft(sheetsOf(await page.pdf({ format: "Letter" })), "printed sheets").toBe(1);
}

/** Which part of a kind's letters may be small, if that's more than a tenth. */
const mostSmallPrint: Record<string, number> = {
  "paddle database": 0.16,
  scatter: 0.14,
};

/** The rules that one page of each kind is enough for. Ends with the focus in the page, which hydrates islands. */
async function checkExample(tab: Tab, width: number, kind: string): Promise<void> {
  const { page } = tab;
  await page.setViewportSize(
    width === phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  );
  const parts = Object.fromEntries(
    answers[kind]?.map((selector) => [selector, selector] as const) ?? [[kind, "no answer"]],
  );
  holds(page, "the first screen shows the answer", await page.evaluate(notWholeOnScreen, parts));
  await setWidth(page, width);
  expect
    .soft(await page.evaluate(smallPrint), `${width} px: letters below 15 px`)
    .toBeLessThanOrEqual(mostSmallPrint[kind] ?? 0.1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (width === phone) {
    for (const other of [phone, 600, 768, 800, 1000, 1440]) {
      await page.setViewportSize({ width: other, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      holds(
        page,
        "the header's links and search can be reached",
        await page.evaluate(missingInHeader),
      );
      if (other !== phone)
        holds(
          page,
          "the first screen shows the answer",
          await page.evaluate(notWholeOnScreen, parts),
        );
      holds(page, geometryRule, await geometryFaults(page));
    }
    for (const other of [desktop, 1440]) {
      await setWidth(page, other);
      holds(page, "no heading ends a column", await partedHeadings(page));
    }
    holds(page, "in print, no heading ends a sheet", await headingsPartedInPrint(page));
    await setWidth(page, phone);
    holds(page, "axe, light", await axeFaults(page));
  } else {
    holds(page, "axe, light", await axeFaults(page));
    // No color of ours depends on the width.
    await page.emulateMedia({ colorScheme: "dark" });
    holds(page, "axe, dark", await axeFaults(page, "colors"));
    await page.emulateMedia({ colorScheme: "light" });
    await checkLargeLetters(tab);
  }
  await checkControls(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

async function checkControls(page: Page): Promise<void> {
  const { small } = await page.evaluate(measureActions);
  holds(page, "buttons and fields are 44 px high, for a thumb", small);
  // The browser shows focus after keyboard input, so the test starts with a key.
  await page.keyboard.press("Tab");
  const { looked, hidden } = await page.evaluate(takeFocusAround);
  expect.soft(looked, "controls that take the focus").toBeGreaterThan(5);
  holds(page, "a focused control shows its focus, on the screen", hidden);
}

async function checkLargeLetters({ page, setFontSize }: Tab): Promise<void> {
  const setRoot = (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
  await setRoot("200%");
  holds(page, `with the page's letters doubled, ${geometryRule}`, await geometryFaults(page));
  await setRoot("");
  // The browser's font size setting also applies to the breakpoints of a layout.
  await setFontSize(32);
  await page.waitForFunction(() => matchMedia("(width <= 41em)").matches);
  holds(page, `with the browser's letters doubled, ${geometryRule}`, await geometryFaults(page));
  await setFontSize(16);
  await page.waitForFunction(() => !matchMedia("(width <= 41em)").matches);
}

async function checkWithoutScript({ page, runScripts }: Tab, address: string): Promise<void> {
  await runScripts(false);
  await setWidth(page, phone);
  await page.goto(address);
  holds(page, "without script, no control is dead", await deadControls(page));
  const onPhone = await hiddenTexts(page);
  await setWidth(page, desktop);
  const onDesktop = new Set(await hiddenTexts(page));
  // Text hidden on one screen may be visible on another.
  const hidden = onPhone.filter((text) => onDesktop.has(text));
  holds(page, "without script, no text stays hidden", hidden);
  await runScripts(true);
}
