import type { Field } from "../../../platform/query.ts";

/** The DUPR scale in thousandths of a point: 1.000 to 6.000. */
export const duprRange = { lowest: 1000, highest: 6000 } as const;

/**
 * Parses a DUPR as players type it ('3.5', '4.0+', '4,25', ' 3.512 ').
 * @returns thousandths of a point (3.512 is 3512), so that "within half a point" compares exactly; undefined for
 * anything but a rating from 1 to 6 with at most three decimals
 */
export function readDupr(typed: string): number | undefined {
  const parts = /^(\d)(?:[.,](\d{1,3}))?\+?$/.exec(typed.trim());
  if (!parts) return undefined;
  const thousandths = Number(parts[1]) * 1000 + Number((parts[2] ?? "").padEnd(3, "0"));
  return thousandths >= duprRange.lowest && thousandths <= duprRange.highest
    ? thousandths
    : undefined;
}

/** A DUPR for a number field, which allows no comma or plus sign. */
export const asNumberText = (typed: string) => typed.replaceAll(",", ".").replaceAll("+", "");

/**
 * The band of a level: every half point is a band of its own, and so is the open interval between two (1.0 is 0, 1.001
 * to 1.499 is 1, 1.5 is 2 … 6.0 is 20). So counts by band tell exactly how players within half a point, inclusive, of
 * any half-point level rated, without reading any reviews.
 * @param thousandths a level from `readDupr`
 */
export function levelBand(thousandths: number): number {
  const halfPoints = Math.floor((thousandths - duprRange.lowest) / 500);
  return halfPoints * 2 + (thousandths % 500 === 0 ? 0 : 1);
}

/** The level choice that refers to the DUPR field, and the name of that field. */
export const duprField = "dupr";

/** The levels visitors can choose as their own, in display order. */
export const levels = [
  "new",
  "2.0",
  "2.5",
  "3.0",
  "3.5",
  "4.0",
  "4.5",
  "5.0",
  "5.5",
  "6.0",
] as const;
export type Level = (typeof levels)[number];

/** A visitor's own level: 'new', or a DUPR with one to three decimals ('3.0', '3.25'). */
export type OwnLevel = Level | `${number}`;

/**
 * Parses a visitor's own level from a URL or a form: 'new', or a DUPR as players type it ('4,25' is '4.25', '3' is
 * '3.0'). Returns undefined if it's neither.
 */
export function readOwnLevel(text: unknown): OwnLevel | undefined {
  if (typeof text !== "string") return undefined;
  if (text === "new") return text;
  const thousandths = readDupr(text);
  if (thousandths === undefined) return undefined;
  return (thousandths / 1000).toFixed(3).replace(/0{1,2}$/, "") as `${number}`;
}

/** An own level in a query: from the level choice, or else from the DUPR field. Links write it as the level. */
export const ownLevelField: Field<OwnLevel | undefined> = {
  none: undefined,
  parameters: ["level", duprField],
  read: (typed) => readOwnLevel(typed("level")[0]) ?? readOwnLevel(typed(duprField)[0]),
  write: (level) => [["level", String(level)]],
};

/**
 * The half-point level that an own level counts as, because ratings are counted by half points (`levelBand`): the
 * nearest one, and the lower of two equally near, so that no one gets a paddle beyond their level.
 *
 * | Own level | Counts as |
 * | -------------- | --------- |
 * | 'new', to 1.75 | 'new' |
 * | 1.751 to 2.25 | '2.0' |
 * | 2.251 to 2.75 | '2.5' |
 * | 2.751 to 3.25 | '3.0' |
 * | … | … |
 * | 5.751 to 6 | '6.0' |
 */
export function countedLevel(own: OwnLevel): Level {
  if (own === "new") return own;
  const halfPoints = Math.ceil(Number(own) * 2 - 0.5);
  return levels[Math.max(halfPoints - 3, 0)]!;
}

/** Parses a counted level from a URL or a form. Returns undefined if it isn't one. */
export function readLevel(text: unknown): Level | undefined {
  const own = readOwnLevel(text);
  return own === undefined ? undefined : countedLevel(own);
}

/**
 * The first and last band that are all within half a point of a level, inclusive: near 3.25 are 3.0 to 3.5, because
 * reviews between 2.5 and 3.0 aren't told apart. 'new' is 2.0 and below: no lower end.
 */
export function bandsNear(level: OwnLevel): { first: number; last: number } {
  const own = level === "new" ? 2000 : Math.round(Number(level) * 1000);
  const lowest = levelBand(Math.max(own - 500, duprRange.lowest));
  const last = levelBand(Math.min(own + 500, duprRange.highest));
  const isWhole = (band: number) => band % 2 === 0;
  return {
    first: level === "new" ? 0 : isWhole(lowest) ? lowest : lowest + 1,
    last: isWhole(last) ? last : last - 1,
  };
}

/** The range in thousandths of a point, both ends inclusive. */
export function rangeNear(level: OwnLevel): { lowest: number; highest: number } {
  const { first, last } = bandsNear(level);
  return { lowest: duprRange.lowest + first * 250, highest: duprRange.lowest + last * 250 };
}

/** Which reviews they are, in words: 'near 3.5', 'at new-player level'. Samples aren't by players. */
export function nearText(level: OwnLevel): string {
  return level === "new" ? "at new-player level" : `near ${level}`;
}
