import { type TextKey, textKey } from "../../db/duplicate-texts.ts";
import type { Library } from "../library/read-library.ts";

type Samples = Pick<Library, "paddles" | "samplesOf">;

const digestsOf = new WeakMap<Samples, Set<string>>();

/** Whether a text is that of one of our sample reviews, on whichever page; short texts are not. */
export function isSampleText(library: Samples, { digest, isLong }: TextKey): boolean {
  let digests = digestsOf.get(library);
  if (!digests) {
    const samples = library.paddles.flatMap(({ slug }) => library.samplesOf(slug));
    digests = new Set(samples.map(({ review }) => textKey(review).digest));
    digestsOf.set(library, digests);
  }
  return isLong && digests.has(digest);
}
