import { createHash } from "node:crypto";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { loadFont } from "./load-font.ts";

const fontPath = join(process.cwd(), "app/styles/fonts/archivo-display.ttf");

let font: ReturnType<typeof loadFont> | undefined;

/** The site's display font, the only one available to the renderer. */
export async function displayFont() {
  return await (font ??= loadFont(fontPath));
}

/** Memory for finished pictures, in bytes; apart from that for pages, which pictures would crowd out. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Finished pictures by what they are drawn from: a review that changes nothing on a picture costs no drawing, and a
 * picture is never older than what it shows. The least recently asked for make room for others.
 */
const finished = new Map<string, Buffer>();
let bytes = 0;

const drawing = new Map<string, Promise<Buffer>>();
/** One is drawn at a time, so that whoever asks for all of them leaves the processor to pages. */
let last: Promise<unknown> = Promise.resolve();

/** An SVG as PNG in its own size. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const key = createHash("sha256").update(svg).digest("base64url");
  const known = finished.get(key);
  if (known) {
    // Last in the map is most recently asked for.
    finished.delete(key);
    finished.set(key, known);
    return known;
  }
  const begun = drawing.get(key);
  if (begun) return await begun;
  const mine = last.then(() => draw(svg));
  last = mine.catch(() => {});
  drawing.set(key, mine);
  try {
    const png = await mine;
    keep(key, png);
    return png;
  } finally {
    drawing.delete(key);
  }
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontPath], loadSystemFonts: false, defaultFontFamily: "Archivo" },
  });
  return image.asPng();
}

function keep(key: string, png: Buffer): void {
  finished.set(key, png);
  bytes += png.length;
  for (const [oldest, { length }] of finished) {
    if (bytes <= mostBytes) break;
    finished.delete(oldest);
    bytes -= length;
  }
}
