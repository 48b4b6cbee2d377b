import type { Store } from "../../platform/store/connect.ts";
import { storedThemes } from "./themes.store.ts";
import { oncePer } from "../../platform/once-per.ts";
import { countThemes, type StoredThemes } from "./themes.ts";
import { logFailure } from "../../platform/log.ts";
import type { ReviewSource } from "../list/find-reviews.service.ts";

/** What samples speak of, for as long as content is the same. */
const themesOf = oncePer((samples: ReviewSource["samples"]) =>
  countThemes(samples.map(({ review }) => review)),
);

/** Reads the themes of a subject's reviews; those of its samples alone where the store cannot be read. */
export async function readThemes(
  store: Store,
  { subject, samples, samplesInStore, showsSamples }: ReviewSource,
): Promise<StoredThemes> {
  try {
    const stored = await storedThemes(store.db, subject);
    const seeded = showsSamples ? stored.samples : [];
    return {
      players: stored.players,
      samples: samplesInStore ? seeded : themesOf(samples),
    };
  } catch (error) {
    logFailure(`reading the themes of ${subject}`, error);
    return { players: [], samples: themesOf(samples) };
  }
}
