import { setImmediate as othersTurn } from "node:timers/promises";
import { type OwnerNote, recordAudit } from "../../platform/store/audit-log.store.ts";
import type { Database } from "../../platform/store/tables.ts";
import { blockedWordsIn, comparableWords } from "./blocked-words.ts";

/** A blocked word or phrase, and since when (epoch milliseconds). */
export interface BlockedWord {
  word: string;
  blockedAt: number;
}

/** All blocked words and phrases, by the alphabet. */
export async function listBlockedWords(db: Database): Promise<BlockedWord[]> {
  const rows = await db
    .selectFrom("blocked_words")
    .select(["word", "blocked_at"])
    .orderBy("word")
    .execute();
  return rows.map(({ word, blocked_at: blockedAt }) => ({ word, blockedAt }));
}

/**
 * Blocks words and phrases, and records it: reviews that have one wait for the owner from now on. What is shown stays.
 * @param words each as `comparableWords` has it
 * @returns those that weren't blocked before
 */
export async function blockWords(
  db: Database,
  words: readonly string[],
  note: OwnerNote,
): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("blocked_words")
      .values(words.map((word) => ({ word, blocked_at: note.now })))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .returning("word")
      .execute();
    const blocked = added.map(({ word }) => word);
    await recordAudit(transaction, "words block", blocked, note);
    return blocked;
  });
}

/**
 * Ends the block on words and phrases, and records it.
 * @param words each as `comparableWords` has it
 * @returns those that were blocked
 */
export async function unblockWords(
  db: Database,
  words: readonly string[],
  note: OwnerNote,
): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    const blocked = await listBlockedWords(transaction);
    const stored = blocked
      .map(({ word }) => word)
      .filter((word) => words.includes(comparableWords(word)));
    if (stored.length > 0)
      await transaction.deleteFrom("blocked_words").where("word", "in", stored).execute();
    const unblocked = stored.map(comparableWords);
    await recordAudit(transaction, "words unblock", unblocked, note);
    return unblocked;
  });
}

/** Reviews that are looked through before others get their turn. */
const batch = 200;

/** How many shown reviews by players have each of these words or phrases. It reads all of them. */
export async function countShownWith(
  db: Database,
  words: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map(words.map((word) => [word, 0]));
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("paddle_reviews")
      .select(["id", "first_name", "review_text", "played_before"])
      .where("hidden_at", "is", null)
      .where("is_sample", "=", 0)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { first_name, review_text, played_before } of rows) {
      const texts = [first_name, review_text, played_before];
      for (const word of new Set(texts.flatMap((text) => blockedWordsIn(text, words))))
        counts.set(word, counts.get(word)! + 1);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return counts;
    after = last.id;
    await othersTurn();
  }
}
