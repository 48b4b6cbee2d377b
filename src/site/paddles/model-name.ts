// Which paddle or ball a name means: a brand, the words of a model, and words that tell its versions apart.

import { withPlus } from "../../platform/text/normalize-text.ts";
import { searchWords, typosIn } from "../../platform/text/search-words.ts";

/** A name's words, without case, accents and punctuation. '+' is one, and 'IV' is '4'. */
const wordsOf = (name: string): string[] => searchWords(withPlus(name));

/** The words of a name as one text, for comparing: 'Pro IV' and 'pro-4' are the same name, 'J2K' and 'J2K+' aren't. */
export const nameKey = (name: string): string => wordsOf(name).join("");

// A thickness, a shape, a hand or handle, a year; and words that every name may have.
const ofVersion =
  /^(?:9|1\d|20)(?:\.\d+)?$|^20[12]\d$|^(?:elongated|hybrid|standard|widebody|wide|body|left|right|handed|lefty|lh|sh|rh|el|wb|xl|new|and|the|with|pickleball|paddle)$/;

/** The words of a name that are of its model, without its brand's. */
export function modelWords(name: string, brand: string): ReadonlySet<string> {
  const words = wordsOf(name);
  const ofBrand = wordsOf(brand);
  const startsWithBrand = ofBrand.every((word, index) => words[index] === word);
  const rest = startsWithBrand ? words.slice(ofBrand.length) : words;
  return new Set(rest.filter((word) => !ofVersion.test(word)));
}

/** A name without the words that tell versions apart, and those: 'Perseus Pro V' and '16 mm'. */
export function splitVersion(name: string): { model: string; version: string } {
  const parts = name
    .replaceAll(/[()[\],;]/g, " ")
    .replaceAll(/(\d)mm\b/gi, "$1 mm")
    .split(/\s+/)
    .filter(Boolean);
  const isOfVersion = (part: string) => {
    const words = wordsOf(part);
    return /^mm$/i.test(part) || (words.length > 0 && words.every((word) => ofVersion.test(word)));
  };
  return {
    model: parts.filter((part) => !isOfVersion(part)).join(" "),
    version: parts.filter(isOfVersion).join(" "),
  };
}

/** A paddle or ball with a page or a draft. */
export interface NamedEntry {
  path: string;
  name: string;
  fullName?: string | undefined;
  aliases?: readonly string[] | undefined;
  brand: string;
}

/** Whether the second name has all words of the first, except for typos. */
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  some.size > 0 &&
  [...some].every((word) => all.has(word) || [...all].some((each) => typosIn(word, each) < 3));

/**
 * The entries, of those with the same brand, that a name may mean or be a version of: 'Perseus (16 mm)' may be each
 * Perseus, and 'Perseus Pro IV (14 mm)' a Perseus Pro IV.
 */
export function likelyEntries(
  name: string,
  brand: string,
  entries: readonly NamedEntry[],
): readonly NamedEntry[] {
  const model = modelWords(name, brand);
  return entries.filter((entry) => {
    const names = [entry.name, entry.fullName ?? [], entry.aliases ?? []].flat();
    const all = names.flatMap((each) => [...modelWords(each, entry.brand)]);
    return isWithin(model, new Set(all)) || isWithin(modelWords(entry.name, entry.brand), model);
  });
}

/** A name with its brand at its start: 'Loco' of Bread & Butter is 'Bread & Butter Loco'. */
export function withBrand(name: string, brand: string): string {
  const words = wordsOf(name);
  return wordsOf(brand).every((word, index) => words[index] === word) ? name : `${brand} ${name}`;
}
