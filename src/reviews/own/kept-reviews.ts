/** Where this browser stores the keys of reviews written in it: `{ [id]: key }` as JSON. */
const storageKey = "reviews";

export function hasKeptReviews(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** The keys of the reviews written in this browser, by review id. */
export function keptReviews(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    // Without local storage, the private link is all there is.
    return {};
  }
}

/** Stores a review's key in this browser. */
export function keepReview(id: string, key: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...keptReviews(), [id]: key }));
  } catch {
    // The same.
  }
}
