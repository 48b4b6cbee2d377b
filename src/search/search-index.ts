// The full-text index behind the site search. It's built once per catalog, kept in memory, and knows where a word
// occurs and how much that's worth; site-search.ts decides what a term means and ranks the results.

import { oncePer } from "../platform/once-per.ts";
import type { SearchDocument } from "../platform/render/route.ts";
import { searchWords, typosIn, typosInBeginning } from "./search-words.ts";

/** Where to look for words. 'names' are titles, keywords and paths. */
export type SearchScope = "names" | "everything";

/**
 * A document's words. Every word in a text is surrounded by spaces, so that whole words and beginnings are substrings.
 */
interface Entry {
  document: SearchDocument;
  title: string;
  /** The keywords, and the words of the path. */
  names: string;
  text: string;
  /** The title without spaces: 'x40' is in 'Franklin X-40'. */
  joined: string;
  /** Title and keywords, each without spaces. */
  joinedNames: string;
}

/** Every word in some documents, by first letter: typos rarely change it. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** The documents that contain each word, by index. */
interface WordRows {
  rows: ReadonlyMap<string, readonly number[]>;
  /** In alphabetical order, so that words with the same beginning are adjacent. */
  sorted: readonly string[];
}

interface SearchIndex {
  entries: readonly Entry[];
  rows: Record<"title" | "names" | "text", WordRows>;
  words: Record<SearchScope, Vocabulary>;
}

/** The weight of each place a word can be. Whole words outweigh beginnings, and the whole title is best. */
const weights = {
  wholeTitle: 20,
  titleStart: 16,
  titleWord: 12,
  titleBeginning: 8,
  title: 4,
  name: 3,
  nameBeginning: 2,
  text: 1,
} as const;

/** From this weight on, a word is in the title. */
export const titleWeight = weights.title;
/** The weight of all words of a term together, written as one or split: 'boom stick'. */
export const joinedWeight = weights.titleWord;

/** The index of a site's documents, built by the first search. */
export const indexOf = oncePer((documents: readonly SearchDocument[]): SearchIndex => {
  const entries = documents.map((document): Entry => {
    const { title, keywords, path, text } = document;
    const ofTitle = searchWords(title);
    const ofNames = [...keywords, path].map(searchWords);
    return {
      document,
      title: spaced(ofTitle),
      names: spaced(ofNames.flat()),
      text: spaced(searchWords(text)),
      joined: ofTitle.join(""),
      joinedNames: [ofTitle, ...ofNames].map((words) => words.join("")).join(" "),
    };
  });
  const names = entries.flatMap((entry) => [entry.title, entry.names]);
  const texts = entries.map(({ text }) => text);
  return {
    entries,
    rows: {
      title: wordRows(entries.map(({ title }) => title)),
      names: wordRows(entries.map((entry) => entry.names)),
      text: wordRows(texts),
    },
    words: { names: vocabularyOf(names), everything: vocabularyOf(texts) },
  };
});

function wordRows(texts: readonly string[]): WordRows {
  const rows = new Map<string, number[]>();
  for (const [row, text] of texts.entries())
    for (const word of new Set(text.trim().split(" "))) {
      const known = rows.get(word);
      if (known) known.push(row);
      else rows.set(word, [row]);
    }
  return { rows, sorted: [...rows.keys()].toSorted() };
}

/** The documents with a word, or with one that begins like it. */
function* rowsWith(word: string, isWhole: boolean, { rows, sorted }: WordRows): Iterable<number> {
  if (isWhole) return yield* rows.get(word) ?? [];
  for (let at = firstFrom(sorted, word); at < sorted.length; at++) {
    const begun = sorted[at]!;
    if (!begun.startsWith(word)) return;
    yield* rows.get(begun)!;
  }
}

/** The position of the first word that doesn't sort before another one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const spaced = (words: readonly string[]) => ` ${words.join(" ")} `;

function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Map<string, Set<string>>();
  for (const text of texts)
    for (const word of text.split(" ")) {
      if (word.length < 3) continue;
      const alike = words.get(word[0]!);
      if (alike) alike.add(word);
      else words.set(word[0]!, new Set([word]));
    }
  return words;
}

/**
 * The best weight of a word in each document that contains it, by the document's index. Short words and numbers must
 * match whole.
 */
export function weightsOf(
  word: string,
  { entries, rows }: SearchIndex,
  scope: SearchScope,
): Map<number, number> {
  const whole = ` ${word} `;
  const isShort = word.length <= 2;
  const isWhole = word.length === 1 || /^\d+$/.test(word);
  const beginning = isWhole ? whole : ` ${word}`;
  const found = new Map<number, number>();
  if (scope === "everything")
    for (const row of rowsWith(word, isWhole || isShort, rows.text)) found.set(row, weights.text);
  for (const row of rowsWith(word, isWhole || isShort, rows.names))
    found.set(row, entries[row]!.names.includes(whole) ? weights.name : weights.nameBeginning);
  if (isTelling(word))
    for (const [row, { joined }] of entries.entries())
      if (joined.includes(word)) found.set(row, weights.title);
  for (const row of rowsWith(word, isWhole, rows.title)) {
    const { title } = entries[row]!;
    if (title === whole) found.set(row, weights.wholeTitle);
    else if (title.startsWith(beginning)) found.set(row, weights.titleStart);
    else found.set(row, title.includes(whole) ? weights.titleWord : weights.titleBeginning);
  }
  return found;
}

/** Whether a word also matches in the middle of another: 'x40' does, 'arm' doesn't. */
function isTelling(word: string): boolean {
  return word.length > 3 || (word.length === 3 && /\d/.test(word));
}

/**
 * The likely corrections of a misspelled word: the closest words in titles, keywords and paths, of which the last word
 * of a term may be a beginning, or else in texts.
 */
export function corrections(
  typed: string,
  { words }: Pick<SearchIndex, "words">,
  scope: SearchScope,
  isLast: boolean,
): string[] {
  const scopes: readonly SearchScope[] = scope === "names" ? ["names"] : ["names", "everything"];
  for (const each of scopes) {
    const alike = [...(words[each].get(typed[0]!) ?? [])];
    const found = closest(alike, (word) => typosIn(typed, word));
    if (found.length > 0) return found;
    if (!isLast || each === "everything") continue;
    const begun = closest(alike, (word) => typosInBeginning(typed, word));
    if (begun.length > 0) return begun;
  }
  return [];
}

function closest(words: readonly string[], typosOf: (word: string) => number): string[] {
  let least = Infinity;
  let found: string[] = [];
  for (const word of words) {
    const typos = typosOf(word);
    if (typos === Infinity || typos > least) continue;
    if (typos < least) found = [];
    least = typos;
    found.push(word);
  }
  return found;
}
