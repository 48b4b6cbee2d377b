// Finds near copies among long reviews: texts that share most of their 12-letter sequences. Each text is looked up by a
// sketch of a few of these, so memory stays small; only the likeliest candidates are compared in full.

import { setImmediate as othersTurn } from "node:timers/promises";
import { bareLetters, withoutDisguise } from "../../platform/text/visible-text.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { NewRow, StoredKind } from "./contribution.ts";
import { tableOf, textIn } from "./contributions.store.ts";

/** The number of consecutive letters in a gram, counted after `bareLetters`. */
const gramLength = 12;
/** The number of grams in a sketch. Two texts that share half of their grams nearly always share one of these. */
const sketchSize = 8;
/** A near copy shares this part of the shorter text's grams. Two players' own words share far fewer. */
const sharedPart = 0.6;

/**
 * A text's grams, as 30-bit hashes, which take the least memory; undefined for a text so short that two people may
 * both write it.
 */
export function gramsOf(given: string): Set<number> | undefined {
  if (!withoutDisguise(given).isLong) return undefined;
  const letters = bareLetters(given);
  const grams = new Set<number>();
  let hash = 0;
  for (let at = 0; at < letters.length; at++) {
    hash = Math.imul(hash, base) + letters.charCodeAt(at);
    if (at >= gramLength) hash -= Math.imul(outgoing, letters.charCodeAt(at - gramLength));
    if (at >= gramLength - 1) grams.add(scattered(hash));
  }
  return grams;
}

const base = 0x01000193;
/** `base` to the power of `gramLength`. */
const outgoing = Array.from({ length: gramLength }).reduce<number>(
  (power) => Math.imul(power, base),
  1,
);

/** Scatters a hash, so that its order doesn't depend on the letters. */
function scattered(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 2;
}

/** A text's sketch: its smallest grams, which texts that share most of their grams share too. */
export function sketchOf(grams: ReadonlySet<number>): number[] {
  const least: number[] = [];
  for (const one of grams) {
    if (least.length === sketchSize && one > least.at(-1)!) continue;
    const place = least.findIndex((other) => one < other);
    least.splice(place < 0 ? least.length : place, 0, one);
    least.length = Math.min(least.length, sketchSize);
  }
  return least;
}

/** The part of the shorter text's grams that the other has too: 0 to 1. */
export function sharedOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let shared = 0;
  for (const each of shorter) if (longer.has(each)) shared++;
  return shared / shorter.size;
}

/** Whether one text is nearly the other, or contains nearly all of it. */
export function isNearCopy(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return sharedOf(one, other) >= sharedPart;
}

const maxRemembered = 5000;
/** How many texts are read before other work gets a turn. */
const batch = 20;
/** How many of the likeliest candidates are compared in full. */
const maxCompared = 5;
/** How many texts are looked up per gram: a phrase that everyone writes says little. */
const maxPerGram = 20;
/**
 * How late after its date another process's row may be stored, and how late nearly all are, in milliseconds. The clocks
 * of two machines differ.
 */
const late = { atMost: 10 * 60_000, usually: 5000 };
/** How often rows are looked for that are later than usual, in milliseconds: where many are sent, it takes long. */
const lookBackAfter = 60_000;

/**
 * Remembers the sketches of a kind's newest long texts, a few numbers each, and finds near copies of them. They're read
 * when the first long text arrives, and later ones afterwards, including other processes'.
 */
