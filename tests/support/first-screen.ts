/** The parts of a paddle page that shoppers look for first. */
export const firstScreen = {
  name: "main h1",
  rating: "#rating strong",
  "the way to the reviews": "#rating a[href='#player-reviews']",
  price: "main",
};

const inShort = "main [aria-labelledby=in-short]";
const contents = "main nav[aria-labelledby=contents] a";

/**
 * What a visitor comes for, by the kind of page: the first element of each selector is on the first screen, whole. A
 * kind that isn't here fails its test.
 */
export const answers: Readonly<Record<string, readonly string[]>> = {
  home: ["#which-paddle", "main button"],
  "paddle finder": ["main h2"],
  "paddle finder without a paddle": ["main h2"],
  "paddle finder with close matches": ["main h2"],
  "guided match": ["main legend", "main fieldset input + *"],
  "guided match with answers": ["main h3"],
  "paddle reviews": ["main h3"],
  "paddles by type": [inShort],
  "paddle database": ["main tbody th a"],
  "paddle database, narrowed": ["main p:has(> a[href^='/paddles'])"],
  paddle: Object.values(firstScreen).filter((selector) => selector !== "main"),
  brands: [inShort],
  brand: [inShort],
  "ball articles": ["main h3"],
  "ball article": [inShort],
  "ball database": ["#cold-day", "#per-game"],
  "best-of lists": ["main h3"],
  guide: [inShort],
  "guide that is coming soon": ["main h1", "main a.button"],
  text: ["main h1", contents],
  "how it works": ["main h1", contents],
  hub: ["main h1", contents],
  "page that is coming soon": ["main h1", "main [popovertarget]"],
  pair: [inShort],
  "four paddles side by side": [inShort],
  "choice of paddles": ["#choose", "main select"],
  blog: ["main h2"],
  "blog without results": ["#articles"],
  "blog article": [inShort],
  search: ["main input[name=search]"],
  "search with results": ["#paddles", "#paddles ~ ul a"],
  about: ["main h1"],
  contact: ["main form input"],
  newsletter: ["main input[type=email]", "main form button"],
  "newsletter, subscribed": ["main h2"],
  "new reviews by email, subscribed": ["main h2"],
  "newsletter, confirming": ["main h1", "main .button"],
  "newsletter, unsubscribing": ["main h1", "main form button"],
  "report of a review": ["#reported-review"],
  "page that is not found": ["#near", "#near ~ ul a"],
};

/** Runs in the page: the parts that the screen doesn't show completely, or that something covers. */
export function notWholeOnScreen(parts: Record<string, string>): string[] {
  const boxOf = (what: string, selector: string) => {
    const holder = document.querySelector(selector);
    if (!holder) return undefined;
    const range = document.createRange();
    range.selectNodeContents(holder);
    if (what !== "price") {
      const box = range.getBoundingClientRect();
      // A field has no contents.
      return box.width > 0 ? box : holder.getBoundingClientRect();
    }
    const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!/^(\$\d+(\.\d\d)?|Price not confirmed)$/.test(texts.currentNode.textContent!.trim()))
        continue;
      range.selectNodeContents(texts.currentNode);
      return range.getBoundingClientRect();
    }
    return undefined;
  };
  return Object.entries(parts)
    .filter(([what, selector]) => {
      const box = boxOf(what, selector);
      if (!box || box.width === 0) return true;
      const { left, top, right, bottom } = box;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const holder = document.querySelector(selector)!;
      const points = [left + 2, (left + right) / 2, right - 2].map((x) => [x, (top + bottom) / 2]);
      return !points.every(([x, y]) => {
        const seen = document.elementFromPoint(x!, y!);
        // In a list, one link may cover its whole entry.
        return seen !== null && (seen.closest("li")?.contains(holder) || holder.contains(seen));
      });
    })
    .map(([what]) => what);
}
