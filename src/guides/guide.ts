import type { FullGuide, Guide } from "./guide.content.ts";
import { isFull } from "./finished-guide.ts";

/** The texts of a guide besides its body: its paddles, tips and recommendation. */
export function guideTexts(guide: Guide): string[] {
  if (!isFull(guide)) return [];
  return [
    ...guide.entries.flatMap(({ pros, cons, description, communityNote }) =>
      [...pros, ...cons, description, communityNote ?? []].flat(),
    ),
    ...guide.tips.items,
    ...(guide.surfaceTypes ?? []).map((surface) => surface.text),
    guide.finalRecommendation,
  ];
}

/** How many community reviews are behind a guide's ratings. */
export function communityReviews({ entries }: Pick<FullGuide, "entries">): number {
  return entries.reduce((sum, { reviews = 0 }) => sum + reviews, 0);
}

/** The number of words in a guide. */
export function guideWords(guide: Guide): number {
  const texts = guideTexts(guide);
  return texts.reduce((sum, text) => sum + text.split(/\s+/).length, guide.words);
}
