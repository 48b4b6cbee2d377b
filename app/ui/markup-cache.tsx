import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PartRenderer } from "./cached-markup";

/** Stands for the id in what is kept: a character that is nobody's, so no text has it. */
const anyId = "\ue000";
/** Kept parts, one or two KB each: more than a thousand paddles have in all sizes. */
const maxEntries = 4000;

/** A printer that prints each part once, however many pages it stands on. */
export function openMarkupCache(): PartRenderer {
  const kept = new Map<unknown, Map<string, string>>();
  let count = 0;
  return (as, inside, props, id) => {
    const key = JSON.stringify(props);
    let ofKind = kept.get(inside);
    if (!ofKind) kept.set(inside, (ofKind = new Map()));
    let markup = ofKind.get(key);
    if (markup === undefined) {
      const drawn = createElement(inside, { ...props, id: anyId });
      const framed = renderToStaticMarkup(createElement(as, null, drawn));
      markup = framed.slice(`<${as}>`.length, -`</${as}>`.length);
      // Start over rather than grow without limit.
      if (count++ === maxEntries) {
        kept.clear();
        count = 0;
      }
      ofKind.set(key, markup);
    }
    return markup.replaceAll(anyId, id);
  };
}
