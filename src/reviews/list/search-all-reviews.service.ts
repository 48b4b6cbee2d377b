import { setImmediate as othersTurn } from "node:timers/promises";
import { logFailure } from "../../platform/log.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { Store } from "../../platform/store/connect.ts";
import { normalizeForSearch, wordsMatcher } from "../../platform/text/normalize-text.ts";
import type { ReviewCounts } from "../ratings/review-counts.ts";
import type { TaggedCache } from "../../platform/cache.ts";
import type { ReviewSource } from "./find-reviews.service.ts";
import { newestTexts } from "./newest-texts.store.ts";
import { maxSearchedCharacters, maxSearchedReviews } from "./review-query.ts";

/** The reviews of one subject that have all words of a search. */
export interface Mentions extends ReviewCounts {
  subject: string;
  /** One of them, by a player if there is one. */
  quote: { text: string; isSample: boolean };
}

/** What a search of all reviews found. */
export interface FoundMentions {
  /** By subject: players' own first, then the most. */
  mentions: Mentions[];
  /** How many of the newest stored reviews it looked through; undefined if it was all of them. */
  searched: number | undefined;
}

interface ReviewText {
  subject: string;
  text: string;
  /** As a search looks through it. */
  normalized: string;
  isSample: boolean;
}

/** Stored reviews that a search reads at a time. */
const batchSize = 200;

/**
 * Searches the reviews of all subjects as a page searches those of its own: in the newest stored ones, up to the same
 * limits, and in all samples. Samples alone if the store can't be read.
 * @param memory keeps the texts in memory, as they are the same for every search
 */
export async function searchAllReviews(
  store: Pick<Store, "db">,
  sources: readonly ReviewSource[],
  search: string,
  memory: TaggedCache<unknown>,
): Promise<FoundMentions> {
  const matches = wordsMatcher(search);
  const known = new Set(sources.map(({ subject }) => subject));
  const samples = sources.some(({ showsSamples }) => showsSamples);
  const stored = await memory
    .getOrStart(`review texts ${samples}`, () => storedTexts(store, samples))
    .catch((error: unknown) => {
      logFailure("searching the stored reviews of all subjects", error);
      return undefined;
    });
  // The pages were searched just before.
  await othersTurn();
  const found = new Map<string, Mentions>();
  const inContent = sources.filter(({ samplesInStore }) => !(samplesInStore && stored));
  const texts = [...(stored?.texts ?? []), ...inContent.flatMap(textsOf)];
  for (const { subject, text, normalized, isSample } of texts) {
    if (!known.has(subject) || !matches(normalized)) continue;
    const before = found.get(subject);
    const keepsQuote = before && (isSample || !before.quote.isSample);
    found.set(subject, {
      subject,
      reviews: (before?.reviews ?? 0) + 1,
      players: (before?.players ?? 0) + (isSample ? 0 : 1),
      quote: keepsQuote ? before.quote : { text, isSample },
    });
  }
  const mentions = [...found.values()].toSorted(
    (a, b) => b.players - a.players || b.reviews - a.reviews,
  );
  return { mentions, searched: stored?.isAll === false ? stored.texts.length : undefined };
}

function textsOf({ subject, samples }: ReviewSource): ReviewText[] {
  return samples.map((sample) => {
    return { subject, text: sample.review, normalized: normalizedSample(sample), isSample: true };
  });
}

const normalizedSample = oncePer(({ review }: { review: string }) => normalizeForSearch(review));

async function storedTexts({ db }: Pick<Store, "db">, samples: boolean) {
  const texts: ReviewText[] = [];
  let characters = 0;
  while (texts.length < maxSearchedReviews && characters < maxSearchedCharacters) {
    const window = { limit: batchSize, offset: texts.length };
    const batch = await newestTexts(db, { samples }, window);
    for (const { paddle_name: subject, review_text: text, is_sample } of batch) {
      if (characters >= maxSearchedCharacters) break;
      characters += text.length;
      const normalized = normalizeForSearch(text);
      texts.push({ subject, text, normalized, isSample: is_sample === 1 });
    }
    if (batch.length < batchSize) return { texts, isAll: characters < maxSearchedCharacters };
  }
  return { texts, isAll: false };
}
