import type { Store } from "../../db/connect.ts";
import {
  confirmSubscriber,
  deleteByKey,
  isConfirmable,
  signUp,
  type SignUpMails,
  unsubscribe,
} from "../../db/subscribers.ts";
import type { EmailAddress } from "../../model/email-address.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";

/** Who wants the newsletter. Each call throws when the store cannot be reached. */
export interface Newsletter {
  /**
   * Stores an address and the mail that asks its owner, and tells nobody whether it was known: each call counts
   * against the visitor's limit alike.
   * @param visitor the address it came from
   * @throws LimitReached
   */
  signUp(email: EmailAddress, mails: SignUpMails, visitor: string): Promise<void>;
  /** Whether a confirmation's link still works. */
  isConfirmable(token: string): Promise<boolean>;
  /** Subscribes the address that a link was mailed to; false for a link that does not work. */
  confirm(token: string): Promise<boolean>;
  /** Ends the subscription that a reader's key belongs to, whether or not there is one. */
  unsubscribe(key: string): Promise<void>;
  /** Deletes the address that a reader's key belongs to, and all that is kept about it. */
  forget(key: string): Promise<void>;
}

/** @param queued called when mail was queued */
export function openNewsletter(
  { db, engine }: Store,
  rateLimiter: RateLimiter,
  clock: () => number,
  queued: () => void,
): Newsletter {
  return {
    async signUp(email, mails, from) {
      const visitor = await rateLimiter.identify(from);
      await db.transaction().execute(async (transaction) => {
        // First, and for every address alike: the answer tells of the visitor, never of the address.
        await rateLimiter.consume(transaction, "signUp", visitor);
        await signUp(transaction, engine, email, mails, clock());
      });
      queued();
    },
    isConfirmable: (token) => isConfirmable(db, token, clock()),
    confirm: (token) => confirmSubscriber(db, token, clock()),
    unsubscribe: (key) => unsubscribe(db, key, clock()),
    forget: (key) => deleteByKey(db, key),
  };
}
