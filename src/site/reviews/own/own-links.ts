import { isStored } from "../../../platform/ui/is-stored.ts";
import { keptReviewsKey } from "./kept-reviews-key.ts";

/** Adds the private link to reviews written in this browser. Its code is loaded on demand: few visitors have written one. */
export function showOwnLinks(): void {
  if (isStored(keptReviewsKey))
    void import("./own-review.ts").then((loaded) => loaded.showOwnLinks());
}
