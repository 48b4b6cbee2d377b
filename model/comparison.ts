import type { Paddle } from "./content/paddle.ts";
import { priceText } from "./money.ts";
import { isConfirmed, type MeasuredFact, measuredFacts } from "./paddle-facts.ts";
import { figureText, type Units } from "./units.ts";

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

/** A cell with what it says as stored: in whole grams two weights may look the same that are not. */
interface StoredCell extends ComparedCell {
  value: string | number | null;
}

/** The rows of a comparison, facts that can be set side by side. */
export function comparedRows(paddles: readonly Paddle[], units: Units): ComparedRow[] {
  const row = (label: string, cellOf: (paddle: Paddle) => StoredCell): ComparedRow => {
    const cells = paddles.map(cellOf);
    return {
      label,
      cells: cells.map(({ text, confirmed }) => ({ text, confirmed })),
      verdict: verdictOn(cells),
    };
  };
  const words = (label: string, fact: "surface" | "shape" | "year") =>
    row(label, (paddle) => storedCell(paddle[fact], `${paddle[fact]}`, isConfirmed(paddle, fact)));
  return [
    row("List price", ({ listPriceCents: price }) => storedCell(price, priceText(price), true)),
    row("Category", ({ category }) => storedCell(category, category, true)),
    words("Surface", "surface"),
    words("Shape", "shape"),
    ...(["coreMm", "lengthIn", "widthIn", "gripLengthIn", "weightOz"] as const).map((name) => {
      const { label, unit } = measured(name);
      return row(label, (paddle) => {
        const value = paddle[name];
        return storedCell(value, figureText(value ?? 0, unit, units), isConfirmed(paddle, name));
      });
    }),
    words("Released", "year"),
  ];
}

function measured(name: MeasuredFact["name"]): MeasuredFact {
  return measuredFacts.find((fact) => fact.name === name)!;
}

function storedCell(value: StoredCell["value"], text: string, confirmed: boolean): StoredCell {
  return value === null ? { value, text: "", confirmed: false } : { value, text, confirmed };
}

function verdictOn(cells: readonly StoredCell[]): ComparedRow["verdict"] {
  const confirmed = cells.filter((cell) => cell.confirmed);
  if (new Set(confirmed.map(({ value }) => value)).size > 1) return "differs";
  return confirmed.length === cells.length ? "same" : "unsure";
}

/** Rows as a shopper looks for them: what differs, then what may, apart from what is the same for all. */
export function byDifference(rows: readonly ComparedRow[]) {
  const those = (verdict: ComparedRow["verdict"]) => rows.filter((row) => row.verdict === verdict);
  return { apart: [...those("differs"), ...those("unsure")], same: those("same") };
}
