import type { Page } from "@playwright/test";
import { runsAll } from "../runner/tier.ts";
import { geometryFaults } from "./geometry.ts";

/** How a phone shows a page. */
interface Setting {
  /** The size of the page's letters, in percent. */
  text: number;
  /** Whether lines, letters, words and paragraphs are as far apart as WCAG 1.4.12 says. */
  isSpaced: boolean;
  /** Whether the scrollbar takes 15 px of the width. */
  hasBar: boolean;
}

const allSettings: readonly Setting[] = [100, 150, 200].flatMap((text) =>
  [false, true].flatMap((isSpaced) => [false, true].map((hasBar) => ({ text, isSpaced, hasBar }))),
);

/** The hardest settings in which a page gets a closer look, by its width in px. */
export const hardest: Readonly<Record<number, readonly Setting[]>> = {
  320: [
    { text: 150, isSpaced: false, hasBar: true },
    { text: 200, isSpaced: true, hasBar: true },
  ],
  390: [{ text: 200, isSpaced: false, hasBar: false }],
};
/** Of `npm test -- --all`, easier ones too. */
const closer: typeof hardest = runsAll
  ? {
      ...hardest,
      320: [
        { text: 100, isSpaced: false, hasBar: true },
        { text: 100, isSpaced: true, hasBar: true },
        ...hardest[320]!,
      ],
    }
  : hardest;

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/**
 * What is wrong with a page on phones: whether it's wider than the screen, in any setting, and whether anything overlaps,
 * is cut off or breaks a word, in the closer ones. Each fault is named with the first setting that has it.
 * @param part what may not overlap: what lies over the page, where something does
 * @param only the settings to look at, instead of all of the run
 */
export async function phoneFaults(
  page: Page,
  part?: string,
  only?: typeof hardest,
): Promise<string[]> {
  const seen = new Map<string, string>();
  for (const [width, looks] of Object.entries(only ?? closer)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const note = (setting: Setting, faults: readonly string[]) => {
      for (const fault of faults)
        if (!seen.has(fault)) seen.set(fault, `${fault} (${width} px, ${nameOf(setting)})`);
    };
    // What is too wide with large and spaced letters mostly is so with the largest.
    for (const setting of runsAll && !only ? allSettings : []) {
      await show(page, setting);
      note(setting, await page.evaluate(tooWide));
    }
    for (const setting of looks) {
      await show(page, setting);
      note(setting, await page.evaluate(tooWide));
      note(setting, await geometryFaults(page, part));
      note(setting, await page.evaluate(unnamedFrames));
      // Spaced letters are so wide that there's no room for some words.
      if (!setting.isSpaced) note(setting, await page.evaluate(brokenWords));
    }
  }
  await show(page, { text: 100, isSpaced: false, hasBar: false });
  return [...seen.values()];
}

const nameOf = ({ text, isSpaced, hasBar }: Setting) =>
  `${text} %${isSpaced ? ", spaced" : ""}${hasBar ? ", scrollbar" : ""}`;

async function show(page: Page, { text, isSpaced, hasBar }: Setting): Promise<void> {
  const css = `html { font-size: ${text}% !important; ${hasBar ? "" : "scrollbar-width: none"} } ${isSpaced ? spacing : ""}`;
  await page.evaluate((rules) => {
    const ours = document.adoptedStyleSheets.find(({ media }) => media.mediaText === "all, screen");
    const sheet = ours ?? new CSSStyleSheet({ media: "all, screen" });
    sheet.replaceSync(rules);
    // The page has sheets of its own, for suggestions.
    if (!ours) document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Runs in the page: whether it scrolls sideways, and the innermost element that reaches furthest. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrolled = (element: Element) => {
    for (
      let each = element.parentElement;
      each && each !== document.body;
      each = each.parentElement
    )
      if (getComputedStyle(each).overflowX !== "visible") return true;
    return false;
  };
  let [most, name] = [0, ""];
  for (const element of document.body.querySelectorAll("*")) {
    const { right } = element.getBoundingClientRect();
    if (right < most || right <= clientWidth || isScrolled(element)) continue;
    const text = element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    [most, name] = [
      right,
      `<${element.tagName.toLowerCase()} class="${element.className}"> '${text}'`,
    ];
  }
  return [`${scrollWidth} px wide instead of ${clientWidth} px, because of ${name}`];
}

/**
 * Runs in the page: the short texts that break a word for want of room. Longer words than these may be broken, and so may
 * what visitors wrote.
 */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isForEyes = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (each.getBoundingClientRect().width <= 1 && each.clientWidth <= 1) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement!;
    const text = node.textContent!;
    if (text.length > 80 || !text.trim()) continue;
    if (holder.closest("script, style, option, svg, code, [data-reviews], [dir=auto], .skip"))
      continue;
    range.selectNodeContents(node);
    const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines() < 2 || !isForEyes(holder)) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s/-]+/g)) {
      if (word.length > 12) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lines() > 1) broken.push(`<${holder.tagName.toLowerCase()}> breaks '${word}'`);
    }
  }
  return [...new Set(broken)];
}

/** Runs in the page: what scrolls sideways without a name, or out of the keyboard's reach. */
function unnamedFrames(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main *")]
    .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
    .filter((frame) => ["auto", "scroll"].includes(getComputedStyle(frame).overflowX))
    .filter(
      (frame) => !frame.matches("textarea, [tabindex='0']:is([aria-label], [aria-labelledby])"),
    )
    .map((frame) => `<${frame.tagName.toLowerCase()} class="${frame.className}"> scrolls sideways`);
}
