import type { FactName, Paddle } from "../../paddles/paddle.content.ts";
import { priceText } from "../../platform/text/money.ts";
import { knownFact } from "../../paddles/paddle-facts.ts";
import { color, page } from "./pdf-look.ts";

interface Column {
  title: string;
  width: number;
  text(paddle: Paddle): string;
}

/** A number with its unit; a dash where nobody could confirm it. */
function number(paddle: Paddle, fact: FactName, unit: string): string {
  const value = knownFact(paddle, fact);
  return value === undefined ? "–" : `${value} ${unit}`;
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

/** Every paddle on a line; the head is repeated on each page the table needs. */
export function drawCatalog(pdf: PDFKit.PDFDocument, paddles: readonly Paddle[]): void {
  const drawRow = (texts: readonly string[], font: string, ink: string) => {
    let x = page.margin;
    const y = pdf.y;
    pdf.font(font).fontSize(9).fillColor(ink);
    for (const [index, { width }] of columns.entries()) {
      pdf.text(texts[index] ?? "", x, y + 5, { width: width - 6, height: 11, ellipsis: true });
      x += width;
    }
    pdf.moveTo(page.margin, y + rowHeight).lineTo(x, y + rowHeight);
    pdf.lineWidth(0.5).stroke(color.line);
    pdf.x = page.margin;
    pdf.y = y + rowHeight;
  };
  const drawHead = () =>
    drawRow(
      columns.map(({ title }) => title),
      "Display",
      color.court,
    );
  drawHead();
  for (const paddle of paddles) {
    if (pdf.y + rowHeight > pdf.page.height - page.margin) {
      pdf.addPage();
      drawHead();
    }
    drawRow(
      columns.map((column) => column.text(paddle)),
      "Text",
      color.ink,
    );
  }
}
