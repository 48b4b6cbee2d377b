import {
  type AlertedKind,
  mailboxesToAlert,
  queueAlert,
} from "../contributions/once-alerts.store.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Site } from "../../platform/render/site.ts";
import { correctable, correctionKind } from "./correction.ts";
import { requestKind } from "./request.ts";
import {
  answeredRequests,
  askedPages,
  correctedSubjects,
  countAsked,
  forgetDrafts,
  settle,
  takenCorrections,
} from "./requests.store.ts";

interface RequestsContext {
  store: Store;
  clock: () => number;
  content: Pick<Site, "library" | "settings">;
  published: {
    /** Those of these drafts of content that weren't discarded, by id. */
    draftsLeft(ids: readonly string[]): Promise<ReadonlyMap<string, { isPublished: boolean }>>;
  };
  queued: () => void;
}

/** What visitors miss and correct, and the answers to those who asked for one. */
export function openRequests({
  store: { db },
  clock,
  content,
  published,
  queued,
}: RequestsContext) {
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
      const left = await published.draftsLeft(drafts);
      const gone = drafts.filter((id) => !left.has(id));
      if (gone.length > 0) await forgetDrafts(db, gone);
      for (const together of corrected) {
        const { subject, draft } = together;
        const page = correctable(library, subject);
        if (!page || (draft !== null && !left.get(draft)?.isPublished)) continue;
        for (const row of await takenCorrections(db, together, now))
          await answer(correctionKind, [row], async () => {
            const { thanksMail } = await import("./requests.email.ts");
            return (unsubscribeKey) => thanksMail(content, row.fact, page, unsubscribeKey);
          });
      }
    },
  };
}
