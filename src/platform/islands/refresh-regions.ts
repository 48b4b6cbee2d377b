/** The attributes of a region that `refreshRegionsFrom` replaces after a review was stored or a filter changed. */
export function refreshRegion(id: string) {
  return { id, "data-refresh": "" };
}

/** Replaces this page's marked regions with those of a fresh copy of it. */
export function refreshRegionsFrom(fresh: Document): void {
  for (const region of fresh.querySelectorAll("[data-refresh]"))
    document.getElementById(region.id)?.replaceWith(document.adoptNode(region));
}
