/** A mail's words, in the two parts every mail has. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** The address that an answer goes to, where it is not the sender's. */
  replyTo?: string;
  /** Where one press, or one POST, ends what this mail is part of (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The longest pause between two tries, in milliseconds. */
export const maxRetryDelay = 3_600_000;

/** Pauses after a try that failed, in milliseconds: half a minute at first, doubling to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), maxRetryDelay);
}

/** How long a mail is tried before it counts as failed, in milliseconds: five days (RFC 5321, 4.5.4.1). */
export const maxWait = 5 * 24 * 3_600_000;

/** How long the line of a delivered mail is kept, in milliseconds: a week. */
export const keptDelivered = 7 * 24 * 3_600_000;
