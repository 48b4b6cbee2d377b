/** The dated sources of a page. */
interface Dated {
  /** The day its content last changed, as YYYY-MM-DD. Undefined if its content has no date. */
  updated: string | undefined;
  /** When players wrote its newest reviews, in epoch milliseconds. */
  reviewed: readonly number[];
}

/**
 * The day a page last changed, as YYYY-MM-DD: the later of its content and its newest review. Future days are ignored.
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
