import { type TextKey, textKey } from "../duplicate-texts.store.ts";
import type { Library } from "../../library/library.ts";
import { oncePer } from "../../platform/once-per.ts";

const digestsOf = oncePer(
  ({ sampleTexts }: Pick<Library, "sampleTexts">) =>
    new Set(sampleTexts.map((text) => textKey(text).digest)),
);

/** Whether a text is that of one of our sample reviews, on whichever page; short texts are not. */
export function isSampleText(
  library: Pick<Library, "sampleTexts">,
  { digest, isLong }: TextKey,
): boolean {
  return isLong && digestsOf(library).has(digest);
}
