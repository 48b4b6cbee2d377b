import { opinionsIn } from "./opinions.ts";
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
const length = { min: 12, sentence: 220, short: 140, whole: 260 };

/** Characters of reviews that are read for quotes at most. */
const maxRead = 8_000;

/**
 * The best quote for each theme and kind: a short review about nothing else, then any short review about it, then a
 * sentence that the rules find to be about it, then a longer review. Of several, the first.
 */
export function quotesFrom(reviews: readonly QuotedReview[]): Quote[] {
  const best = new Map<number, { quote: Quote; rank: number }>();
  let read = 0;
  for (const { id, firstName, reviewText, isSample, bits } of reviews) {
    read += reviewText.length;
    if (read > maxRead && best.size > 0) break;
    // Short reviews are quoted whole, so only longer ones need to be understood.
    const said = reviewText.length > length.short ? opinionsIn(reviewText.slice(0, maxRead)) : [];
    for (const theme of themes)
      for (const kind of ["praise", "complaint"] as const) {
        const mask = maskOf(theme, kind);
        if ((bits & mask) === 0) continue;
        const sentence = said.find((each) => each.theme === theme && each.kind === kind)?.sentence;
        const found = passageOf(reviewText, sentence, bits === mask);
        if (found && found.rank < (best.get(mask)?.rank ?? Infinity)) {
          const quote = { theme, kind, text: found.text, firstName, id, isSample };
          best.set(mask, { quote, rank: found.rank });
        }
      }
  }
  return Array.from(best.values(), ({ quote }) => quote);
}

/** What to quote of a review, and how good a quote it is: the lower, the better. */
function passageOf(review: string, sentence: string | undefined, isAboutNothingElse: boolean) {
  if (isWithin(review, length.sentence) && isAboutNothingElse) return { text: review, rank: 0 };
  if (isWithin(review, length.short)) return { text: review, rank: 1 };
  if (sentence && isWithin(sentence, length.sentence)) return { text: sentence, rank: 2 };
  return isWithin(review, length.whole) ? { text: review, rank: 3 } : undefined;
}

const isWithin = (text: string, max: number) => text.length >= length.min && text.length <= max;
