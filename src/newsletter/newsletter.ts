/** What the subject of a newsletter subscription is; that of any other is the slug of a paddle. */
export const newsletterSubject = "";

/**
 * How old a review is when it's first emailed, in milliseconds: a day, in which its writer can edit it, visitors can
 * report it and the owner can hide it.
 */
export const settlingTime = 24 * 3_600_000;

/** How long a reader of a paddle's new reviews gets no further email, in milliseconds: a day. */
export const reviewsPause = 24 * 3_600_000;

/** How many reviews an email quotes; a link leads to the others. */
export const maxQuoted = 10;

/** How long the link in a confirmation email works, in milliseconds: a week. */
export const confirmationLife = 7 * 24 * 3_600_000;

/** How long an unconfirmed address is stored, in milliseconds: thirty days. */
export const pendingLife = 30 * 24 * 3_600_000;

/** How many subscriptions of a mailbox may wait for their owner to confirm before another one pauses its emails. */
export const maxPending = 3;

/**
 * How long an address gets no further email when someone enters it again, in milliseconds: a quarter of an hour after
 * the first email, four times as long after each further one. So nobody can flood another person's mailbox through us.
 * @param mails how many were sent already
 */
export function pauseAfter(mails: number): number {
  return mails === 0 ? 0 : 15 * 60_000 * 4 ** (mails - 1);
}
