import { reviewsText } from "../ratings/rating.ts";
import { isFiltering, type ReviewQuery } from "./review-query.ts";

/** How many samples a list shows where there are no players' reviews. */
const samplesAtFirst = 3;

/** The samples of a list: those it shows, and those it folds under a line that says how many they are. */
export interface FoldedSamples<Sample> {
  open: readonly Sample[];
  folded: readonly Sample[];
  text: string;
}

/**
 * Folds samples away, so that players' own reviews are what a reader meets. Where there are none, a few samples show. A
 * list that was filtered or sorted is an answer, and shows them all.
 * @param players how many of the subject's reviews players wrote
 */
export function foldSamples<Sample>(
  samples: readonly Sample[],
  asked: ReviewQuery,
  players: number,
): FoldedSamples<Sample> {
  if (isFiltering(asked) || asked.sort !== "newest") return { open: samples, folded: [], text: "" };
  const first = players > 0 ? 0 : samplesAtFirst;
  const folded = samples.slice(first);
  const noun = first > 0 ? "more sample review" : "sample review";
  const text = folded.length > 0 ? reviewsText(folded.length, noun) : "";
  return { open: samples.slice(0, first), folded, text };
}
