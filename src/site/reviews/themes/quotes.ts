import type { PublicReviewValues } from "../review.ts";
import { type Opinion, opinionsOf } from "./themes.ts";

/** A review that praises or criticizes a theme, by its writer's own choice. */
export interface Quote extends Opinion {
  text: string;
  /** The writer's name, and the review's id. */
  firstName: string;
  id: string;
  isSample: boolean;
}

/** The length of a review that is quoted, in characters (code points): it's quoted whole. */
export const quotedLength = { min: 12, max: 220 };

/**
 * A review for each theme and opinion, if there is one: the first about nothing else or, if there is none, the first.
 * Each is quoted once.
 */
export function quotesFrom(
  reviews: readonly (Pick<PublicReviewValues, "firstName" | "reviewText" | "liked" | "disliked"> & {
    id: string;
    sample: boolean;
  })[],
): Quote[] {
  const quotes: Quote[] = [];
  const isTaken = ({ theme, kind }: Opinion) =>
    quotes.some((quote) => quote.theme === theme && quote.kind === kind);
  const short = reviews.filter(({ reviewText }) => {
    const { length } = [...reviewText];
    return length >= quotedLength.min && length <= quotedLength.max;
  });
  for (const isAboutMore of [false, true])
    for (const { id, firstName, reviewText: text, sample: isSample, liked, disliked } of short) {
      const opinions = opinionsOf({ liked, disliked });
      if (opinions.length > 1 !== isAboutMore || quotes.some((quote) => quote.text === text))
        continue;
      const opinion = opinions.find((each) => !isTaken(each));
      if (opinion) quotes.push({ ...opinion, text, firstName, id, isSample });
    }
  return quotes;
}
