import type { Page } from "@playwright/test";
import type { Moving } from "../support/geometry.ts";
import { KiB, pageKinds } from "../support/listed-pages.ts";
import { expect, test } from "../support/visit.ts";

// Parts far from the screen are laid out once they near it: `far` in src/platform/styles/primitives.css.

const phone = { width: 390, height: 844 };
const exampleOf = (kind: string) => pageKinds.find((each) => each.kind === kind)!.example;

/** Pages that are long on a phone, by their kind: the parts of each that wait. */
const long = {
  home: "main li:has(h3)",
  "paddle finder": "#results li:has(h3)",
  "paddle reviews": "#results li:has(h3)",
  "ball article": "main li:has(h3)",
  blog: "main li:has(h3)",
  pair: "[aria-labelledby=pairs]",
};

/** The parts that the browser hasn't laid out. */
const waiting = (page: Page, parts: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (part) => !part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    parts,
  );

for (const [kind, parts] of Object.entries(long))
  test(`parts far down the page '${kind}' wait until a reader nears them, and then nothing moves`, async ({
    tab: { page },
    site,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(site.url + exampleOf(kind));
    expect(await waiting(page, parts)).toBeGreaterThan(0);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 600);
          return await isAtEnd();
        },
        { intervals: [20] },
      )
      .toBe(true);
    expect(await page.evaluate(() => (window as never as Moving).moved)).toEqual([]);
  });

for (const kind of [...Object.keys(long), "paddles by type"])
  test(`after a reload, the page '${kind}' is where its reader was`, async ({
    tab: { page },
    site,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(site.url + exampleOf(kind));
    await page.evaluate(async () => {
      while (scrollY < document.documentElement.scrollHeight / 2) {
        scrollBy(0, 600);
        await new Promise(requestAnimationFrame);
      }
    });
    /** The first part that's whole on the screen, or where that part is now. */
    const place = (known?: number) =>
      page.evaluate((index) => {
        const parts = [...document.querySelectorAll("main :is(h2, h3, p, li, td)")];
        const topOf = (part: Element) => part.getBoundingClientRect().top;
        const part = index ?? parts.findIndex((each) => topOf(each) > 0);
        return { part, top: Math.round(topOf(parts[part]!)) };
      }, known);
    const before = await place();
    await page.reload();
    await expect.poll(() => place(before.part)).toEqual(before);
  });

test("links lead to what is in a part far down a page", async ({ tab: { page }, site }) => {
  await page.setViewportSize(phone);
  const article = exampleOf("ball article");
  for (const address of [
    "/joola-perseus-pro-iv#player-reviews",
    `${article}#on-a-final-word`,
    `${exampleOf("paddles by type")}#speed-paddle`,
  ]) {
    await page.goto("about:blank");
    await page.goto(site.url + address);
    const isAtTop = () =>
      page.evaluate(() => {
        const { top } = document.querySelector(location.hash)!.getBoundingClientRect();
        return top >= 0 && top < 100;
      });
    await expect.poll(isAtTop, address).toBe(true);
  }
  // Chromium stops short of a part that is itself laid out late.
  for (const { example } of pageKinds) {
    const html = await (await fetch(site.url + example)).text();
    const targets = [...html.matchAll(/<[^>]* class="(?:[^"]* )?far[ "][^>]*>/g)].filter(([tag]) =>
      tag.includes(" id="),
    );
    expect
      .soft(
        targets.map(([tag]) => tag),
        example,
      )
      .toEqual([]);
  }
});

test("a card far down the finder is found in the page, takes the focus, and is printed", async ({
  tab: { page },
  site,
}) => {
  await page.setViewportSize(phone);
  await page.goto(site.url + exampleOf("paddle finder"));
  const cards = page.locator("#results li:has(h3)");
  const name = (await cards.nth(-2).locator("h3").textContent())!;
  const found = (text: string) =>
    (window as never as { find(text: string): boolean }).find(text) &&
    getSelection()!.getRangeAt(0).getBoundingClientRect().top;
  const place = await page.evaluate(found, name);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(phone.height);

  await page.goto(site.url + exampleOf("paddle finder"));
  await cards.nth(-3).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const focused = cards.nth(-2).locator(":focus");
  await expect(focused).toBeInViewport();
  // The ring around what has the focus is 7 px wide.
  await expect(cards.nth(-2)).toHaveCSS("overflow-clip-margin", "8px");

  expect(await waiting(page, "#results li:has(h3)")).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  // The browser lets them go with a later frame.
  await expect.poll(() => waiting(page, "#results li:has(h3)")).toBe(0);
  await page.emulateMedia({ media: "screen" });
});

/** The longest pages: what each may have at most, in bytes before compression and in elements. */
const sizes = {
  "paddle finder": { bytes: 147 * KiB, elements: 2060 },
  "paddle reviews": { bytes: 138 * KiB, elements: 2250 },
};

test("the longest lists have no more markup than they need", async ({ tab: { page }, site }) => {
  for (const [kind, most] of Object.entries(sizes)) {
    const answer = await page.goto(site.url + exampleOf(kind));
    const bytes = (await answer!.body()).byteLength;
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    console.log(`${kind}: ${bytes} bytes, ${elements} elements`);
    expect.soft(bytes, `bytes of the ${kind}`).toBeLessThanOrEqual(most.bytes);
    expect.soft(elements, `elements of the ${kind}`).toBeLessThanOrEqual(most.elements);
  }
});
