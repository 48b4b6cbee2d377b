import type { Paddle } from "../paddles/paddle.content.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { criticismOf, knowBefore } from "../paddles/know-before.ts";
import { traits } from "../paddles/traits.ts";
import type { Reason } from "./choice-reasons.ts";

/** The answer to 'Which one?' for one paddle of a comparison. */
export interface ShortVerdict {
  /** Completes 'Choose the … if'. Undefined if we couldn't confirm the paddle: then there is no advice. */
  chooseIf: string | undefined;
  /** A sentence: what to know before buying it. */
  knowBefore: string;
}

/**
 * A paddle in short: whom its own page suits, the first reason that sets it apart, and the criticism to know, if
 * possible one that isn't made of the others. Their prices are beside each other anyway.
 */
export function shortVerdict(
  paddle: Paddle,
  others: readonly Paddle[],
  [reason]: readonly Reason[],
): ShortVerdict {
  const { buyIf, criticisedFor, weaknesses } = paddle;
  const ownWeaknesses = traits.filter(
    (trait) => trait !== "value" && others.every((other) => !other.weaknesses[trait]),
  );
  const ownCriticisms = criticisedFor.filter((phrase) =>
    ownWeaknesses.some((trait) => weaknesses[trait] === phrase),
  );
  return {
    chooseIf: isConfirmedPaddle(paddle)
      ? [buyIf[0]!, ...(reason ? [reason.text] : [])].join(", or if ")
      : undefined,
    knowBefore: knowBefore(paddle, criticismOf(paddle, ownCriticisms)),
  };
}
