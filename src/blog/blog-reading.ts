import { newestDayFirst } from "../platform/text/dates.ts";

interface Listed {
  slug: string;
  category: string;
  /** Year-month-day. */
  date: string;
  title: string;
}

/** The blog's order: newest first, articles of one day by title. */
export function newestFirst(
  a: Pick<Listed, "date" | "title">,
  b: Pick<Listed, "date" | "title">,
): number {
  return newestDayFirst(a.date, b.date) || a.title.localeCompare(b.title, "en");
}

/** Three articles to read next: the two newest others of its category, then the newest of the rest. */
export function nextReading<Article extends Listed>(
  { slug, category }: Listed,
  articles: readonly Article[],
): Article[] {
  const others = articles.filter((other) => other.slug !== slug).toSorted(newestFirst);
  const related = others.filter((other) => other.category === category).slice(0, 2);
  return [...related, ...others.filter((other) => !related.includes(other))].slice(0, 3);
}
