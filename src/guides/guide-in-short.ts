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

type Ranked = Pick<RankedPaddle, "pros" | "cons" | "alsoConsider"> & {
  paddle: InShortLine["paddle"];
};

/**
 * What a guide says, from its entries alone: the first paddle, the second, the pick with the lowest list price, and
 * what to know of the first before buying it. A paddle has one line for all that it is.
 * @param ratedFor what the guide is about: 'for power'
 */
export function guideInShort(entries: readonly Ranked[], ratedFor: string): InShortLine[] {
  const [pick, runnerUp] = entries;
  if (!pick) return [];
  const lines = [...new Set([pick, runnerUp, budgetPick(entries)])].flatMap((entry) => {
    if (!entry) return [];
    const label = roleOf(entry, entries, `No. 1 ${ratedFor}`) ?? "";
    return [{ label, paddle: entry.paddle, phrase: entry.pros[0] ?? "", isWarning: false }];
  });
  const [warning] = pick.cons;
  return warning === undefined
    ? lines
    : [
        ...lines,
        { label: "Before you buy", paddle: pick.paddle, phrase: warning, isWarning: true },
      ];
}

/**
 * What an entry is in its guide: 'Runner-up and budget pick', or undefined for a pick without a title of its own.
 * @param firstIs what to call the first paddle
 */
export function roleOf(
  entry: Ranked,
  entries: readonly Ranked[],
  firstIs = "Top pick",
): string | undefined {
  if (entry.alsoConsider) return "Also consider";
  const titles = [
    ...(entry === entries[0] ? [firstIs] : []),
    ...(entry === entries[1] ? ["Runner-up"] : []),
    ...(entry === budgetPick(entries) ? ["Budget pick"] : []),
  ];
  const [first, ...others] = titles;
  return first && [first, ...others.map((other) => other.toLowerCase())].join(" and ");
}

/** The pick with the lowest list price. A paddle to consider besides isn't a pick. */
function budgetPick(entries: readonly Ranked[]): Ranked | undefined {
  return entries
    .filter(({ paddle, alsoConsider }) => paddle.listPriceCents !== null && !alsoConsider)
    .toSorted((a, b) => (a.paddle.listPriceCents ?? 0) - (b.paddle.listPriceCents ?? 0))[0];
}
