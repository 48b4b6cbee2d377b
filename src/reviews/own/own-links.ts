import { hasKeptReviews } from "./kept-reviews.ts";

// The imports are loaded on demand: few visitors have written a review or share one.

/** Adds the private link to reviews written in this browser. */
export function showOwnLinks(): void {
  if (hasKeptReviews()) void import("./own-review.ts").then((loaded) => loaded.showOwnLinks());
}

/** Shares a review when its link is clicked; with a modifier key the browser opens the link as usual. */
export function shareByScript(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-share]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // If the code can't be loaded, the link is followed.
    void import("../../platform/ui/share.ts").then(
      ({ share }) => share(link),
      () => location.assign(link.href),
    );
  });
}
