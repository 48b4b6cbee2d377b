import { join } from "node:path";
import PdfDocument from "pdfkit";
import { addresses } from "../../addresses.ts";
import { priceText } from "../../platform/text/money.ts";
import { figureText } from "../../platform/text/units.ts";
import { readBlocks } from "../../platform/content/markdown.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { knownFact, type MeasuredFact } from "../paddles/paddle-facts.ts";
import { type Artwork, artworkPlace, artworks } from "../paddles/paddle-artwork.ts";
import { headOutline } from "../paddles/paddle-outline.ts";
import type { Download } from "../../library/library.ts";

// PDFKit's types leave it out.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a table's header cell is the header of. */
      scope?: "Column" | "Row";
    }
  }
}

const page = { margin: 64 } as const;

/** The site's colors, for print. */
const color = {
  court: "#123a63",
  kitchen: "#1c6b57",
  ink: "#16202c",
  muted: "#55606e",
  line: "#c9d1d9",
} as const;

interface Column {
  title: string;
  width: number;
  text(paddle: Paddle): string;
}

/** A number with its unit; a dash if unconfirmed. */
function number(paddle: Paddle, fact: MeasuredFact["name"], unit: string): string {
  const value = knownFact(paddle, fact);
  return value === undefined ? "–" : figureText(value, unit, "us");
}

const columns: readonly Column[] = [
  { title: "Paddle", width: 186, text: ({ name }) => name },
  { title: "Type", width: 62, text: ({ category }) => category.replace(" Paddle", "") },
  { title: "Core", width: 48, text: (paddle) => number(paddle, "coreMm", "mm") },
  { title: "Weight", width: 48, text: (paddle) => number(paddle, "weightOz", "oz") },
  { title: "Grip", width: 46, text: (paddle) => number(paddle, "gripLengthIn", "in") },
  {
    title: "List price",
    width: 94,
    text: ({ listPriceCents }) => (listPriceCents === null ? "–" : priceText(listPriceCents)),
  },
];

const rowHeight = 19;

/** A guide being rendered: what is drawn, and its structure for screen readers (ISO 32000-1, 14.8). */
interface Sheets {
  pdf: PDFKit.PDFDocument;
  body: PDFKit.PDFStructureElement;
  siteUrl: string;
}

/** Draws what a screen reader skips, such as lines, bullets and page numbers. */
function drawArtifact(
  pdf: PDFKit.PDFDocument,
  draw: () => void,
  type: "Layout" | "Pagination" = "Layout",
): void {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
}

/** A table with every paddle on a line, linked to its page; its head is repeated on each page. */
function drawCatalog({ pdf, body, siteUrl }: Sheets, paddles: readonly Paddle[]): void {
  const table = pdf.struct("Table");
  body.add(table);
  const drawRow = (font: string, ink: string, drawCell: (index: number, draw: Cell) => void) => {
    let x = page.margin;
    const y = pdf.y;
    pdf.font(font).fontSize(9).fillColor(ink);
    for (const [index, { width }] of columns.entries()) {
      const left = x;
      drawCell(index, (text, link) =>
        pdf.text(text, left, y + 5, { width: width - 6, height: 11, ellipsis: true, link }),
      );
      x += width;
    }
    drawArtifact(pdf, () => {
      pdf.moveTo(page.margin, y + rowHeight).lineTo(x, y + rowHeight);
      pdf.lineWidth(0.5).stroke(color.line);
    });
    pdf.x = page.margin;
    pdf.y = y + rowHeight;
  };
  const head = pdf.struct("TR");
  table.add(head);
  drawRow("Display", color.court, (index, draw) =>
    head.add(pdf.struct("TH", { scope: "Column" }, () => draw(columns[index]!.title))),
  );
  for (const paddle of paddles) {
    if (pdf.y + rowHeight > pdf.page.height - page.margin) {
      pdf.addPage();
      drawRow("Display", color.court, (index, draw) =>
        drawArtifact(pdf, () => draw(columns[index]!.title), "Pagination"),
      );
    }
    const row = pdf.struct("TR");
    table.add(row);
    const link = siteUrl + addresses.paddle.href(paddle);
    drawRow("Text", color.ink, (index, draw) => {
      const text = columns[index]!.text(paddle);
      row.add(
        index === 0
          ? pdf.struct(
              "TH",
              { scope: "Row" },
              pdf.struct("Link", {}, () => draw(text, link)),
            )
          : pdf.struct("TD", {}, () => draw(text)),
      );
    });
  }
}

/** Draws a cell's text in its place. */
type Cell = (text: string, link?: string) => void;

const fontFile = (name: string) => join(process.cwd(), "src/platform/styles/fonts", name);

interface GuideSource {
  guide: Download;
  paddles: readonly Paddle[];
  /** The site's name and address, for the cover. */
  name: string;
  siteUrl: string;
}

/** Renders a guide as a tagged US letter PDF: the cover, the text and the catalog as a table. */
export async function renderGuidePdf({
  guide,
  paddles,
  name,
  siteUrl,
}: GuideSource): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: "LETTER",
    margins: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
    bufferPages: true,
    // The first version of PDF that PDF/UA takes; PDFKit writes 1.3 otherwise.
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: guide.title,
      Author: name,
      Subject: guide.description,
      // The current time would change the bytes, and no reader's copy would be up to date.
      CreationDate: new Date(performance.timeOrigin),
    },
  });
  pdf.registerFont("Display", fontFile("archivo-display.ttf"));
  pdf.registerFont("Text", fontFile("roboto-text.ttf"));
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  const sheets: Sheets = { pdf, body, siteUrl };
  drawCover(sheets, guide, paddles, name);
  drawText(sheets, guide);
  drawCatalog(sheets, paddles);
  drawPageNumbers(pdf, `${name}: ${guide.title}`);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

