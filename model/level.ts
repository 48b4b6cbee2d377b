/** The scale of DUPR ratings, in thousandths of a point: 1.000 to 6.000. */
export const duprRange = { lowest: 1000, highest: 6000 } as const;

/**
 * Reads a DUPR rating as players type it ('3.5', '4.0+', '4,25', ' 3.512 ').
 * @returns thousandths of a point (3.512 is 3512), so that "within half a point" compares exactly; undefined for
 * anything that is not a rating from 1 to 6 with at most three decimals.
 */
export function readDupr(typed: string): number | undefined {
  const parts = /^(\d)(?:[.,](\d{1,3}))?\+?$/.exec(typed.trim());
  if (!parts) return undefined;
  const thousandths = Number(parts[1]) * 1000 + Number((parts[2] ?? "").padEnd(3, "0"));
  return thousandths >= duprRange.lowest && thousandths <= duprRange.highest
    ? thousandths
    : undefined;
}

/**
 * The band a level is counted in: every half point is a band of its own, and so is the open interval between two
 * (1.0 is 0, 1.001 to 1.499 is 1, 1.5 is 2 … 6.0 is 20). Counts by band answer exactly how players within half a
 * point, inclusive, of any half-point level rated, without reading a review.
 * @param thousandths a level as `readDupr` returns it
 */
export function levelBand(thousandths: number): number {
  const halfPoints = Math.floor((thousandths - duprRange.lowest) / 500);
  return halfPoints * 2 + (thousandths % 500 === 0 ? 0 : 1);
}
