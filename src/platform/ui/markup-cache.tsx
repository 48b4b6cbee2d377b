import { LRUCache } from "lru-cache";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PartRenderer } from "./cached-markup";

/** Takes the id's place in cached markup: a private-use character that no text contains. */
const anyId = "\ue000";
/** Parts cached per component, one or two KB each: more than a thousand paddles have in all sizes. */
const maxEntries = 4000;

/** Returns a renderer that renders each part once, no matter how many pages show it. */
export function openMarkupCache(): PartRenderer {
  const caches = new Map<unknown, LRUCache<string, string>>();
  return (as, inside, props, id) => {
    let cache = caches.get(inside);
    if (!cache) caches.set(inside, (cache = new LRUCache({ max: maxEntries })));
    const key = JSON.stringify(props);
    let markup = cache.get(key);
    if (markup === undefined) {
      const drawn = createElement(inside, { ...props, id: anyId });
      const framed = renderToStaticMarkup(createElement(as, null, drawn));
      markup = framed.slice(`<${as}>`.length, -`</${as}>`.length);
      cache.set(key, markup);
    }
    return markup.replaceAll(anyId, id);
  };
}
