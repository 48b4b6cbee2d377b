import type { Paddle } from "./content/paddle.ts";
import { priceText } from "./money.ts";
import { isConfirmed, type MeasuredFact, measuredFacts } from "./paddle-facts.ts";

/** One paddle's value in a row. */
export interface ComparedCell {
  /** Empty where nothing is known. */
  text: string;
  confirmed: boolean;
}

/** One fact of several paddles. */
export interface ComparedRow {
  label: string;
  /** In the order of the paddles. */
  cells: ComparedCell[];
  /** 'differs' where two confirmed values do; 'same' where all are confirmed and one; else 'unsure'. */
  verdict: "differs" | "same" | "unsure";
}

/** The rows of a comparison, facts that can be set side by side. */
export function comparedRows(paddles: readonly Paddle[]): ComparedRow[] {
  const row = (label: string, cellOf: (paddle: Paddle) => ComparedCell): ComparedRow => {
    const cells = paddles.map(cellOf);
    return { label, cells, verdict: verdictOn(cells) };
  };
  const words = (label: string, fact: "surface" | "shape" | "year") =>
    row(label, (paddle) => ({ text: String(paddle[fact]), confirmed: isConfirmed(paddle, fact) }));
  return [
    row("List price", ({ listPriceCents }) => ({
      text: listPriceCents === null ? "" : priceText(listPriceCents),
      confirmed: listPriceCents !== null,
    })),
    row("Category", ({ category }) => ({ text: category, confirmed: true })),
    words("Surface", "surface"),
    words("Shape", "shape"),
    ...(["coreMm", "lengthIn", "widthIn", "gripLengthIn", "weightOz"] as const).map((name) => {
      const fact = measured(name);
      return row(fact.label, (paddle) => measuredCell(paddle, fact));
    }),
    words("Released", "year"),
  ];
}

function measured(name: MeasuredFact["name"]): MeasuredFact {
  return measuredFacts.find((fact) => fact.name === name)!;
}

function measuredCell(paddle: Paddle, { name, unit }: MeasuredFact): ComparedCell {
  const value = paddle[name];
  if (value === null) return { text: "", confirmed: false };
  return { text: `${value} ${unit}`, confirmed: isConfirmed(paddle, name) };
}

function verdictOn(cells: readonly ComparedCell[]): ComparedRow["verdict"] {
  const confirmed = cells.filter((cell) => cell.confirmed);
  if (new Set(confirmed.map(({ text }) => text)).size > 1) return "differs";
  return confirmed.length === cells.length ? "same" : "unsure";
}
