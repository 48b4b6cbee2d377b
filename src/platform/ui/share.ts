import { showToast } from "./toast.ts";

/**
 * Shares a link's target, or the URL in its `data-url`, through the browser's dialog, or else says that the URL is
 * copied. If neither works, the link is followed.
 * @param copied whether the browser copied it at the click
 */
export async function share(
  link: HTMLAnchorElement,
  copied: Promise<boolean> | undefined,
): Promise<void> {
  const { url = link.href } = link.dataset;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return;
    }
    if (!(await copied)) return location.assign(link.href);
    const { copied: title = "" } = link.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
    await showToast({ title, kind: "success" }, link);
  } catch (error) {
    // Dismissing the dialog is an AbortError.
    if ((error as DOMException).name !== "AbortError") location.assign(link.href);
  }
}
