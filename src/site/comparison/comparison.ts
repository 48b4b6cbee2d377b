// Compares paddles fact by fact. Only differences a player would notice between confirmed values count as differences,
// and only price and rating have a better side.

import { bareValue } from "../../platform/text/sample.ts";
import { type Average, minReviewsNear, toOneDecimal } from "../reviews/ratings/ratings.ts";
import type { FactName } from "../paddles/paddle-values.ts";
import { priceText } from "../../platform/text/money.ts";
import {
  approvalFacts,
  isConfirmed,
  isIdentified,
  type MeasuredFact,
  measuredFacts,
  shownFact,
  type AnySold,
  surfaceText,
  versionsOf,
  versionText,
  weightOf,
  weightText,
  wordFacts,
  wordFactText,
} from "../paddles/paddle-facts.ts";
import { figureText, type Units } from "../../platform/text/units.ts";
import { type ComparedNumber, distance, isNoticed, lexicon, starStep } from "../paddles/reasons.ts";

/** One paddle's value in a row. */
export interface ComparedCell {
  /** Empty if unknown. */
  text: string;
  confirmed: boolean;
  /** Whether it's better for every player than another value in its row. */
  isBetter?: boolean;
}

export interface ComparedRow {
  label: string;
  /** In the order of the paddles. */
  cells: ComparedCell[];
  /**
   * 'differs' if a player would notice the difference between two confirmed values. Otherwise 'unsure' if any isn't
   * confirmed, 'close' if they aren't equal, 'same' if they are.
   */
  verdict: "differs" | "close" | "same" | "unsure";
}

interface StoredCell extends ComparedCell {
  value: string | number | null;
}

export function comparedRows(paddles: readonly AnySold[], units: Units): ComparedRow[] {
  const row = (
    label: string,
    cellOf: (paddle: AnySold) => StoredCell,
    number?: ComparedNumber,
  ): ComparedRow => {
    const cells = paddles.map(cellOf);
    return {
      label,
      cells: cells.map(({ text, confirmed }) => ({ text, confirmed })),
      verdict: verdictOn(cells, number),
    };
  };
  const words = (label: string, fact: FactName) =>
    row(label, (paddle) => {
      const value = shownFact(paddle, fact);
      return storedCell(value, `${value}`, isConfirmed(paddle, fact));
    });
  return [
    withLowest(
      paddles,
      row(
        "List price",
        ({ listPriceCents: price }) => storedCell(price, priceText(price), true),
        "listPriceCents",
      ),
    ),
    row("Category", ({ category }) => storedCell(category, category ?? "", true)),
    row("Surface", (paddle) => {
      const text = surfaceText(paddle);
      return storedCell(text, text ?? "", isConfirmed(paddle, "surface"));
    }),
    words("Shape", "shape"),
    ...comparedFigures.flatMap((name) => {
      const { label, unit } = measured(name);
      const cellOf = (paddle: AnySold) => {
        const value = shownFact(paddle, name);
        return storedCell(value, figureText(value ?? 0, unit, units), isConfirmed(paddle, name));
      };
      // Few paddles have it noted.
      const isRare = name === "gripCircumferenceIn";
      if (isRare && paddles.every((paddle) => shownFact(paddle, name) === null)) return [];
      return [row(label, name === "weightOz" ? weightCell(units) : cellOf, name)];
    }),
    ...wordFacts.flatMap(({ name, label }) => {
      if (paddles.every((paddle) => wordFactText(paddle, name) === undefined)) return [];
      const cellOf = (paddle: AnySold) => {
        const text = wordFactText(paddle, name) ?? null;
        return storedCell(text, text ?? "", isConfirmed(paddle, name));
      };
      return [row(label, cellOf)];
    }),
    ...approvalFacts
      .filter(({ name }) => name !== "quietList" || paddles.some((paddle) => paddle.quietList))
      .map(({ name, label }) => words(label, name)),
    words("Released", "year"),
    ...otherVersions(paddles, row, units),
  ];
}

const comparedFigures = [
  "coreMm",
  "lengthIn",
  "widthIn",
  "gripLengthIn",
  "gripCircumferenceIn",
  "weightOz",
] as const;

/** A weight, or the range it's in: its middle is compared. */
const weightCell = (units: Units) => (paddle: AnySold) => {
  const weight = weightOf(paddle);
  const text = weightText(paddle, units) ?? "";
  return storedCell(weight ?? shownFact(paddle, "weightOz"), text, weight !== undefined);
};

/** The facts that a picture of a comparison tells, most telling first, with what makes the bare value clear. */
const keyFacts = [
  ["List price", " list"],
  [measured("weightOz").label, ""],
  [measured("coreMm").label, " core"],
  ["Shape", ""],
  [measured("lengthIn").label, " long"],
  [measured("widthIn").label, " wide"],
  [measured("gripLengthIn").label, " grip"],
  ["Category", ""],
] as const;

/**
 * For each paddle, in order, its side of at most `max` differences that a player would notice: '$279.95 list', '8.2 oz';
 * '?' if it's not confirmed.
 */
export function keyDifferences(paddles: readonly AnySold[], max: number): string[][] {
  const rows = comparedRows(paddles, "us");
  const differing = keyFacts.flatMap(([label, after]) => {
    const { verdict, cells = [] } = rows.find((each) => each.label === label) ?? {};
    if (verdict !== "differs") return [];
    return [cells.map(({ text, confirmed }) => (confirmed ? text + after : "?"))];
  });
  return paddles.map((_, index) => differing.slice(0, max).map((cells) => cells[index]!));
}

