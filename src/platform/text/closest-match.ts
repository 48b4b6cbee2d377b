/** The known word a misspelled one most likely means: one close to it, or the only one that contains it. */
export function closestMatch(word: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  const typed = word.toLowerCase();
  const max = Math.max(1, Math.floor(typed.length / 4));
  const near = all
    // It takes at least as many edits as one is longer than the other.
    .filter((each) => Math.abs(each.length - typed.length) <= max)
    .map((each) => ({ each, away: editDistance(typed, each.toLowerCase()) }))
    .filter(({ away }) => away <= max)
    .toSorted((one, other) => one.away - other.away);
  if (near[0] && near[0].away !== near[1]?.away) return near[0].each;
  if (near.length > 0 || typed.length < 4) return undefined;
  const holding = all.filter((each) => each.toLowerCase().includes(typed));
  return holding.length === 1 ? holding[0] : undefined;
}

/** The edit distance: insertions, deletions, substitutions and swaps of neighbors (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? beforeLast[column - 2]! + 1
          : Infinity;
      current.push(
        Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + differs, swapped),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length]!;
}
