/** How long the link of a confirmation mail works, in milliseconds: a week. */
export const confirmationLife = 7 * 24 * 3_600_000;

/** How long an address that nobody confirmed is kept, in milliseconds: thirty days. */
export const pendingLife = 30 * 24 * 3_600_000;

/**
 * How long an address gets no further mail because somebody gave it once more, in milliseconds: a quarter of an hour
 * after the first mail, four times as long after each further one. Nobody can fill a stranger's mailbox through us.
 * @param mails how many were sent already
 */
export function pauseAfter(mails: number): number {
  return mails === 0 ? 0 : 15 * 60_000 * 4 ** (mails - 1);
}
