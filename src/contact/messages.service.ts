import type { MailContent } from "../platform/email/mail.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../platform/store/connect.ts";
import type { ContactMessage } from "./contact-message.ts";
import { addMessage } from "./messages.store.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    messages: ReturnType<typeof openMessages>;
  }
}

interface MessagesContext {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
  contactEmail: () => string;
  queued: () => void;
}

/** Messages from visitors, emailed to the site's own address. */
export function openMessages({
  store: { db },
  rateLimiter,
  clock,
  contactEmail,
  queued,
}: MessagesContext) {
  return {
    /**
     * Stores a message, once, and the email that delivers it.
     * @param mail the email about the message with this number
     * @param from the visitor's IP address
     * @returns its number, for the visitor
     * @throws LimitReached, or if it can't be stored
     */
    async add(message: ContactMessage, mail: (number: number) => MailContent, from: string) {
      const visitor = await rateLimiter.identify(from);
      const stored = await db.transaction().execute(async (transaction) => {
        const added = await addMessage(transaction, message, clock());
        if (!added.isNew) return added;
        await rateLimiter.consume(transaction, "message", visitor);
        const content = { ...mail(added.number), replyTo: message.email };
        const recipient = contactEmail();
        await queueMail(transaction, { kind: "message", recipient, content }, clock());
        return added;
      });
      queued();
      return stored.number;
    },
  };
}
