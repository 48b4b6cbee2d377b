import { dollars } from "../platform/text/money.ts";
import { oneOf, parsed, query } from "../platform/query.ts";
import type { Ball } from "./ball.content.ts";

/** The floors a reader can choose. */
export const filteredUses = ["outdoor", "indoor"] as const;

/** The highest prices a reader can choose, in US cents. */
export const priceLimits = [250, 300, 350] as const;

/** A price limit as the URL has it: '2.50'. */
export const limitText = (cents: number) => dollars(cents) ?? "";

/** Which balls a reader wants to see. Anything unknown filters nothing out. */
export const ballFilter = query({
  /** The floor; a ball for both is there for either. */
  use: oneOf(filteredUses),
  /** Whether only balls that go soft in the cold instead of cracking. */
  cold: oneOf(["yes"]),
  /** The highest price of a ball, in US cents. */
  upto: parsed<number>(
    (typed) => priceLimits.find((cents) => limitText(cents) === typed),
    limitText,
  ),
});
export type BallFilter = typeof ballFilter.all;

/** The balls that a filter leaves, in their order. A ball without a price has none that is low enough. */
export function filterBalls<Kind extends Pick<Ball, "use" | "inCold" | "pricePerBallCents">>(
  balls: readonly Kind[],
  { use, cold, upto }: BallFilter,
): Kind[] {
  return balls.filter(
    (ball) =>
      (use === undefined || ball.use === use || ball.use === "both") &&
      (!cold || ball.inCold === "goes soft") &&
      (upto === undefined || (ball.pricePerBallCents !== null && ball.pricePerBallCents <= upto)),
  );
}
