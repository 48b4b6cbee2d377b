import type { ExpressionBuilder } from "kysely";
import { bareLetters, withoutDisguise } from "../platform/text/visible-text.ts";
import { digest } from "../platform/store/digest.ts";
import type { Database, Tables } from "../platform/store/tables.ts";

/** What a text is found again by, for readers to whom it looks the same. */
export interface TextKey {
  digest: string;
  /** Whether nobody else writes the same by chance. */
  isLong: boolean;
}

/** A review's text, and the subject it is of. */
interface SubjectText {
  subject: string;
  key: TextKey;
}

/** The key of a text; one for each text that `withoutDisguise` finds different. */
export function textKey(reviewText: string): TextKey {
  const { text, isLong } = withoutDisguise(reviewText);
  return { digest: digest(text), isLong };
}

/** The key of a text however it's disguised; one for each text that `bareLetters` finds different. */
export function likenessKey(reviewText: string): string {
  return digest(bareLetters(reviewText));
}

/** How long a text is remembered, in milliseconds: thirty days. */
const duplicateMemory = 30 * 24 * 3_600_000;

/** Whether two of these texts are the same long one. */
export function repeatsItself(texts: readonly SubjectText[]): boolean {
  const long = texts.flatMap(({ key }) => (key.isLong ? key.digest : []));
  return new Set(long).size < long.length;
}

/**
 * Whether one of these texts is a copy: a long one that another review of the last month has, or that of a review that
 * is hidden on the same page, however short and long ago. One that waits for the owner isn't hidden.
 * @param now epoch milliseconds
 * @param own how often the store has each of them itself: 0 before they are stored, 1 after
 * @param except the id of a review that doesn't count: the one whose text is edited
 */
export async function hasDuplicates(
  db: Database,
  texts: readonly SubjectText[],
  now: number,
  own: 0 | 1,
  except = "",
): Promise<boolean> {
  return (
    (await hasRecentDuplicates(db, texts, now, own, except)) ||
    (await hasHiddenDuplicates(db, texts)) ||
    (await wereWithdrawn(db, texts))
  );
}

async function hasRecentDuplicates(
  db: Database,
  texts: readonly SubjectText[],
  now: number,
  own: 0 | 1,
  except: string,
): Promise<boolean> {
  const keys = [...new Set(texts.flatMap(({ key }) => (key.isLong ? key.digest : [])))];
  if (keys.length === 0) return false;
  const copied = await db
    .selectFrom("paddle_reviews")
    .select("text_key")
    .where("text_key", "in", keys)
    .where("created_at", ">", now - duplicateMemory)
    .where("id", "<>", except)
    .groupBy("text_key")
    .having(({ fn }) => fn.countAll(), ">", own)
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}

async function hasHiddenDuplicates(db: Database, texts: readonly SubjectText[]): Promise<boolean> {
  const copied = await db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("hidden_at", "is not", null)
    .where("held_because", "is", null)
    .where("text_key", "is not", null)
    .where((builder) => isOneOf(builder, texts))
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}

/** Whether one of the texts was hidden on its page when its writer withdrew it. */
async function wereWithdrawn(db: Database, texts: readonly SubjectText[]): Promise<boolean> {
  const withdrawn = await db
    .selectFrom("withdrawn_texts")
    .select("text_key")
    .where((builder) => isOneOf(builder, texts))
    .limit(1)
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** The condition that a row's page and text are those of one of these. */
function isOneOf(
  builder: ExpressionBuilder<Tables, "paddle_reviews" | "withdrawn_texts">,
  texts: readonly SubjectText[],
) {
  const bySubject = Map.groupBy(texts, ({ subject }) => subject);
  const { or, and, eb } = builder;
  return or(
    [...bySubject].map(([subject, ofSubject]) =>
      and([
        eb("paddle_name", "=", subject),
        eb(
          "text_key",
          "in",
          ofSubject.map(({ key }) => key.digest),
        ),
      ]),
    ),
  );
}
