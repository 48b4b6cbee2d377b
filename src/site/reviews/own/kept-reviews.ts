import { keptReviewsKey } from "./kept-reviews-key.ts";

/** The keys of the reviews written in this browser, by review id. */
export function keptReviews(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptReviewsKey)!);
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    // Without local storage, the private link is all there is.
    return {};
  }
}

/** Stores a review's key in this browser. */
export function keepReview(id: string, key: string): void {
  try {
    localStorage.setItem(keptReviewsKey, JSON.stringify({ ...keptReviews(), [id]: key }));
  } catch {
    // The same.
  }
}
