// Gathers what decides whether a row is held: blocked words, copies of it, and what moderators did with those. Also
// the acts on blocked words.

import { setImmediate as othersTurn } from "node:timers/promises";
import type { Act, Kind, Thing } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Database } from "../../platform/store/tables.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import type { NewRow, StoredKind, TextKey } from "./contribution.ts";
import { tableOf, textIn, textKey } from "./contributions.store.ts";
import {
  blockedWordsIn,
  comparableWords,
  type HoldReason,
  holdReason,
  maxBlockedWord,
  type Series,
  starterWords,
} from "./hold-reason.ts";

interface HoldOptions {
  /** How many of the kind were accepted from this visitor this hour. */
  accepted: number;
  /** Whether every one is held for approval, by a setting. */
  holdsAll: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** The id of one to ignore: the one being edited. */
  except?: string;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** The series that they are part of. */
  series?: readonly Series[];
  /** The stored rows that each one nearly copies, and whether it nearly copies an earlier one of these. */
  near: readonly { ids: readonly string[]; ofEarlier: boolean }[];
}

/** Why each of a visitor's new rows is held; undefined for those shown at once. */
export async function holdReasonsOf(
  db: Database,
  kind: StoredKind,
  rows: readonly NewRow[],
  { accepted, holdsAll, now, except = "", isPerson, series = [], near }: HoldOptions,
): Promise<(HoldReason | undefined)[]> {
  const { author, text, read } = kind.columns;
  // Normalized again, because more letters may count as look-alikes than when they were blocked.
  const blockedWords = (await listBlockedWords(db)).map(({ word }) => comparableWords(word));
  const holds = holdsAll || (await heldUntil(db, kind, now)) !== undefined;
  const texts: (TextKey & { likeness_key: unknown })[] = [];
  for (const row of text === undefined ? [] : rows) {
    // A long text takes milliseconds that others would wait for.
    if (texts.length > 0) await othersTurn();
    texts.push({ likeness_key: row["likeness_key"], ...textKey(textIn(kind, row)) });
  }
  const others = await otherRows(db, kind, texts, near, except);
  const withdrawn = await withdrawnTexts(
    db,
    texts.map(({ digest }) => digest),
  );
  const reasons: (HoldReason | undefined)[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0) await othersTurn();
    const { likeness_key, digest = "", isLong = false } = texts[index] ?? {};
    const { ids, ofEarlier } = near[index] ?? { ids: [], ofEarlier: false };
    const same = others.filter(({ id, key }) => key === likeness_key || ids.includes(id));
    const lastHidden = Math.max(...same.map(({ hidden }) => hidden ?? 0));
    const lastApproved = Math.max(...same.map(({ approved }) => approved ?? 0));
    const reason = holdReason({
      texts: read.map((column) => String(row[column])),
      blockedWords,
      isHiddenTwin: lastHidden > lastApproved || withdrawn.has(digest),
      isPerson: author !== undefined && isPerson(String(row[author])),
      isCopy: isLong && (same.length > 0 || ofEarlier),
      acceptedBefore: accepted + index,
      series,
      holdsAll: holds,
    });
    reasons.push(reason);
  }
  return reasons;
}

/** When the owner last hid and last approved rows with these texts, and their near copies. */
async function otherRows(
  db: Database,
  kind: StoredKind,
  texts: readonly { likeness_key: unknown }[],
  near: HoldOptions["near"],
  except: string,
) {
  if (texts.length === 0) return [];
  const { db: kept, rows, seeded } = tableOf(db, kind);
  const decisionsBy = (column: "likeness_key" | "id", values: readonly string[]) =>
    kept
      .selectFrom(rows)
      .select(({ fn, eb }) => [
        column === "id" ? "id" : eb.val("").as("id"),
        "likeness_key as key",
        fn
          .max(
            eb.case().when("held_because", "is", null).then(eb.ref("hidden_at")).else(null).end(),
          )
          .as("hidden"),
        fn.max("approved_at").as("approved"),
      ])
      .where(column, "in", values)
      .$if(seeded !== undefined, (query) => query.where(seeded!, "=", 0))
      .where("id", "<>", except)
      .groupBy(column === "id" ? ["id", "likeness_key"] : "likeness_key")
      .execute();
  const keys = new Set(texts.map(({ likeness_key }) => String(likeness_key)));
  const ids = new Set(near.flatMap((each) => each.ids));
  const same = await decisionsBy("likeness_key", [...keys]);
  return ids.size === 0 ? same : [...same, ...(await decisionsBy("id", [...ids]))];
}

