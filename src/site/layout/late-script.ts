import { suggestBelow } from "../search/suggest-below.ts";

// Loaded by src/site/reviews/level/level-script.ts when a visitor first uses something with `data-focusin` or `data-click`:
// a search box, a number or file field, a share link, or a button for the paddles a visitor owns.

const boxes = new Set<EventTarget>();

/** Handles the element in use: a box or field that got the focus, or a link or button that was clicked. */
export async function use(
  { target, type }: Event,
  copied: Promise<boolean> | undefined,
): Promise<void> {
  if (target instanceof HTMLButtonElement) {
    const { useOwn } = await import("../paddles/own/own-script.ts");
    return useOwn(target);
  }
  if (type === "click") {
    const { share } = await import("../../platform/ui/share.ts");
    return await share(target as HTMLAnchorElement, copied);
  }
  if (!target || boxes.has(target)) return;
  boxes.add(target);
  const box = target as HTMLInputElement;
  if (box.dataset["focusin"] === "field") await (await import("./use-field.ts")).useField(box);
  else suggestBelow(box, `suggestions-${boxes.size}`);
}
