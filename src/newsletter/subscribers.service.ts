import type { Store } from "../platform/store/connect.ts";
import type { EmailAddress } from "../platform/email/email-address.ts";
import type { SignUpMails } from "../platform/email/mail.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.service.ts";
import { type Note, perform } from "../platform/acts.ts";
import { csvText } from "../platform/text/csv.ts";
import {
  confirmSubscriber,
  countSubscribers,
  deleteByKey,
  isConfirmable,
  listSubscribers,
  signUp,
  type SubscriberPlace,
  subscriptionsOf,
  unsubscribe,
} from "./subscribers.store.ts";
import { exportSubscribers } from "./subscriber-acts.store.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    newsletter: ReturnType<typeof openNewsletter>;
  }
}

/** Subscriptions to the newsletter and to new reviews; calls `queued` when mail was. Every method throws if the store can't be reached. */
export function openNewsletter(
  { db, engine }: Store,
  rateLimiter: RateLimiter,
  clock: () => number,
  queued: () => void,
) {
  return {
    /**
     * Stores an address and queues the mail that asks its owner to confirm. Doesn't reveal whether the address was
     * known: every call counts against the visitor's limit.
     * @param from the IP address of the request
     * @param subject the paddle whose new reviews are wanted; for the newsletter none
     * @throws LimitReached
     */
    async signUp(email: EmailAddress, mails: SignUpMails, from: string, subject?: string) {
      const visitor = await rateLimiter.identify(from);
      await db.transaction().execute(async (transaction) => {
        // First, and for every address, so that the response depends on the visitor, never on the address.
        await rateLimiter.consume(transaction, "signUp", visitor);
        await signUp(transaction, engine, email, mails, clock(), subject);
      });
      queued();
    },
    /** Whether a confirmation link still works. */
    isConfirmable: (token: string) => isConfirmable(db, token, clock()),
    /** Subscribes the address that a link was mailed to; false if the link doesn't work. */
    confirm: (token: string) => confirmSubscriber(db, token, clock()),
    /** Ends the one subscription that a reader's key belongs to, if there is one. */
    unsubscribe: (key: string) => unsubscribe(db, key, clock()),
    /** Deletes the address that a reader's key belongs to, and all data about it. */
    purge: (key: string) => deleteByKey(db, key),
  };
}

/** How many subscribers are read, and held in memory, at a time. */
const batch = 1000;

// Spreadsheets run text that starts like this as a formula.
const formula = /^[=+\-@]/;

/** Which subscribers are exported. */
interface ExportForm {
  /** Also those who haven't confirmed or have unsubscribed, and those of paddles' new reviews. */
  all?: boolean | undefined;
}

/** A subscriber in an export. Times are in ISO 8601. */
interface ExportedSubscriber {
  email: string;
  state: string;
  signedUpAt: string | null;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** The slug of a paddle; empty for the newsletter. */
  newReviewsOf: string;
}

declare module "../platform/render/site.ts" {
  interface Site {
    subscribers: ReturnType<typeof openSubscriberList>;
  }
}

/** The subscribers, as their owner counts and exports them. Every method throws if the store can't be reached. */
export function openSubscriberList(store: Store) {
  const { db } = store;
  /** Those of an export, ordered by address, a part at a time. The log says who took them before the first one. */
  async function* parts(
    { all = false }: ExportForm,
    note: Note,
  ): AsyncGenerator<ExportedSubscriber[]> {
    const only = all ? undefined : "confirmed";
    const options = all ? { all: true as const } : {};
    await perform(store, exportSubscribers, { of: [], options, isSure: true }, note);
    let after: SubscriberPlace;
    do {
      const part = await listSubscribers(db, { only, after, limit: batch });
      yield part.map((each) => ({
        email: each.email,
        state: each.state,
        signedUpAt: isoTime(each.created_at),
        confirmedAt: isoTime(each.confirmed_at),
        unsubscribedAt: isoTime(each.unsubscribed_at),
        newReviewsOf: each.subject,
      }));
      after = part.length === batch ? part.at(-1) : undefined;
    } while (after);
  }

  const list = {
    /** How many subscriptions of the newsletter and of new reviews are in each state. */
    count: () => countSubscribers(db),
    parts,
    /** The same as CSV, beginning with the names of its columns. */
    async *csv(form: ExportForm, note: Note): AsyncGenerator<{ text: string; rows: number }> {
      const names = ["email", "state", "signed_up_at", "confirmed_at", "unsubscribed_at"];
      yield { text: csvText([[...names, "new_reviews_of"]]), rows: 0 };
      for await (const part of parts(form, note)) {
        const lines = part.map(({ email, ...row }) => [
          formula.test(email) ? `'${email}` : email,
          ...Object.values(row),
        ]);
        yield { text: csvText(lines), rows: part.length };
      }
    },
    /** The subscriptions of one address; none if it has none. */
    find: ({ key }: EmailAddress) => subscriptionsOf(db, key),
  };
  return list;
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());
