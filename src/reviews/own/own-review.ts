import { addresses } from "../../addresses.ts";
import { keptReviews } from "./kept-reviews.ts";

/** Gives the writer of a review, in the browser it was written in, the private link on it. */
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
