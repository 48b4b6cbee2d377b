import type { Paddle } from "../paddles/paddle.content.ts";
import type { SampleReview } from "../reviews/samples/sample-reviews.content.ts";
import { readDupr } from "../reviews/level/level.ts";
import { averageDupr, recommendPercent, toOneDecimal } from "../reviews/ratings/rating.ts";
import { bucketsOf, totalsOf } from "../reviews/ratings/rating-buckets.ts";
import type { ParsedFile } from "../platform/content/mistakes.ts";

/**
 * Checks sample reviews against their paddle's fixed figures: the share that recommends it, rounded to a whole percent,
 * and the mean DUPR, rounded to one decimal ('4.0+' counts as 4.0). No two samples may share a sentence.
 * @returns a sentence for each mistake
 */
export function sampleFigureMistakes(
  paddles: readonly Paddle[],
  files: ReadonlyMap<string, { file: ParsedFile; value: { reviews: SampleReview[] } }>,
  lineOf: (file: ParsedFile, path: readonly (string | number)[]) => number,
): string[] {
  const sentences: string[] = [];
  const said = new Map<string, string>();
  for (const paddle of paddles) {
    const found = files.get(paddle.slug);
    const { recommendPercent: fixedPercent, averageDupr: fixedDupr } = paddle;
    if (!found) continue;
    if (fixedPercent === undefined || fixedDupr === undefined) {
      const missing = fixedPercent === undefined ? "recommendPercent" : "averageDupr";
      sentences.push(
        `content/paddles/${paddle.slug}.yaml:1 ${missing}: is missing, and content/sample-reviews/${paddle.slug}.yaml is there. Write the figure of these reviews.`,
      );
      continue;
    }
    const { file, value } = found;
    const totals = totalsOf(
      bucketsOf(
        value.reviews.map(({ rating, duprRating }) => ({
          rating,
          level: readDupr(duprRating) ?? 0,
        })),
        true,
      ),
    );
    const percent = recommendPercent(totals);
    if (percent !== undefined && percent !== fixedPercent)
      sentences.push(
        `${file.path}:${lineOf(file, ["reviews"])} reviews: ${percent} % of them recommend it (4 or 5 stars), but the paddle's recommendPercent is ${fixedPercent}. Change ratings until both agree.`,
      );
    const mean = averageDupr(totals);
    const figure = fixedDupr.replace("+", "");
    if (mean !== undefined && toOneDecimal(mean) !== figure)
      sentences.push(
        `${file.path}:${lineOf(file, ["reviews"])} reviews: their mean DUPR is ${mean.toFixed(3)}, but the paddle's averageDupr is ${figure}. Change DUPR ratings until it rounds to ${figure}.`,
      );
    for (const [index, { review }] of value.reviews.entries()) {
      const line = lineOf(file, ["reviews", index, "review"]);
      const place = `${file.path}:${line}`;
      for (const sentence of sentencesOf(review)) {
        const elsewhere = said.get(sentence);
        if (elsewhere && elsewhere !== place)
          sentences.push(
            `${place} reviews.${index}.review: says "${sentence}", as ${elsewhere} does. Write it in this player's own words.`,
          );
        else said.set(sentence, place);
      }
    }
  }
  return sentences;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}']+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}
