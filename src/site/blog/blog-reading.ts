import { newestDayFirst } from "../../platform/text/dates.ts";

interface Dated {
  /** Year-month-day. */
  date: string;
  title: string;
}

interface Listed extends Dated {
  slug: string;
  category: string;
}

/** Newest first; on the same day, by title. */
export function newestFirst(a: Dated, b: Dated): number {
  return newestDayFirst(a.date, b.date) || a.title.localeCompare(b.title, "en");
}

/** Three articles to read next: the two newest others in its category, then the newest of the rest. */
export function nextReading<Article extends Listed>(
  { slug, category }: Listed,
  articles: readonly Article[],
): Article[] {
  const others = articles.filter((other) => other.slug !== slug).toSorted(newestFirst);
  const related = others.filter((other) => other.category === category).slice(0, 2);
  return [...related, ...others.filter((other) => !related.includes(other))].slice(0, 3);
}
