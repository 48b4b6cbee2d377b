import { type Guide, isFull } from "./content/guide.ts";

/** How many words a minute an unhurried reader takes in. */
const readingSpeed = 200;

/** All words of a guide that a reader reads: its text, its paddles, its tips and what it recommends. */
export function guideWords(guide: Guide): number {
  if (!isFull(guide)) return guide.words;
  const texts = [
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
  return texts.reduce((sum, text) => sum + text.split(/\s+/).length, guide.words);
}

/** Whole minutes that so many words take to read, one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / readingSpeed));
}
