/** Opens the gallery when a photo's link is clicked; with a modifier key, or without the code, the link is followed. */
export function showPhoto(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-photo]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  void import("./gallery.ts").then(
    ({ showGallery }) => showGallery(link),
    () => location.assign(link.href),
  );
}
