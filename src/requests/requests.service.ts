import {
  type AlertedKind,
  alertState,
  mailboxesToAlert,
  queueAlert,
} from "../contributions/alerts.store.ts";
import {
  type AskToConfirm,
  type ContributionsContext,
  openContributions,
} from "../contributions/contributions.service.ts";
import { storedKind } from "../contributions/contributions.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import type { Site } from "../platform/render/site.ts";
import { correctable, type Correction, correctionKind } from "./correction.ts";
import { paddleKey, type PaddleRequest, requestKind } from "./request.ts";
import {
  answeredRequests,
  askedPages,
  correctedSubjects,
  countAsked,
  forgetDrafts,
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
  askToConfirm: AskToConfirm;
  queued: () => void;
}

/** What visitors miss and correct: one pipeline, and the answers to those who asked for one. */
export function openRequests({
  content,
  draftsLeft,
  askToConfirm,
  queued,
  ...given
}: RequestsContext) {
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
  const requests = openContributions(storedKind(requestKind), context);
  const corrections = openContributions(storedKind(correctionKind), context);
  const senderOf = async (address: string) => (await rateLimiter.identify(address)).id;

  /** Marks rows as answered, and queues one email to each mailbox that confirmed to want one. */
  async function answer(
    kind: AlertedKind,
    rows: readonly { id: string; held_because: unknown }[],
    prepareMail: () => Promise<(unsubscribeKey: string) => MailContent>,
  ): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const mailboxes = await mailboxesToAlert(db, kind, ids);
    // Loads React, once there is such an email.
    const mailFor = mailboxes.size > 0 ? await prepareMail() : undefined;
    // Those without a mailbox are together, too.
    for (const alike of Map.groupBy(rows, ({ id }) => mailboxes.get(id)).values()) {
      const isQueued = await db.transaction().execute(async (transaction) => {
        const now = clock();
        const answered: string[] = [];
        for (const row of alike)
          if (await settle(transaction, kind, row, now)) answered.push(row.id);
        if (!mailFor || !mailboxes.has(alike[0]!.id)) return false;
        return await queueAlert(transaction, kind, { ids: answered, now }, mailFor);
      });
      if (isQueued) queued();
    }
  }

  return {
    /**
     * Stores a request, once, with the key of its private link; null if it was stored before. If someone wants to hear
     * when its page is up, they're asked to confirm their address.
     * @param address the visitor's IP address
     * @throws LimitReached, or if it can't be stored
     */
    async ask(request: PaddleRequest, address: string) {
      const subject = paddleKey(request);
      const sender = await senderOf(address);
      const confirm = await askToConfirm(requestKind, request.email);
      const sent = await requests.own.write({ ...request, subject, sender }, address, confirm);
      if (confirm) queued();
      return sent;
    },
    /** The same for a correction. @param subject from `correctable` */
    async correct(correction: Correction, subject: string, address: string) {
      const sender = await senderOf(address);
      const confirm = await askToConfirm(correctionKind, correction.email);
      const sent = await corrections.own.write(
        { ...correction, subject, sender },
        address,
        confirm,
      );
      if (confirm) queued();
      return sent;
    },
    /**
     * What was sent with a key, which kind it is, and the slug of the page that answers a request; undefined if there's
     * none. Throws if the store fails.
     */
    async sent(key: string) {
      const request = await requests.own.read(key);
      if (request) {
        const page = (await requestOf(db, request.id))?.page ?? undefined;
        const alert = await alertState(db, requestKind, request.id);
        return { kind: "request" as const, page, alert, ...request };
      }
      const correction = await corrections.own.read(key);
      if (!correction) return undefined;
      const alert = await alertState(db, correctionKind, correction.id);
      return { kind: "correction" as const, page: undefined, alert, ...correction };
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
        await answer(requestKind, await answeredRequests(db, slug, now), async () => {
          const { pageUpMail } = await import("./requests.email.ts");
          return (unsubscribeKey) => pageUpMail(content, page, unsubscribeKey);
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
            return (unsubscribeKey) => thanksMail(content, row.fact, of, unsubscribeKey);
          });
      }
    },
  };
}
