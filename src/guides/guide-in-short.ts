import type { Paddle } from "../paddles/paddle.content.ts";
import type { RankedPaddle } from "./guide-entry.tsx";

/** A line of a guide's box 'In short'. */
export interface InShortLine {
  label: string;
  paddle: Pick<Paddle, "slug" | "name" | "listPriceCents">;
  /** A phrase from the guide's entry; may be empty. */
  phrase: string;
  /** Whether the phrase is one of the cons. */
  isWarning: boolean;
}

type Ranked = Pick<RankedPaddle, "pros" | "cons"> & { paddle: InShortLine["paddle"] };

/**
 * What a guide says, from its entries alone: the first paddle, the second, the one with the lowest list price, and what
 * to know of the first before buying it. A paddle has one line for all that it is.
 * @param ratedFor what the guide is about: 'for power'
 */
export function guideInShort(entries: readonly Ranked[], ratedFor: string): InShortLine[] {
  const [pick, runnerUp] = entries;
  if (!pick) return [];
  const priced = entries.filter(({ paddle }) => paddle.listPriceCents !== null);
  const budget = priced.toSorted(
    (a, b) => (a.paddle.listPriceCents ?? 0) - (b.paddle.listPriceCents ?? 0),
  )[0];
  const places = [
    [`No. 1 ${ratedFor}`, pick],
    ["Runner-up", runnerUp],
    ["Budget pick", budget],
  ] as const;
  const lines = [...new Set([pick, runnerUp, budget])].flatMap((entry) => {
    if (!entry) return [];
    const [first, ...others] = places.flatMap(([label, each]) => (each === entry ? [label] : []));
    const label = [first, ...others.map((other) => other.toLowerCase())].join(" and ");
    return [{ label, paddle: entry.paddle, phrase: entry.pros[0] ?? "", isWarning: false }];
  });
  const [warning] = pick.cons;
  return warning === undefined
    ? lines
    : [...lines, { label: "Know first", paddle: pick.paddle, phrase: warning, isWarning: true }];
}
