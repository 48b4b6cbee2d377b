import { countMail, listMail, type OutboxLine } from "../../platform/email/outbox.store.ts";
import { dropFailedMail, retryFailedMail } from "../../platform/email/retry-and-drop-mail.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Person } from "../people.ts";

/** An email that couldn't be delivered. */
export type FailedMail = Pick<
  OutboxLine,
  "id" | "kind" | "recipient" | "attempts" | "last_error" | "created_at" | "ended_at"
>;

/** How many of them a page shows. */
const pageSize = 20;

/**
 * Email that couldn't be delivered, for owners. Every method throws if the store can't be reached.
 * @param queued told when there is email to deliver
 */
export function openFailedMail({ db }: Store, clock: () => number, queued: () => void) {
  return {
    /** The email that failed last, and how much failed in all. */
    async list(): Promise<{ mails: FailedMail[]; count: number }> {
      const mails = await listMail(db, { state: "failed", limit: pageSize, offset: 0 });
      return { mails, count: (await countMail(db)).failed };
    },
    count: async () => (await countMail(db)).failed,
    /** Tries to deliver one again, or all. Returns how many. */
    async retry(id: string | undefined, reason: string, { name: by }: Person): Promise<number> {
      const mails = await retryFailedMail(db, id, { reason, now: clock(), by });
      queued();
      return mails;
    },
    /** Deletes one, or all. Returns how many. */
    drop: (id: string | undefined, reason: string, { name: by }: Person) =>
      dropFailedMail(db, id, { reason, now: clock(), by }),
  };
}
