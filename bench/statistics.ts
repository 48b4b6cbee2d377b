/** The middle of values; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}

/** A quarter is below it: what something takes while nothing else on the machine disturbs it. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 1 / 4);
}

function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error("nothing was measured");
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;
}
