import { type TextKey, textKey } from "../duplicate-texts.store.ts";
import type { Library } from "../../library/read-library.ts";

type Samples = Pick<Library, "sampleTexts">;

const digestsOf = new WeakMap<Samples, Set<string>>();

/** Whether a text is that of one of our sample reviews, on whichever page; short texts are not. */
export function isSampleText(library: Samples, { digest, isLong }: TextKey): boolean {
  let digests = digestsOf.get(library);
  if (!digests) {
    digests = new Set(library.sampleTexts.map((text) => textKey(text).digest));
    digestsOf.set(library, digests);
  }
  return isLong && digests.has(digest);
}
