import { addresses } from "../../addresses";
import { showToast } from "../../platform/ui/toast";
import { keptReviews } from "./kept-reviews";

/** Gives the writer of a review, in the browser it was written in, the private link on it. */
export function showOwnLinks(): void {
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

/** Shares the link of a review by the browser's own means, or else copies it. If neither works, it's followed. */
export function shareByScript(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-share]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void share(link);
  });
}

async function share(link: HTMLAnchorElement): Promise<void> {
  const { href: url } = link;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    const { copied = "" } = link.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
    await showToast({ title: copied, kind: "success" });
  } catch (error) {
    // Closing the browser's own dialog is an AbortError.
    if ((error as DOMException).name !== "AbortError") location.assign(url);
  }
}
