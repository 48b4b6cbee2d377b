import { hash, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MarkupCacheContext, type PartRenderer } from "./cached-markup.tsx";

/**
 * Shortens React's HTML without changing its meaning: apostrophes aren't escaped, because React double-quotes
 * attributes, SVG elements are self-closed, and numbers of drawings have no zero before the point. Text can't match: React
 * escapes its `&`, `<` and `"`.
 */
export function shortMarkup(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll(/><\/(?:path|use|circle|stop|rect|line|ellipse)>/g, "/>")
    .replaceAll(/ d="[^"]*"/g, (path) => path.replaceAll(/(?<![.\d])0\./g, "."))
    .replaceAll(/(?<= (?:stroke-width|stroke-opacity|fill-opacity|opacity)=")0\./g, ".");
}

/**
 * Renders what is inside an element, in short: React has to know that it's in an SVG.
 * @param inFrame what goes around the element and renders nothing itself
 */
export function markupInside(
  as: Parameters<PartRenderer>[0],
  inside: ReactNode,
  inFrame: (frame: ReactNode) => ReactNode = (frame) => frame,
): string {
  const frame = createElement(as, null, inside);
  const framed = renderToStaticMarkup(inFrame(frame), { identifierPrefix: anyId });
  return shortMarkup(framed.slice(`<${as}>`.length, -`</${as}>`.length));
}

// Caches rendered parts of pages: a drawing, the header, a review. While a page renders, a part is an HTML comment that
// names it; encode.ts then puts the part's bytes in its place, with the ids of this page. Nothing a part shows may
// depend on anything but its props.

/** Takes the place of the id in cached markup. It can't be guessed, so no visitor's text contains it. */
const anyId = `\ue000${randomUUID()}\ue000`;
/** In bytes: about four thousand parts, as many as a thousand paddles have in all picture sizes. */
const maxSize = 12_000_000;
/** Longer JSON is replaced by its digest. */
const maxKeyLength = 64;

const keys = new WeakMap<object, string>();
let components = 0;

/**
 * Names a text by itself, any other value by its JSON, and a component by a number. An object's name is computed once,
 * because nothing pages show ever changes.
 */
function keyOf(value: unknown): string {
  if (typeof value === "function") {
    const key = keys.get(value) ?? `component ${components++}`;
    keys.set(value, key);
    return key;
  }
  // The length, because a text may look like what follows it.
  if (typeof value === "string") return `${value.length} ${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  let key = keys.get(value);
  if (key === undefined) {
    const json = JSON.stringify(value);
    key = json.length > maxKeyLength ? hash("sha256", json, "base64url").slice(0, 22) : json;
    keys.set(value, key);
  }
  return key;
}

/** A part's markup without its id. */
export interface CachedPart {
  /** In UTF-8. */
  bytes: Buffer;
  /** The offsets where its id belongs. */
  idsAt: readonly number[];
  /** The ids of drawings' shared parts that it refers to. */
  shares: readonly string[];
}

export interface UsedPart {
  part: CachedPart;
  id: string;
}

/** Renders the parts of one page as comments that no text can contain. Their bytes are inserted later. */
export interface PageParts {
  render: PartRenderer;
  used: readonly UsedPart[];
}

/**
 * Renders each part once, however many pages show it.
 * @param inContexts provides the contexts that are the same on every page
 * @returns a function that begins a page
 */
export function openMarkupCache(
  inContexts: (part: ReactNode) => ReactNode = (part) => part,
): () => PageParts {
  const cache = new LRUCache<string, CachedPart>({
    maxSize,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 200,
  });
  const find = (
    as: Parameters<PartRenderer>[0],
    inside: Parameters<PartRenderer>[1],
    props: object,
  ): CachedPart => {
    let key = keyOf(inside);
    for (const [name, value] of Object.entries(props)) key += `\n${name} ${keyOf(value)}`;
    const known = cache.get(key);
    if (known) return known;
    const drawn = createElement(inside, { ...props, id: anyId });
    const inFrame = (frame: ReactNode) => (
      <MarkupCacheContext value={renderInside}>{inContexts(frame)}</MarkupCacheContext>
    );
    const part = partOf(markupInside(as, drawn, inFrame).split(anyId));
    cache.set(key, part);
    return part;
  };
  /** A part within a part is inlined. */
  const renderInside: PartRenderer = (as, inside, props, id) =>
    textOf({ part: find(as, inside as Parameters<PartRenderer>[1], props), id });

  return () => {
    const used: UsedPart[] = [];
    const render: PartRenderer = (as, inside, props, id) => {
      used.push({ part: find(as, inside as Parameters<PartRenderer>[1], props), id });
      return `<!--part ${used.length - 1}-->`;
    };
    return { render, used };
  };
}

function partOf(pieces: readonly string[]): CachedPart {
  const text = pieces.join("");
  // Pooled buffers would keep each other in memory.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  let at = 0;
  const shares = [...new Set(Array.from(text.matchAll(/#(drawn-[a-z-]+)/g), ([, id]) => id!))];
  return {
    bytes,
    shares,
    idsAt: pieces.slice(0, -1).map((piece) => (at += Buffer.byteLength(piece))),
  };
}

function textOf({ part: { bytes, idsAt }, id }: UsedPart): string {
  const ends = [0, ...idsAt, bytes.length];
  return ends
    .slice(1)
    .map((end, index) => bytes.toString("utf8", ends[index], end))
    .join(id);
}
