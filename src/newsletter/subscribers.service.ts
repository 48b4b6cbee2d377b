import type { Store } from "../platform/store/connect.ts";
import type { EmailAddress } from "../platform/email/email-address.ts";
import type { SignUpMails } from "../platform/email/mail.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.service.ts";
import {
  confirmSubscriber,
  countSubscribers,
  deleteByKey,
  isConfirmable,
  signUp,
  subscriptionsOf,
  unsubscribe,
} from "./subscribers.store.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    newsletter: ReturnType<typeof openNewsletter>;
  }
}

/**
 * Subscriptions to the newsletter, to new reviews and to approvals. Calls `queued` after email is queued. Every method throws if the
 * store can't be reached.
 */
export function openNewsletter(
  { db, engine }: Store,
  rateLimiter: RateLimiter,
  clock: () => number,
  queued: () => void,
) {
  return {
    /**
     * Stores an address and queues the email that asks its owner to confirm. Doesn't reveal whether the address was
     * known: every call counts against the visitor's limit.
     * @param from the IP address of the request
     * @param subject the paddle whose new reviews are wanted, or another subject; by default the newsletter
     * @param told what the reader knows of a paddle's approvals
     * @throws LimitReached
     */
    async signUp(
      email: EmailAddress,
      mails: SignUpMails,
      from: string,
      subject?: string,
      told?: string,
    ) {
      const visitor = await rateLimiter.identify(from);
      await db.transaction().execute(async (transaction) => {
        // First, and for every address, so that the response depends on the visitor, never on the address.
        await rateLimiter.consume(transaction, "signUp", visitor);
        await signUp(transaction, engine, email, mails, clock(), subject, told);
      });
      queued();
    },
    isConfirmable: (token: string) => isConfirmable(db, token, clock()),
    /** Confirms the subscription behind a link; false if the link doesn't work. */
    confirm: (token: string) => confirmSubscriber(db, token, clock()),
    /** Ends the subscription that a reader's key belongs to, if any. */
    unsubscribe: (key: string) => unsubscribe(db, key, clock()),
    /** Deletes the address that a reader's key belongs to, and all data about it. */
    purge: (key: string) => deleteByKey(db, key),
    /** How many subscriptions of each kind are in each state. */
    count: () => countSubscribers(db),
    find: ({ key }: EmailAddress) => subscriptionsOf(db, key),
  };
}
