/** What a page is made from, as far as it is dated. */
interface Dated {
  /** The day its content last changed, year first; undefined where content has no date. */
  updated: string | undefined;
  /** When players wrote the newest reviews on it, in epoch milliseconds. */
  reviewed: readonly number[];
}

/**
 * The day a page last changed, year first: of its content or its newest review, whichever is later. A day to come is
 * none on which it changed.
 * @param now epoch milliseconds
 */
export function lastChanged({ updated, reviewed }: Dated, now: number): string | undefined {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [updated ?? [], reviewed.map(dayOf)]
    .flat()
    .filter((day) => day <= dayOf(now))
    .toSorted()
    .at(-1);
}
