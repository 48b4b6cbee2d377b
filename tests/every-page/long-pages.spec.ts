import sharp from "sharp";
import { KiB, pageKinds } from "../support/listed-pages.ts";
import { expect, test } from "../support/visit.ts";

const phone = { width: 390, height: 844 };
const exampleOf = (kind: string) => pageKinds.find((each) => each.kind === kind)!.example;

/** Where a page's texts and drawings are, in pixels from its corner. Runs in the page. */
function findParts() {
  const parts: { name: string; left: number; top: number; right: number; bottom: number }[] = [];
  function note(name: string, element: Element, { left, top, right, bottom }: DOMRect) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    let seen = { left, top, right, bottom };
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible" || each === document.body) continue;
      const box = each.getBoundingClientRect();
      seen = {
        left: Math.max(seen.left, box.left),
        top: Math.max(seen.top, box.top),
        right: Math.min(seen.right, box.right),
        bottom: Math.min(seen.bottom, box.bottom),
      };
    }
    // The link that skips to the content is above the page until it has the focus.
    if (seen.bottom > 0 && seen.right - seen.left > 4 && seen.bottom - seen.top > 4)
      parts.push({ name, ...seen });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent!.trim();
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (/\w/.test(text))
      note(text.slice(0, 60), texts.currentNode.parentElement!, range.getBoundingClientRect());
  }
  for (const drawing of document.querySelectorAll("svg[role=img], img"))
    note(drawing.outerHTML.slice(0, 60), drawing, drawing.getBoundingClientRect());
  return parts;
}

for (const { kind, example } of pageKinds)
  test(`a picture of the whole page '${kind}', without scrolling, has ink in each of its parts`, async ({
    tab: { page },
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(site.url + example);
    await page.evaluate(() => document.fonts.ready);
    const jpeg = await page.screenshot({ type: "jpeg", quality: 60, fullPage: true });
    const parts = await page.evaluate(findParts);
    const { data, info } = await sharp(jpeg)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isBlank = ({ left, top, right, bottom }: (typeof parts)[number]) => {
      let [darkest, lightest] = [255, 0];
      for (let y = Math.round(top); y < Math.min(bottom, info.height); y++)
        for (let x = Math.round(left); x < Math.min(right, info.width); x++) {
          const shade = data[y * info.width + x]!;
          if (shade < darkest) darkest = shade;
          if (shade > lightest) lightest = shade;
        }
      return lightest - darkest < 40;
    };
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter(isBlank)).toEqual([]);
  });

/** Pages that are long on a phone. */
const long = ["home", "paddle finder", "paddle reviews", "ball article", "blog", "pair"];

for (const kind of [...long, "paddles by type"])
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

test("links lead to a part far down a page", async ({ tab: { page }, site }) => {
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
});

/** The longest pages: what each may have at most, in bytes before compression and in elements. */
const sizes = {
  "paddle finder": { bytes: 149 * KiB, elements: 2100 },
  "paddle reviews": { bytes: 140 * KiB, elements: 2250 },
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
