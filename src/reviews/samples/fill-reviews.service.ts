import type { Library } from "../../library/library.ts";
import type { Changes } from "../../platform/cache.ts";
import { logFailure } from "../../platform/log.ts";
import type { Store } from "../../platform/store/connect.ts";
import { fillLikenessKeys } from "../../contributions/contributions.store.ts";
import { recountThemes, type SampleThemes } from "../themes/themes.store.ts";
import { submissionOf } from "../samples.ts";
import { reviewKind, seedSamples } from "../reviews.store.ts";

/**
 * Seeds samples into a store without them. Then, in the background, computes what earlier versions didn't store with
 * reviews.
 * @param changed drops what was read of reviews before their themes were counted again
 */
export async function fillReviews(
  store: Store,
  library: Library,
  now: number,
  stopped: () => boolean,
  changed: Changes["changed"],
): Promise<void> {
  if (library.showsSamples) await seed(store, library, now);
  const inBackground = (doing: string, work: Promise<unknown>) =>
    void work.catch((error: unknown) => {
      if (!stopped()) logFailure(doing, error);
    });
  // Until then, texts hidden before the migration are only known on their own pages.
  inBackground(
    "writing the keys of reviews' texts",
    fillLikenessKeys(store.db, reviewKind, stopped),
  );
  // Pages omit what isn't counted yet.
  const samples = themesBySample(library);
  const recount = async () => {
    if ((await recountThemes(store.db, { stopped, samples })) > 0) changed(undefined);
  };
  inBackground("counting the themes of reviews", recount());
}

async function seed({ db }: Store, library: Library, now: number): Promise<void> {
  for (const { slug } of library.paddles.filter((paddle) => paddle.seedSamples)) {
    const samples = library
      .samplesOf(slug)
      .map((sample) => ({ ...submissionOf(sample), subject: slug }));
    await seedSamples(db, slug, samples, now);
  }
}

function themesBySample(library: Library): Map<string, SampleThemes> {
  const seeded = library.paddles.filter((paddle) => paddle.seedSamples);
  const samples = seeded.flatMap(({ slug }) => library.samplesOf(slug).map(submissionOf));
  return new Map(
    samples.map(({ reviewText, liked = "", disliked = "" }) => [reviewText, { liked, disliked }]),
  );
}
