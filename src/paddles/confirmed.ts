import type { Paddle } from "./paddle.content.ts";

/** The facts that decide whether a paddle counts as confirmed. */
export type ConfirmableFacts = Pick<Paddle, "listPriceCents" | "notConfirmed">;

/**
 * Whether we know which paddle this is and what it costs: its brand and its list price are confirmed. A paddle without
 * comes last in every best-first order, is never suggested, and gets no advice of ours to buy or skip it.
 */
export function isConfirmedPaddle({ listPriceCents, notConfirmed }: ConfirmableFacts): boolean {
  return listPriceCents !== null && !notConfirmed.includes("brand");
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
