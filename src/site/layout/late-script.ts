import { asNumberText } from "../reviews/level/level.ts";
import { suggestBelow } from "../search/suggest-below.ts";

// Loaded by src/site/reviews/level/level-script.ts when a visitor first uses something with `data-focusin` or `data-click`:
// a search box, a number or file field, a share link, or a button for the paddles a visitor owns.

const boxes = new Set<EventTarget>();

/** Handles the element in use: a box or field that got the focus, or a link or button that was clicked. */
export async function use({ target, type }: Event): Promise<void> {
  if (target instanceof HTMLButtonElement) {
    const { useOwn } = await import("../paddles/own/own-script.ts");
    return useOwn(target);
  }
  if (type === "click") {
    const { share } = await import("../../platform/ui/share.ts");
    return await share(target as HTMLAnchorElement);
  }
  if (!target || boxes.has(target)) return;
  boxes.add(target);
  const box = target as HTMLInputElement;
  if (box.type === "number") {
    box.addEventListener("beforeinput", takeComma);
    // A wheel turns the page: in a field with the focus it would change the number, unseen.
    box.addEventListener("wheel", () => box.blur());
  } else if (box.type === "file") (await import("../media/shrink-photo.ts")).shrinkWhenSent(box);
  else suggestBelow(box, `suggestions-${boxes.size}`);
}

/** A number field would drop the comma of '3,5', which leaves 35, and all of '4.0+'. */
function takeComma(event: InputEvent) {
  if (!/[,+]/.test(event.data ?? "")) return;
  event.preventDefault();
  // Unlike setting the value, this keeps the caret's position and can be undone.
  document.execCommand("insertText", false, asNumberText(event.data!));
}
