import { type FullGuide, type Guide, homeCategories, isFull } from "./guide.content";
import type { Paddle } from "../paddles/paddle.content";
import { guideWords, minutesToRead } from "./guide";
import { guidePath } from "../addresses";
import type { Library } from "../library/read-library";
import type { RankedPaddle } from "./guide-entry";

/** A guide for lists. */
export interface GuideSummary {
  path: string;
  title: string;
  description: string;
  icon: string;
  category: Guide["category"];
  homeCategory: Guide["homeCategory"];
  popular: boolean;
  featured: boolean;
  comingSoon: boolean;
  /** '5 paddles', or that it's coming soon. */
  count: string;
  /** Its first paddle; undefined if it has none yet. */
  first: Paddle | undefined;
  /** '4 min read'; undefined if there is nothing to read yet. */
  readTime: string | undefined;
}

export function guideSummary(guide: Guide, library: Library): GuideSummary {
  const { slug, title, icon, category, homeCategory, popular, featured, comingSoon } = guide;
  return {
    path: guidePath(slug),
    title,
    description: guide.cardDescription,
    icon,
    category,
    homeCategory,
    popular,
    featured,
    comingSoon,
    count: isFull(guide) ? `${guide.entries.length} paddles` : "Coming soon",
    first: isFull(guide) ? library.paddle(guide.entries[0]?.paddle ?? "") : undefined,
    readTime: comingSoon ? undefined : readTime(guide),
  };
}

/** A guide's entries with their paddles, best first. */
export function rankedPaddles({ entries }: FullGuide, library: Library): RankedPaddle[] {
  return entries.flatMap((entry) => {
    const paddle = library.paddle(entry.paddle);
    return paddle ? [{ ...entry, paddle }] : [];
  });
}

/** '4 min read'. */
export function readTime(guide: Guide): string {
  return `${minutesToRead(guideWords(guide))} min read`;
}

/** The home page's guides, in its order. */
export function homeGuides(library: Library): GuideSummary[] {
  return homeCategories.flatMap((category) =>
    library.guides
      .filter(({ homeCategory }) => homeCategory === category)
      .map((guide) => guideSummary(guide, library)),
  );
}
