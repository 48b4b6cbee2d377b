import { LRUCache } from "lru-cache";
import type { Store } from "../../platform/store/connect.ts";
import { newestAboutThemes, storedThemes } from "./themes.store.ts";
import { oncePer } from "../../platform/once-per.ts";
import { chosenBits, countThemes, type ThemeCount } from "./themes.ts";
import { type Opinion, opinionsIn, type Quote, quotesFrom } from "./opinions.ts";
import { sampleId } from "../reports/report.ts";
import { logFailure } from "../../platform/log.ts";
import type { TaggedCache } from "../../platform/cache.ts";
import type { ReviewSource } from "../read-reviews.service.ts";

/** What a subject's visible reviews, players' and samples, say about each theme, with a sentence of each kind. */
export interface SubjectThemes {
  players: readonly ThemeCount[];
  samples: readonly ThemeCount[];
  quotes: readonly Quote[];
}

/** Opinions by text: understanding a page's reviews takes as long as rendering it. */
const understood = new LRUCache<string, readonly Opinion[]>({
  // In characters.
  maxSize: 1_000_000,
  sizeCalculation: (_, text) => text.length + 1,
  memoMethod: (text) => opinionsIn(text),
});
const understand = (text: string) => understood.memo(text);

/** What samples like and don't, by their labels, cached as long as content is the same. */
const themesOf = oncePer((samples: ReviewSource["samples"]) => {
  const reviews = samples.map(({ firstName, review, liked, disliked }, index) => ({
    id: sampleId(index),
    firstName,
    reviewText: review,
    isSample: true,
    bits: chosenBits(liked ?? [], disliked ?? []),
  }));
  return {
    counts: countThemes(reviews.map(({ bits }) => bits)),
    quotes: quotesFrom(reviews, understand),
  };
});

/** Reads the themes of a subject's reviews; only its samples' if the store can't be read. */
export async function readThemes(
  store: Store,
  { subject, samples, samplesInStore, showsSamples }: ReviewSource,
  memory: TaggedCache<unknown>,
): Promise<SubjectThemes> {
  const ours = themesOf(samples);
  const read = async (): Promise<SubjectThemes> => {
    const stored = await storedThemes(store.db, subject);
    const newest = await newestAboutThemes(store.db, subject, showsSamples);
    const quotes = quotesFrom(newest, understand);
    const seeded = showsSamples ? stored.samples : [];
    return {
      players: stored.players,
      samples: samplesInStore ? seeded : ours.counts,
      quotes: samplesInStore ? quotes : [...quotes, ...ours.quotes],
    };
  };
  try {
    return await memory.getOrStart(`themes of ${subject}`, read);
  } catch (error) {
    logFailure(`reading the themes of ${subject}`, error);
    return { players: [], samples: ours.counts, quotes: ours.quotes };
  }
}
