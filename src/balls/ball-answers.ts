import { bareValue, type MaybeSample } from "../platform/text/sample.ts";
import { costPerGameCents } from "./ball-facts.ts";
import type { Ball } from "./ball.content.ts";

/** The balls whose game costs least, and what it costs in whole US cents. */
export interface CheapestPerGame {
  cents: MaybeSample<number>;
  balls: readonly Ball[];
}

/** The cheapest balls of a floor by the game; undefined if no cost is known. Those of both floors aren't counted. */
export function cheapestPerGame(
  balls: readonly Ball[],
  use: Ball["use"],
): CheapestPerGame | undefined {
  const priced = balls.flatMap((ball) => {
    const cents = ball.use === use ? costPerGameCents(ball) : undefined;
    return cents === undefined ? [] : [{ ball, cents }];
  });
  if (priced.length === 0) return undefined;
  const [first] = priced.toSorted((a, b) => bareValue(a.cents) - bareValue(b.cents));
  const isCheapest = (cents: MaybeSample<number>) => bareValue(cents) === bareValue(first!.cents);
  return {
    cents: first!.cents,
    balls: priced.filter(({ cents }) => isCheapest(cents)).map(({ ball }) => ball),
  };
}

/** The balls that take the cold in this way. */
export function ballsInCold(
  balls: readonly Ball[],
  way: NonNullable<Ball["inCold"]>,
): readonly Ball[] {
  return balls.filter(({ inCold }) => inCold === way);
}
