/** Pseudo-random whole numbers below `below`, the same in every run (a linear congruence). */
export function repeatable(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The upper bits: the lower ones of a linear congruence repeat after a few steps.
    return Math.floor((state / 2 ** 32) * below);
  };
}
