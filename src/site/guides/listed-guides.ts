import { leadPhoto } from "../media/content-photo.ts";
import { oncePer } from "../../platform/once-per.ts";
import { readMinutes } from "../../platform/text/sections.ts";
import type { Crumb } from "../../platform/ui/breadcrumb.tsx";
import type { FullGuide, Guide } from "./guide.content.ts";
import { homeCategories } from "./home-categories.ts";
import { guideWords, isFull } from "./guide.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { addresses, guidePath } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import type { RankedPaddle } from "./guide-entry.tsx";

export const guidesBreadcrumbs: readonly Crumb[] = [
  { name: "Reviews", path: addresses.reviews.path },
  { name: "Best Of", path: addresses.guides.path },
];

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
    first: isFull(guide) ? library.writtenPaddle(guide.entries[0]?.paddle ?? "") : undefined,
    photo: leadPhoto(guide),
    readTime: comingSoon ? undefined : readTime(guide),
  };
}

export type GuideSummary = ReturnType<typeof guideSummary>;

/** A guide's entries with their paddles, best first. */
export function rankedPaddles({ entries }: FullGuide, library: Library): RankedPaddle[] {
  return entries.flatMap((entry) => {
    const paddle = library.writtenPaddle(entry.paddle);
    return paddle ? [{ ...entry, paddle }] : [];
  });
}

/** The first three paddles of a guide, for pictures; none if it isn't written. */
export function leadingPaddles(guide: Guide, library: Library): Paddle[] {
  const ranked = isFull(guide) ? rankedPaddles(guide, library) : [];
  return ranked.slice(0, 3).map(({ paddle }) => paddle);
}

/** '4 min read'. */
export const readTime = (guide: Guide): string => `${readMinutes(guideWords(guide))} min read`;

/** The home page's guides, in display order. */
export const homeGuides = oncePer((library: Library): readonly GuideSummary[] =>
  homeCategories.flatMap((category) =>
    library.guides
      .filter(({ homeCategory }) => homeCategory === category)
      .map((guide) => guideSummary(guide, library)),
  ),
);

/** A line of a guide's 'In short' box. */
export interface InShortLine {
  label: string;
  paddle: Pick<Paddle, "slug" | "name" | "listPriceCents">;
  /** A phrase from the guide's entry; may be empty. */
  phrase: string;
  /** Whether the phrase is one of the cons. */
  isWarning: boolean;
}

type Ranked = Pick<RankedPaddle, "pros" | "cons" | "alsoConsider"> & {
  paddle: InShortLine["paddle"];
};

/**
 * A guide in short, from its entries alone: the first paddle, the second, the pick with the lowest list price, and what
 * to know about the first before buying it. A paddle has one line for all its roles.
 * @param ratedFor what the guide is about: 'for power'
 */
export function guideInShort(entries: readonly Ranked[], ratedFor: string): InShortLine[] {
  const [pick, runnerUp] = entries;
  if (!pick) return [];
  const lines = [...new Set([pick, runnerUp, budgetPick(entries)])].flatMap((entry) => {
    if (!entry) return [];
    const label = roleOf(entry, entries, `No. 1 ${ratedFor}`) ?? "";
    return [{ label, paddle: entry.paddle, phrase: entry.pros[0] ?? "", isWarning: false }];
  });
  const [warning] = pick.cons;
  return warning === undefined
    ? lines
    : [
        ...lines,
        { label: "Before you buy", paddle: pick.paddle, phrase: warning, isWarning: true },
      ];
}

/**
 * An entry's role in its guide: 'Runner-up and budget pick', or undefined for a pick without a title of its own.
 * @param firstIs the role of the first paddle
 */
export function roleOf(
  entry: Ranked,
  entries: readonly Ranked[],
  firstIs = "Top pick",
): string | undefined {
  if (entry.alsoConsider) return "Also consider";
  const titles = [
    ...(entry === entries[0] ? [firstIs] : []),
    ...(entry === entries[1] ? ["Runner-up"] : []),
    ...(entry === budgetPick(entries) ? ["Budget pick"] : []),
  ];
  const [first, ...others] = titles;
  return first && [first, ...others.map((other) => other.toLowerCase())].join(" and ");
}

/** The pick with the lowest list price. A paddle to consider isn't a pick. */
function budgetPick(entries: readonly Ranked[]): Ranked | undefined {
  return entries
    .filter(({ paddle, alsoConsider }) => paddle.listPriceCents !== null && !alsoConsider)
    .toSorted((a, b) => (a.paddle.listPriceCents ?? 0) - (b.paddle.listPriceCents ?? 0))[0];
}
