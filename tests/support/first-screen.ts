/** The parts of a paddle page that shoppers look for first. */
export const firstScreen = {
  name: "main h1",
  rating: "#rating strong",
  "the way to the reviews": "#rating a[href='#player-reviews']",
  price: "main",
};

/** Runs in the page: the parts that the screen doesn't show completely, or that something covers. */
export function notWholeOnScreen(parts: Record<string, string>): string[] {
  const boxOf = (what: string, selector: string) => {
    const holder = document.querySelector(selector);
    if (!holder) return undefined;
    const range = document.createRange();
    range.selectNodeContents(holder);
    if (what !== "price") return range.getBoundingClientRect();
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
        return seen !== null && holder.contains(seen);
      });
    })
    .map(([what]) => what);
}
