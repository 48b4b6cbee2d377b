import type { Paddle } from "./paddle.content.ts";

/** What decides whether a paddle counts as confirmed. */
export type ConfirmableFacts = Pick<Paddle, "notConfirmed">;

/**
 * Whether we know which paddle this is: its identity and its brand are confirmed. One that isn't comes last in every
 * best-first order, is never suggested, and gets no advice of ours to buy or skip it. A price that isn't known is
 * another matter: it only keeps a paddle out of answers about prices.
 */
export function isConfirmedPaddle({ notConfirmed }: ConfirmableFacts): boolean {
  return !notConfirmed.includes("identity") && !notConfirmed.includes("brand");
}

/** A list in two, each in the list's order. */
export function byConfirmation<Listed extends { paddle: ConfirmableFacts }>(
  listed: readonly Listed[],
): { confirmed: Listed[]; unconfirmed: Listed[] } {
  return {
    confirmed: listed.filter(({ paddle }) => isConfirmedPaddle(paddle)),
    unconfirmed: listed.filter(({ paddle }) => !isConfirmedPaddle(paddle)),
  };
}

/** The same list with unconfirmed paddles last. */
export function confirmedFirst<Listed extends { paddle: ConfirmableFacts }>(
  listed: readonly Listed[],
): Listed[] {
  const { confirmed, unconfirmed } = byConfirmation(listed);
  return [...confirmed, ...unconfirmed];
}