export function openNearCopies(db: Database, kind: StoredKind, clock: () => number) {
  const { db: kept, rows: table, text: column } = tableOf(db, kind);
  /** The remembered ids, oldest first, with their sketches; empty for a short text. */
  const sketches = new Map<string, readonly number[]>();
  /** The ids with a gram; usually one, which needs no list. */
  const found = new Map<number, string | readonly string[]>();
  let readThrough = 0;
  let lookedBackAt = -Infinity;

  const idsOf = (gram: number): readonly string[] => {
    const ids = found.get(gram) ?? [];
    return typeof ids === "string" ? [ids] : ids;
  };

  function forget(id: string) {
    for (const gram of sketches.get(id) ?? []) {
      const others = idsOf(gram).filter((other) => other !== id);
      if (others.length > 0) found.set(gram, others.length === 1 ? others[0]! : others);
      else found.delete(gram);
    }
    sketches.delete(id);
  }

  function remember(id: string, text: string) {
    forget(id);
    const isFree = (one: number) => idsOf(one).length < maxPerGram;
    const sketch = sketchOf(gramsOf(text) ?? new Set()).filter(isFree);
    sketches.set(id, sketch);
    for (const one of sketch) found.set(one, found.has(one) ? [...idsOf(one), id] : id);
    if (sketches.size > maxRemembered) forget(sketches.keys().next().value!);
  }

  /** Reads the newest rows since the last time, oldest first. */
  async function catchUp() {
    const now = clock();
    const looksBack = Math.abs(now - lookedBackAt) >= lookBackAfter;
    const newest = await kept
      .selectFrom(table)
      .select(["id", "created_at"])
      .where("created_at", ">", readThrough - (looksBack ? late.atMost : late.usually))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(maxRemembered)
      .execute();
    const unread = newest.filter(({ id }) => !sketches.has(id)).toReversed();
    for (let first = 0; first < unread.length; first += batch) {
      const ids = unread.slice(first, first + batch).map(({ id }) => id);
      const texts = await textsOf(ids);
      for (const id of ids) if (texts.has(id)) remember(id, texts.get(id)!);
      await othersTurn();
    }
    readThrough = newest[0]?.created_at ?? readThrough;
    if (looksBack) lookedBackAt = now;
  }
  let catchingUp: Promise<void> | undefined;

  return {
    /** Remembers a row that replaced another. */
    remember: (id: string, row: NewRow) => remember(id, textIn(kind, row)),
    /**
     * The ids of stored rows that each of these nearly copies, and whether it nearly copies an earlier one in the same
     * list. Short texts copy nothing. Throws if the store can't be read.
     */
    async of(rows: readonly NewRow[]): Promise<{ ids: string[]; ofEarlier: boolean }[]> {
      const texts: (ReadonlySet<number> | undefined)[] = [];
      for (const row of rows) {
        if (texts.length > 0) await othersTurn();
        texts.push(gramsOf(textIn(kind, row)));
      }
      if (texts.every((grams) => grams === undefined))
        return texts.map(() => ({ ids: [], ofEarlier: false }));
      // Two concurrent posts share one read.
      await (catchingUp ??= catchUp().finally(() => (catchingUp = undefined)));
      const own = texts.map((grams) => (grams ? sketchOf(grams) : []));
      const likely = own.map(mostShared);
      const stored = new Map(
        [...(await textsOf([...new Set(likely.flat())]))].map(([id, text]) => [id, gramsOf(text)]),
      );
      return texts.map((grams, index) => {
        if (!grams) return { ids: [], ofEarlier: false };
        const ids = likely[index]!.filter((id) => {
          const other = stored.get(id);
          return other !== undefined && isNearCopy(grams, other);
        });
        const ofEarlier = texts.slice(0, index).some((other, place) => {
          const isLikely = own[place]!.some((gram) => own[index]!.includes(gram));
          return isLikely && other !== undefined && isNearCopy(grams, other);
        });
        return { ids, ofEarlier };
      });
    },
  };

  /** The ids that share most of these grams. */
  function mostShared(sketch: readonly number[]): string[] {
    const counts = new Map<string, number>();
    for (const gram of sketch)
      for (const id of idsOf(gram)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const inOrder = [...counts].toSorted(([, a], [, b]) => b - a);
    return inOrder.slice(0, maxCompared).map(([id]) => id);
  }

  async function textsOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await kept
      .selectFrom(table)
      .select(["id", `${column!} as text`])
      .where("id", "in", ids)
      .execute();
    return new Map(rows.map(({ id, text }) => [id, text]));
  }
}
