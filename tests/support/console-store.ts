import { randomUUID } from "node:crypto";
import { addMessage } from "../../src/contact/messages.store.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { addReport } from "../../src/reviews/reports/reports.store.ts";
import type { NewReview } from "../../src/reviews/reviews.store.ts";
import type { StorePlace } from "./engines.ts";
import { storeReviews } from "./store-reviews.ts";

/** Puts into a site's store what its console shows. */
export function fillConsole(place: Omit<StorePlace, "remove">) {
  async function inStore<Result>(work: (store: Store) => Promise<Result>) {
    const store = openStore(place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
  return {
    inStore,
    /** Stores a review; returns its id. @param at epoch milliseconds */
    review: (firstName: string, at: number, more: Partial<NewReview> = {}) =>
      inStore(async ({ db }) => {
        const { stored } = await storeReviews(
          db,
          [
            {
              subject: "diadem-hero",
              firstName,
              duprRating: "3.5",
              level: 3500,
              rating: 1,
              reviewText: `${firstName} sells paddles.`,
              ...more,
            },
          ],
          at,
        );
        return stored[0]!.id;
      }),
    /** Holds a review back for a link in it. */
    hold: (id: string, at: number) =>
      inStore(({ db }) =>
        db
          .updateTable("paddle_reviews")
          .set({ held_because: "link", hidden_at: at })
          .where("id", "=", id)
          .execute(),
      ),
    /** Reports a review. */
    report: (reviewId: string, details: string, at: number, subject = "diadem-hero") =>
      inStore(({ db }) => addReport(db, { subject, reviewId, reason: "spam", details }, at)),
    /** What was done to something, by whom and why, oldest first. */
    acts: (target: string) =>
      inStore(async ({ db }) =>
        (await logOf(db, target)).map(({ act, actor, reason }) => [act, actor, reason]),
      ),
    /** Stores a message; returns its number. */
    message: (subject: string, at: number) =>
      inStore(async ({ db }) => {
        const message = {
          firstName: "Ann",
          lastName: "Lee",
          email: "ann@example.com",
          subject,
          message: "Which paddle?",
        };
        return (await addMessage(db, message, at)).number;
      }),
    /** Puts an email that failed into the outbox; returns its id. */
    failedMail: (recipient: string, at: number) =>
      inStore(async ({ db }) => {
        const id = randomUUID();
        const content = JSON.stringify({ subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
        await db
          .insertInto("outbox")
          .values({
            id,
            kind: "message",
            recipient,
            content,
            issue_date: null,
            email_key: null,
            state: "failed",
            due_at: at,
            last_error: "550 No such user",
            created_at: at,
            ended_at: at,
          })
          .execute();
        return id;
      }),
  };
}
