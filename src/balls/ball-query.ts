import { dollars } from "../platform/text/money.ts";
import { oneOf, parsed, query } from "../platform/query.ts";
import type { Ball } from "./ball.content.ts";

/** The floors a reader can choose. */
export const filteredUses = ["outdoor", "indoor"] as const;

/** The price limits a reader can choose, in US cents. */
export const priceLimits = [250, 300, 350] as const;

/** A price limit in the URL: '2.50'. */
export const limitText = (cents: number) => dollars(cents) ?? "";

/** The filter in the URL. Unknown values filter nothing out. */
export const ballFilter = query({
  /** The floor; balls for both match either. */
  use: oneOf(filteredUses),
  /** Whether only balls that go soft in the cold, instead of cracking. */
  cold: oneOf(["yes"]),
  /** The maximum price of a ball, in US cents. */
  upto: parsed<number>(
    (typed) => priceLimits.find((cents) => limitText(cents) === typed),
    limitText,
  ),
});
export type BallFilter = typeof ballFilter.all;

/** The balls that match a filter, in order. A ball with an unknown price matches no limit. */
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
