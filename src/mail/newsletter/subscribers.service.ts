import type {
  AskToConfirm,
  StoringContext,
} from "../../site/contributions/contributions.service.ts";
import { type EmailAddress, readEmailAddress } from "../../platform/email/email-address.ts";
import type { SignUpMails } from "../../platform/email/mail.ts";
import { alertSubject } from "../../site/contributions/once-alerts.store.ts";
import { perform, type Role } from "../../platform/acts.ts";
import type { Sheet } from "../../platform/sheets/sheet.ts";
import { choicesOf, choose, type Chosen } from "./choices.store.ts";
import { type BroughtReader, importReaders } from "./import-readers.store.ts";
import { forgetByKey } from "./forget-mailbox.store.ts";
import type { MailedSite } from "./sign-up.email.ts";
import {
  confirmSubscriber,
  countSubscribers,
  isConfirmable,
  askAgain,
  neverAsked,
  signUp,
  subscriptionsOf,
  unsubscribe,
} from "./subscribers.store.ts";

/** How many of those who haven't been asked to confirm are read at a time. */
const batch = 100;

/**
 * Every subscription, from signing up to leaving. Calls `queued` after email is queued. Every method throws if the store
 * can't be reached.
 */
export function openNewsletter({
  store: { db, engine },
  rateLimiter,
  content: site,
  clock,
  queued,
}: StoringContext & { content: MailedSite; queued: () => void }) {
  /** The emails that ask to confirm an alert. They don't say what anyone typed. */
  async function alertMails(subject: string): Promise<SignUpMails> {
    // Loads React, once there is such an email.
    const { alertSignUpMails } = await import("./sign-up.email.ts");
    return alertSignUpMails(site, subject);
  }
  /** Of someone who left an address with what they send, as for any other signup. */
  const askToConfirm: AskToConfirm = async (kind, typed) => {
    const { email } = readEmailAddress(typed ?? "");
    if (!email) return undefined;
    const mails = await alertMails(kind.alerts);
    return async (transaction, { id }, now, visitor) => {
      await rateLimiter.consume(transaction, "signUp", visitor);
      await signUp(transaction, engine, email, mails, now, alertSubject(kind, id));
    };
  };

  return {
    askToConfirm,
    /**
     * Asks those to confirm, once, whose mailbox had a pause when they left an address, or who left it before it had to be
     * confirmed. Any number of processes may do so at once.
     */
    async askNeverAsked(): Promise<void> {
      for (let found; !found || found.length === batch;) {
        found = await neverAsked(db, { now: clock(), limit: batch, after: found?.at(-1) });
        for (const each of found) {
          const mails = await alertMails(each.subject);
          const isQueued = await db
            .transaction()
            .execute((transaction) => askAgain(transaction, engine, each, mails, clock()));
          if (isQueued) queued();
        }
      }
    },
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
    /** What the address that a reader's key belongs to gets, and what its reader chooses instead. */
    choices: (key: string) => choicesOf(db, key),
    choose: (key: string, chosen: Chosen) => choose(db, engine, key, chosen, clock()),
    /** Deletes the address that a reader's key belongs to, and everything kept about it. */
    purge: (key: string) => forgetByKey(db, engine, key),
    /** How many subscriptions of each kind are in each state. */
    count: () => countSubscribers(db),
    find: ({ key }: EmailAddress) => subscriptionsOf(db, key),
    /** What bringing a list of readers would do. */
    async planList(sheet: Sheet) {
      const { planList } = await import("./readers-plan.service.ts");
      return await planList(db, sheet, clock());
    },
    /**
     * Brings readers of a list, which emails none of them.
     * @param how how they agreed to get the newsletter
     * @param note who brings them
     * @returns how many, and the id to undo it by
     * @throws Refusal
     */
    async bringList(
      readers: readonly BroughtReader[],
      how: string,
      { name: by, role }: { name: string; role: Role },
    ) {
      const asked = { of: [], options: { how }, isSure: true };
      const note = { reason: "", now: clock(), by, role };
      const { count = 0, undo } = await perform(
        { db, engine, readers },
        importReaders,
        asked,
        note,
      );
      return { count, undo };
    },
  };
}
