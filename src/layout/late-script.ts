import { suggestBelow } from "../search/suggest-below.ts";

// Loaded when a visitor first uses what has `data-focusin` or `data-click`, by src/reviews/level/level-script.ts: a search
// box, or a link that shares a page.

const boxes = new Set<EventTarget>();

/** Serves what is used: a search box that took the focus, or a share link that was clicked. */
export async function use({ target, type }: Event): Promise<void> {
  if (type === "click") {
    const { share } = await import("../platform/ui/share.ts");
    return await share(target as HTMLAnchorElement);
  }
  if (!target || boxes.has(target)) return;
  boxes.add(target);
  suggestBelow(target as HTMLInputElement, `suggestions-${boxes.size}`);
}
