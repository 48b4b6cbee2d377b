import type { ReviewWording } from "../review-wording.content.ts";
import { fill } from "../../../platform/text/fill.ts";

export type PhotoFormWords = ReviewWording["photos"]["form"];

/** The photos that someone chose, to be sent once the review is stored. */
export interface ChosenProps {
  photos: readonly File[];
  choose: (photos: readonly File[]) => void;
  words: PhotoFormWords;
}

/** @param index from 0 */
export const numbered = (text: string, index: number) => fill(text, { number: index + 1 });
