import type { FullGuide, Guide } from "./guide.content";
import { homeCategories } from "./home-categories";
import { isFull } from "./finished-guide";
import { oncePer } from "../platform/once-per";
import { readMinutes } from "../platform/text/words-in";
import { guideWords } from "./guide";
import type { Paddle } from "../paddles/paddle.content";
import { addresses, guidePath } from "../addresses";
import type { Crumb } from "../platform/ui/breadcrumb";
import type { Library } from "../library/library";
import type { RankedPaddle } from "./guide-entry";

/** The breadcrumbs of the guides. */
export const guidesBreadcrumbs: readonly Crumb[] = [
  { name: "Reviews", path: addresses.reviews.path },
  { name: "Best Of", path: addresses.guides.path },
];

/** The breadcrumbs of one guide. */
export function guideBreadcrumbs({ title, slug }: { title: string; slug: string }): Crumb[] {
  return [...guidesBreadcrumbs, { name: title, path: guidePath(slug) }];
}

/** A guide for lists, with its length in paddles and minutes, and its first paddle, if it's written. */
export function guideSummary(guide: Guide, library: Library) {
  const { slug, title, icon, category, homeCategory, featured, comingSoon } = guide;
  return {
    path: guidePath(slug),
    title,
    description: guide.cardDescription,
    icon,
    category,
    homeCategory,
    featured,
    comingSoon,
    count: isFull(guide) ? `${guide.entries.length} paddles` : "Coming soon",
    first: isFull(guide) ? library.paddle(guide.entries[0]?.paddle ?? "") : undefined,
    readTime: comingSoon ? undefined : readTime(guide),
  };
}

export type GuideSummary = ReturnType<typeof guideSummary>;

/** A guide's entries with their paddles, best first. */
export function rankedPaddles({ entries }: FullGuide, library: Library): RankedPaddle[] {
  return entries.flatMap((entry) => {
    const paddle = library.paddle(entry.paddle);
    return paddle ? [{ ...entry, paddle }] : [];
  });
}

/** The first three paddles of a guide, for its pictures; none if it isn't written. */
export function leadingPaddles(guide: Guide, library: Library): Paddle[] {
  const ranked = isFull(guide) ? rankedPaddles(guide, library) : [];
  return ranked.slice(0, 3).map(({ paddle }) => paddle);
}

/** '4 min read'. */
export function readTime(guide: Guide): string {
  return `${readMinutes(guideWords(guide))} min read`;
}

/** The home page's guides, in its order. */
export const homeGuides = oncePer((library: Library): readonly GuideSummary[] =>
  homeCategories.flatMap((category) =>
    library.guides
      .filter(({ homeCategory }) => homeCategory === category)
      .map((guide) => guideSummary(guide, library)),
  ),
);