/** Which of the texts were hidden when their writers withdrew them, on any page. */
async function withdrawnTexts(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("withdrawn_texts")
    .select("text_key")
    .where("text_key", "in", [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ text_key }) => text_key));
}

/** Until when every one of a kind is held by an order, in epoch milliseconds; undefined if there's none. */
export async function heldUntil(
  db: Database,
  { name }: StoredKind,
  now: number,
): Promise<number | undefined> {
  const order = await db
    .selectFrom("hold_orders")
    .select("until")
    .where("kind", "=", name)
    .where("until", ">", now)
    .executeTakeFirst();
  return order?.until;
}

/** The longest order to hold everything, in hours: a week. */
const maxHours = 168;

/** The acts that begin and end an order to hold every one of a kind, for a wave of spam. */
export function holdActsOf({ name, noun }: StoredKind): readonly Act[] {
  const hold: Act = {
    may: "moderator",
    name: `${name} hold-all`,
    about: `Hold every new or edited ${noun} for some hours, while spam comes in waves`,
    more: `It ends by itself, or with '${name} hold-none'. To hold every ${noun} always, set REVIEWS=hold.`,
    example: `${name} hold-all 6 --reason "a wave of advertising"`,
    args: [
      {
        flags: "<hours>",
        about: `1 to ${maxHours}`,
        label: "For how long",
        choices: [
          ["1", "1 hour"],
          ["6", "6 hours"],
          ["24", "A day"],
          [String(maxHours), "A week"],
        ],
      },
    ],
    button: `Hold every ${noun}`,
    done: "Holding",
    says: `Every new ${noun} waits until you've read it.`,
    why: "a wave of spam",
    async run({ db }, { of: [typed = ""] }, { now }) {
      const hours = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
      if (hours < 1 || hours > maxHours) throw refusal("notHours", typed, maxHours);
      const order = { kind: name, until: now + hours * 3_600_000 };
      await db
        .insertInto("hold_orders")
        .values(order)
        .onConflict((conflict) => conflict.column("kind").doUpdateSet({ until: order.until }))
        .execute();
      return { done: [{ id: `${hours} h` }] };
    },
  };
  const end: Act = {
    may: "moderator",
    name: `${name} hold-none`,
    about: `End the order that holds every ${noun}`,
    more: `${capitalized(name)} that are waiting keep waiting until you approve or hide them.`,
    example: `${name} hold-none`,
    button: "End it now",
    done: "Ended",
    says: `New ${name} are shown at once again.`,
    none: `No order holds every ${noun}.`,
    why: "the wave is over",
    async run({ db }, _, { now }) {
      const { numDeletedRows } = await db
        .deleteFrom("hold_orders")
        .where("kind", "=", name)
        .where("until", ">", now)
        .executeTakeFirstOrThrow();
      return { done: numDeletedRows > 0n ? [{ id: name }] : [] };
    },
  };
  return [hold, end];
}

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
export const blockedWords: Kind = {
  noun: "word",
  read(typed) {
    const word = comparableWords(typed);
    if (word === "") throw refusal("noLetters", typed);
    if ([...word].length > maxBlockedWord) throw refusal("longWord", typed, maxBlockedWord);
    return { id: word };
  },
  find: async (_, named) => named.map(({ id }) => ({ id, label: "" })),
};

const onWords = { of: blockedWords, may: "moderator" } as const;
const wordField = { label: "Word or phrase" } as const;

