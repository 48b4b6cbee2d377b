/** The one of some words that was most likely meant, undefined where none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, distance: distance(typed, word) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(best.word.length / 3))
    ? best.word
    : undefined;
}

/** How many letters must be added, taken away or replaced to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index++)
      next.push(
        Math.min(
          next[index]! + 1,
          row[index + 1]! + 1,
          row[index]! + (letter === to[index] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
