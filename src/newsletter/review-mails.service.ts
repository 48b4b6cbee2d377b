import type { MailContent } from "../platform/email/mail.ts";
import type { LeasedMail } from "../platform/email/outbox.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { toReview } from "./issues.service.ts";
import { settlingTime } from "./newsletter.ts";
import { contentOfReviewMail, queueReviewMails, subscribedSubjects } from "./review-mails.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** How many readers' emails are queued per transaction. */
const batch = 500;

type Content = Pick<MailedSite, "library">;

/**
 * Queues the emails about new reviews that are due.
 * @param now epoch milliseconds
 * @returns how many
 */
export async function queueNewReviews(
  { db, engine }: Store,
  { library }: Content,
  now: number,
): Promise<number> {
  let queued = 0;
  for (const subject of await subscribedSubjects(db)) {
    // Don't send anyone to a page that is gone.
    if (!library.anyPaddle(subject)) continue;
    for (;;) {
      const due = { subject, through: now - settlingTime, now, limit: batch };
      const some = await queueReviewMails(db, engine, due);
      queued += some;
      if (some < batch) break;
    }
  }
  return queued;
}

/** Renders emails about new reviews, each for its reader, or undefined if there's nothing to send anymore. */
export function reviewMailWriter({ db }: Store, site: MailedSite, clock: () => number) {
  return async (mail: LeasedMail): Promise<MailContent | undefined> => {
    const paddle = site.library.anyPaddle(mail.subject);
    const found = await contentOfReviewMail(db, mail, clock());
    if (!paddle || !found) return undefined;
    // Loads React, once there is such an email.
    const { reviewsMail } = await import("./reviews.email.ts");
    return reviewsMail(site, paddle, {
      ...found,
      reviews: found.reviews.map(({ approved_at, ...review }) => ({
        ...toReview(review),
        isApproved: approved_at !== null,
      })),
    });
  };
}
