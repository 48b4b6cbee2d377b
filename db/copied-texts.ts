import type { Kysely } from "kysely";
import { digest } from "./digest.ts";
import type { Tables } from "./tables.ts";

/** What a copy is told by: a review's text, and the subject it is of. */
interface SubjectText {
  subject: string;
  reviewText: string;
}

/** Two players may well both write 'Great paddle!'; from so many characters on, the same text is a copy. */
const shortestCopy = 60;

/** What a long text is found again by; null for a short one. */
export function textKey(text: string): string | null {
  return text.length < shortestCopy ? null : textDigest(text);
}

/** The same for texts that differ in spaces, case and punctuation alone. */
export function textDigest(text: string): string {
  const letters = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return digest(letters);
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
              ofSubject.map(({ reviewText }) => textDigest(reviewText)),
            ),
          ]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}
