/**
 * The parts of a query that name one of these parameters, as they are written. A page's query is cut down to those that
 * its route lists before the page sees it: whatever else comes with an address, the page is the same and comes from
 * memory. A parameter that isn't listed can't work, so no one forgets to list one.
 * @param search with its question mark, or empty
 */
export function onlyParameters(search: string, names: readonly string[] | "all"): string {
  if (names === "all" || search === "") return search;
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => names.includes(nameOf(part)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function nameOf(part: string): string {
  const written = part.split("=", 1)[0]!;
  if (!/[%+]/.test(written)) return written;
  return [...new URLSearchParams(`${written}=`).keys()][0] ?? "";
}
