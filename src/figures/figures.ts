import { mondayOf, weekLength, weekStart } from "../platform/weeks.ts";

/** What is counted of a week. Nothing that was deleted since is in any of these. */
export const figureNames = [
  // By players, without hidden ones.
  "reviews",
  // So far, on the reviews of that week: the store doesn't keep when a review was called helpful.
  "helpful",
  // Of the newsletter: who confirmed in that week.
  "subscribers",
  // Who confirmed to get the new reviews of a paddle.
  "reviewReaders",
  // Those of that week that are still open.
  "reports",
  "messages",
] as const;
export type FigureName = (typeof figureNames)[number];

/** A week's figures. */
export type WeekFigures = Record<FigureName, number> & {
  /** Its Monday: '2026-11-16'. */
  week: string;
};

/** A count of one week: which one, counted from the first. */
export interface WeekCount {
  figure: FigureName;
  week: number;
  count: number;
}

/** What waits for the owner. */
export interface Waiting {
  /** Reviews that are held until the owner has read them. */
  held: number;
  /** Reports of reviews that are shown. */
  reports: number;
  /** Messages that weren't deleted. */
  messages: number;
  /** Email that failed for good. */
  failedMail: number;
}

/** The start of the first of the last `weeks` weeks, this one included, in epoch milliseconds. */
export const firstWeek = (weeks: number, now: number) => weekStart(now) - (weeks - 1) * weekLength;

/** The figures of each week, the newest first; 0 for what has no count. */
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
