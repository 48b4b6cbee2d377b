import type { Store } from "../../../platform/store/connect.ts";
import { newestWithOpinions, storedThemes } from "./themes.store.ts";
import { oncePer } from "../../../platform/once-per.ts";
import { type Quote, quotesFrom } from "./quotes.ts";
import { countThemes, type ThemeCount } from "./themes.ts";
import { logFailure } from "../../../platform/log.ts";
import type { TaggedCache } from "../../../platform/cache.ts";
import { type ReviewSource, showSample } from "../read-reviews.service.ts";

/** What a subject's visible reviews, players' and samples, say about each theme, with a sentence of each kind. */
export interface SubjectThemes {
  players: readonly ThemeCount[];
  samples: readonly ThemeCount[];
  quotes: readonly Quote[];
}

/** What samples praise and criticize, by their labels, cached as long as content is the same. */
const themesOf = oncePer((samples: ReviewSource["samples"]) => {
  const reviews = samples.map(showSample);
  return { counts: countThemes(reviews), quotes: quotesFrom(reviews) };
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
    const seeded = samplesInStore && showsSamples;
    const ofSamples = seeded
      ? {
          counts: stored.samples,
          quotes: quotesFrom(await newestWithOpinions(store, subject, true)),
        }
      : ours;
    const quotes = quotesFrom(await newestWithOpinions(store, subject, false));
    return {
      players: stored.players,
      samples: ofSamples.counts,
      quotes: [...quotes, ...ofSamples.quotes],
    };
  };
  try {
    return await memory.getOrStart(`themes of ${subject}`, read);
  } catch (error) {
    logFailure(`reading the themes of ${subject}`, error);
    return { players: [], samples: ours.counts, quotes: ours.quotes };
  }
}
