/** So many paddles can stand side by side. */
export const compared = { min: 2, max: 4 } as const;

/**
 * Reads which paddles '?paddles=' asks for, in its order: from one list with commas, as links have it, or from several
 * fields, as the chooser's form sends them. What is no paddle, or is there already, is dropped.
 */
export function readComparison(
  query: URLSearchParams,
  isPaddle: (slug: string) => boolean,
): string[] {
  const asked = query.getAll("paddles").flatMap((list) => list.split(","));
  const known = asked.map((slug) => slug.trim()).filter((slug) => isPaddle(slug));
  return [...new Set(known)].slice(0, compared.max);
}

/** The address of paddles side by side; of none, the chooser's. */
export function comparisonAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? "/comparisons" : `/comparisons?paddles=${slugs.join(",")}`;
}

/** The page of a pair: one address for both orders, alphabetical. */
export function pairPath(one: string, other: string): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  return `/comparisons/${first}-vs-${second}`;
}

/** No file has a longer name than 255 characters, so no paddle a longer address. */
const maxPairLength = 2 * 255 + "-vs-".length;

/** Reads the last part of a pair's path, in either order; undefined where it names no two paddles. */
export function readPair(
  part: string,
  isPaddle: (slug: string) => boolean,
): readonly [string, string] | undefined {
  // Trying each place takes time with the square of their number.
  if (part.length > maxPairLength) return undefined;
  const pieces = part.split("-vs-");
  // A paddle's address may have '-vs-' in it, so each place is tried.
  for (let at = 1; at < pieces.length; at++) {
    const one = pieces.slice(0, at).join("-vs-");
    const other = pieces.slice(at).join("-vs-");
    if (one !== other && isPaddle(one) && isPaddle(other)) return [one, other];
  }
  return undefined;
}
