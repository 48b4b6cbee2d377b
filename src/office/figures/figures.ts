import type { Fact } from "../../platform/listing.ts";
import { mondayOf, weekLength, weekStart } from "../../platform/weeks.ts";

/** What is counted each week. Rows deleted since aren't included. */
export const figures = {
  // A browser that loads a page ahead of a click sends nothing when its reader then clicks.
  views: { label: "Page views", note: "Not by bots, and not those loaded ahead of a click." },
  visits: { label: "Visits", note: "Page views that came from elsewhere." },
  clicks: { label: "Clicks to shops", note: "On links of 'Where to buy'." },
  reviews: { label: "Reviews", note: "By players." },
  // The store doesn't record when a vote was cast.
  helpful: { label: "Helpful votes", note: "So far, on reviews that were written that week." },
  subscribers: { label: "Sign-ups", note: "Newsletter readers who confirmed." },
  reviewReaders: { label: "Sign-ups for new reviews", note: "Readers who confirmed." },
  reports: { label: "Open reports", note: "Reports of that week that nobody has closed." },
  messages: { label: "Messages", note: "From the contact form." },
};
export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

/** A week's figures. */
export type WeekFigures = Record<FigureName, number> & {
  /** Its Monday: '2026-11-16'. */
  week: string;
};

/** A week's figures as the console and a command list them. */
export const figureFacts: readonly Fact<WeekFigures>[] = figureNames.map((key) => ({
  key,
  label: figures[key].label,
  value: (week) => week[key],
  isNumber: true,
}));

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
  /** Players' photos that are held or reported. */
  photos: number;
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
