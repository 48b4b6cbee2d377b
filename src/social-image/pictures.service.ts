import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { loadFont } from "./load-font.service.ts";

const fontPath = join(process.cwd(), "src/platform/styles/fonts/archivo-display.ttf");

let font: ReturnType<typeof loadFont> | undefined;

/** The site's display font, the only one available to the renderer. */
export async function displayFont() {
  return await (font ??= loadFont(fontPath));
}

/** In bytes. Separate from the page cache, which pictures would crowd out. */
const maxSize = 32 * 1024 * 1024;

/** One picture is drawn at a time, so that a request for all of them leaves the processor to pages. */
let last: Promise<unknown> = Promise.resolve();

/** Pictures by what they are drawn from: a review that changes nothing in a picture causes no drawing. */
const pictures = new LRUCache<string, Buffer, string>({
  maxSize,
  sizeCalculation: ({ length }) => length,
  // A picture evicted while it is being drawn is sent all the same.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: svg }) => {
    const picture = last.then(() => draw(svg));
    last = picture.catch(() => {});
    return picture;
  },
});

/** Draws an SVG as PNG in its own size; equal SVGs are drawn once. Rejects if the SVG is invalid. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const key = createHash("sha256").update(svg).digest("base64url");
  return await pictures.forceFetch(key, { context: svg });
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontPath], loadSystemFonts: false, defaultFontFamily: "Archivo" },
  });
  return image.asPng();
}