/** The acts on blocked words. @param kinds those that are scanned for them */
export function wordActsOf(kinds: readonly StoredKind[]) {
  const names = kinds.map(({ name }) => name).join(" and ");
  const block: Act = {
    ...onWords,
    name: "words block",
    about: `Hold ${names} with these words or phrases until you approve them`,
    more: `Only whole words count; case, accents and punctuation don't matter. ${capitalized(names)} that are shown stay shown; the command says how many have the word.`,
    example: 'words block casino "buy now" --reason "advertising"',
    args: [{ flags: "[word...]", ...wordField }],
    options: [
      {
        flags: "--starter",
        about: `the ${starterWords.length} of a list to start with`,
        button: "Block these words",
        instead: true,
      },
    ],
    async named(_, { options: { starter } }) {
      return starter ? starterWords.map((word) => ({ id: comparableWords(word) })) : undefined;
    },
    button: "Block",
    done: "Blocked",
    left: { blocked: "Already blocked" },
    why: "advertising",
    async run({ db }, { things }, { now }) {
      const rows = await db
        .insertInto("blocked_words")
        .values(things.map(({ id }) => ({ word: id, blocked_at: now })))
        .onConflict((conflict) => conflict.column("word").doNothing())
        .returningAll()
        .execute();
      const done = split(things, new Set(rows.map(({ word }) => word)), "blocked");
      return { ...done, ...(rows.length > 0 ? { saved: rows } : {}) };
    },
    async undo({ db }, saved: readonly { word: string; blocked_at: number }[]) {
      const words = saved.map(({ word }) => word);
      const deleted = await db
        .deleteFrom("blocked_words")
        .where("word", "in", words)
        // If someone has unblocked it and blocked it again, that block is theirs.
        .where("blocked_at", "=", saved[0]!.blocked_at)
        .returning("word")
        .execute();
      const things = words.map((id) => ({ id }));
      return split(things, new Set(deleted.map(({ word }) => word)), "changed");
    },
    async after({ db }, outcome) {
      const words = outcome.done.map(({ id }) => id);
      const said = new Map(words.map((word) => [word, [] as string[]]));
      for (const kind of kinds)
        for (const [word, count] of await countShownWith(db, kind, words))
          // Of the first kind, none is worth saying, too.
          if (count > 0 || kind === kinds[0])
            said
              .get(word)!
              .push(`${count} shown ${count === 1 ? `${kind.noun} has` : `${kind.name} have`} it`);
      return { ...outcome, done: words.map((id) => ({ id, label: said.get(id)!.join(", ") })) };
    },
  };
  const unblock: Act = {
    ...onWords,
    name: "words unblock",
    about: `Stop holding ${names} with these words or phrases`,
    more: `${capitalized(names)} that are waiting keep waiting until you approve or hide them.`,
    example: 'words unblock casino --reason "it is a paddle\'s name"',
    args: [{ flags: "<word...>", ...wordField }],
    button: "Unblock",
    done: "Unblocked",
    left: { unknown: "Not blocked" },
    why: "not advertising",
    async run({ db }, { things }) {
      const named = new Set(things.map(({ id }) => id));
      const stored = (await listBlockedWords(db))
        .map(({ word }) => word)
        .filter((word) => named.has(comparableWords(word)));
      const done = split(things, new Set(stored.map(comparableWords)), "unknown");
      if (stored.length === 0) return done;
      const saved = await db
        .deleteFrom("blocked_words")
        .where("word", "in", stored)
        .returningAll()
        .execute();
      return { ...done, saved };
    },
    async undo({ db }, words: readonly { word: string; blocked_at: number }[]) {
      const back = await db
        .insertInto("blocked_words")
        .values(words)
        .onConflict((conflict) => conflict.column("word").doNothing())
        .returning("word")
        .execute();
      const things = words.map(({ word }) => ({ id: word }));
      return split(things, new Set(back.map(({ word }) => word)), "changed");
    },
  };
  const hold: Act = {
    ...onWords,
    name: "words hold",
    about: `Hold ${names} that are shown and have these words or phrases until you approve them`,
    more: `It does to what is shown what blocking a word does to what comes. ${capitalized(names)} without the words stay, and so do samples.`,
    example: "words hold casino",
    args: [{ flags: "<word...>", ...wordField }],
    button: "Hold what's shown with it",
    done: "Held",
    says: "Held with the word: {count}. They wait in the queue.",
    none: "Nothing that's shown has the word.",
    why: "it has a blocked word",
    async run({ db }, { things }, { now }) {
      const words = things.map(({ id }) => id);
      const held: HeldRow[] = [];
      for (const kind of kinds) {
        const found: string[] = [];
        for await (const { id } of shownWith(db, kind, words)) found.push(id);
        held.push(...(await changeRows(db, kind, found, { before: null, after: now })));
      }
      const done = held.map(({ id, subject }) => ({ id, subject }));
      return { done, ...(held.length > 0 ? { saved: { now, held } } : {}) };
    },
    async undo({ db }, { now, held }: { now: number; held: readonly HeldRow[] }) {
      const back: HeldRow[] = [];
      for (const kind of kinds) {
        const ids = held.flatMap((row) => (row.kind === kind.name ? [row.id] : []));
        back.push(...(await changeRows(db, kind, ids, { before: now, after: null })));
      }
      const shown = new Set(back.map(({ id }) => id));
      return {
        done: back.map(({ id, subject }) => ({ id, subject })),
        left: held.flatMap(({ id }) => (shown.has(id) ? [] : [{ id, as: "changed" }])),
      };
    },
  };
  return [block, unblock, hold] as const;
}