function drawCover(
  { pdf, body, siteUrl }: Sheets,
  { title, subtitle }: Download,
  paddles: readonly Paddle[],
  name: string,
): void {
  const { width, height } = pdf.page;
  const shown = paddles.filter((paddle) => paddle.featured).slice(0, 3);
  drawArtifact(pdf, () => {
    pdf.rect(0, 0, width, height).fill(color.court);
    pdf.rect(0, height * 0.68, width, height * 0.32).fill(color.kitchen);
    pdf.rect(0, height * 0.68 - 3, width, 6).fill("white");
    for (const [index, paddle] of shown.entries())
      drawPaddle(pdf, paddle, { x: width / 2 + (index - 1) * 162, y: height * 0.43, scale: 19 });
  });
  pdf.fillColor("white").font("Display").fontSize(46);
  const titled = () =>
    pdf.text(title, page.margin, 110, { width: width - 2 * page.margin, lineGap: -4 });
  body.add(pdf.struct("H1", {}, titled));
  pdf.moveDown(0.5).font("Text").fontSize(15);
  body.add(pdf.struct("P", {}, () => pdf.text(subtitle, { lineGap: 3 })));
  pdf.fontSize(11);
  const named = () =>
    pdf.text(`${name} · `, page.margin, height - 90, { continued: true, lineBreak: false });
  const address = pdf.struct("Link", {}, () => pdf.text(siteUrl, { link: siteUrl }));
  body.add(pdf.struct("P", {}, [named, address]));
}

/** A paddle in its colors, with its graphic; `scale` is points per inch, `x` the middle of its top edge. */
function drawPaddle(
  pdf: PDFKit.PDFDocument,
  paddle: Paddle,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const { lengthIn, gripLengthIn, colourway } = paddle;
  pdf.save().translate(x, y).scale(scale);
  pdf.rect(-0.6, lengthIn - gripLengthIn, 1.2, gripLengthIn).fill(colourway.grip);
  pdf.path(headOutline(paddle)).fill(colourway.edge);
  const { tone, accent, line }: Artwork = artworks[colourway.motif];
  const { middle, scale: size } = artworkPlace(paddle);
  pdf.save();
  pdf.path(headOutline(paddle, 0.2)).clip();
  pdf.rect(-5, 0, 10, lengthIn).fill(colourway.face);
  pdf.translate(0, middle).scale(size);
  if (tone) pdf.path(tone).fill(colourway.tone, "even-odd");
  if (accent) pdf.path(accent).fill(colourway.accent, "even-odd");
  if (line) pdf.path(line.path).lineWidth(line.width).stroke(colourway.accent);
  pdf.restore();
  pdf.rect(-0.6, lengthIn - gripLengthIn, 1.2, 0.35).fill(colourway.accent);
  pdf.restore();
}

function drawText({ pdf, body }: Sheets, guide: Download): void {
  pdf.addPage();
  const blocks = readBlocks(guide.markdown);
  // The last chapter introduces the table, which has a page to itself.
  const lastHeading = blocks.findLastIndex(({ kind }) => kind === "heading");
  let list: PDFKit.PDFStructureElement | undefined;
  for (const [index, { kind, text }] of blocks.entries()) {
    const room = pdf.page.height - page.margin - pdf.y;
    if (kind !== "item") list = undefined;
    if (kind === "heading") {
      // Keeps a heading with what follows it: if there's little room left, both go to the next page.
      if (room < 190 || index === lastHeading) pdf.addPage();
      else if (pdf.y > page.margin) pdf.moveDown(1.2);
      drawArtifact(pdf, () => pdf.rect(page.margin, pdf.y, 48, 4).fill(color.kitchen));
      pdf.y += 12;
      pdf.font("Display").fontSize(21).fillColor(color.court);
      body.add(pdf.struct("H2", {}, () => pdf.text(text, { lineGap: 0 })));
      pdf.outline.addItem(text);
      pdf.moveDown(0.4);
    } else {
      pdf.font("Text").fontSize(12.5).fillColor(color.ink);
      const indent = kind === "item" ? 16 : 0;
      if (kind === "item" && room < pdf.heightOfString(text) + 8) pdf.addPage();
      if (kind === "item")
        drawArtifact(pdf, () => pdf.circle(page.margin + 5, pdf.y + 7, 2).fill(color.kitchen));
      pdf.fillColor(color.ink);
      const write = () =>
        pdf.text(text, page.margin + indent, pdf.y, {
          width: pdf.page.width - 2 * page.margin - indent,
          lineGap: 5,
        });
      if (kind === "item") {
        if (!list) body.add((list = pdf.struct("L")));
        list.add(pdf.struct("LI", {}, pdf.struct("LBody", {}, write)));
      } else body.add(pdf.struct("P", {}, write));
      pdf.moveDown(kind === "item" ? 0.25 : 0.7);
      pdf.x = page.margin;
    }
  }
}

function drawPageNumbers(pdf: PDFKit.PDFDocument, running: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index++) {
    pdf.switchToPage(index);
    // Writing into the margin would otherwise begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font("Text").fontSize(9).fillColor(color.muted);
    const y = pdf.page.height - 40;
    drawArtifact(
      pdf,
      () => {
        pdf.text(running, page.margin, y, { lineBreak: false });
        pdf.text(String(index + 1), page.margin, y, {
          width: pdf.page.width - 2 * page.margin,
          align: "right",
          lineBreak: false,
        });
      },
      "Pagination",
    );
  }
}
