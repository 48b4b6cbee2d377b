import { suggestBelow } from "./suggest-below.ts";

// Loaded when a search box first takes the focus, by src/reviews/level/level-script.ts.

const boxes = new Set<Element>();

function begin(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || boxes.has(target)) return;
  if (target.dataset["suggests"] === undefined) return;
  boxes.add(target);
  suggestBelow(target, `suggestions-${boxes.size}`);
}

addEventListener("focusin", ({ target }) => begin(target));
begin(document.activeElement);
