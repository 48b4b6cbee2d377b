// What mail programs, networks and advertisers add to the addresses they send visitors to. No page of ours reads it.
const tracking =
  /^((utm|mtm|pk)_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|fbclid|igsh|igshid|msclkid|twclid|ttclid|yclid|li_fat_id|mc_[ce]id|_hs(enc|mi)|_kx)$/;

/**
 * The query of an address without what tells where a visitor comes from: a page is the same for all of them, so it
 * comes from the page cache for all of them. What else it asks for stays as it was written.
 * @param search with its question mark, or empty
 */
export function withoutTracking(search: string): string {
  if (search === "") return "";
  const parts = search.slice(1).split("&");
  const kept = parts.filter((part) => !tracking.test(part.split("=", 1)[0]!));
  if (kept.length === parts.length) return search;
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
