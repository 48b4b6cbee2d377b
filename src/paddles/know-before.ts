import type { Paddle } from "./paddle.content.ts";
import { isConfirmedPaddle } from "./confirmed.ts";

/**
 * The criticism of a paddle's page to know before buying it: the first that matters to the reader; if none does, the
 * first that isn't about the price, which is beside it anyway. Undefined if nobody criticizes it for anything.
 * @param mattering the phrases that matter
 */
export function criticismOf(
  { criticisedFor, weaknesses }: Paddle,
  mattering: readonly string[] = [],
): string | undefined {
  return (
    mattering.find((phrase) => criticisedFor.includes(phrase)) ??
    criticisedFor.find((phrase) => phrase !== weaknesses.value) ??
    criticisedFor[0]
  );
}

/** A sentence of that criticism. Without one, whom the paddle doesn't suit, or that we know little about it. */
export function knowBefore(paddle: Paddle, criticism = criticismOf(paddle)): string {
  if (criticism !== undefined) return `${criticism}.`;
  return isConfirmedPaddle(paddle)
    ? `Skip it if ${paddle.skipIf[0]}.`
    : "We couldn't confirm much about it.";
}
