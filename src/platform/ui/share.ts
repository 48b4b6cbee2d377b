import { showToast } from "./toast.ts";

/**
 * Shares a link's target, or the page in its `data-click`, through the browser's dialog, or else copies the URL. If
 * neither works, the link is followed.
 */
export async function share(link: HTMLAnchorElement): Promise<void> {
  const { click: url = link.href } = link.dataset;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    const { copied = "" } = link.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
    await showToast({ title: copied, kind: "success" }, link);
  } catch (error) {
    // Dismissing the dialog is an AbortError.
    if ((error as DOMException).name !== "AbortError") location.assign(link.href);
  }
}