/** The versions besides those that are compared, if any paddle is sold in others. */
function otherVersions(
  paddles: readonly AnySold[],
  row: (label: string, cellOf: (paddle: AnySold) => StoredCell) => ComparedRow,
  units: Units,
): ComparedRow[] {
  const othersOf = (paddle: AnySold) =>
    versionsOf(paddle.ofPage ?? paddle).filter(({ version }) => version !== paddle.version);
  const versionsText = (paddle: AnySold) =>
    othersOf(paddle)
      .map(({ version }) => (version ? versionText(version, units) : "the one on its page"))
      .join("; ") || "none we know of";
  if (paddles.every((paddle) => othersOf(paddle).length === 0)) return [];
  return [
    row("Other versions", (paddle) => {
      const text = versionsText(paddle);
      return storedCell(text, text, true);
    }),
  ];
}

function measured(name: MeasuredFact["name"]): MeasuredFact {
  return measuredFacts.find((fact) => fact.name === name)!;
}

function storedCell(value: StoredCell["value"], text: string, confirmed: boolean): StoredCell {
  return value === null ? { value, text: "", confirmed: false } : { value, text, confirmed };
}

/** Values that look the same are the same: two weights may differ by less than the whole grams shown. */
function verdictOn(
  cells: readonly StoredCell[],
  number: ComparedNumber | undefined,
): ComparedRow["verdict"] {
  const confirmed = cells.filter((cell) => cell.confirmed);
  const isEqual = new Set(confirmed.map(({ text }) => text)).size < 2;
  const values = confirmed.map(({ value }) => value as number);
  if (!isEqual && (number === undefined || isNoticed(number, values))) return "differs";
  if (confirmed.length < cells.length) return "unsure";
  return isEqual ? "same" : "close";
}

/** Marks the lowest price: less is better for everyone. */
function withLowest(paddles: readonly AnySold[], row: ComparedRow): ComparedRow {
  const prices = paddles.map(({ listPriceCents }) => listPriceCents ?? undefined);
  const areLowest = bestOf(prices, lexicon.listPriceCents.notice, "less");
  const areBetter = unlessLed(paddles, areLowest);
  const cells = row.cells.map((cell, index) =>
    areBetter[index] ? { ...cell, isBetter: true } : cell,
  );
  return { ...row, cells };
}

/**
 * Which paddles are rated better, by the displayed averages of those with enough reviews. More of whatever it is, is
 * better for everyone. Reviews don't say which version they're about, so none is rated better for them, and no other in
 * its place.
 */
export function areBetterRated(
  summaries: readonly { paddle: AnySold; average: Average; reviews: number }[],
): boolean[] {
  const averages = summaries.map(({ average, reviews }) =>
    average === undefined || reviews < minReviewsNear
      ? undefined
      : Number(toOneDecimal(bareValue(average))),
  );
  const paddles = summaries.map(({ paddle }) => paddle);
  const areBest = bestOf(averages, starStep, "more");
  return unlessLed(paddles, areBest, (each) => !isIdentified(each) || each.version !== undefined);
}

/**
 * Which values are the best: the best one, and those less than a step away. None if that is all of them. Undefined
 * values are unknown.
 */
export function bestOf(
  values: readonly (number | undefined)[],
  step: number,
  better: "less" | "more",
): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const best = better === "less" ? Math.min(...known) : Math.max(...known);
  const areBest = values.map((value) => value !== undefined && distance(value, best) < step);
  return areBest.filter(Boolean).length === known.length ? values.map(() => false) : areBest;
}

/** What can't lead, such as an unconfirmed paddle, never does, and no other is marked in its place. */
function unlessLed(
  paddles: readonly AnySold[],
  areBest: readonly boolean[],
  cannotLead = (paddle: AnySold): boolean => !isIdentified(paddle),
): boolean[] {
  const isLed = areBest.some((is, index) => is && cannotLead(paddles[index]!));
  return areBest.map((is) => is && !isLed);
}

/**
 * Sorts rows the way shoppers look for them: those that differ, barely differ, or may differ come before those that are
 * the same.
 */
export function byDifference(rows: readonly ComparedRow[]) {
  const those = (verdict: ComparedRow["verdict"]) => rows.filter((row) => row.verdict === verdict);
  const groups = [
    { title: "What differs", rows: those("differs") },
    { title: "Too close to notice", rows: those("close") },
    { title: "Unconfirmed for some", rows: those("unsure") },
  ];
  return { groups: groups.filter((group) => group.rows.length > 0), same: those("same") };
}

const endings = [
  "which one to buy, and how they differ in price, weight, core, shape and ratings.",
  "which one to buy, with price, weight and ratings.",
  "price, weight and ratings.",
];

/** For pairs with an unconfirmed paddle, which gets no advice. */
const endingsWithoutAdvice = [
  "what we know of their price, weight, core, shape and ratings.",
  "price, weight and ratings.",
];

/** The description of a pair in search results, at most 160 characters. */
export function pairDescription(one: string, other: string, hasAdvice: boolean): string {
  const descriptions = (hasAdvice ? endings : endingsWithoutAdvice).map(
    (ending) => `${one} vs ${other}: ${ending}`,
  );
  return descriptions.find(({ length }) => length <= 160) ?? descriptions.at(-1)!;
}
