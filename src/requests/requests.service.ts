import {
  type ContributionsContext,
  openContributions,
} from "../contributions/contributions.service.ts";
import { mailboxOf } from "../platform/email/email-address.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import type { Site } from "../platform/render/site.ts";
import { correctable, type Correction } from "./correction.ts";
import { paddleKey, type PaddleRequest } from "./request.ts";
import {
  answeredRequests,
  askedPages,
  correctedSubjects,
  correctionKind,
  countAsked,
  forgetDrafts,
  requestKind,
  requestOf,
  settle,
  takenCorrections,
} from "./requests.store.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    requests: ReturnType<typeof openRequests>;
  }
}

interface RequestsContext extends Pick<ContributionsContext, "store" | "rateLimiter" | "clock"> {
  content: Pick<Site, "library" | "settings">;
  /** Those of these drafts of content that weren't discarded, by id. */
  draftsLeft: (ids: readonly string[]) => Promise<ReadonlyMap<string, { isPublished: boolean }>>;
  queued: () => void;
}

/** What visitors miss and correct: one pipeline, and the answers to those who asked for one. */
export function openRequests({ content, draftsLeft, queued, ...given }: RequestsContext) {
  const { store, rateLimiter, clock } = given;
  const { db } = store;
  const context: ContributionsContext = {
    ...given,
    // Nobody but the site's people reads them, so all of them wait, and no page changes.
    holdsAll: true,
    isOurs: () => false,
    isPerson: () => false,
    changed: () => {},
  };
  const requests = openContributions(requestKind, context);
  const corrections = openContributions(correctionKind, context);
  const senderOf = async (address: string) => (await rateLimiter.identify(address)).id;

  /** Marks those of one mailbox as answered and queues its one email, if it asked for one. */
  async function answer(
    kind: typeof requestKind | typeof correctionKind,
    rows: readonly { id: string; email: string | null; held_because: unknown }[],
    mail: () => Promise<MailContent>,
  ): Promise<void> {
    const recipient = rows[0]?.email ?? null;
    const message = recipient === null ? undefined : await mail();
    await db.transaction().execute(async (transaction) => {
      const now = clock();
      let isNew = false;
      for (const row of rows) if (await settle(transaction, kind, row, now)) isNew = true;
      if (!isNew || recipient === null || !message) return;
      const emailKey = mailboxOf(recipient);
      // No subscription has this subject, so the end of one doesn't delete it.
      const subject = "requests:";
      await queueMail(
        transaction,
        { kind: "answer", recipient, content: message, emailKey, subject },
        now,
      );
    });
    if (message) queued();
  }

  return {
    /**
     * Stores a request, once, with the key of its private link; null if it was stored before.
     * @param address the visitor's IP address
     * @throws LimitReached, or if it can't be stored
     */
    async ask(request: PaddleRequest, address: string) {
      const subject = paddleKey(request);
      const sender = await senderOf(address);
      return await requests.own.write({ ...request, subject, sender }, address);
    },
    /** The same for a correction. @param subject from `correctable` */
    async correct(correction: Correction, subject: string, address: string) {
      const sender = await senderOf(address);
      return await corrections.own.write({ ...correction, subject, sender }, address);
    },
    /**
     * What was sent with a key, which kind it is, and the slug of the page that answers a request; undefined if there's
     * none. Throws if the store fails.
     */
    async sent(key: string) {
      const request = await requests.own.read(key);
      if (request) {
        const page = (await requestOf(db, request.id))?.page ?? undefined;
        return { kind: "request" as const, page, ...request };
      }
      const correction = await corrections.own.read(key);
      return correction && { kind: "correction" as const, page: undefined, ...correction };
    },
    /** Deletes what was sent with a key. Returns whether there was any. @throws LimitReached */
    async withdraw(key: string, address: string): Promise<boolean> {
      return (
        (await requests.own.withdraw(key, address)) ||
        (await corrections.own.withdraw(key, address))
      );
    },
    /** How many wait, without those that have a draft. Throws if the store fails. */
    count: () => countAsked(db),

    /**
     * Takes what a page answers by now out of the queue, and tells those who wanted to hear, once. Any number of
     * processes may do so at once.
     */
    async tellAnswered(): Promise<void> {
      const now = clock();
      const { library } = content;
      // One whose page isn't up must not keep the others from being read.
      for (const slug of await askedPages(db, now)) {
        const page = correctable(library, slug);
        if (!page) continue;
        const rows = await answeredRequests(db, slug, now);
        const mailboxes = Map.groupBy(rows, ({ email }) => email && mailboxOf(email));
        for (const alike of mailboxes.values())
          await answer(requestKind, alike, async () => {
            // Loads React, once there is such an email.
            const { pageUpMail } = await import("./requests.email.ts");
            return pageUpMail(content, page);
          });
      }
      const corrected = await correctedSubjects(db, now);
      const drafts = corrected.flatMap(({ draft }) => draft ?? []);
      const left = await draftsLeft(drafts);
      const gone = drafts.filter((id) => !left.has(id));
      if (gone.length > 0) await forgetDrafts(db, gone);
      for (const together of corrected) {
        const { subject, draft } = together;
        const of = correctable(library, subject);
        if (!of || (draft !== null && !left.get(draft)?.isPublished)) continue;
        for (const row of await takenCorrections(db, together, now))
          await answer(correctionKind, [row], async () => {
            const { thanksMail } = await import("./requests.email.ts");
            return thanksMail(content, row.fact, of);
          });
      }
    },
  };
}
