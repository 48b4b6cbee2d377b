import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { normalForm } from "../../platform/text/normalize-text.ts";

/** What layout needs to know about a font before drawing text. */
export interface Font {
  /** The width of a text, as a multiple of the font size. Ignores kerning. */
  widthOf(text: string): number;
  /** The text in characters the font has: unsupported accents and other missing characters are dropped. */
  supportedText(text: string): string;
}

/** Loads a font file. Throws if it can't be read or contains several fonts. */
export async function loadFont(path: string): Promise<Font> {
  // Imported on demand, because it would add 60 ms to startup.
  const { openSync } = await import("fontkit");
  const font = openSync(path);
  if (!("glyphsForString" in font)) throw new Error(`${path} holds more than one font`);
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    widthOf: (text) =>
      font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) /
      font.unitsPerEm,
    supportedText: (text) =>
      [...normalForm(text, "NFC")]
        .map((character) => (has(character) ? character : normalForm(character, "NFD")))
        .join("")
        .replaceAll(/./gsu, (character) => (has(character) ? character : ""))
        .trim(),
  };
}

const fontPath = join(process.cwd(), "src/platform/styles/fonts/archivo-display.ttf");

let font: ReturnType<typeof loadFont> | undefined;

/** The site's display font, the only one the renderer has. */
export async function displayFont() {
  return await (font ??= loadFont(fontPath));
}

/** In bytes. Separate from the page cache, which pictures would crowd out. */
const maxSize = 32 * 1024 * 1024;

/** Pictures are drawn one at a time, so that a request for all of them doesn't slow down pages. */
let last: Promise<unknown> = Promise.resolve();

/** Pictures keyed by their SVG: a review that changes nothing in a picture causes no drawing. */
const pictures = new LRUCache<string, Buffer, string>({
  maxSize,
  sizeCalculation: ({ length }) => length,
  // A picture evicted while it's being drawn is still sent.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: svg }) => {
    const picture = last.then(() => draw(svg));
    last = picture.catch(() => {});
    return picture;
  },
});

/** How many may wait: there are many thousands of comparisons, and no one waits longer for a picture. */
export const maxWaiting = 24;
let waiting = 0;

/**
 * Draws an SVG as PNG at its own size; equal SVGs are drawn once. Undefined if too many others wait. Rejects if the SVG
 * is invalid.
 */
export async function drawPicture(svg: string): Promise<Buffer | undefined> {
  const key = createHash("sha256").update(svg).digest("base64url");
  if (waiting >= maxWaiting && !pictures.has(key)) return undefined;
  waiting++;
  try {
    return await pictures.forceFetch(key, { context: svg });
  } finally {
    waiting--;
  }
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontPath], loadSystemFonts: false, defaultFontFamily: "Archivo" },
  });
  return image.asPng();
}
