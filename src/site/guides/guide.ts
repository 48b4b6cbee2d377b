import { wholeNumber } from "../../platform/text/money.ts";
import { bareValue, isSample, type MaybeSample, sampleIf } from "../../platform/text/sample.ts";
import type { FullGuide, Guide } from "./guide.content.ts";

/** Whether a guide is finished. The schema has already checked that a finished one has all fields. */
export const isFull = (guide: Guide): guide is FullGuide => !guide.comingSoon;

/** A guide's texts besides its body: its paddles, tips and recommendation. */
export function guideTexts(guide: Guide): string[] {
  if (!isFull(guide)) return [];
  return [
    ...guide.entries.flatMap(({ pros, cons, description, communityNote }) =>
      [
        ...pros,
        ...cons,
        description,
        communityNote === undefined ? [] : bareValue(communityNote),
      ].flat(),
    ),
    ...guide.tips.items,
    ...(guide.surfaceTypes ?? []).map((surface) => surface.text),
    guide.finalRecommendation,
    ...(guide.whyFirst === undefined ? [] : [guide.whyFirst]),
  ];
}

/** The number of community reviews behind a guide's ratings: a sample if any of the counts is one. */
export function communityReviews({ entries }: Pick<FullGuide, "entries">): MaybeSample<number> {
  const counts = entries.map(({ reviews = 0 }) => reviews);
  const sum = counts.reduce<number>((before, count) => before + bareValue(count), 0);
  return sampleIf(counts.some(isSample), sum);
}

/** '142 community reviews'. */
export function communityReviewsText(reviews: number): string {
  return `${wholeNumber(reviews)} community reviews`;
}

export function guideWords(guide: Guide): number {
  const texts = guideTexts(guide);
  return texts.reduce((sum, text) => sum + text.split(/\s+/).length, guide.words);
}
