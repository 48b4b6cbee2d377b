import { setImmediate as othersTurn } from "node:timers/promises";
import { oncePer } from "../platform/once-per.ts";
import type { Store } from "../platform/store/connect.ts";
import { DuplicateText } from "../platform/forms/outcome.ts";
import type { RateLimiter, Visitor } from "../platform/rate-limit/rate-limiter.service.ts";
import { hasDuplicates, repeatsItself, type TextKey, textKey } from "./duplicate-texts.store.ts";
import type { Library } from "../library/library.ts";
import {
  heldColumns,
  insertReviews,
  keyOf,
  type KnownReview,
  knownReviews,
  type NewReview,
  type ReviewRow,
  type SubmittedReview,
  toRow,
} from "./reviews.store.ts";
import { holdReasonsOf } from "./moderation/hold-reasons.store.ts";
import type { NearCopies } from "./moderation/near-copies.service.ts";

const digestsOf = oncePer(
  ({ sampleTexts }: Pick<Library, "sampleTexts">) =>
    new Set(sampleTexts.map((text) => textKey(text).digest)),
);

/** Whether a text is one of our sample reviews', on any page; short texts never are. */
export function isSampleText(
  library: Pick<Library, "sampleTexts">,
  { digest, isLong }: TextKey,
): boolean {
  return isLong && digestsOf(library).has(digest);
}

interface SubmissionsContext {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
  /** Whether a text is one of our sample reviews'. */
  isSample: (key: TextKey) => boolean;
  nearCopies: NearCopies;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** Called with the subject of each added review. */
  changed: (subject: string) => void;
  /** Whether every review is held for approval. */
  holdsAll: boolean;
}

/** What was posted, by submission key, in the given order. */
interface Posted {
  keys: string[];
  reviews: Map<string, NewReview>;
  known: Map<string, KnownReview>;
}

/**
 * Stores what visitors submit. The cheapest checks come first: a stored review is recognized by its key, then the
 * visitor's limit is checked, then copies are looked for; only what may be stored is read for themes, and for a reason
 * to hold it.
 */
export function openSubmissions({
  store: { db },
  rateLimiter,
  clock,
  isSample,
  nearCopies,
  isPerson,
  changed,
  holdsAll,
}: SubmissionsContext) {
  /** Reads the posted reviews as long as they may be accepted: a longer list can only be a repeated one. */
  async function read(given: Iterable<NewReview>, visitor: Visitor): Promise<Posted> {
    const room = await rateLimiter.room("review", visitor);
    const posted: Posted = { keys: [], reviews: new Map(), known: new Map() };
    for (const review of given) {
      const key = keyOf(review);
      posted.keys.push(key);
      posted.reviews.set(key, review);
      if (posted.reviews.size - posted.known.size <= room) continue;
      posted.known = await knownReviews(db, posted.keys);
      if (posted.reviews.size - posted.known.size > room) throw rateLimiter.limitReached();
    }
    if (posted.known.size < posted.reviews.size) posted.known = await knownReviews(db, posted.keys);
    return posted;
  }

  async function add(reviews: readonly NewReview[], visitor: Visitor): Promise<void> {
    const now = clock();
    const texts = reviews.map(({ subject, reviewText }) => ({ subject, key: textKey(reviewText) }));
    if (repeatsItself(texts) || texts.some(({ key }) => isSample(key))) throw new DuplicateText();
    if (await hasDuplicates(db, texts, now, 0)) throw new DuplicateText();
    // Before the transaction, and one by one: reading a long text for themes takes milliseconds that others would wait
    // for.
    const rows: ReviewRow[] = [];
    for (const [index, review] of reviews.entries()) {
      if (index > 0) await othersTurn();
      rows.push(toRow(review, "player", now, texts[index]!.key));
    }
    const accepted = await rateLimiter.accepted("review", visitor);
    const near = await nearCopies.of(rows.map(({ id, review_text: text }) => ({ id, text })));
    const reasons = await holdReasonsOf(db, rows, { accepted, holdsAll, isPerson, near });
    const held = rows.map((row, index) => ({ ...row, ...heldColumns(reasons[index], now) }));
    const added = await db.transaction().execute(async (transaction) => {
      const inserted = await insertReviews(transaction, held);
      if (inserted === 0) return inserted;
      await rateLimiter.consume(transaction, "review", visitor, inserted);
      // Once more after counting, where posts wait for each other: two copies sent at once didn't see each other.
      if (await hasDuplicates(transaction, texts, now, 1)) throw new DuplicateText();
      return inserted;
    });
    if (added === 0) return;
    const shown = reviews.filter((_, index) => reasons[index] === undefined);
    for (const subject of new Set(shown.map((review) => review.subject))) changed(subject);
  }

  /**
   * Stores reviews, all or none, each once.
   * @param given read one by one, and no further than the visitor's limit
   * @param address the IP address they came from
   * @returns the stored reviews in the given order, including held ones but not hidden ones
   * @throws LimitReached, DuplicateText, if they can't be stored, or whatever reading them throws
   */
  return async (given: Iterable<NewReview>, address: string): Promise<SubmittedReview[]> => {
    const visitor = await rateLimiter.identify(address);
    const posted = await read(given, visitor);
    const isNew = ([key]: [string, NewReview]) => !posted.known.has(key);
    const news = [...posted.reviews].filter(isNew).map(([, review]) => review);
    if (news.length > 0) await add(news, visitor);
    const stored = news.length > 0 ? await knownReviews(db, posted.keys) : posted.known;
    return posted.keys.flatMap((key) => stored.get(key)?.submitted ?? []);
  };
}
