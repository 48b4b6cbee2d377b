import { addresses } from "../../../addresses.ts";
import { keptReviews } from "./kept-reviews.ts";

/** Adds the private link to a review, in the browser it was written in. */
export function showOwnLinks(): void {
  if (customElements.get("own-review")) return;
  customElements.define(
    "own-review",
    class extends HTMLElement {
      connectedCallback() {
        const key = keptReviews()[this.dataset["id"]!];
        if (!key || this.firstChild) return;
        const link = document.createElement("a");
        link.href = addresses.myReview.href({ key });
        link.rel = "nofollow";
        link.textContent = this.closest<HTMLElement>("[data-own]")?.dataset["own"] ?? "";
        this.append(link);
      }
    },
  );
}
