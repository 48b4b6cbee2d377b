import { type Opinion, opinionsIn } from "./opinions.ts";
import { maskOf, type OpinionKind, type Theme, themes } from "./themes.ts";

/** A review that may be quoted. */
export interface QuotedReview {
  id: string;
  firstName: string;
  reviewText: string;
  isSample: boolean;
  /** What it likes and doesn't: see `maskOf`. */
  bits: number;
}

/** A sentence of a review that praises or criticizes a theme. */
export interface Quote {
  theme: Theme;
  kind: OpinionKind;
  text: string;
  /** Whose it is, and the review's id. */
  firstName: string;
  id: string;
  isSample: boolean;
}

/** Characters (UTF-16 code units) of a quote: of a sentence, and of a review that's quoted whole. */
const length = { min: 12, sentence: 220, short: 140 };

/** Characters of reviews that are looked through for sentences at most. */
const maxRead = 8_000;

/**
 * The best quote for each theme and kind: a sentence that says it in so many words, then a short review about nothing
 * else, then any short one. Of several, the first.
 * @param understand finds what a text says
 */
export function quotesFrom(
  reviews: readonly QuotedReview[],
  understand: (text: string) => readonly Opinion[] = opinionsIn,
): Quote[] {
  const best = new Map<number, { quote: Quote; rank: number }>();
  let read = 0;
  for (const { id, firstName, reviewText, isSample, bits } of reviews) {
    read += reviewText.length;
    if (read > maxRead && best.size > 0) break;
    for (const theme of themes)
      for (const kind of ["praise", "complaint"] as const) {
        const mask = maskOf(theme, kind);
        const rankToBeat = best.get(mask)?.rank ?? Infinity;
        if ((bits & mask) === 0 || rankToBeat === 0) continue;
        const sentence = understand(reviewText.slice(0, maxRead)).find(
          (each) => each.theme === theme && each.kind === kind,
        )?.sentence;
        const found = passageOf(reviewText, sentence, bits === mask);
        if (found && found.rank < rankToBeat) {
          const quote = { theme, kind, text: found.text, firstName, id, isSample };
          best.set(mask, { quote, rank: found.rank });
        }
      }
  }
  return Array.from(best.values(), ({ quote }) => quote);
}

/** What to quote of a review, and how good a quote it is: the lower, the better. */
function passageOf(review: string, sentence: string | undefined, isAboutNothingElse: boolean) {
  if (sentence && isWithin(sentence, length.sentence)) return { text: sentence, rank: 0 };
  if (isWithin(review, length.short)) return { text: review, rank: isAboutNothingElse ? 1 : 2 };
  return isWithin(review, length.sentence) && isAboutNothingElse
    ? { text: review, rank: 3 }
    : undefined;
}

const isWithin = (text: string, max: number) => text.length >= length.min && text.length <= max;
