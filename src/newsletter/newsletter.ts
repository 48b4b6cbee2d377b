/** How long the link in a confirmation email works, in milliseconds: a week. */
export const confirmationLife = 7 * 24 * 3_600_000;

/** How long an unconfirmed address is stored, in milliseconds: thirty days. */
export const pendingLife = 30 * 24 * 3_600_000;

/**
 * How long an address gets no further email when someone enters it again, in milliseconds: a quarter of an hour after
 * the first email, four times as long after each further one. So nobody can flood another person's mailbox through us.
 * @param mails how many were sent already
 */
export function pauseAfter(mails: number): number {
  return mails === 0 ? 0 : 15 * 60_000 * 4 ** (mails - 1);
}
