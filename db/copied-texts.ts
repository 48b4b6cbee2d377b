import type { Kysely } from "kysely";
import { longTextWithoutDisguise, textWithoutDisguise } from "../model/visible-text.ts";
import { digest } from "./digest.ts";
import type { Tables } from "./tables.ts";

/** What a copy is told by: a review's text, and the subject it is of. */
interface SubjectText {
  subject: string;
  reviewText: string;
}

/** What a review's text is found again by, for readers to whom it looks the same; null for a short one. */
export function textKey(text: string): string | null {
  const undisguised = longTextWithoutDisguise(text);
  return undisguised === undefined ? null : digest(undisguised);
}

/** The same of a text of any length, for one that was hidden. */
export function hiddenTextKey(text: string): string {
  return textKey(text) ?? digest(textWithoutDisguise(text));
}

/** How long a text is remembered, in milliseconds: thirty days. */
const copyMemory = 30 * 24 * 3_600_000;

/**
 * Whether one of these reviews is a copy: a long text that another review of the last month has, or the text of a
 * review that is hidden on the same page, however short and long ago.
 * @param now epoch milliseconds
 * @param own how often the store has each of them itself: 0 before they are stored, 1 after
 */
export async function hasCopies(
  db: Kysely<Tables>,
  reviews: readonly SubjectText[],
  now: number,
  own: 0 | 1,
): Promise<boolean> {
  return (await hasRecentCopies(db, reviews, now, own)) || (await hasHiddenCopies(db, reviews));
}

async function hasRecentCopies(
  db: Kysely<Tables>,
  reviews: readonly SubjectText[],
  now: number,
  own: 0 | 1,
): Promise<boolean> {
  const keys = [...new Set(reviews.flatMap(({ reviewText }) => textKey(reviewText) ?? []))];
  if (keys.length === 0) return false;
  const copied = await db
    .selectFrom("paddle_reviews")
    .select("text_key")
    .where("text_key", "in", keys)
    .where("created_at", ">", now - copyMemory)
    .groupBy("text_key")
    .having(({ fn }) => fn.countAll(), ">", own)
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}

async function hasHiddenCopies(
  db: Kysely<Tables>,
  reviews: readonly SubjectText[],
): Promise<boolean> {
  const bySubject = Map.groupBy(reviews, ({ subject }) => subject);
  const copied = await db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("hidden_at", "is not", null)
    .where("text_key", "is not", null)
    .where(({ or, and, eb }) =>
      or(
        [...bySubject].map(([subject, ofSubject]) =>
          and([
            eb("paddle_name", "=", subject),
            eb(
              "text_key",
              "in",
              ofSubject.map(({ reviewText }) => hiddenTextKey(reviewText)),
            ),
          ]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}
