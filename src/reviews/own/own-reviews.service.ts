import { randomBytes } from "node:crypto";
import { DuplicateText } from "../../platform/forms/outcome.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.service.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Store } from "../../platform/store/connect.ts";
import { hasDuplicates, type TextKey, textKey } from "../duplicate-texts.store.ts";
import { type ReviewView, showWritten } from "../read-reviews.service.ts";
import type { ReviewSubmission } from "../review.ts";
import { holdReasonsOf } from "../moderation/hold-reasons.store.ts";
import type { NearCopies } from "../moderation/near-copies.service.ts";
import {
  keyOf,
  knownReviews,
  type NewReview,
  type SubmittedReview,
  toRow,
} from "../reviews.store.ts";
import {
  ownReview,
  rewriteReview,
  type Rewritten,
  type OwnReview as StoredOwnReview,
  withdrawReview,
} from "./own-reviews.store.ts";

/** The length of a key in bytes, too long to guess. */
export const keyBytes = 20;

/** Whether a text has the form of the key in a reviewer's private link. Lower case only, like paths. */
export function isReviewKey(text: string): boolean {
  return text.length === keyBytes * 2 && /^[0-9a-f]+$/.test(text);
}

interface OwnReviewsContext {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
  /** Whether a text is one of our sample reviews'. */
  isSample: (key: TextKey) => boolean;
  nearCopies: NearCopies;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  submit: (reviews: Iterable<NewReview>, address: string) => Promise<SubmittedReview[]>;
  /** Called with the subject of each edited or withdrawn review. */
  changed: (subject: string) => void;
  /** Whether every review is held for approval. */
  holdsAll: boolean;
  /** The display name of what a review is about. */
  ballName: (ball: string) => string;
}

/** What the writer of a review gets back. */
export type WrittenReview = {
  /** Null if the review is hidden. */
  id: string | null;
  /**
   * The key of the private link; null if the same review was stored before, because anyone can send its words again.
   */
  key: string | null;
  /** Whether it's held, and no one else sees it yet. */
  isHeld: boolean;
  /** As lists show it; null if it's hidden. */
  shown: ReviewView | null;
};

/** A review as its writer sees it through the private link, and as lists show it. */
export type OwnReview = StoredOwnReview & { shown: ReviewView };

/**
 * What the writer of a review can do with it, by its key. The store has only the key's hash, so a lost key can't be
 * recovered. Every method throws if the store fails; those that write may also throw LimitReached.
 */
export function openOwnReviews(context: OwnReviewsContext) {
  const { rateLimiter, clock, isSample, nearCopies, isPerson, submit, changed, holdsAll } = context;
  const { db, engine } = context.store;
  return {
    /** Stores a review from a form, once, with a new key. @throws DuplicateText */
    async write(review: NewReview, address: string): Promise<WrittenReview> {
      const key = randomBytes(keyBytes).toString("hex");
      const [stored] = await submit([{ ...review, editKey: digest(key) }], address);
      const isNew = stored !== undefined && (await ownReview(db, digest(key))) !== undefined;
      if (!stored) return { id: null, key: null, isHeld: false, shown: null };
      const { id, isHeld, created_at: writtenAt, updated_at } = stored;
      const editedAt = updated_at > writtenAt ? updated_at : undefined;
      const shown = showWritten(review, { id, writtenAt, editedAt }, context);
      return { id, key: isNew ? key : null, isHeld, shown };
    },

    /** The review of a key, hidden or not; undefined if there is none. */
    async read(key: string): Promise<OwnReview | undefined> {
      const own = isReviewKey(key) ? await ownReview(db, digest(key)) : undefined;
      if (!own) return undefined;
      const values = { ...own.typed, rating: Number(own.typed.rating) };
      return { ...own, shown: showWritten(values, own, context) };
    },

    /** Changes a review under the same rules as a new one. @throws DuplicateText */
    async edit(key: string, review: ReviewSubmission, address: string): Promise<Rewritten> {
      const own = await this.read(key);
      if (!own) return "gone";
      const { id, subject, writtenAt } = own;
      if (own.isHidden) return "hidden";
      const edited = { ...review, subject };
      const submission = keyOf(edited);
      const known = (await knownReviews(db, [submission])).get(submission);
      if (known?.submitted?.id === id) return "unchanged";
      const visitor = await rateLimiter.identify(address);
      if ((await rateLimiter.room("edit", visitor)) < 1) throw rateLimiter.limitReached();
      const text = { subject, key: textKey(review.reviewText) };
      if (known || isSample(text.key) || (await hasDuplicates(db, [text], clock(), 0, id)))
        throw new DuplicateText();
      // Everything above is cheap. Reading a text for themes isn't, so it waits until the edit may be stored.
      const row = toRow(edited, "player", writtenAt, text.key);
      const near = await nearCopies.of([{ id, text: row.review_text }]);
      const others = { accepted: 0, holdsAll, except: id, isPerson, near };
      const [reason] = await holdReasonsOf(db, [row], others);
      const ended = await db.transaction().execute(async (transaction) => {
        const rewritten = await rewriteReview(transaction, digest(key), row, reason, clock());
        if (rewritten !== "edited" && rewritten !== "held") return rewritten;
        // Counted first: posts wait for each other here, so that two copies sent at once see each other.
        await rateLimiter.consume(transaction, "edit", visitor);
        if (await hasDuplicates(transaction, [text], clock(), 0, id)) throw new DuplicateText();
        return rewritten;
      });
      if (ended !== "edited" && ended !== "held") return ended;
      nearCopies.remember({ id, text: row.review_text });
      changed(subject);
      return ended;
    },

    /** Deletes a review permanently. Returns whether there was one. */
    async withdraw(key: string, address: string): Promise<boolean> {
      if (!isReviewKey(key)) return false;
      const visitor = await rateLimiter.identify(address);
      const subject = await db.transaction().execute(async (transaction) => {
        const withdrawn = await withdrawReview({ db: transaction, engine }, digest(key), clock());
        if (withdrawn !== undefined) await rateLimiter.consume(transaction, "edit", visitor);
        return withdrawn;
      });
      if (subject === undefined) return false;
      changed(subject);
      return true;
    },
  };
}
