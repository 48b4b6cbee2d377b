import { storeOnce, type StoringContext } from "../contributions/contributions.service.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { queueMail } from "../../platform/email/outbox.store.ts";
import type { ContactMessage } from "./contact-message.ts";
import { addMessage } from "./messages.store.ts";
import type { Site } from "../../platform/render/site.ts";

interface MessagesContext extends StoringContext {
  content: Pick<Site, "library">;
  queued: () => void;
}

/** Messages from visitors, emailed to the site's own address. */
export function openMessages({ content: site, queued, ...context }: MessagesContext) {
  return {
    /**
     * Stores a message, once, and the email that delivers it.
     * @param mail the email about the message with this number
     * @param from the visitor's IP address
     * @returns its number, for the visitor
     * @throws LimitReached, or if it can't be stored
     */
    async add(message: ContactMessage, mail: (number: number) => MailContent, from: string) {
      const visitor = await context.rateLimiter.identify(from);
      const number = await storeOnce(
        context,
        "message",
        visitor,
        async (db, now) => {
          const added = await addMessage(db, message, now);
          return [added.number, added.isNew ? 1 : 0];
        },
        (db, now, added) => {
          const content = { ...mail(added), replyTo: message.email };
          const recipient = site.library.site.contactEmail;
          return queueMail(db, { kind: "message", recipient, content }, now);
        },
      );
      queued();
      return number;
    },
  };
}
