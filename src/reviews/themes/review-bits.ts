import { themeBits } from "./opinions.ts";
import { chosenBits, readThemes } from "./themes.ts";

/** What a review's themes are made of, by the columns of its row. */
export interface BitsSource {
  review_text: string;
  liked: string;
  disliked: string;
  is_sample: number;
}

/**
 * Which themes a review praises and which it criticizes, as bits (see `maskOf`): those its writer chose. Only where a
 * player chose none are they found in the text; a sample has those that its file lists.
 */
export function reviewBits({ review_text, liked, disliked, is_sample }: BitsSource): number {
  if (is_sample === 0 && liked === "" && disliked === "") return themeBits(review_text);
  return chosenBits(readThemes(liked), readThemes(disliked));
}
