import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MarkupCacheContext, type PartRenderer } from "./cached-markup";

/** Takes the id's place in cached markup: a private-use character that no text contains. */
const anyId = "\ue000";
/** In characters: about four thousand parts. A thousand paddles have as many in all sizes of their pictures. */
const maxSize = 12_000_000;
/** From how many characters on JSON is named by its digest. */
const maxKeyLength = 64;

const keys = new WeakMap<object, string>();
let components = 0;

/**
 * Names a value by its JSON, a component by a number. The name of an object is worked out once, because nothing that pages
 * show changes.
 */
function keyOf(value: unknown): string {
  if (typeof value === "function") {
    const key = keys.get(value) ?? `component ${components++}`;
    keys.set(value, key);
    return key;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  let key = keys.get(value);
  if (key === undefined) {
    const json = JSON.stringify(value);
    key = json.length > maxKeyLength ? hash("sha256", json, "base64url").slice(0, 22) : json;
    keys.set(value, key);
  }
  return key;
}

/**
 * Returns a renderer that renders each part once, no matter how many pages show it.
 * @param inContexts gives parts the contexts that are the same on every page
 */
export function openMarkupCache(
  inContexts: (part: ReactNode) => ReactNode = (part) => part,
): PartRenderer {
  /** The markup around each place of an id. */
  const cache = new LRUCache<string, readonly string[]>({
    maxSize,
    sizeCalculation: (parts, key) =>
      parts.reduce((size, part) => size + part.length + 16, key.length + 64),
  });
  const render: PartRenderer = (as, inside, props, id) => {
    let key = keyOf(inside);
    for (const [name, value] of Object.entries(props)) key += `\n${name} ${keyOf(value)}`;
    let parts = cache.get(key);
    if (!parts) {
      const drawn = createElement(inside, { ...props, id: anyId });
      const framed = renderToStaticMarkup(
        <MarkupCacheContext value={render}>
          {inContexts(createElement(as, null, drawn))}
        </MarkupCacheContext>,
        { identifierPrefix: anyId },
      );
      parts = framed.slice(`<${as}>`.length, -`</${as}>`.length).split(anyId);
      cache.set(key, parts);
    }
    return parts.length === 1 ? parts[0]! : parts.join(id);
  };
  return render;
}
