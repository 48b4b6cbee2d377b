import type { Browser } from "@playwright/test";

/** A picture on a sheet. */
export interface Picture {
  jpeg: Buffer;
  /** Its caption. */
  caption: string;
  /** In pixels of the page it shows. */
  width: number;
  /** The height to show. */
  depth: number;
  /** The fold, in pixels; undefined without screens. */
  fold?: number;
}

const sheetWidth = 1500;
const gap = 24;
/** The maximum file size of a sheet, in bytes, and the qualities to try. */
const largest = 250_000;
const qualities = [70, 55, 40, 30, 22];

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Puts pictures onto one sheet, row by row, all at one scale, and encodes it as a JPEG. */
export async function contactSheet(
  browser: Browser,
  title: string,
  rows: readonly (readonly Picture[])[],
): Promise<Buffer> {
  const widest = Math.max(...rows.map((row) => row.reduce((sum, { width }) => sum + width, 0)));
  const inRow = Math.max(...rows.map(({ length }) => length));
  const scale = Math.min(1, (sheetWidth - gap * (inRow + 1)) / widest);
  const pixels = (length: number) => `${Math.round(length * scale)}px`;
  const figure = ({ jpeg, caption, width, depth, fold }: Picture) => `
    <figure style="width: ${pixels(width)}">
      <div style="height: ${pixels(depth)}">
        <img src="data:image/jpeg;base64,${jpeg.toString("base64")}">
      </div>
      ${fold !== undefined && fold < depth ? `<i style="top: ${pixels(fold)}"></i>` : ""}
      <figcaption>${escapeHtml(caption)}</figcaption>
    </figure>`;
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: ${gap}px; background: #cfd4da; color: #10202e; font: 16px sans-serif }
    h1 { margin: 0 0 ${gap / 2}px; font-size: 22px }
    section { display: flex; gap: ${gap}px; align-items: start; margin-block-end: ${gap / 2}px }
    figure { position: relative; margin: 0 }
    div { overflow: hidden }
    img { display: block; width: 100% }
    i { position: absolute; inset-inline: -8px; border-inline: 8px solid #c2185b; height: 3px }
    figcaption { padding-block: 6px }
    </style><h1>${escapeHtml(title)}</h1>
    ${rows.map((row) => `<section>${row.map(figure).join("")}</section>`).join("")}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  try {
    for (const quality of qualities) {
      const sheet = await page.screenshot({ type: "jpeg", quality, fullPage: true });
      if (sheet.length <= largest || quality === qualities.at(-1)) return sheet;
    }
  } finally {
    await page.close();
  }
  throw new Error("no quality was tried");
}
