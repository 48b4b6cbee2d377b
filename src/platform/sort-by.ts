/**
 * Sorts by a value; strings sort alphabetically. Entries without a value come last in either direction; ties keep their
 * order.
 */
export function sortBy<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number | null | undefined,
  direction: "ascending" | "descending" = "ascending",
): Entry[] {
  const sign = direction === "ascending" ? 1 : -1;
  return entries
    .map((entry) => ({ entry, value: valueOf(entry) ?? undefined }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
      const order = typeof a === "number" ? a - Number(b) : a.localeCompare(String(b), "en");
      return sign * order;
    })
    .map(({ entry }) => entry);
}