interface HeldRow {
  /** Its kind's name. */
  kind: string;
  id: string;
  subject: string;
}

/** Holds rows because of a word, or shows them again; those that aren't as they were stay. */
async function changeRows(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
  { before, after }: Readonly<Record<"before" | "after", number | null>>,
): Promise<HeldRow[]> {
  const { db: kept, rows, subject } = tableOf(db, kind);
  const changed: HeldRow[] = [];
  for (let start = 0; start < ids.length; start += batch)
    changed.push(
      ...(
        await kept
          .updateTable(rows)
          .set({ hidden_at: after, held_because: after === null ? null : "blocked-word" })
          .where("id", "in", ids.slice(start, start + batch))
          .where("hidden_at", "is not distinct from", before)
          .where("held_because", "is not distinct from", before === null ? null : "blocked-word")
          .returning(["id", `${subject} as subject`])
          .execute()
      ).map((row) => ({ kind: kind.name, ...row })),
    );
  return changed;
}

/** Splits the words into those affected, and the others. */
const split = (things: readonly Thing[], done: ReadonlySet<string>, as: string) => ({
  done: things.filter(({ id }) => done.has(id)),
  left: things.filter(({ id }) => !done.has(id)).map(({ id }) => ({ id, as })),
});

/** How many rows are scanned before other work gets a turn. */
const batch = 200;

/** The visible rows of a kind that contain some of these words or phrases, which it names. It reads all rows. */
async function* shownWith(
  db: Database,
  kind: StoredKind,
  words: readonly string[],
): AsyncIterable<{ id: string; words: ReadonlySet<string> }> {
  const { db: kept, rows: table, seeded } = tableOf(db, kind);
  for (let after = ""; ;) {
    const rows = await kept
      .selectFrom(table)
      .select(["id", ...(kind.columns.read as readonly "text"[])])
      .where("hidden_at", "is", null)
      .$if(seeded !== undefined, (query) => query.where(seeded!, "=", 0))
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, ...texts } of rows) {
      const found = Object.values(texts).flatMap((text) => blockedWordsIn(text, words));
      if (found.length > 0) yield { id, words: new Set(found) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
    await othersTurn();
  }
}

/** How many visible rows of a kind contain each of these words or phrases. */
export async function countShownWith(
  db: Database,
  kind: StoredKind,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(words.map((word) => [word, 0]));
  for await (const found of shownWith(db, kind, words))
    for (const word of found.words) counts.set(word, counts.get(word)! + 1);
  return counts;
}
