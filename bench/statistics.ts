/** The median; for an even number, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}

/** The median of each number in results of the same shape; whatever else is in them is the first one's. */
export function mediansOf<Result>(results: readonly Result[]): Result {
  const [first] = results;
  if (typeof first === "number") return median(results as readonly number[]) as Result;
  if (typeof first !== "object" || first === null) return first!;
  const names = Object.keys(first) as (keyof Result)[];
  return Object.fromEntries(
    names.map((name) => [name, mediansOf(results.map((result) => result[name]))]),
  ) as Result;
}

/** The first quartile: the time without disturbance by other work on the machine. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 1 / 4);
}

/** The value that this part of all stays within. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error("nothing was measured");
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;
}
