import { setImmediate as othersTurn } from "node:timers/promises";
import type { Act, Kind, Thing } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Database } from "../../platform/store/tables.ts";
import { blockedWordsIn, comparableWords, maxBlockedWord } from "./blocked-words.ts";

/** A blocked word or phrase, and since when (epoch milliseconds). */
export interface BlockedWord {
  word: string;
  blockedAt: number;
}

/** All blocked words and phrases, in alphabetical order. */
export async function listBlockedWords(db: Database): Promise<BlockedWord[]> {
  const rows = await db
    .selectFrom("blocked_words")
    .select(["word", "blocked_at"])
    .orderBy("word")
    .execute();
  return rows.map(({ word, blocked_at: blockedAt }) => ({ word, blockedAt }));
}

/** A word or phrase in comparable form. */
const blockedWords: Kind = {
  noun: "word",
  read(typed) {
    const word = comparableWords(typed);
    if (word === "") throw refusal("noLetters", typed);
    if ([...word].length > maxBlockedWord) throw refusal("longWord", typed, maxBlockedWord);
    return { id: word };
  },
  find: async (_, named) => named.map(({ id }) => ({ id, label: "" })),
};

const onWords = {
  of: blockedWords,
  may: "moderator",
  args: [{ flags: "<word...>", label: "Word or phrase" }],
} as const;

export const blockWords: Act = {
  ...onWords,
  name: "words block",
  about: "Hold reviews with these words or phrases until you approve them",
  more: "Only whole words count; case, accents and punctuation don't matter. Reviews that are shown stay shown; the command says how many have the word.",
  example: 'words block casino "buy now" --reason "advertising"',
  button: "Block",
  done: "Blocked",
  left: { blocked: "Already blocked" },
  why: "advertising",
  async run({ db }, { things }, { now }) {
    const rows = await db
      .insertInto("blocked_words")
      .values(things.map(({ id }) => ({ word: id, blocked_at: now })))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .returning("word")
      .execute();
    return split(things, new Set(rows.map(({ word }) => word)), "blocked");
  },
  async after({ db }, outcome) {
    const shown = await countShownWith(
      db,
      outcome.done.map(({ id }) => id),
    );
    const has = (count = 0) =>
      count === 1 ? "1 shown review has it" : `${count} shown reviews have it`;
    return { ...outcome, done: outcome.done.map(({ id }) => ({ id, label: has(shown.get(id)) })) };
  },
};

export const unblockWords: Act = {
  ...onWords,
  name: "words unblock",
  about: "Stop holding reviews with these words or phrases",
  more: "Reviews that are waiting keep waiting until you approve or hide them.",
  example: 'words unblock casino --reason "it is a paddle\'s name"',
  button: "Unblock",
  done: "Unblocked",
  left: { unknown: "Not blocked" },
  why: "not advertising",
  async run({ db }, { things }) {
    const named = new Set(things.map(({ id }) => id));
    const stored = (await listBlockedWords(db))
      .map(({ word }) => word)
      .filter((word) => named.has(comparableWords(word)));
    if (stored.length > 0)
      await db.deleteFrom("blocked_words").where("word", "in", stored).execute();
    return split(things, new Set(stored.map(comparableWords)), "unknown");
  },
};

/** Splits the words into those affected, and the others. */
const split = (things: readonly Thing[], done: ReadonlySet<string>, as: string) => ({
  done: things.filter(({ id }) => done.has(id)),
  left: things.filter(({ id }) => !done.has(id)).map(({ id }) => ({ id, as })),
});

export const wordActs: readonly Act[] = [blockWords, unblockWords];

/** How many reviews are scanned before other work gets a turn. */
const batch = 200;

/** How many visible reviews by players contain each of these words or phrases. It reads all of them. */
async function countShownWith(
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
