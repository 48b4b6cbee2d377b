import { setImmediate as othersTurn } from "node:timers/promises";
import { bareLetters, withoutDisguise } from "../platform/text/visible-text.ts";
import type { Database } from "../platform/store/tables.ts";
import type { NewRow, StoredKind } from "./contribution.ts";
import { tableOf, textIn } from "./contributions.store.ts";

/** Texts are compared by every so many letters in a row, as `bareLetters` has them. */
const gramLength = 12;
/** What a text is looked up by: so many of its grams. Of two texts that share half of theirs, one is in both nearly always. */
const sketchSize = 8;
/** Of the shorter text's grams, so many are in a near copy too. Two players' own words share far fewer. */
const sharedPart = 0.6;

/** A text's grams, as hashes of 30 bits, which take least memory; undefined for one so short that two players may both write it. */
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

/** A hash whose order has nothing to do with the letters it's of. */
function scattered(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 2;
}

/** The grams that a text is looked up by: the least ones, which texts that share most of their grams share as well. */
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

/** The part of the shorter text's grams that the other has, too: 0 to 1. */
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

/** How many of the newest of a kind are remembered. */
const maxRemembered = 5000;
/** Texts that are read before others get their turn. */
const batch = 20;
/** How many of those that share most with a text are compared with it. */
const maxCompared = 5;
/** How many are found by one gram: a phrase that everyone writes tells little. */
const maxPerGram = 20;
/** What a process stores may come into the store this long after its date, in milliseconds. */
const late = 10 * 60_000;

/**
 * Remembers what the newest long texts of a kind are looked up by, a few numbers each, and finds near copies of them. They are read
 * when the first long text comes, and then those that came since, from other processes too.
 */
export function openNearCopies(db: Database, kind: StoredKind) {
  const { db: kept, rows: table, text: column } = tableOf(db, kind);
  /** The ids that are remembered, oldest first, with the grams they are looked up by: none for a short text. */
  const sketches = new Map<string, readonly number[]>();
  /** The ids that a gram leads to; mostly one, which takes no list. */
  const found = new Map<number, string | readonly string[]>();
  let readThrough = 0;

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

  /** Reads the newest that came since the last time, the oldest of them first. */
  async function catchUp() {
    const newest = await kept
      .selectFrom(table)
      .select(["id", "created_at"])
      .where("created_at", ">", readThrough - late)
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
  }
  let catchingUp: Promise<void> | undefined;

  return {
    /** Remembers a row that took another one's place. */
    remember: (id: string, row: NewRow) => remember(id, textIn(kind, row)),
    /**
     * What is stored that each of these rows is nearly a copy of, by their ids, and whether it's one of an earlier
     * one of the same list; short texts are of none. Throws if the store can't be read.
     */
    async of(rows: readonly NewRow[]): Promise<{ ids: string[]; ofEarlier: boolean }[]> {
      const texts: (ReadonlySet<number> | undefined)[] = [];
      for (const row of rows) {
        if (texts.length > 0) await othersTurn();
        texts.push(gramsOf(textIn(kind, row)));
      }
      if (texts.every((grams) => grams === undefined))
        return texts.map(() => ({ ids: [], ofEarlier: false }));
      // Two posts at once read them once.
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
