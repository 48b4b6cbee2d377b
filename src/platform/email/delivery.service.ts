import type { Store } from "../store/connect.ts";
import {
  dropMail,
  leaseTime,
  markFailed,
  type LeasedMail,
  leaseMail,
  markDelivered,
  reschedule,
  releaseLease,
} from "./outbox.store.ts";
import { maxWait, type MailContent, retryDelay } from "./mail.ts";
import { log, logFailure } from "../log.ts";
import { MailRefused, type Transport } from "./transport.ts";

const maxConcurrent = 5;

/** How often to check the outbox for email that is due or was queued by another process, in milliseconds. */
export const deliveryInterval = 1000;

/** How long deliveries in progress may take when the server stops, in milliseconds. */
const stopTimeout = 6000;

/** Delivered while the store couldn't be written: recorded at the next attempt, not sent again. */
const unrecorded = new Set<string>();

export interface DeliveryMeans {
  store: Store;
  transport: Transport;
  /** Renders an email that's stored without content; undefined if no one should get it anymore. */
  write: (mail: LeasedMail) => Promise<MailContent | undefined>;
  /** Whether its recipient still wants it. Asked last: an address may be deleted while its email is leased. */
  isWanted: (mail: LeasedMail) => Promise<boolean>;
  /**
   * Ends what a reader's address gets that takes no email for good, and deletes waiting email to it.
   * @param said what its mail server said
   * @returns whether it did
   */
  bounced?: (mail: LeasedMail & { email_key: string }, said: string) => Promise<boolean>;
  clock: () => number;
}

/** Opens the delivery of the outbox's email, which begins with `start`. Any number of processes may do so on one store. */
export function openDelivery(means: DeliveryMeans) {
  const ending = new AbortController();
  const breaking = new AbortController();
  let isStarted = false;
  let wanted = false;
  let running: Promise<void> | undefined;
  // Logged once, although it's tried every second: a store that is down overnight would fill the log.
  let failure: string | undefined;

  const work = async () => {
    while (wanted && !ending.signal.aborted) {
      wanted = false;
      try {
        const due = await deliverDue(means, { ending: ending.signal, breaking: breaking.signal });
        wanted ||= due > 0;
        failure = undefined;
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) logFailure("reading the outbox", error);
        failure = message;
      }
    }
  };
  return {
    /** From now on, `wake` delivers. */
    start: () => void (isStarted = true),
    /** Delivers what is due by now, or has another call do so that is still at it. Never throws. */
    async wake(): Promise<void> {
      if (!isStarted) return;
      wanted = true;
      await (running ??= work().finally(() => (running = undefined)));
    },
    /**
     * Starts no more deliveries and waits for those in progress. Any that take too long are aborted and their leases
     * released.
     */
    async stop() {
      ending.abort();
      const limit = setTimeout(() => breaking.abort(), stopTimeout);
      await running;
      clearTimeout(limit);
      means.transport.close();
    },
  };
}

interface Ending {
  /** When aborted, leases of deliveries that haven't started are released. */
  ending?: AbortSignal;
  /** When aborted, deliveries in progress are aborted too and their leases released. */
  breaking?: AbortSignal;
}

/** Attempts delivery of due emails, a few at a time, and returns how many were due. */
export async function deliverDue(means: DeliveryMeans, { ending, breaking }: Ending = {}) {
  const { store, clock } = means;
  const due = await leaseMail(store.db, store.engine, {
    now: clock(),
    lease: leaseTime,
    limit: maxConcurrent,
  });
  await Promise.all(
    due.map(async (mail) => {
      try {
        if (ending?.aborted) await releaseLease(store.db, mail, clock());
        else await deliver(means, mail, breaking);
      } catch (error) {
        // The store couldn't be written. The lease expires, and the email is tried again.
        logFailure(`recording the delivery of mail ${mail.id}`, error);
      }
    }),
  );
  return due.length;
}

async function deliver(means: DeliveryMeans, mail: LeasedMail, breaking?: AbortSignal) {
  const { store, transport, clock } = means;
  const { id, recipient, created_at: writtenAt } = mail;
  try {
    const content =
      mail.content === null ? await means.write(mail) : (JSON.parse(mail.content) as MailContent);
    if (!content || !(await means.isWanted(mail))) return await dropMail(store.db, mail);
    if (!unrecorded.has(id))
      await transport.deliver({ ...content, id, recipient, writtenAt }, breaking);
  } catch (error) {
    if (breaking?.aborted) return await releaseLease(store.db, mail, clock());
    return await recordFailure(means, mail, error as Error);
  }
  // If the process dies between the mail server's acceptance and this record, the email is delivered twice, with the
  // same Message-ID.
  unrecorded.add(id);
  await markDelivered(store.db, mail, clock());
  unrecorded.delete(id);
}

async function recordFailure(
  { store, clock, bounced }: DeliveryMeans,
  mail: LeasedMail,
  failure: Error,
): Promise<void> {
  const { name, message } = failure;
  const now = clock();
  const error = message.slice(0, 500);
  const dueAt = now + retryDelay(mail.attempts);
  log("warn", `mail not delivered: ${error}`, {
    mail: mail.id,
    kind: mail.kind,
    tries: mail.attempts,
  });
  const { bounce } = failure as Partial<MailRefused>;
  // An email to a reader that can never arrive needs nobody's attention.
  const { email_key } = mail;
  if (
    bounce !== undefined &&
    email_key !== null &&
    (await bounced?.({ ...mail, email_key }, bounce))
  )
    return;
  if (name === MailRefused.name || dueAt - mail.created_at > maxWait)
    await markFailed(store.db, mail, { now, error });
  else await reschedule(store.db, mail, { dueAt, error });
}
