import { dayLength } from "../today.ts";

/** An email's content, as HTML and as plain text. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the sender's. */
  replyTo?: string;
  /** The one-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string;
  /** What a reader subscribed to: the first label of the List-Id (RFC 2919), by which email programs filter. */
  list?: "newsletter" | "alerts";
}

/** The emails that signing up may send. */
export interface SignUpMails {
  /** Asks the owner of the address to confirm; one link contains the token, the other the reader's own key. */
  confirm(token: string, unsubscribeKey: string): MailContent;
  /** Says that the address is already subscribed; the link contains the reader's own key. Absent if nobody can ask twice. */
  known?(unsubscribeKey: string): MailContent;
}

/** The maximum pause between two attempts, in milliseconds. */
export const maxRetryDelay = 3_600_000;

/** The pause after a failed attempt, in milliseconds: half a minute at first, doubling up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), maxRetryDelay);
}

/** How long delivery is attempted before it fails, in milliseconds: five days (RFC 5321, 4.5.4.1). */
export const maxWait = 5 * dayLength;

/** How long the row of a delivered email is kept, in milliseconds: a week. */
export const keptDelivered = 7 * dayLength;
