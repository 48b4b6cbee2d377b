import type { WrittenPaddle } from "../paddles/paddle.content.ts";
import type { SampleReview } from "../reviews/samples/sample-reviews.content.ts";
import { sampleBuckets } from "../reviews/samples/sample-submission.ts";
import { averageDupr, recommendPercent, toOneDecimal } from "../reviews/ratings/rating.ts";
import { totalsOf } from "../reviews/ratings/rating-buckets.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { lineOf } from "../platform/content/mistakes.ts";

/**
 * Checks sample reviews against their paddle's fixed figures: the share that recommends it, rounded to a whole percent,
 * and the mean DUPR, rounded to one decimal ('4.0+' counts as 4.0). No two samples may share a sentence.
 */
export function checkSampleFigures(
  reader: ContentReader,
  paddles: readonly WrittenPaddle[],
  files: ReadonlyMap<string, ReadFile<{ reviews: SampleReview[] }>>,
): void {
  const said = new Map<string, string>();
  for (const { slug, recommendPercent: fixedPercent, averageDupr: fixedDupr } of paddles) {
    const found = files.get(slug);
    if (!found) continue;
    if (fixedPercent === undefined || fixedDupr === undefined) {
      const missing = fixedPercent === undefined ? "recommendPercent" : "averageDupr";
      reader.mistakes.push(
        `content/paddles/${slug}.yaml:1 ${missing}: is missing, and content/sample-reviews/${slug}.yaml is there. Write the figure of these reviews.`,
      );
      continue;
    }
    const { file, value } = found;
    const totals = totalsOf(sampleBuckets(value.reviews));
    const percent = recommendPercent(totals);
    if (percent !== undefined && percent !== fixedPercent)
      reader.report(
        file,
        ["reviews"],
        `${percent} % of them recommend it (4 or 5 stars), but the paddle's recommendPercent is ${fixedPercent}. Change ratings until both agree.`,
      );
    const mean = averageDupr(totals);
    const figure = fixedDupr.replace("+", "");
    if (mean !== undefined && toOneDecimal(mean) !== figure)
      reader.report(
        file,
        ["reviews"],
        `their mean DUPR is ${mean.toFixed(3)}, but the paddle's averageDupr is ${figure}. Change DUPR ratings until it rounds to ${figure}.`,
      );
    for (const [index, { review }] of value.reviews.entries()) {
      const path = ["reviews", index, "review"];
      const place = `${file.path}:${lineOf(file, path)}`;
      for (const sentence of sentencesOf(review)) {
        const elsewhere = said.get(sentence);
        if (!elsewhere || elsewhere === place) said.set(sentence, place);
        else
          reader.report(
            file,
            path,
            `says "${sentence}", as ${elsewhere} does. Write it in this player's own words.`,
          );
      }
    }
  }
}

/** A text's sentences in plain lower-case words. @param minWords of sentences with fewer words there is none */
export function sentencesOf(text: string, minWords = 1): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= minWords)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " "))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
