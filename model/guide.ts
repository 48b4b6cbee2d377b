import { type Guide, isFull } from "./content/guide.ts";

/** How many words a minute an unhurried reader takes in. */
const readingSpeed = 200;

/** What a guide says besides its text: of its paddles, its tips and what it recommends. */
export function guideTexts(guide: Guide): string[] {
  if (!isFull(guide)) return [];
  return [
    ...guide.entries.flatMap(({ pros, cons, description, communityNote }) => [
      ...pros,
      ...cons,
      description,
      communityNote,
    ]),
    ...guide.tips.items,
    ...(guide.surfaceTypes ?? []).map((surface) => surface.text),
    guide.finalRecommendation,
  ];
}

/** How many words a reader of a guide reads in all. */
export function guideWords(guide: Guide): number {
  const texts = guideTexts(guide);
  return texts.reduce((sum, text) => sum + text.split(/\s+/).length, guide.words);
}

/** Whole minutes that so many words take to read, one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / readingSpeed));
}
