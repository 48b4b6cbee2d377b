import { showToast } from "./toast.ts";

/**
 * Shares a link's target, or the URL in its `data-url`, through the browser's dialog, with the picture in its
 * `data-picture` where that takes one, or else says that the URL is copied. If neither works, the link is followed.
 * @param copied whether the browser copied it at the click
 */
export async function share(
  link: HTMLAnchorElement,
  copied: Promise<boolean> | undefined,
): Promise<void> {
  const { url = link.href, picture } = link.dataset;
  try {
    if (typeof navigator.share === "function") {
      const { title } = document;
      const files = picture ? [await pictureFile(picture)] : [];
      const isFit = files.length > 0 && navigator.canShare?.({ files });
      await navigator.share({ title, url, ...(isFit && { files }) });
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

/** The page shows the picture, so it's most often there already. */
async function pictureFile(path: string): Promise<File> {
  const blob = await (await fetch(path, { cache: "force-cache" })).blob();
  return new File([blob], "picture.png", { type: "image/png" });
}
