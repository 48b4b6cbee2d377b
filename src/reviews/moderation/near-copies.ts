import { bareLetters } from "../../platform/text/bare-letters.ts";
import { withoutDisguise } from "../../platform/text/visible-text.ts";

/** Texts are compared by every so many letters in a row, as `bareLetters` has them. */
const gram = 12;
/** What a text is looked up by: so many of its grams. Of two texts that share half of theirs, one is in both nearly always. */
const sketchSize = 8;
/** Of the shorter text's grams, so many are in a near copy too. Two players' own words share far fewer. */
const sharedPart = 0.6;

/** A text's grams, as hashes of 30 bits, which take least memory; undefined for one so short that two players may both write it. */
export function gramsOf(reviewText: string): Set<number> | undefined {
  if (!withoutDisguise(reviewText).isLong) return undefined;
  const letters = bareLetters(reviewText);
  const grams = new Set<number>();
  let hash = 0;
  for (let at = 0; at < letters.length; at++) {
    hash = Math.imul(hash, base) + letters.charCodeAt(at);
    if (at >= gram) hash -= Math.imul(outgoing, letters.charCodeAt(at - gram));
    if (at >= gram - 1) grams.add(scattered(hash));
  }
  return grams;
}

const base = 0x01000193;
/** `base` to the power of `gram`. */
const outgoing = Array.from({ length: gram }).reduce<number>((power) => Math.imul(power, base), 1);

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
