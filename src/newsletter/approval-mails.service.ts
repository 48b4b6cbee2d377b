import { knownApprovals } from "../approvals/find-approvals.ts";
import type { Store } from "../platform/store/connect.ts";
import { changesIn, toldText } from "./approval-changes.ts";
import { approvalSettling, approvalSubjects, readApprovalSubject } from "./newsletter.ts";
import { queueApprovalMails } from "./approval-mails.store.ts";
import type { MailedSite } from "./sign-up.email.ts";
import { wantedSubjects } from "./subscribers.store.ts";

/** How many readers' emails are queued per transaction. */
const batch = 500;

/**
 * Emails readers what the lists say of their paddles, once each, when that has been published for a while.
 * @returns a round, to be repeated; it returns how many emails it queued
 */
export function openApprovalMails(
  { db, engine }: Store,
  site: MailedSite,
  clock: () => number,
): () => Promise<number> {
  /** What was published of each paddle when a round last saw a difference, and when. */
  const seen = new Map<string, { text: string; since: number }>();
  return async () => {
    let queued = 0;
    const now = clock();
    const known = knownApprovals(site.library);
    for (const subject of await wantedSubjects(db, approvalSubjects)) {
      const slug = readApprovalSubject(subject) ?? "";
      const paddle = known.get(slug);
      if (!paddle) continue;
      const text = toldText(paddle);
      if (seen.get(slug)?.text !== text) seen.set(slug, { text, since: now });
      if (now < seen.get(slug)!.since + approvalSettling) continue;
      // Loads React, once there is such an email.
      const { approvalsMail } = await import("./approvals.email.ts");
      for (;;) {
        const done = await queueApprovalMails(db, engine, {
          subject,
          told: text,
          mailFor(before, unsubscribeKey) {
            const changes = changesIn(before, text);
            return changes.length === 0
              ? undefined
              : approvalsMail(site, paddle, { changes, unsubscribeKey });
          },
          now,
          limit: batch,
        });
        queued += done.queued;
        if (done.read < batch) break;
      }
    }
    return queued;
  };
}
