import type { Store } from "../../db/connect.ts";
import { issueMail } from "../../db/newsletter-issues.ts";
import {
  dropMail,
  giveUpMail,
  type LeasedMail,
  leaseMail,
  noteDelivered,
  postponeMail,
  returnMail,
} from "../../db/outbox.ts";
import { maxWait, type MailContent, retryDelay } from "../../model/mail.ts";
import { personalIssue } from "../newsletter/key-placeholder.ts";
import { log, logFailure } from "../log.ts";
import { MailRefused, type Transport, defaultTimeouts } from "./transport.ts";

/** Mails that are on their way at the same time. */
const atOnce = 5;

/** How often the outbox is looked at for mail that another process wrote or that is due again, in milliseconds. */
const interval = 1000;

/** How long a mail is ours alone, in milliseconds: longer than any delivery. */
export const lease = defaultTimeouts.delivery * 2;

/** How long what is on its way may still take once the server was asked to stop, in milliseconds. */
const lastPatience = 6000;

/** Mails that were taken while the store could not be written: noted at the next try, and not sent again. */
const unnoted = new Set<string>();

/** Delivers what waits in the outbox, for as long as the server runs. */
export interface Delivery {
  /** Looks at the outbox now. */
  wake(): void;
  /** Begins nothing more, and waits for what is on its way; what takes too long is broken off and given back. */
  stop(): Promise<void>;
}

/** What delivering needs of the world. */
export interface DeliveryMeans {
  store: Store;
  transport: Transport;
  /** Origin of the links in mails. */
  siteUrl: string;
  clock: () => number;
}

/** Starts to deliver. Any number of processes may do so on one store. */
export function startDelivery(means: DeliveryMeans): Delivery {
  const ending = new AbortController();
  const breaking = new AbortController();
  let wanted = false;
  let running: Promise<void> | undefined;
  // Tried every second, and said once: a store that is down for a night would fill the log.
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
  const wake = () => {
    wanted = true;
    running ??= work().finally(() => (running = undefined));
  };
  const timer = setInterval(wake, interval).unref();
  wake();
  return {
    wake,
    async stop() {
      ending.abort();
      clearInterval(timer);
      const limit = setTimeout(() => breaking.abort(), lastPatience);
      await running;
      clearTimeout(limit);
      means.transport.close();
    },
  };
}

/** How a server that stops takes part in a delivery. */
interface Ending {
  /** Once aborted, what is not begun is given back. */
  ending?: AbortSignal;
  /** Once aborted, what is on its way is broken off and given back. */
  breaking?: AbortSignal;
}

/**
 * Tries the mails that are due, a few at once.
 * @returns how many were due
 */
export async function deliverDue(
  means: DeliveryMeans,
  { ending, breaking }: Ending = {},
): Promise<number> {
  const { store, clock } = means;
  const due = await leaseMail(store.db, store.engine, { now: clock(), lease, limit: atOnce });
  await Promise.all(
    due.map(async (mail) => {
      try {
        if (ending?.aborted) await returnMail(store.db, mail, clock());
        else await deliver(means, mail, breaking);
      } catch (error) {
        // The store could not be written. The lease ends by itself, and the mail is tried again.
        logFailure(`noting what became of mail ${mail.id}`, error);
      }
    }),
  );
  return due.length;
}

async function deliver(
  means: DeliveryMeans,
  mail: LeasedMail,
  breaking?: AbortSignal,
): Promise<void> {
  const { store, transport, clock } = means;
  const { id, recipient, created_at: writtenAt } = mail;
  try {
    const content = await contentOf(means, mail);
    if (!content) return await dropMail(store.db, mail);
    if (!unnoted.has(id))
      await transport.deliver({ ...content, id, recipient, writtenAt }, breaking);
  } catch (error) {
    if (breaking?.aborted) return await returnMail(store.db, mail, clock());
    return await noteFailure(means, mail, error as Error);
  }
  // Ended between the mail server's yes and this note, we deliver it once more, under the same Message-ID.
  unnoted.add(id);
  await noteDelivered(store.db, mail, clock());
  unnoted.delete(id);
}

/** What a mail says; undefined where nobody is to get it any more. */
async function contentOf(
  { store, siteUrl }: DeliveryMeans,
  mail: LeasedMail,
): Promise<MailContent | undefined> {
  if (mail.content !== null) return JSON.parse(mail.content) as MailContent;
  const issue = await issueMail(store.db, mail);
  return issue && personalIssue(issue, siteUrl);
}

async function noteFailure(
  { store, clock }: DeliveryMeans,
  mail: LeasedMail,
  { name, message }: Error,
): Promise<void> {
  const now = clock();
  const error = message.slice(0, 500);
  const dueAt = now + retryDelay(mail.attempts);
  log("warn", `mail not delivered: ${error}`, {
    mail: mail.id,
    kind: mail.kind,
    tries: mail.attempts,
  });
  if (name === MailRefused.name || dueAt - mail.created_at > maxWait)
    await giveUpMail(store.db, mail, { now, error });
  else await postponeMail(store.db, mail, { dueAt, error });
}
