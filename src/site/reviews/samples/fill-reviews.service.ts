import type { Library } from "../../../library/library.ts";
import { logFailure } from "../../../platform/log.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { fillLikenessKeys } from "../../contributions/contributions.store.ts";
import { labelSamples } from "../themes/themes.store.ts";
import { submissionOf } from "../samples.ts";
import { reviewKind, seedSamples } from "../reviews.store.ts";

/**
 * Seeds samples into a store without them, and gives those that are there their labels. Then, in the background, computes
 * what earlier versions didn't store with reviews.
 */
export async function fillReviews(
  store: Store,
  library: Library,
  now: number,
  stopped: () => boolean,
): Promise<void> {
  if (library.showsSamples)
    for (const { slug } of library.written.filter((paddle) => paddle.seedSamples)) {
      const samples = library
        .samplesOf(slug)
        .map((sample) => ({ ...submissionOf(sample), subject: slug }));
      await seedSamples(store.db, slug, samples, now);
      if (await labelSamples(store.db, slug, samples)) store.changed(slug);
    }
  // Until then, texts hidden before the migration are only known on their own pages.
  void fillLikenessKeys(store.db, reviewKind, stopped).catch((error: unknown) => {
    if (!stopped()) logFailure("writing the keys of reviews' texts", error);
  });
}
