import type { ExpressionBuilder } from "kysely";
import { bareLetters, withoutDisguise } from "../platform/text/visible-text.ts";
import { digest } from "../platform/store/digest.ts";
import type { Database, Tables } from "../platform/store/tables.ts";

/** The keys under which copies of a text are found. */
export interface TextKey {
  digest: string;
  /** Whether it's too long for anyone else to write the same by chance. */
  isLong: boolean;
}

/** A review's text, and its subject. */
interface SubjectText {
  subject: string;
  key: TextKey;
}

/** The key of a text, equal for texts that `withoutDisguise` makes equal. */
export function textKey(reviewText: string): TextKey {
  const { text, isLong } = withoutDisguise(reviewText);
  return { digest: digest(text), isLong };
}

/** The key of a text however it's disguised, equal for texts that `bareLetters` makes equal. */
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
 * Whether one of these texts is a copy: a long text of another review from the last month, or the text of a review
 * hidden on the same page, however short and old. A held review doesn't count as hidden.
 * @param now epoch milliseconds
 * @param own how often the store already has each of them: 0 before storing them, 1 after
 * @param except the id of a review to ignore: the one being edited
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

/** Matches rows with the page and text of one of these. */
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
