import { mondayOf, weekLength, weekStart } from "../platform/weeks.ts";

/** What is counted each week. Rows deleted since aren't included. */
export const figureNames = [
  // By players, without hidden ones.
  "reviews",
  // Votes so far for that week's reviews: the store doesn't record when a vote was cast.
  "helpful",
  // Newsletter subscriptions confirmed that week.
  "subscribers",
  // Subscriptions to a paddle's new reviews confirmed that week.
  "reviewReaders",
  // That week's reports that are still open.
  "reports",
  "messages",
] as const;
export type FigureName = (typeof figureNames)[number];

/** A week's figures. */
export type WeekFigures = Record<FigureName, number> & {
  /** Its Monday: '2026-11-16'. */
  week: string;
};

/** A count in one week, whose number starts at the first. */
export interface WeekCount {
  figure: FigureName;
  week: number;
  count: number;
}

export interface Waiting {
  /** Reviews held for approval. */
  held: number;
  reports: number;
  messages: number;
  failedMail: number;
}

/** The start of the first of the last `weeks` weeks, including the current one, in epoch milliseconds. */
export const firstWeek = (weeks: number, now: number) => weekStart(now) - (weeks - 1) * weekLength;

/** The figures of each week, newest first; 0 where there is no count. */
export function weekFigures(
  counts: readonly WeekCount[],
  { weeks, now }: { weeks: number; now: number },
): WeekFigures[] {
  const first = firstWeek(weeks, now);
  const none = Object.fromEntries(figureNames.map((name) => [name, 0])) as Record<FigureName, 0>;
  const found: WeekFigures[] = Array.from({ length: weeks }, (_, index) => ({
    week: mondayOf(first + index * weekLength),
    ...none,
  }));
  for (const { figure, week, count } of counts) {
    const of = found[week];
    if (of) of[figure] = count;
  }
  return found.toReversed();
}
