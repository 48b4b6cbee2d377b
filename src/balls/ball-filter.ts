import { dollars } from "../platform/text/money.ts";
import type { Ball } from "./ball.content.ts";

/** Which balls a reader wants to see. */
export interface BallFilter {
  /** The floor; a ball for both is there for either. */
  use: "indoor" | "outdoor" | undefined;
  /** Whether only balls that go soft in the cold instead of cracking. */
  cold: boolean;
  /** The highest price of a ball, in US cents. */
  maxCents: number | undefined;
}

/** The floors a reader can choose. */
export const filteredUses = ["outdoor", "indoor"] as const;

/** The highest prices a reader can choose, in US cents. */
export const priceLimits = [250, 300, 350] as const;

/** The URL's fields of the filters. */
export const ballFilterParameters = ["use", "cold", "upto"];

/** A price limit as the URL has it: '2.50'. */
export function limitText(cents: number): string {
  return dollars(cents) ?? "";
}

/** Reads the filters from a URL. Anything unknown filters nothing out. */
export function readBallFilter(query: URLSearchParams): BallFilter {
  return {
    use: filteredUses.find((use) => use === query.get("use")),
    cold: query.get("cold") === "yes",
    maxCents: priceLimits.find((cents) => limitText(cents) === query.get("upto")),
  };
}

/** The URL's fields for the active filters. */
export function ballFilterFields({ use, cold, maxCents }: BallFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (use) fields.set("use", use);
  if (cold) fields.set("cold", "yes");
  if (maxCents !== undefined) fields.set("upto", limitText(maxCents));
  return fields;
}

/** The balls that a filter leaves, in their order. A ball without a price has none that is low enough. */
export function filterBalls<Kind extends Pick<Ball, "use" | "inCold" | "pricePerBallCents">>(
  balls: readonly Kind[],
  { use, cold, maxCents }: BallFilter,
): Kind[] {
  return balls.filter(
    (ball) =>
      (use === undefined || ball.use === use || ball.use === "both") &&
      (!cold || ball.inCold === "goes soft") &&
      (maxCents === undefined ||
        (ball.pricePerBallCents !== null && ball.pricePerBallCents <= maxCents)),
  );
}
