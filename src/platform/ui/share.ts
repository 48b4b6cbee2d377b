import { showToast } from "../../platform/ui/toast";

/** Shares the link of a review by the browser's own means, or else copies it. If neither works, it's followed. */
export async function share(link: HTMLAnchorElement): Promise<void> {
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
