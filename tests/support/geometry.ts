import type { Page } from "@playwright/test";

/**
 * The layout problems of a page as it is now; empty without problems.
 * @param part what may not overlap: what lies over the page, where something does
 */
export async function geometryFaults(page: Page, part = "body"): Promise<string[]> {
  return await page.evaluate(findFaults, part);
}

/** Runs in the page, so it contains everything it uses. */
function findFaults(part: string): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Shown extends Box {
    holder: Element;
    name: string;
  }
  const faults = new Set<string>();
  const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const { clientWidth: screenWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > screenWidth) faults.add(`it scrolls sideways: ${scrollWidth} px`);

  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Boxes share edges, and are rounded: an overlap is more than a pixel. */
  const isArea = ({ left, top, right, bottom }: Box) => right - left > 1.5 && bottom - top > 1.5;

  // What clips an element: a scroll container, on purpose, or a box that hides the rest, mostly by mistake.
  interface Cut {
    /** The part of the page that all its clipping ancestors leave. */
    frame: Box;
    /** The same for the ancestors that nobody can scroll. */
    hiding: Box;
  }
  const cuts = new Map<Element | null, Cut>([[null, { frame: everywhere, hiding: everywhere }]]);
  function cutOf(element: Element | null): Cut {
    const known = cuts.get(element);
    if (known) return known;
    const around = cutOf(element!.parentElement);
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element!);
    const box = element!.getBoundingClientRect();
    const within = (cutsX: boolean, cutsY: boolean): Box => ({
      left: cutsX ? box.left : -Infinity,
      right: cutsX ? box.right : Infinity,
      top: cutsY ? box.top : -Infinity,
      bottom: cutsY ? box.bottom : Infinity,
    });
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // The root's overflow applies to the viewport. An ellipsis says that there is more.
    const isRoot = element === document.documentElement || element === document.body;
    const dots = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const cut = isRoot
      ? around
      : {
          frame: common(around.frame, within(overflowX !== "visible", overflowY !== "visible")),
          hiding: dots
            ? around.hiding
            : common(around.hiding, within(hides(overflowX), hides(overflowY))),
        };
    cuts.set(element, cut);
    return cut;
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[aria-hidden=true] input, .skip") === null;
  /** Text for screen readers only is one point on the screen. */
  const isForEyes = (element: Element) => {
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { width, height } = each.getBoundingClientRect();
      if (getComputedStyle(each).overflow !== "visible" && (width <= 1 || height <= 1))
        return false;
    }
    return true;
  };
  const nameOf = (element: Element, text = "") =>
    `<${element.tagName.toLowerCase()}> '${(text || element.getAttribute("aria-label") || element.getAttribute("name") || element.textContent || "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}'`;

  const texts: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement!;
    if (!node.textContent!.trim() || holder.closest("script, style, option, title, desc, noscript"))
      continue;
    if (!isShown(holder) || !isForEyes(holder)) continue;
    const name = nameOf(holder, node.textContent!);
    const { frame, hiding } = cutOf(holder);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // A line's box has room above and below its letters.
      const room = (bottom - top) * 0.22;
      const letters = { left, right, top: top + room, bottom: bottom - room };
      if (!isArea(letters)) continue;
      const whole = common(letters, hiding);
      if (
        whole.left > left + 1.5 ||
        whole.right < right - 1.5 ||
        whole.top > letters.top + 1.5 ||
        whole.bottom < letters.bottom - 1.5
      )
        faults.add(`${name} is cut off`);
      const seen = common(letters, frame);
      if (!isArea(seen)) continue;
      if (seen.left < -1 || seen.right > screenWidth + 1)
        faults.add(`${name} sticks out of the screen`);
      texts.push({ ...seen, holder, name });
    }
  }

  /** A rotated box is larger than its content. */
  const isTurned = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).rotate !== "none") return true;
    return false;
  };
  const actions: Shown[] = [];
  for (const holder of document.querySelectorAll(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  )) {
    if (!isShown(holder) || !isForEyes(holder) || isTurned(holder)) continue;
    const name = nameOf(holder);
    for (const box of holder.getClientRects()) {
      const seen = common(box, cutOf(holder.parentElement).frame);
      if (!isArea(seen)) continue;
      if (seen.left < -1 || seen.right > screenWidth + 1)
        faults.add(`${name} sticks out of the screen`);
      actions.push({ ...seen, holder, name });
    }
  }
  const titles = texts.filter(({ holder }) => holder.closest("h1"));
  for (const holder of document.querySelectorAll("svg, img")) {
    if (!isShown(holder) || !isForEyes(holder)) continue;
    const seen = common(holder.getBoundingClientRect(), cutOf(holder.parentElement).frame);
    if (isArea(seen) && (seen.left < -1 || seen.right > screenWidth + 1))
      faults.add(`${nameOf(holder)} sticks out of the screen`);
    for (const title of titles)
      if (isArea(common(seen, title)))
        faults.add(`${nameOf(holder)} covers the title ${title.name}`);
  }

  function findOverlaps(all: Shown[], what: string) {
    const inOrder = all
      .filter(({ holder }) => holder.closest(part))
      .toSorted((one, other) => one.top - other.top);
    for (const [index, one] of inOrder.entries())
      for (let next = index + 1; next < inOrder.length && inOrder[next]!.top < one.bottom; next++) {
        const other = inOrder[next]!;
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        if (isArea(common(one, other))) faults.add(`${what} overlap: ${one.name}, ${other.name}`);
      }
  }
  findOverlaps(texts, "texts");
  findOverlaps(actions, "controls");
  return [...faults];
}
