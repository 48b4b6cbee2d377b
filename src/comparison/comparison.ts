import type { FactName, Paddle } from "../paddles/paddle.content.ts";
import { priceText } from "../platform/text/money.ts";
import {
  approvalFacts,
  isConfirmed,
  type MeasuredFact,
  measuredFacts,
} from "../paddles/paddle-facts.ts";
import { figureText, type Units } from "../platform/text/units.ts";

/** One paddle's value in a row. */
export interface ComparedCell {
  /** Empty if unknown. */
  text: string;
  confirmed: boolean;
}

/** One fact of several paddles. */
export interface ComparedRow {
  label: string;
  /** In the order of the paddles. */
  cells: ComparedCell[];
  /** 'differs' if two confirmed values differ; 'same' if all are confirmed and equal; otherwise 'unsure'. */
  verdict: "differs" | "same" | "unsure";
}

/** A cell with its stored value: rounded to whole grams, two different weights may look the same. */
interface StoredCell extends ComparedCell {
  value: string | number | null;
}

/** The rows of a comparison: the facts that can be compared. */
export function comparedRows(paddles: readonly Paddle[], units: Units): ComparedRow[] {
  const row = (label: string, cellOf: (paddle: Paddle) => StoredCell): ComparedRow => {
    const cells = paddles.map(cellOf);
    return {
      label,
      cells: cells.map(({ text, confirmed }) => ({ text, confirmed })),
      verdict: verdictOn(cells),
    };
  };
  const words = (label: string, fact: FactName) =>
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
    ...approvalFacts.map(({ name, label }) => words(label, name)),
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

/**
 * Rows in the order shoppers look for them: those that differ, then those that may, separate from those that are the
 * same for all.
 */
export function byDifference(rows: readonly ComparedRow[]) {
  const those = (verdict: ComparedRow["verdict"]) => rows.filter((row) => row.verdict === verdict);
  return { apart: [...those("differs"), ...those("unsure")], same: those("same") };
}
