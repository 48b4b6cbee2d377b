import { approvalFacts, isConfirmed } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { categories } from "../paddles/paddle-values.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { factText, thingText } from "../paddles/say.ts";
import { listed, withArticle } from "../platform/text/grammar.ts";
import { priceRange } from "./brand.ts";

/** What a brand's paddles are, as terms: how many, at what price, of what build, approved by whom. */
export function brandTerms(paddles: readonly Paddle[]): [term: string, text: string][] {
  const counted = (value: (paddle: Paddle) => string | undefined) => countsText(paddles.map(value));
  return [
    ["Paddles", `${paddles.length}${unconfirmedText(paddles)}`],
    ["List price", priceRange(paddles) ?? "unknown"],
    ["Type", typesText(paddles)],
    ["Core", counted((paddle) => factText(paddle, "coreMm"))],
    ["Shape", counted((paddle) => factText(paddle, "shape"))],
    ["Face", counted((paddle) => factText(paddle, "surface"))],
    ...approvalFacts.map(({ name, label }): [string, string] => [
      label,
      counted((paddle) => (isConfirmed(paddle, name) ? (paddle[name] ?? undefined) : undefined)),
    ]),
  ];
}

/** ', including 1 we couldn't confirm'; empty if we confirmed them all. */
function unconfirmedText(paddles: readonly Paddle[]): string {
  const count = paddles.filter((paddle) => !isConfirmedPaddle(paddle)).length;
  if (count === 0) return "";
  return count === paddles.length
    ? ", which we couldn't confirm"
    : `, including ${count} we couldn't confirm`;
}

/** '2 power, 1 all-around'. */
function typesText(paddles: readonly Paddle[]): string {
  return categories
    .map((category) => ({
      of: category.replace(" Paddle", "").toLowerCase(),
      count: paddles.filter((paddle) => paddle.category === category).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ of, count }) => (paddles.length === 1 ? of : `${count} ${of}`))
    .join(", ");
}

/** '16 mm', 'all 16 mm', '16 mm (3), unknown (1)'. */
function countsText(values: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const value of values)
    counts.set(value ?? "unknown", (counts.get(value ?? "unknown") ?? 0) + 1);
  const [[first, count]] = [...counts] as [[string, number], ...[string, number][]];
  if (counts.size === 1) return count === 1 ? first : `all ${first}`;
  return [...counts]
    .toSorted(
      ([one, many], [other, few]) =>
        Number(one === "unknown") - Number(other === "unknown") || few - many,
    )
    .map(([value, each]) => `${value} (${each})`)
    .join(", ");
}

/**
 * What two or more paddles have in common, in a sentence: 'All 4 have an elongated shape and a carbon fiber face.'
 * Undefined if that's nothing, or some fact isn't confirmed for all.
 */
export function inCommon(paddles: readonly Paddle[]): string | undefined {
  if (paddles.length < 2) return undefined;
  const shared = (["coreMm", "shape", "surface"] as const).flatMap((fact) => {
    const values = new Set(paddles.map((paddle) => factText(paddle, fact)));
    const [value] = values;
    if (values.size > 1 || value === undefined || value === "other") return [];
    return withArticle(thingText(fact, value));
  });
  if (shared.length === 0) return undefined;
  return `${paddles.length === 2 ? "Both" : `All ${paddles.length}`} have ${listed(shared)}.`;
}
