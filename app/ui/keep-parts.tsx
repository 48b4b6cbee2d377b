import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PartPrinter } from "./kept-part";

/** Stands for the id in what is kept; nothing else in a part has this letter. */
const anyId = "\u00a7";
/** Kept parts, one or two KB each: more than a thousand paddles have in all sizes. */
const mostKept = 4000;

/** A printer that prints each part once, however many pages it stands on. */
export function keepParts(): PartPrinter {
  const kept = new Map<unknown, Map<string, string>>();
  let count = 0;
  return (inside, props, id) => {
    const key = JSON.stringify(props);
    let ofKind = kept.get(inside);
    if (!ofKind) kept.set(inside, (ofKind = new Map()));
    let markup = ofKind.get(key);
    if (markup === undefined) {
      markup = renderToStaticMarkup(createElement(inside, { ...props, id: anyId }));
      // A catalogue as large as that begins anew rather than growing on.
      if (count++ === mostKept) {
        kept.clear();
        count = 0;
      }
      ofKind.set(key, markup);
    }
    return markup.replaceAll(anyId, id);
  };
}
