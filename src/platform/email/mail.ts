/** An email's texts, in its two parts. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the sender's. */
  replyTo?: string;
  /** The URL that unsubscribes with one click or one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The mails an address may get when it signs up. */
export interface SignUpMails {
  /** Asks the address's owner to confirm; its link contains the token. */
  confirm(token: string): MailContent;
  /** Says that the address is subscribed already; its link contains the reader's own key. */
  known(unsubscribeKey: string): MailContent;
}

/** The maximum pause between two attempts, in milliseconds. */
export const maxRetryDelay = 3_600_000;

/** The pause after a failed attempt, in milliseconds: half a minute at first, doubling to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), maxRetryDelay);
}

/** How long delivery of an email is attempted before it fails, in milliseconds: five days (RFC 5321, 4.5.4.1). */
export const maxWait = 5 * 24 * 3_600_000;

/** How long the row of a delivered email is stored, in milliseconds: a week. */
export const keptDelivered = 7 * 24 * 3_600_000;
