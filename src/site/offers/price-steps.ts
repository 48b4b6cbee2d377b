import { type Check, daysBetween, offerAges } from "./offers.ts";

/** A drawing of an offer's prices, in units of a viewBox. */
export interface PriceSteps {
  points: readonly { x: number; y: number; check: Check }[];
  /** The lines between points that are at most a month apart: a step where the price changed. */
  path: string;
}

const rounded = (number: number) => Number(number.toFixed(1));

/**
 * Draws checks as steps: a point for each day someone looked. Over a longer time than a price counts as today's, there's
 * no line. Undefined for fewer than two.
 */
export function priceSteps(
  checks: readonly Check[],
  { width, height, edge }: { width: number; height: number; edge: number },
): PriceSteps | undefined {
  const [first, last] = [checks[0], checks.at(-1)];
  if (!first || !last || first === last) return undefined;
  const prices = checks.map(({ priceCents }) => priceCents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const days = daysBetween(first.on, last.on);
  const points = checks.map((check) => ({
    check,
    x: rounded(edge + (daysBetween(first.on, check.on) / days) * (width - 2 * edge)),
    y:
      low === high
        ? height / 2
        : rounded(edge + ((high - check.priceCents) / (high - low)) * (height - 2 * edge)),
  }));
  const path = points
    .slice(1)
    .map(({ x, y, check }, index) => {
      const before = points[index]!;
      const isNear = daysBetween(before.check.on, check.on) <= offerAges.fresh;
      return isNear ? `M${before.x} ${before.y}H${x}V${y}` : "";
    })
    .join("");
  return { points, path };
}
