import { longTextWithoutDisguise } from "../../model/visible-text.ts";
import type { Library } from "../library/read-library.ts";

type Samples = Pick<Library, "paddles" | "samplesOf">;

const textsOf = new WeakMap<Samples, Set<string>>();

/** Whether a text is that of one of our sample reviews, on whichever page; short texts are not. */
export function isSampleText(library: Samples, text: string): boolean {
  let texts = textsOf.get(library);
  if (!texts) {
    const samples = library.paddles.flatMap(({ slug }) => library.samplesOf(slug));
    texts = new Set(samples.flatMap(({ review }) => longTextWithoutDisguise(review) ?? []));
    textsOf.set(library, texts);
  }
  const undisguised = longTextWithoutDisguise(text);
  return undisguised !== undefined && texts.has(undisguised);
}
