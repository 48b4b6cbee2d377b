// Constants of their own, because the script in the head has them inlined.
export const minCompared = 2;
export const maxCompared = 4;

/**
 * Parses the paddles of each '?paddles=', in order: comma-separated, as in links, or as several fields, as forms send
 * them; a version follows its paddle after '@'. Unknown and repeated ones are dropped. Those after the fourth wait until
 * an earlier one is removed.
 * @param paddleNamed the current slug of a paddle, by this or an earlier slug; with its version if that is read, too
 */
export function readComparison(
  lists: readonly string[],
  paddleNamed: (slug: string) => string | undefined,
): string[] {
  const asked = lists.flatMap((list) => list.split(","));
  const known = asked.flatMap((slug) => paddleNamed(slug.trim()) ?? []);
  return [...new Set(known)];
}

/** The URL of a comparison; without paddles, of the chooser. */
export function comparisonAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? "/comparisons" : `/comparisons?paddles=${slugs.join(",")}`;
}

/** The page of a pair: one URL for both orders, alphabetical. Either may be a version: 'a@v7'. */
export function pairPath(one: string, other: string): string {
  return `/comparisons/${pairName(one, other)}`;
}

/** The last segment of that URL. */
export function pairName(one: string, other: string): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  return `${first}-vs-${second}`;
}

/** File names, and so slugs, have at most 255 characters; so do the names of versions. */
const maxPairLength = 4 * 255 + "@-vs-@".length;

/** Parses the last segment of a pair's path, in either order. Returns undefined if it doesn't name two paddles. */
export function readPair(
  part: string,
  isPaddle: (slug: string) => boolean,
): readonly [string, string] | undefined {
  // Trying every separator takes quadratic time.
  if (part.length > maxPairLength) return undefined;
  const pieces = part.split("-vs-");
  // A slug may contain '-vs-', so every occurrence is tried.
  for (let at = 1; at < pieces.length; at++) {
    const one = pieces.slice(0, at).join("-vs-");
    const other = pieces.slice(at).join("-vs-");
    if (one !== other && isPaddle(one) && isPaddle(other)) return [one, other];
  }
  return undefined;
}
